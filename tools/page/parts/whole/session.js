// What a tab of the browser has open survives that it is loaded again, where the browser lets a page keep things.

const KEY = 'matador-open';

export function keep(state) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // then a reload has what stands in the address
  }
}

// Null where another position stands in the address.
export function kept(hash) {
  try {
    const state = JSON.parse(sessionStorage.getItem(KEY));
    return state?.hash === hash && hash ? state : null;
  } catch {
    return null;
  }
}
