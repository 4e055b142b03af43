import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 60;
const PAUSE = 1000;

/**
 * Does some work again while the database is too busy to let it begin: the embedded one tidies up
 * for seconds after much was written, and a client waits no longer than five. Work that has begun
 * and fails is not repeated.
 */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !couldNotBegin(error)) throw error;
    }
    await wait(PAUSE);
  }
}

function couldNotBegin(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}
