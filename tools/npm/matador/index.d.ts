// Matador: what deals of trick-taking games are worth with all cards on the table.
// What the program does not know of: how the package is loaded, and how its work is stopped.

import type { Matador, MatadorWorker } from './functions.js';

export * from './answers.js';
export * from './functions.js';
export * from './games.js';
export * from './options.js';

/** What may stop work in a worker, as an AbortSignal does. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Work {
  /** Stops the work; the promise is rejected with its reason. */
  signal?: StopSignal;
  /** Hears how many deals are done. */
  onProgress?: (deals: number) => void;
}

export interface LoadOptions {
  /** The bytes of `matador.wasm`, or the WebAssembly.Module, where the file is not found by itself. */
  wasm?: object;
  /** Hears warnings, as of a misspelt tag; without it they go to the console. */
  onWarning?: (message: string) => void;
}

/** The solver on this thread. */
export function load(options?: LoadOptions): Promise<Matador>;

/** The solver in a worker. It ends with the program, and keeps it alive only while it is at work. */
export function loadWorker(options?: LoadOptions): Promise<MatadorWorker>;

/** A deal or a request is faulty. */
export class MatadorError extends Error {
  /** 1: a deal is faulty; 2: the request is. */
  readonly status: 1 | 2;
  /** The answers to the other deals, in the form that the question has. */
  readonly answers: unknown;
}
