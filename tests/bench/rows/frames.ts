import type { Frame, Page } from 'playwright';
import { noteCodes } from '../../support/note-apps.ts';
import { appFrame, type Bench, openPortal, timings, visit } from '../page.ts';
import { median, type Row } from '../row.ts';
import type { Sites } from '../sites/serve.ts';

const rounds = 3;
const callsPerRound = 60;
const pages = ['one', 'two', 'three', 'four', 'five'] as const;

/** The functions the floor's and the peer's host pages put on their window. */
interface HostPage {
  readonly floor: {
    mount(address: string): Promise<number>;
    show(address: string): Promise<number>;
    calls(address: string, count: number): Promise<number[]>;
  };
  readonly peer: {
    configure(pages: Readonly<Record<string, string>>): void;
    navigate(name: string): Promise<number>;
    calls(count: number): Promise<number[]>;
  };
}

interface Figures {
  readonly mount: number;
  readonly switch: number;
  readonly call: number;
}

/** Mount, switch and call: Atrium, the floor and Luigi, one after another on the same machine in the same run. */
export async function measureFrames(bench: Bench, sites: Sites): Promise<Row[]> {
  const floor = await measureFloor(bench, sites);
  const peer = await measurePeer(bench, sites);
  const own = await measureOwn(bench);
  const beside = (
    name: keyof Figures,
  ): { value: number; unit: 'ms'; floor: number; peer: number; peerName: string } => ({
    value: own[name],
    unit: 'ms',
    floor: floor[name],
    peer: peer[name],
    peerName: 'Luigi',
  });
  return [
    {
      name: 'switch',
      ...beside('switch'),
      budget: '≤ 1.5 × floor, ≥ 10 × faster than Luigi',
      met: own.switch <= 1.5 * floor.switch && own.switch * 10 <= peer.switch,
    },
    {
      name: 'mount',
      ...beside('mount'),
      budget: '≤ 1.25 × floor',
      met: own.mount <= 1.25 * floor.mount,
    },
    { name: 'call', ...beside('call'), budget: '≤ 2 × floor', met: own.call <= 2 * floor.call },
  ];
}

async function measureFloor(bench: Bench, sites: Sites): Promise<Figures> {
  const addresses = pages.map((name) => sites.frame('floor', name));
  return inRounds(bench, sites.host('floor'), (page) =>
    page.evaluate(
      async ([all, count]) => {
        const { floor } = window as unknown as HostPage;
        const mount: number[] = [];
        const change: number[] = [];
        for (const address of all) mount.push(await floor.mount(address));
        for (let turn = 0; turn < 4; turn += 1)
          for (const address of all) change.push(await floor.show(address));
        return { mount, switch: change, call: await floor.calls(all[0] ?? '', count) };
      },
      [addresses, callsPerRound] as const,
    ),
  );
}

async function measurePeer(bench: Bench, sites: Sites): Promise<Figures> {
  const views = Object.fromEntries(pages.map((name) => [name, sites.frame('luigi', name)]));
  return inRounds(bench, sites.host('luigi'), (page) =>
    page.evaluate(
      async ([all, count]) => {
        const { peer } = window as unknown as HostPage;
        peer.configure(all);
        const mount: number[] = [];
        const change: number[] = [];
        for (const name of Object.keys(all)) mount.push(await peer.navigate(name));
        for (let turn = 0; turn < 4; turn += 1)
          for (const name of Object.keys(all)) change.push(await peer.navigate(name));
        return { mount, switch: change, call: await peer.calls(count) };
      },
      [views, callsPerRound] as const,
    ),
  );
}

interface Samples {
  readonly mount: readonly number[];
  readonly switch: readonly number[];
  readonly call: readonly number[];
}

/** A first round warms caches and is not counted. */
async function inRounds(
  bench: Bench,
  address: string,
  measure: (page: Page) => Promise<Samples>,
): Promise<Figures> {
  const context = await bench.browser.newContext({ viewport: { width: 1440, height: 860 } });
  const samples: Samples[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(address);
    const sample = await measure(page);
    if (round > 0) samples.push(sample);
    await page.close();
  }
  await context.close();
  return medians(samples);
}

function medians(samples: readonly Samples[]): Figures {
  return {
    mount: median(samples.flatMap((sample) => sample.mount)),
    switch: median(samples.flatMap((sample) => sample.switch)),
    call: median(samples.flatMap((sample) => sample.call)),
  };
}

async function measureOwn(bench: Bench): Promise<Figures> {
  const page = await openPortal(bench, '/portal/note-1/page');
  const codes = noteCodes.slice(0, pages.length);
  const samples: Samples[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${bench.portal}/company`);
    const sample = await ownRound(page, codes);
    if (round > 0) samples.push(sample);
  }
  await page.context().close();
  return medians(samples);
}

async function ownRound(page: Page, codes: readonly string[]): Promise<Samples> {
  let first: Frame | undefined;
  for (const code of codes) {
    await visit(page, code);
    const frame = await appFrame(page, code);
    first ??= frame;
  }
  const mount = await timings(page, 'atrium.mount');
  for (let turn = 0; turn < 4; turn += 1) {
    for (const code of codes) {
      await visit(page, code);
      await appFrame(page, code);
    }
  }
  await visit(page, codes[0] ?? '');
  await page.waitForTimeout(200);
  return { mount, switch: await timings(page, 'atrium.switch'), call: await timeCalls(first) };
}

async function timeCalls(frame: Frame | undefined): Promise<number[]> {
  if (!frame) return [];
  return frame.evaluate(async (count) => {
    const { bridge } = window as unknown as {
      bridge: { permissions: { has(request: object): Promise<unknown> } };
    };
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const start = performance.now();
      await bridge.permissions.has({ functionIds: ['note-1.page'] });
      times.push(performance.now() - start);
    }
    return times;
  }, callsPerRound);
}
