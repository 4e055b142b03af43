import axe, { type AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds wrong in one document, one line per finding; empty when it finds nothing. Frames inside are left out:
 * they are other origins and are asked on their own. The source is evaluated, since no policy of ours allows a script
 * from elsewhere. `coloursOnly` leaves out the rules that other colours cannot break.
 */
export async function violationsOf(
  target: Page | Frame,
  rules: 'all' | 'coloursOnly' = 'all',
): Promise<string[]> {
  if (!(await target.evaluate(() => 'axe' in window))) await target.evaluate(axe.source);
  await target.evaluate(settle);
  const results = await target.evaluate(
    (asked): Promise<AxeResults> =>
      window.axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        ...(asked === 'coloursOnly' && { runOnly: ['color-contrast'] }),
      }),
    rules,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

/** Waits for colours on their way to others, which would be measured half-way. */
async function settle(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
