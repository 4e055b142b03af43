import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type GalleryLook, openGallery, type TestGallery } from './gallery.ts';

/** The gallery that the tests of a file share, each with a page of its own. */
export interface GalleryOfFile {
  /** The page of the running test, once it has opened a state. */
  readonly page: Page;
  /** Opens a state of a part, such as `button/busy`. */
  open(state: string, look?: GalleryLook): Promise<void>;
  /** Presses keys one after another. */
  press(...keys: readonly string[]): Promise<void>;
  /** The button of exactly this name. */
  button(name: string): Locator;
  /** The name, or else the text, of what has the focus. */
  focused(): Promise<string | null | undefined>;
}

/** Opens the gallery before the tests of a file and closes it after them. */
export function galleryOfFile(): GalleryOfFile {
  let gallery: TestGallery;
  let page: Page;
  beforeAll(async () => {
    gallery = await openGallery();
  });
  afterEach(() => page.close());
  afterAll(() => gallery.close());
  return {
    get page() {
      return page;
    },
    async open(state, look = {}) {
      page = await gallery.open(state, look);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    button: (name) => page.getByRole('button', { name, exact: true }),
    focused: () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.textContent;
      }),
  };
}
