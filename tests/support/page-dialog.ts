import type { Frame, Locator, Page } from 'playwright';
import { appInside } from '#bridge/conformance/frame-subject.ts';
import type { MethodRequest } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { appFrame } from './portal.ts';

/** What an app opens a dialog with. */
export type DialogWords = MethodRequest<ShellMethods['dialogs']['open']>;

/** A page of the first note app in a dialog. */
export interface OpenedPage {
  readonly page: Page;
  /** The page that opened it. */
  readonly opener: Frame;
  readonly dialog: Locator;
  /** The page in it. */
  readonly inside: Frame;
  /** What the opener was answered, as JSON or a code; `none` while it waits. */
  answer(): Promise<string>;
}

/** Lets a note app ask for a dialog, and waits for nothing. */
export async function askForPage(opener: Frame, words: Partial<DialogWords> = {}): Promise<void> {
  await opener.evaluate(
    (given) => {
      document.body.dataset.answer = 'none';
      window.bridge.dialogs.open(given).then(
        (result) => {
          document.body.dataset.answer = JSON.stringify(result);
        },
        (error) => {
          document.body.dataset.answer = error.code;
        },
      );
    },
    { title: '周雨桐', route: '/card', ...words },
  );
}

/** What the opener was answered. */
export function answerOf(opener: Frame): Promise<string> {
  return opener.evaluate(() => document.body.dataset.answer ?? '');
}

/** Opens a page of the note app that is in front, in a dialog, and waits until it can be used. */
export async function openInDialog(
  page: Page,
  words: Partial<DialogWords> = {},
  code = 'note-1',
): Promise<OpenedPage> {
  const opener = await appFrame(page, code);
  await askForPage(opener, words);
  const dialog = page.getByRole('dialog', { name: words.title ?? '周雨桐' });
  await dialog.waitFor();
  return { page, opener, dialog, inside: await frameIn(dialog), answer: () => answerOf(opener) };
}

/** The frame of the page in a dialog, once it has drawn itself. */
export async function frameIn(dialog: Locator): Promise<Frame> {
  const element = dialog.locator('iframe[data-state="ready"]');
  await element.waitFor();
  return appInside(await element.elementHandle());
}
