import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { processOf } from '../../support/frame-process.ts';
import { appFrame, signIn, type TestPortal } from '../../support/portal.ts';
import { visit } from '../page.ts';
import type { Row } from '../row.ts';

const mostMilliseconds = 1_000;
const key = 'bench.remount';

/**
 * From asking for an app whose process was killed until its place and what it had kept are back. The shell notices a
 * dead frame by its silence alone, which takes some pings; that wait is not part of the figure.
 */
export async function measureRemount(portal: TestPortal): Promise<Row[]> {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page?part=7');
  const frame = await appFrame(page, 'note-1');
  await frame.getByRole('textbox').fill('named kept');
  // A parked app gives what it needs to come back.
  await visit(page, '/portal/note-2/page', 'atrium.mount');
  await page.goBack();
  await appFrame(page, 'note-1');
  const other = await page.context().newPage();
  await other.goto('/healthz');
  await page.evaluate(restartWhenSilent, key);
  process.kill(await processOf(portal.browser, frame), 'SIGKILL');
  const value = await resultFrom(other);
  await page.context().close();
  return [
    {
      name: 'remount',
      value,
      unit: 'ms',
      budget: '≤ 1 s from asking for it',
      met: value <= mostMilliseconds,
    },
  ];
}

/**
 * Runs in the shell's page, which the driver takes for crashed once one of its frames is: so it measures by itself and
 * leaves the figure in storage for another page.
 */
function restartWhenSilent(place: string): void {
  const frameNow = (): HTMLElement | null => document.querySelector('iframe[data-app="note-1"]');
  const dead = frameNow();
  let start = 0;
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('#stage button');
    if (start === 0 && button) {
      start = performance.now();
      button.click();
    }
    const frame = frameNow();
    const isBack =
      frame !== dead &&
      frame?.dataset.state === 'ready' &&
      document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ===
        'named kept recover' &&
      location.search === '?part=7';
    if (start === 0 || !isBack) return;
    clearInterval(timer);
    localStorage.setItem(place, String(performance.now() - start));
  }, 4);
}

async function resultFrom(page: Page): Promise<number> {
  for (let second = 0; second < 60; second += 1) {
    const figure = await page.evaluate((place) => localStorage.getItem(place), key);
    if (figure !== null) return Number(figure);
    await wait(1_000);
  }
  throw new Error('the app did not come back within a minute');
}
