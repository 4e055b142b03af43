import { setTimeout as wait } from 'node:timers/promises';
import { driveAt, measureCapacity, p95 } from '../load/drive.ts';
import { startGatewayProcess } from '../load/gateway-process.ts';
import { type Mix, openMix } from '../load/mix.ts';
import type { Ended } from '../load/wire-client.ts';
import type { Row } from '../row.ts';

/** The rows of an overload. */
export const overloadNames = [
  'overload-refused',
  'overload-served',
  'overload-p95',
  'overload-recovery',
] as const;

const TIMES_CAPACITY = 3;
const MILLISECONDS = 60_000;
const LEAST_SERVED = 80;
const MOST_P95 = 2000;
const MOST_RECOVERY = 10_000;
/** Calls in a row that are served quickly once the gateway has recovered, and what quickly means. */
const QUICK_IN_A_ROW = 20;
const QUICK = 500;

/** Three times as many calls as can be served, for a minute. */
export async function measureOverload(): Promise<Row[]> {
  const gateway = await startGatewayProcess();
  const mix = await openMix(gateway.port);
  try {
    const capacity = await measureCapacity(mix);
    const ended: Ended[] = [];
    const begin = performance.now();
    await driveAt(mix, TIMES_CAPACITY * capacity, MILLISECONDS, (one) => ended.push(one));
    const seconds = (performance.now() - begin) / 1000;
    const recovery = await timeToRecover(mix);
    return rowsOf(ended, capacity, seconds, recovery);
  } finally {
    mix.close();
    await gateway.stop();
  }
}

function rowsOf(
  ended: readonly Ended[],
  capacity: number,
  seconds: number,
  recovery: number,
): Row[] {
  const served = ended.filter(({ status }) => status === 200);
  const refused = ended.filter(({ status }) => status === 503);
  const others = ended.filter(({ status }) => status !== 200 && status !== 503);
  process.stdout.write(
    `capacity ${capacity.toFixed(0)} calls/s; ${ended.length} sent, ${served.length} served, ` +
      `${refused.length} refused with 503, ${others.length} ended otherwise ` +
      `(${[...new Set(others.map(({ status }) => status))].join(', ')})\n`,
  );
  const slow = p95(served.map(({ milliseconds }) => milliseconds));
  const share = (100 * served.length) / seconds / capacity;
  return [
    {
      name: 'overload-refused',
      value: (100 * refused.length) / ended.length,
      unit: '%',
      budget: 'every call is served or refused with 503',
      met: others.length === 0,
    },
    {
      name: 'overload-served',
      value: share,
      unit: '%',
      budget: `≥ ${LEAST_SERVED} % of the capacity`,
      met: share >= LEAST_SERVED,
    },
    {
      name: 'overload-p95',
      value: slow,
      unit: 'ms',
      budget: `≤ ${MOST_P95} ms for those that are served`,
      met: slow <= MOST_P95,
    },
    {
      name: 'overload-recovery',
      value: recovery,
      unit: 'ms',
      budget: `≤ ${MOST_RECOVERY} ms`,
      met: recovery <= MOST_RECOVERY,
    },
  ];
}

/** Milliseconds after the last call of the crowd until calls are served quickly again. */
async function timeToRecover(mix: Mix): Promise<number> {
  const begin = performance.now();
  let since = begin;
  for (let quick = 0; quick < QUICK_IN_A_ROW; ) {
    const { status, milliseconds } = await mix.next();
    const isQuick = status === 200 && milliseconds < QUICK;
    if (!isQuick) since = performance.now();
    quick = isQuick ? quick + 1 : 0;
    await wait(20);
  }
  return since - begin;
}
