import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { type Operator, signInOperator } from '#tests/support/operator.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { startingFiles } from '#tests/support/starting-point.ts';
import { openVendorServer } from '#tests/support/vendor-server.ts';

let portal: TestPortal;
let operator: Operator;

beforeAll(async () => {
  portal = await openPortal();
  operator = await signInOperator(portal);
});
afterAll(() => portal.close());

const name = (title: string) => ({ 'zh-CN': title, en: title });
const nothing = { capabilities: [], services: [], domains: [], features: [] };

/** A colleague at work: half a note is typed, and the portal is told that it is not saved. */
async function atWork(): Promise<Page> {
  const page = await portal.visit({ language: 'zh-CN' });
  onTestFinished(() => page.context().close());
  await signIn(page, 'admin', '/portal/note-1/page');
  const note = (await appFrame(page, 'note-1')).getByLabel('note');
  await note.fill('unsaved');
  const tab = page.getByRole('tab', { name: '便签1' });
  await tab.getByText('未保存').waitFor({ state: 'attached' });
  return page;
}

const link = (page: Page, title: string) =>
  page.getByRole('navigation').getByRole('link', { name: title, exact: true });

test('an app that is enabled while the portal is open comes into its menu and opens, and no work is lost', async () => {
  const page = await atWork();
  const pages = [
    {
      code: 'list',
      name: name('清单'),
      route: '/list',
      icon: 'apps',
      functionId: 'fresh-list.list',
    },
  ];
  const asks = { services: [], domains: [], capabilities: [] };
  const files = await startingFiles();
  await operator.upload({ code: 'fresh-list', name: name('清单'), pages, ...asks }, files, true);
  await operator.approve('fresh-list', 1, nothing);
  expect(await link(page, '清单').count()).toBe(0);
  await operator.enable('fresh-list', true);
  await link(page, '清单').click();
  await (await appFrame(page, 'fresh-list')).getByRole('heading', { name: '我的清单' }).waitFor();
  await page.getByRole('tab', { name: /便签1/ }).click();
  const note = (await appFrame(page, 'note-1')).getByLabel('note');
  expect(await note.inputValue()).toBe('unsaved');
});

test('one that its vendor serves is in the menu as soon, and opens after one click that keeps the tabs', async () => {
  const page = await atWork();
  const bridge = portal.origin.replace('//', '//static.');
  const changed = { name: name('零件'), services: [], domains: [], capabilities: [] };
  const pages = [
    { code: 'menu', name: name('零件'), route: '/menu', icon: 'apps', functionId: 'parts.menu' },
  ];
  const vendor = await openVendorServer('parts', { bridge, changed: { ...changed, pages } });
  onTestFinished(() => vendor.close());
  await operator.register(vendor.manifestAddress);
  await operator.approve('parts', 1, nothing);
  await operator.enable('parts', true);
  await link(page, '零件').click();
  await page.getByText('刷新门户后即可使用零件').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', async (dialog) => {
      resolve(dialog.type());
      await dialog.accept();
    }),
  );
  await page.getByRole('button', { name: '刷新门户' }).click();
  // The browser itself asks before unsaved work is left.
  expect(await asked).toBe('beforeunload');
  const app = await appFrame(page, 'parts');
  expect(new URL(app.url()).origin).toBe(vendor.origin);
  await page.getByRole('tab', { name: /便签1/ }).waitFor();
});
