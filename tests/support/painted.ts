import type { Page } from 'playwright';

/** Waits until whatever has happened on the page so far would be seen. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}
