import axe from 'axe-core';
import type { Frame, Page } from 'playwright';

/** Lists what keeps people out of a page or of an app's frame, as axe finds it: the rule and the first element. */
export async function barriersOf(place: Frame | Page): Promise<string[]> {
  await place.evaluate(axe.source);
  return place.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, { iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
