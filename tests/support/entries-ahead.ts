import type { Page } from 'playwright';

/** How many entries of the history Forward leads to, as the browser itself counts them. */
export async function entriesAhead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.length - 1 - currentIndex;
}
