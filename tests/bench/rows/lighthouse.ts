import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { findBrowser, quiet } from '#bridge/conformance/browser.ts';
import { freePort } from '../../support/free-port.ts';
import { addSession, type TestPortal } from '../../support/portal.ts';
import { median, type Row } from '../row.ts';

/** The categories that are measured, with the least score of each. */
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof budgets;
type Scores = Readonly<Record<Category, number>>;

const runs = 3;

/** The rows it answers. */
export const lighthouseNames = ['login', 'portal'].flatMap((page) =>
  categories().map((category) => `lighthouse-${page}-${category}`),
);

/**
 * What Lighthouse gives the sign-in page and the page behind it: its own desktop setting, which counts with a
 * connection of 10 Mbit/s and 40 ms. The score is the middle of three; the session is that of a person who signed in.
 */
export async function measureLighthouse(portal: TestPortal): Promise<Row[]> {
  const profile = await mkdtemp(join(tmpdir(), 'atrium-lighthouse-'));
  const port = await freePort();
  // Lighthouse drives the browser over a port, and sees what is in its own profile only.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...quiet, `--remote-debugging-port=${port}`],
  });
  try {
    const login = await middleScores(port, `${portal.origin}/login`);
    await enter(context, portal);
    const signedIn = await middleScores(port, `${portal.origin}/portal/ums/structure`);
    return [...rowsOf('login', login), ...rowsOf('portal', signedIn)];
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Signs a person in without the sign-in page: a page that Playwright drives beside Lighthouse's own may never hear of
 * its navigation.
 */
async function enter(context: BrowserContext, portal: TestPortal): Promise<void> {
  const marker = await addSession(context, portal, 'hr');
  const page = await context.newPage();
  await page.goto(`${portal.origin}/healthz`);
  await page.evaluate((value) => localStorage.setItem('t', value), marker);
  await page.close();
}

function rowsOf(page: string, scores: Scores): Row[] {
  return categories().map((category) => ({
    name: `lighthouse-${page}-${category}`,
    value: scores[category],
    unit: 'points',
    budget: budgets[category] === 100 ? '100 points' : `≥ ${budgets[category]} points`,
    met: scores[category] >= budgets[category],
  }));
}

async function middleScores(port: number, url: string): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await scoresOf(port, url));
  const middle = (category: Category): number => median(all.map((scores) => scores[category]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
  };
}

async function scoresOf(port: number, url: string): Promise<Scores> {
  const flags = { port, onlyCategories: categories(), disableStorageReset: true };
  const report = (await lighthouse(url, { ...flags, logLevel: 'silent' }, desktopConfig))?.lhr;
  if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no report');
  if (report.finalDisplayedUrl !== url)
    throw new Error(`it was led to ${report.finalDisplayedUrl}`);
  for (const category of categories()) sayMissed(report, category);
  const score = (category: Category): number =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  };
}

/** Names the audits that a page failed, for anyone who looks for the missing points. */
function sayMissed({ categories: measured, audits }: Result, category: Category): void {
  const score = (measured[category]?.score ?? 0) * 100;
  if (score >= budgets[category]) return;
  const failed = measured[category]?.auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  process.stdout.write(`  ${category}: ${score.toFixed(0)} points; ${failed?.join(', ')}\n`);
}

function categories(): Category[] {
  return ['performance', 'accessibility', 'best-practices'];
}
