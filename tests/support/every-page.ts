import type { Frame, Page } from 'playwright';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { appFrame, fillSignIn } from './portal.ts';
import { showSameCalls } from './shown-calls.ts';

/** A page that stands drawn before the person. */
export interface ShownPage {
  readonly name: string;
  readonly page: Page;
  /** The app it belongs to; null for a page of the shell. */
  readonly frame: Frame | null;
}

/** A page by its path, and what shows that it is drawn. */
interface KnownPage {
  readonly name: string;
  readonly path: string;
  readonly app?: string;
  readonly sign: string;
}

const pages: readonly KnownPage[] = [
  // The page on which a person lands.
  { name: 'structure', path: '/portal/ums/structure', app: 'ums', sign: 'tbody td:visible' },
  { name: 'home', path: '/portal/home', sign: '#home [role="grid"]' },
  { name: 'positions', path: '/portal/ums/positions', app: 'ums', sign: 'tbody td:visible' },
  { name: 'workforce', path: '/portal/bi/workforce', app: 'bi', sign: 'canvas >> nth=3' },
  { name: 'company', path: '/company', sign: '#content dl' },
  { name: 'company-records', path: '/compRecords', sign: '#content li' },
  { name: 'messages', path: '/messages', sign: '#content li' },
  { name: 'not-found', path: '/404', sign: '#content button' },
  // Photos come after the rows.
  { name: 'roster', path: '/portal/personnel/roster', app: 'personnel', sign: 'tbody td img' },
];

/** What stands where something is still on its way. */
const waits = [
  '[aria-busy="true"]',
  '[data-skeleton]',
  '[role="status"]:is([aria-label="加载中"], [aria-label="Loading"])',
].join();

/**
 * Goes through every page of the product and stops at each: as a personnel officer, from the sign-in page to the record
 * of a person that is read and then edited, and as an operator.
 */
export async function walkThroughPages(
  page: Page,
  language: Locale,
  stop: (shown: ShownPage) => Promise<void>,
): Promise<void> {
  await page.goto('/login');
  await chooseOnSignIn(page, language);
  await stop({ name: 'sign-in', page, frame: null });
  await fillSignIn(page, 'hr');
  for (const { name, path, app, sign } of pages) {
    // Without loading the shell again.
    await page.evaluate((to) => history.pushState(null, '', to), path);
    const frame = app ? await appFrame(page, app) : null;
    const shown = frame ?? page;
    await shown.locator(sign).first().waitFor();
    await shown.locator(waits).filter({ visible: true }).first().waitFor({ state: 'hidden' });
    await stop({ name, page, frame });
  }
  await walkThroughRecord(page, stop);
  await walkAsOperator(page, language, stop);
}

/** Chooses the language twice if need be: one that was chosen is stronger than the one the account remembers. */
export async function chooseOnSignIn(page: Page, language: Locale): Promise<void> {
  await page.locator('input[name="account"]').waitFor();
  const spoken = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
  const other = page.locator('button[lang]');
  await other.click();
  if ((await spoken()) !== language) await other.click();
  await page.locator('input[name="account"]').focus();
  // What lies under the pointer looks otherwise.
  await page.mouse.move(0, 0);
}

/** A person's record, opened from the roster in sight. */
async function walkThroughRecord(
  page: Page,
  stop: (shown: ShownPage) => Promise<void>,
): Promise<void> {
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').nth(2).click();
  const edit = frame.getByRole('button', { name: /^(编辑|Edit)$/ });
  await edit.waitFor();
  await frame.locator('header img').waitFor();
  await stop({ name: 'record', page, frame });
  await frame.getByRole('tab', { name: /^(附件|Files) / }).click();
  await frame.getByRole('button', { name: /^(上传附件|Upload files)$/ }).click();
  await frame.getByRole('radio').first().waitFor();
  await stop({ name: 'record-files', page, frame });
  await frame.getByRole('tab').first().click();
  await edit.click();
  await frame.getByRole('textbox').first().waitFor();
  await stop({ name: 'record-edited', page, frame });
  await frame.getByRole('button', { name: /^(取消|Cancel)$/ }).click();
}

/** What only those see who look after the portal. */
async function walkAsOperator(
  page: Page,
  language: Locale,
  stop: (shown: ShownPage) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: /^(账号|Account)[：:]/ }).click();
  await page.getByRole('menuitem', { name: /^(退出登录|Sign out)$/ }).click();
  await chooseOnSignIn(page, language);
  await showSameCalls(page, language);
  await fillSignIn(page, 'operator');
  await appFrame(page, 'ums');
  await page.evaluate(() => history.pushState(null, '', '/portal/system/bridge-calls'));
  const frame = await appFrame(page, 'system');
  await frame.locator('tbody td:visible').first().waitFor();
  await frame.locator(waits).filter({ visible: true }).first().waitFor({ state: 'hidden' });
  await stop({ name: 'app-call-audit', page, frame });
}
