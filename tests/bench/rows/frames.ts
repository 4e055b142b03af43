import type { TestPortal } from '../../support/portal.ts';
import { median, type Row } from '../row.ts';
import type { Sites } from '../sites/serve.ts';
import {
  type Contestant,
  enterFloor,
  enterLuigi,
  enterOwn,
  enterScion,
  type Samples,
} from './contestants.ts';

const rounds = 3;

/** Calls that an app gets through in a second, at least. */
const leastCalls = 2000;

type Figures = Readonly<Record<keyof Required<Samples>, number>>;

/**
 * Mount, switch, call and throughput of Atrium, the floor, Luigi and SCION. They take turns, so that whatever else the
 * machine does slows all of them alike.
 */
export async function measureFrames(portal: TestPortal, sites: Sites): Promise<Row[]> {
  const contestants: readonly Contestant[] = [
    await enterFloor(portal, sites),
    await enterLuigi(portal, sites),
    await enterScion(portal, sites),
    await enterOwn(portal),
  ];
  const samples: Samples[][] = contestants.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const sample = await contestant.round();
      // The first round warms caches.
      if (round > 0) samples[index]?.push(sample);
      await contestant.page.goto('about:blank');
    }
  }
  const [floor, luigi, scion, own] = samples.map(medians);
  if (!floor || !luigi || !scion || !own) throw new Error('a round is missing');
  return toRows({ floor, luigi, scion, own });
}

type Compared = Readonly<Record<'floor' | 'luigi' | 'scion' | 'own', Figures>>;

function toRows({ floor, luigi, scion, own }: Compared): Row[] {
  const beside = (name: 'mount' | 'switch' | 'call') =>
    ({
      name,
      value: own[name],
      unit: 'ms',
      floor: floor[name],
      peer: luigi[name],
      peerName: 'Luigi',
    }) as const;
  const besideScion = (name: 'mount' | 'call') =>
    ({
      ...beside(name),
      name: `${name}-scion`,
      peer: scion[name],
      peerName: 'SCION',
      budget: `none: beside ${name}`,
      met: true,
    }) as const;
  return [
    {
      ...beside('switch'),
      budget: '≤ 5 ms, ≥ 6 × faster than Luigi',
      met: own.switch <= 5 && own.switch * 6 <= luigi.switch,
    },
    {
      name: 'switch-click',
      value: own.click,
      unit: 'ms',
      peer: luigi.switch,
      peerName: 'Luigi',
      budget: 'none: beside switch',
      met: true,
    },
    {
      ...beside('mount'),
      budget: 'no slower than Luigi and SCION, ≤ 1.5 × floor',
      met: own.mount <= Math.min(luigi.mount, scion.mount, 1.5 * floor.mount),
    },
    besideScion('mount'),
    {
      ...beside('call'),
      budget: '≤ 1 ms, ≥ 3 × faster than Luigi, ≥ 8 × than SCION',
      met: own.call <= 1 && own.call * 3 <= luigi.call && own.call * 8 <= scion.call,
    },
    besideScion('call'),
    {
      name: 'throughput',
      value: own.throughput,
      unit: 'calls/s',
      floor: floor.throughput,
      budget: `≥ ${leastCalls} a second`,
      met: own.throughput >= leastCalls,
    },
  ];
}

function medians(samples: readonly Samples[]): Figures {
  return {
    mount: median(samples.flatMap((sample) => sample.mount)),
    click: median(samples.flatMap((sample) => sample.click ?? [])),
    switch: median(samples.flatMap((sample) => sample.switch ?? [])),
    call: median(samples.flatMap((sample) => sample.call)),
    throughput: median(samples.flatMap((sample) => sample.throughput ?? [])),
  };
}
