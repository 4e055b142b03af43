import { driveAt, measureCapacity, p95 } from '../load/drive.ts';
import { startGatewayProcess } from '../load/gateway-process.ts';
import { openMix } from '../load/mix.ts';
import type { Row } from '../row.ts';

/** The rows of a soak. */
export const soakNames = ['soak-memory', 'soak-p95', 'soak-handles'] as const;

/** How much more the end of the run may show than its first sixth. */
const MOST_TIMES = 1.2;

/** What is looked at: over the last sixth of a part of the run. */
interface Look {
  readonly memory: number;
  readonly p95: number;
  readonly handles: number;
}

/**
 * Mixed load at half the capacity: a sixth of the time is taken as the measure (minute 5 of 30), and the end must not
 * be worse than that by more than a fifth.
 */
export async function measureSoak(minutes: number): Promise<Row[]> {
  const gateway = await startGatewayProcess();
  const mix = await openMix(gateway.port);
  try {
    const perSecond = (await measureCapacity(mix)) / 2;
    process.stdout.write(`${perSecond.toFixed(0)} calls a second for ${minutes} minutes\n`);
    const sixth = (minutes * 60_000) / 6;
    const looks: Look[] = [];
    for (let part = 1; part <= 6; part += 1) {
      const times: number[] = [];
      await driveAt(mix, perSecond, sixth, ({ milliseconds }) => times.push(milliseconds));
      const look = {
        memory: await gateway.memory(),
        p95: p95(times),
        handles: await gateway.handles(),
      };
      looks.push(look);
      process.stdout.write(`${((part * minutes) / 6).toFixed(1)} min: ${JSON.stringify(look)}\n`);
    }
    const [first, last] = [looks[0], looks.at(-1)];
    if (first === undefined || last === undefined) throw new Error('nothing was looked at');
    return [
      row('soak-memory', 'MB', first.memory, last.memory),
      row('soak-p95', 'ms', first.p95, last.p95),
      row('soak-handles', 'handles', first.handles, last.handles),
    ];
  } finally {
    mix.close();
    await gateway.stop();
  }
}

function row(name: string, unit: Row['unit'], floor: number, value: number): Row {
  const budget = `≤ ${MOST_TIMES} × what it was after a sixth of the run`;
  return { name, value, unit, floor, budget, met: value <= MOST_TIMES * floor };
}
