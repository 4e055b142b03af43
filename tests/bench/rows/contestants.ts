import type { Frame, Page } from 'playwright';
import { noteCodes } from '../../support/note-apps.ts';
import { appFrame, signIn, skipTour, type TestPortal } from '../../support/portal.ts';
import { type Step, visit } from '../page.ts';
import type { Sites } from '../sites/serve.ts';

const turns = 4;
const callsPerRound = 60;
/** As many as one app may send at once, and no more in flight than the shell allows. */
const burst = { count: 96, inFlight: 16 } as const;
const pages = ['one', 'two', 'three', 'four', 'five'] as const;

/** The functions the host pages of the others put on their window. */
interface HostPage {
  readonly floor: {
    mount(address: string): Promise<number>;
    show(address: string): Promise<number>;
    calls(address: string, count: number): Promise<number[]>;
    throughput(address: string, count: number, inFlight: number): Promise<number>;
  };
  readonly luigi: {
    configure(pages: Readonly<Record<string, string>>): void;
    navigate(name: string): Promise<number>;
    calls(count: number): Promise<number[]>;
  };
  readonly scion: {
    start(pages: Readonly<Record<string, string>>): Promise<void>;
    mount(name: string): Promise<number>;
    calls(name: string, count: number): Promise<number[]>;
  };
}

/** What one round of one of those that are compared has measured, in milliseconds. */
export interface Samples {
  readonly mount: readonly number[];
  /** From the first step of showing a mounted app until its answer; SCION leaves showing to its host. */
  readonly switch?: readonly number[];
  /** The same from changing the address; the others have no address to change. */
  readonly click?: readonly number[];
  readonly call: readonly number[];
  /** Calls in a second; the peers are not asked for it. */
  readonly throughput?: readonly number[];
}

/** One of those that are compared: a page, and what it measures in it each round. */
export interface Contestant {
  readonly page: Page;
  readonly round: () => Promise<Samples>;
}

/** The floor: bare frames and bare ports. */
export async function enterFloor({ browser }: TestPortal, sites: Sites): Promise<Contestant> {
  const addresses = pages.map((name) => sites.frame('floor', name));
  const last = addresses.at(-1) ?? '';
  const page = await openPage(browser);
  const ask = (name: 'mount' | 'show', address: string): Promise<number> =>
    page.evaluate(([what, to]) => (window as unknown as HostPage).floor[what](to), [
      name,
      address,
    ] as const);
  const round = async (): Promise<Samples> => {
    await page.goto(sites.host('floor'));
    const mount = await oneByOne(page, addresses, (address) => ask('mount', address));
    const change = await oneByOne(page, shownInTurn(addresses), (address) => ask('show', address));
    const [call, throughput] = await page.evaluate(
      async ([address, count, many]) => {
        const { floor } = window as unknown as HostPage;
        const times = await floor.calls(address, count);
        return [times, await floor.throughput(address, many.count, many.inFlight)] as const;
      },
      [last, callsPerRound, burst] as const,
    );
    return { mount, switch: change, call, throughput: [throughput] };
  };
  return { page, round };
}

/** Luigi, keeping its views. */
export async function enterLuigi({ browser }: TestPortal, sites: Sites): Promise<Contestant> {
  const views = Object.fromEntries(pages.map((name) => [name, sites.frame('luigi', name)]));
  const page = await openPage(browser);
  const go = (name: string): Promise<number> =>
    page.evaluate((to) => (window as unknown as HostPage).luigi.navigate(to), name);
  const round = async (): Promise<Samples> => {
    await page.goto(sites.host('luigi'));
    // Luigi goes to its first page by itself once it is configured: it is asked for before that.
    const first = await page.evaluate(
      ([all, name]) => {
        const { luigi } = window as unknown as HostPage;
        luigi.configure(all);
        return luigi.navigate(name);
      },
      [views, pages[0]] as const,
    );
    const mount = [first, ...(await oneByOne(page, pages.slice(1), go))];
    const change = await oneByOne(page, shownInTurn(pages), go);
    const call = await page.evaluate(
      (count) => (window as unknown as HostPage).luigi.calls(count),
      callsPerRound,
    );
    return { mount, switch: change, call };
  };
  return { page, round };
}

