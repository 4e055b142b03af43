import type { Browser, Frame, Page } from 'playwright';
import { launchBrowser } from '#bridge/conformance/browser.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, openBackend } from '#gateway/db/open-database.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { sizedPlan } from '#gateway/seed/sized/plan.ts';
import { sizes } from '#gateway/seed/sized/sizes.ts';
import { writeTenant } from '#gateway/seed/tenant/write-tenant.ts';
import { buildPerson } from '../../support/accounts.ts';
import { appFrame, type DemoAccountName, signInByHand } from '../../support/portal.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { startGatewayProcess } from '../load/gateway-process.ts';
import { median, type Row } from '../row.ts';

/** The rows about the grid of a roster. */
export const rosterNames = ['roster-grid', 'roster-grid-scroll'] as const;

const PEOPLE = 500;
const RUNS = 5;
const budget = { open: 500, frames: 55 };
/** Pixels a frame, and frames. */
const STEP = 60;
const FRAMES = 180;

const size = { ...sizes.m, active: PEOPLE, left: 0, pending: 0, organs: 48, positions: 220 };

/** How soon the roster of 500 people and a month of 31 days is drawn, and how evenly it scrolls; on PostgreSQL. */
export async function measureRoster(): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    const organId = await open(databaseUrl);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    const browser = await launchBrowser();
    try {
      return await measure(browser, `http://atrium.localhost:${gateway.port}`, organId);
    } finally {
      await browser.close();
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Makes the company and returns its top organisation. */
async function open(databaseUrl: string): Promise<string> {
  const backend = await openBackend(
    { dataDir: '', databaseUrl, databaseOwnerUrl: null },
    silentLog,
  );
  const database = databaseOver(backend);
  const before = addMonths(dayOf(new Date()), -3);
  const { tenantId } = await writeTenant(database, sizedPlan('m', size, 'bench'), before);
  await buildPerson(database, { loginName: 'bench', tenantIds: [tenantId], isSuper: true });
  const place = { tenantId, accountId: null };
  const { organ_id: organId } = await database.withTransaction(place, 'read', (transaction) =>
    transaction
      .selectFrom('organ_row')
      .where('to_on', 'is', null)
      .orderBy('path')
      .select('organ_id')
      .executeTakeFirstOrThrow(),
  );
  await backend.withOwner((client) => client.query('vacuum (analyze)'));
  await database.close();
  return organId;
}

async function measure(browser: Browser, origin: string, organId: string): Promise<Row[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signInByHand(page, 'bench' as DemoAccountName);
  const route = `/portal/scheduling/roster?organId=${organId}&month=${longMonth()}`;
  const opened: number[] = [];
  const frames: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('/portal/scheduling/mine');
    const frame = await appFrame(page, 'scheduling');
    opened.push(await openGrid(page, frame, route));
    frames.push(await scroll(frame));
  }
  const value = median(opened);
  const rate = median(frames);
  return [
    {
      name: 'roster-grid',
      value,
      unit: 'ms',
      budget: `≤ ${budget.open} ms`,
      met: value <= budget.open,
    },
    {
      name: 'roster-grid-scroll',
      value: rate,
      unit: 'frames/s',
      budget: `≥ ${budget.frames} frames/s`,
      met: rate >= budget.frames,
    },
  ];
}

/** The next month of 31 days. */
function longMonth(): string {
  let month = addMonths(monthStart(dayOf(new Date())), 1);
  while (new Date(`${month.slice(0, 7)}-31T00:00:00Z`).getUTCDate() !== 31)
    month = addMonths(month, 1);
  return month.slice(0, 7);
}

/** Milliseconds from changing the address to the page of the roster until a screen of its cells is painted. */
async function openGrid(page: Page, frame: Frame, path: string): Promise<number> {
  const painted = frame.evaluate(async (people) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelectorAll('[role="gridcell"]').length < 31 * 10) await frame();
    const grid = document.querySelector('[role="grid"]');
    if (Number(grid?.getAttribute('aria-rowcount')) < people)
      throw new Error(`The roster has ${grid?.getAttribute('aria-rowcount')} lines.`);
    // What is in the document before a frame is painted by the task after it.
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.timeOrigin + performance.now();
  }, PEOPLE * 0.9);
  const begin = await page.evaluate((to) => {
    history.pushState(null, '', to);
    return performance.timeOrigin + performance.now();
  }, path);
  return (await painted) - begin;
}

/** Frames in a second while the grid scrolls with each of them. */
function scroll(frame: Frame): Promise<number> {
  return frame.evaluate(
    async ({ step, frames }) => {
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const grid = document.querySelector('[role="grid"]');
      if (grid === null || grid.scrollHeight < step * frames)
        throw new Error('The grid is too short.');
      await next();
      const start = performance.now();
      for (let count = 0; count < frames; count += 1) {
        grid.scrollTop += step;
        await next();
      }
      return (frames / (performance.now() - start)) * 1000;
    },
    { step: STEP, frames: FRAMES },
  );
}
