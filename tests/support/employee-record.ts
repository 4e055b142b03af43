/** A record of the app personnel, as the tests of it open and change it. */
import type { Frame, Locator, Page } from 'playwright';
import { appFrame, type DemoAccountName, signIn } from './portal.ts';
import type { PortalOfFile } from './portal-of-file.ts';

/** Opens the record of one of the first 50 people of the roster, each test its own one. */
export async function openRecord(
  portal: PortalOfFile,
  place: number,
  account: DemoAccountName = 'hr',
): Promise<{ page: Page; frame: Frame; name: string }> {
  const page = await portal.visit({ language: account === 'maple' ? 'en' : 'zh-CN' });
  await signIn(page, account, '/portal/personnel/roster?rows=50');
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').nth(place).click();
  await frame.getByRole('tab', { name: account === 'maple' ? 'History' : '变更记录' }).waitFor();
  return { page, frame, name: await frame.getByRole('heading', { level: 1 }).innerText() };
}

/** A field of the form by its label. */
export function field(frame: Frame, name: string): Locator {
  return frame.getByRole('textbox', { name, exact: true });
}

/** Begins to edit. */
export function edit(frame: Frame): Promise<void> {
  return frame.getByRole('button', { name: '编辑' }).click();
}

/** Saves what was changed. */
export function save(frame: Frame): Promise<void> {
  return frame.getByRole('button', { name: '保存', exact: true }).click();
}

/** Loads the portal again, whatever it asks about unsaved changes. */
export async function reload(page: Page): Promise<Frame> {
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  return appFrame(page, 'personnel');
}

/** What the record says under a name while it is read. */
export function value(frame: Frame, name: string): Locator {
  return frame
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');
}