/** SCION's platform, one outlet for each page. */
export async function enterScion({ browser }: TestPortal, sites: Sites): Promise<Contestant> {
  const addresses = Object.fromEntries(pages.map((name) => [name, sites.frame('scion', name)]));
  const last = pages.at(-1) ?? '';
  const page = await openPage(browser);
  const round = async (): Promise<Samples> => {
    await page.goto(sites.host('scion'));
    await page.evaluate((all) => (window as unknown as HostPage).scion.start(all), addresses);
    const mount = await oneByOne(page, pages, (name) =>
      page.evaluate((to) => (window as unknown as HostPage).scion.mount(to), name),
    );
    const call = await page.evaluate(
      ([name, count]) => (window as unknown as HostPage).scion.calls(name, count),
      [last, callsPerRound] as const,
    );
    return { mount, call };
  };
  return { page, round };
}

/** Atrium. */
export async function enterOwn(portal: TestPortal): Promise<Contestant> {
  const page = await portal.visit();
  await signIn(page, 'admin', '/company');
  const round = async (): Promise<Samples> => {
    await page.goto('/company');
    await page.getByRole('navigation').getByRole('link').first().waitFor();
    return ownRound(page, noteCodes.slice(0, pages.length));
  };
  return { page, round };
}

async function ownRound(page: Page, codes: readonly string[]): Promise<Samples> {
  const go = (step: Step) => (code: string) => visit(page, pathOf(code), step);
  const mount = await oneByOne(page, codes, go('atrium.mount'));
  const change = await oneByOne(page, shownInTurn(codes), go('atrium.switch'));
  const call = await timeCalls(await appFrame(page, codes.at(-1) ?? ''));
  await visit(page, pathOf(codes[0] ?? ''), 'atrium.switch');
  const throughput = await timeBurst(await appFrame(page, codes[0] ?? ''));
  return {
    mount: mount.map(({ whole }) => whole),
    switch: change.map(({ own }) => own),
    click: change.map(({ whole }) => whole),
    call,
    throughput: [throughput],
  };
}

/** Takes each step when the page has nothing left to do of the one before, as a person does. */
async function oneByOne<Target, Figure>(
  page: Page,
  targets: readonly Target[],
  step: (target: Target) => Promise<Figure>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const target of targets) {
    await page.evaluate(rest);
    figures.push(await step(target));
  }
  return figures;
}

/** Waits until the page has painted what it had to, and the browser calls it idle. */
async function rest(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

function shownInTurn<Target>(targets: readonly Target[]): readonly Target[] {
  return Array.from({ length: turns }, () => targets).flat();
}

const pathOf = (code: string): string => `/portal/${code}/page`;

/** As `timeInBlocks` does in the pages of the others; what runs in a frame has to stand in one function. */
function timeCalls(frame: Frame): Promise<number[]> {
  return frame.evaluate(async (count) => {
    const times: number[] = [];
    for (let done = 0; done < count; done += 10) {
      const start = performance.now();
      for (let index = 0; index < 10; index += 1)
        await window.bridge.permissions.has({ functionIds: ['probe.read'] });
      times.push((performance.now() - start) / 10);
    }
    return times;
  }, callsPerRound);
}

function timeBurst(frame: Frame): Promise<number> {
  return frame.evaluate(async ({ count, inFlight }) => {
    const start = performance.now();
    for (let sent = 0; sent < count; sent += inFlight) {
      await Promise.all(
        Array.from({ length: inFlight }, () =>
          window.bridge.permissions.has({ functionIds: ['probe.read'] }),
        ),
      );
    }
    return (count / (performance.now() - start)) * 1_000;
  }, burst);
}

async function openPage(browser: TestPortal['browser']): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 860 } });
  await skipTour(context);
  return context.newPage();
}
