import { setTimeout as wait } from 'node:timers/promises';
import type { Mix } from './mix.ts';
import type { Ended } from './wire-client.ts';

/** Calls in flight while the capacity is measured, and for how many milliseconds. */
const AT_ONCE = 16;
const CAPACITY_TIME = 15_000;

/** Calls a second that are served when the next one is sent as soon as one is there. */
export async function measureCapacity(mix: Mix): Promise<number> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => mix.next()));
  const begin = performance.now();
  let served = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() - begin < CAPACITY_TIME) {
      const { status } = await mix.next();
      if (status === 200) served += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return served / ((performance.now() - begin) / 1000);
}

/**
 * Sends calls at a steady rate, whether the earlier ones have ended or not, and waits for the last one. `onEnd` hears
 * of each.
 */
export async function driveAt(
  mix: Mix,
  perSecond: number,
  milliseconds: number,
  onEnd: (ended: Ended) => void,
): Promise<void> {
  const begin = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let sent = 0; performance.now() - begin < milliseconds; sent += 1) {
    const call = mix.next().then(onEnd);
    underWay.add(call);
    call.then(() => underWay.delete(call));
    const early = begin + ((sent + 1) * 1000) / perSecond - performance.now();
    if (early > 0) await wait(early);
  }
  await Promise.all(underWay);
}

/** The 95th of a hundred, from the least to the most. */
export function p95(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
