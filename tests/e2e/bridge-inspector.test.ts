import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { readRecording } from '#bridge/recording/recording.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { openToEveryRole } from '#tests/support/opened-page.ts';
import { appFrame, type DemoAccountName, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
beforeAll(() => openToEveryRole(portal.database, 'note-1.page'));

async function visit(account: DemoAccountName, place = 'ums'): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${place}`);
  await appFrame(page, place.split('/')[0] ?? '');
  return page;
}

/** Opens the account menu and returns its entry of the inspector. */
async function inspectorEntry(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `账号：${name}` }).click();
  await page.getByRole('menuitem', { name: '快捷键' }).waitFor();
  return page.getByRole('menuitem', { name: '桥接检查器' });
}

async function openInspector(page: Page): Promise<Locator> {
  await (await inspectorEntry(page, '平台运营')).click();
  const inspector = page.getByRole('region', { name: '桥接检查器' });
  await inspector.waitFor();
  return inspector;
}

const line = (inspector: Locator, method: string): Locator =>
  inspector.getByRole('listitem').filter({ hasText: method }).first();

/** Whether the keyboard is in one element, wherever later elements move it. */
const focused = async (one: ReturnType<Locator['elementHandle']>): Promise<boolean> =>
  (await one)?.evaluate((element) => element === document.activeElement) ?? false;

test('an operator sees each call of an app appear with its decision, and what it carried', async () => {
  const page = await visit('operator');
  const inspector = await openInspector(page);
  await inspector.getByText('还没有调用').waitFor();
  await openApp(page, '应用调用审计', 'system');
  await line(inspector, 'context.ready').getByText('已受理').waitFor();
  await line(inspector, 'app.hide').getByRole('img', { name: '门户调用应用' }).waitFor();
  await line(inspector, 'tabs.title').getByRole('button').click();
  const details = inspector.getByRole('region', { name: '调用详情' });
  await details.getByText('"title": "应用调用审计"').waitFor();
  await details.getByText('应用调用门户').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('a question that waits for the person is seen at once, and stays in its place when it is answered', async () => {
  const page = await visit('operator', 'note-1/page');
  const frame = await appFrame(page, 'note-1');
  const inspector = await openInspector(page);
  const asking = frame.evaluate(() => window.bridge.dialogs.confirm({ title: '现在提交？' }));
  const dialog = page.getByRole('alertdialog', { name: '现在提交？' });
  await dialog.waitFor();
  // Seen beside the dialog, though only the dialog can be used.
  const question = page.locator('li', { hasText: 'dialogs.confirm' });
  await question.getByText('等待中').waitFor();
  await frame.evaluate(() => window.bridge.tabs.title({ title: '提交' }));
  await page.locator('li', { hasText: 'tabs.title' }).getByText('ok').waitFor();
  const drawn = await question.elementHandle();
  await dialog.getByRole('button', { name: '确定' }).click();
  await asking;
  await question.getByText('ok', { exact: true }).waitFor();
  expect(await drawn?.evaluate((row) => row.isConnected && row.textContent)).toContain('ok');
  const lines = await inspector.getByRole('listitem').allInnerTexts();
  expect(lines.map((words) => /tabs\.title|dialogs\.confirm/.exec(words)?.[0])).toEqual([
    'tabs.title',
    'dialogs.confirm',
  ]);
});

test('what the portal asks of an app is seen while the app thinks, and is in no file before it has answered', async () => {
  const page = await visit('operator', 'note-1/page');
  const frame = await appFrame(page, 'note-1');
  await frame.evaluate(() => {
    const answered = new Promise<boolean>((resolve) => {
      Object.assign(globalThis, { answer: resolve });
    });
    window.bridge.onBeforeClose(() => answered);
  });
  const inspector = await openInspector(page);
  await frame.evaluate(() => window.bridge.tabs.title({ title: '想一想' }));
  await line(inspector, 'tabs.title').getByText('ok').waitFor();
  await page.getByRole('tab', { name: '想一想' }).click({ button: 'middle' });
  await line(inspector, 'app.beforeClose').getByText('等待中').waitFor();
  await line(inspector, 'app.beforeClose').getByRole('button').click();
  const details = inspector.getByRole('region', { name: '调用详情' });
  await details.getByText('已受理 · 等待中').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    inspector.getByRole('button', { name: '保存' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(readRecording(saved)).toMatchObject({ ok: true });
  expect(saved).toContain('"method": "tabs.title"');
  expect(saved).not.toContain('app.beforeClose');
  await frame.evaluate(() => Reflect.get(globalThis, 'answer')(true));
  await details.getByText('已受理 · ok').waitFor();
});

test('a token is neither shown nor saved', async () => {
  const page = await visit('operator');
  const inspector = await openInspector(page);
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/appToken')) answers.push(answer.text());
  });
  await openApp(page, '应用调用审计', 'system');
  await line(inspector, 'session.token').getByRole('button').click();
  await inspector.getByText('内容属于敏感信息').waitFor();
  const [, token = ''] = /"token":"([^"]+)"/.exec((await Promise.all(answers)).join()) ?? [];
  expect(token).toMatch(/^ey/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    inspector.getByRole('button', { name: '保存' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toContain('"method": "session.token"');
  expect(saved).not.toContain(token);
  expect(saved).not.toMatch(/"eyJ/);
});

test('the calls are narrowed down by app, method and outcome, and walked through by keys', async () => {
  const page = await visit('operator');
  const inspector = await openInspector(page);
  await openApp(page, '应用调用审计', 'system');
  await line(inspector, 'context.ready').waitFor();
  await inspector.getByRole('combobox', { name: '应用' }).click();
  await page.getByRole('option', { name: 'ums' }).click();
  await expect.poll(() => line(inspector, 'context.ready').count()).toBe(0);
  await inspector.getByRole('combobox', { name: '处理' }).click();
  await page.getByRole('option', { name: '已拒绝' }).click();
  await inspector.getByText('没有符合筛选条件的调用').waitFor();
  await inspector.getByRole('combobox', { name: '处理' }).click();
  await page.getByRole('option', { name: '全部结果' }).click();
  // A closed list gives the keyboard back to its box, and a call that comes in moves the lines.
  await expect
    .poll(() => focused(inspector.getByRole('combobox', { name: '处理' }).elementHandle()))
    .toBe(true);
  const lines = inspector.getByRole('list').getByRole('button');
  await lines.nth(1).waitFor();
  const first = await lines.first().elementHandle();
  const next = lines.nth(1).elementHandle();
  await first?.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(next)).toBe(true);
  await page.keyboard.press('Enter');
  await inspector.getByRole('region', { name: '调用详情' }).waitFor();
});

test('the inspector is loaded when it is opened and records only while it is open', async () => {
  const page = await portal.visit();
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      void answer.text().then(
        (text) => scripts.push(text),
        () => {},
      );
  });
  await signIn(page, 'operator', '/portal/ums');
  await appFrame(page, 'ums');
  const loaded = (): boolean => scripts.some((text) => text.includes('atrium.recording'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(loaded()).toBe(false);
  const inspector = await openInspector(page);
  await expect.poll(loaded).toBe(true);
  await inspector.getByRole('button', { name: '关闭检查器' }).click();
  await inspector.waitFor({ state: 'detached' });
  await openApp(page, '应用调用审计', 'system');
  const again = await openInspector(page);
  await again.getByText('还没有调用').waitFor();
});

test.each([
  ['hr', '宋佳慧'],
  ['admin', '系统管理员'],
] as const)('%s is not offered the inspector', async (account, name) => {
  const page = await visit(account);
  expect(await (await inspectorEntry(page, name)).count()).toBe(0);
});

test('its edge follows a mouse that is pulled over an app at once, until it is let go', async () => {
  const page = await visit('operator');
  const inspector = await openInspector(page);
  const edge = inspector.getByRole('separator', { name: '检查器高度' });
  const box = await edge.boundingBox();
  if (!box) throw new Error('The edge is not seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  /** A hand trembles: a mouse that is held says so again and again. */
  const heightAfter = async (up: number): Promise<number> => {
    await page.mouse.move(x + Math.random(), y - up);
    return Number(await edge.getAttribute('aria-valuenow'));
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect.poll(() => heightAfter(150)).toBe(450);
  await expect.poll(() => heightAfter(-60)).toBe(240);
  await page.mouse.up();
  for (const up of [20, 100, 200]) expect(await heightAfter(up)).toBe(240);
  // What lies below is reached again.
  const frame = await appFrame(page, 'ums');
  await page.mouse.click(x, y - 200);
  await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
});
