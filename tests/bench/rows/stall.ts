import type { Page } from 'playwright';
import { appFrame, type Bench, openPortal } from '../page.ts';
import type { Row } from '../row.ts';

const loopMilliseconds = 1_500;

/** The longest time the shell could not run while an app of the same site keeps its own thread busy for 1.5 s. */
export async function measureStall(bench: Bench): Promise<Row> {
  const page = await openPortal(bench, '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  await page.waitForTimeout(500);
  const idle = await longestGap(page, () => page.waitForTimeout(loopMilliseconds));
  const value = await longestGap(page, () =>
    frame.evaluate((length) => {
      const end = performance.now() + length;
      while (performance.now() < end);
    }, loopMilliseconds),
  );
  await page.context().close();
  return { name: 'stall', value, unit: 'ms', floor: idle, budget: '≤ 50 ms', met: value <= 50 };
}

/** Milliseconds between two ticks of a 4 ms timer in the shell, the longest of them, while something goes on. */
async function longestGap(page: Page, during: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() };
    const timer = setInterval(() => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
    }, 4);
    Object.assign(window, { watch, stopWatch: () => clearInterval(timer) });
  });
  await during();
  return page.evaluate(() => {
    const { watch, stopWatch } = window as unknown as {
      watch: { longest: number };
      stopWatch(): void;
    };
    stopWatch();
    return watch.longest;
  });
}
