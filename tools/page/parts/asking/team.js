// Several askers for one question: its parts are asked at the same time, as many as there are cores.

import { Asker, STOPPED } from './asker.js';

const MOST = 8; // each takes some 40 MiB
const MOST_OF_PHONES = 4;

const sizeOfTeam = () => {
  const most = matchMedia('(pointer: coarse)').matches ? MOST_OF_PHONES : MOST;
  return Math.min(navigator.hardwareConcurrency || 2, most);
};

export class Team {
  constructor(size = sizeOfTeam()) {
    const known = new Map();
    this.askers = Array.from({ length: size }, () => new Asker(known));
    this.work = null;
  }

  get size() {
    return this.askers.length;
  }

  get isBusy() {
    return this.work !== null;
  }

  // A question that is one whole, as an asker is asked it.
  async ask(...question) {
    const replies = await this.askAll([question]);
    return replies === STOPPED ? STOPPED : replies[0];
  }

  // The replies to all parts, in their order; `STOPPED` where another question came. `told` hears the replies
  // so far, in their places, and how many they are.
  async askAll(parts, /** @type {(sofar: object[], done: number) => void} */ told = () => {}) {
    this.cancel();
    const work = { next: 0, done: 0, replies: new Array(parts.length), isStopped: false };
    this.work = work;
    await Promise.all(this.askers.map((asker) => share(asker, parts, work, told)));
    if (work.isStopped) return STOPPED;
    this.work = null;
    return work.replies;
  }

  cancel() {
    if (!this.work) return;
    this.work.isStopped = true;
    this.work = null;
    for (const asker of this.askers) asker.cancel();
  }
}

// Takes one part after the other, as long as there are any.
async function share(asker, parts, work, told) {
  while (work.next < parts.length && !work.isStopped) {
    const i = work.next++;
    const reply = await asker.ask(...parts[i]);
    if (work.isStopped) return;
    work.replies[i] = reply;
    told(work.replies, ++work.done);
  }
}
