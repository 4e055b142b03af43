import type { Page } from 'playwright';
import { appFrame, signIn, type TestPortal } from '../../support/portal.ts';
import type { Row } from '../row.ts';

const loopMilliseconds = 1_500;

/** The longest time the shell could not run while an app of the same site keeps its own thread busy for 1.5 s. */
export async function measureStall(portal: TestPortal): Promise<Row[]> {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  await page.waitForTimeout(500);
  const floor = await longestGap(page, () => page.waitForTimeout(loopMilliseconds));
  const value = await longestGap(page, () =>
    frame.evaluate((length) => {
      const end = performance.now() + length;
      while (performance.now() < end);
    }, loopMilliseconds),
  );
  await page.context().close();
  return [{ name: 'stall', value, unit: 'ms', floor, budget: '≤ 50 ms', met: value <= 50 }];
}

/** Milliseconds between two ticks of a 4 ms timer in the shell, the longest of them, while something goes on. */
async function longestGap(page: Page, during: () => Promise<unknown>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 4);
    return {
      stop: () => {
        clearInterval(timer);
        return longest;
      },
    };
  });
  await during();
  return watch.evaluate(({ stop }) => stop());
}
