import { readFile } from 'node:fs/promises';
import type { Download, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, openApp, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const opened: Page[] = [];

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => portal.close());

/** The roster in front, and what lets its export be answered. */
async function visitRoster(): Promise<{ page: Page; frame: Frame; release: () => void }> {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route('**/*xport*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue().catch(() => undefined);
  });
  await signIn(page, 'admin', '/portal/personnel/roster');
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('row').nth(3).waitFor();
  return { page, frame, release };
}

async function exportRoster(frame: Frame): Promise<void> {
  await frame.getByRole('button', { name: '导出' }).click();
  await frame.getByRole('menuitem', { name: /CSV/ }).click();
}

const button = (page: Page) => page.getByRole('button', { name: /^任务/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '任务' });
const sizeOf = async (download: Download) => (await readFile(await download.path())).length;

test('an export goes on while another app is in front, says that it is done, and is downloaded again', async () => {
  const { page, frame, release } = await visitRoster();
  await exportRoster(frame);
  await page.getByRole('button', { name: '任务，1 项进行中' }).waitFor();
  await openApp(page, '便签1', 'note-1');
  const arriving = page.waitForEvent('download');
  release();
  const first = await arriving;
  expect(first.suggestedFilename()).toMatch(/\.csv$/);
  await page.getByText(/导出员工档案.*：已完成/).waitFor();
  await button(page).click();
  await panel(page).getByText(first.suggestedFilename(), { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const again = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '再次下载' }).click();
  expect(await sizeOf(await again)).toBe(await sizeOf(first));
  await panel(page).getByRole('button', { name: '清除已结束' }).click();
  await button(page).waitFor({ state: 'detached' });
});

test('an export is cancelled from another app, and no file comes', async () => {
  const { page, frame, release } = await visitRoster();
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await exportRoster(frame);
  await openApp(page, '便签1', 'note-1');
  await button(page).click();
  await panel(page).getByRole('button', { name: '取消' }).click();
  await panel(page).getByText('已取消').waitFor();
  release();
  await openApp(page, '便签2', 'note-2');
  expect(downloads).toEqual([]);
});

test('closing the page of a running export asks, and interrupts it only when the person says so', async () => {
  const { page, frame } = await visitRoster();
  await exportRoster(frame);
  await button(page).waitFor();
  const tab = page.getByRole('tab', { name: '员工档案' });
  await tab.focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: '离开此页面？' });
  await question.getByText(/导出员工档案/).waitFor();
  await question.getByRole('button', { name: '继续等待' }).click();
  await page.getByRole('button', { name: '任务，1 项进行中' }).waitFor();
  await tab.focus();
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: '中断并继续' }).click();
  await page.getByText(/导出员工档案.*：已中断/).waitFor();
  await button(page).click();
  await panel(page).getByText('已中断：应用已关闭或重新加载').waitFor();
});

test('a failed export says why', async () => {
  const { page, frame } = await visitRoster();
  await page.context().unroute('**/*xport*');
  await page
    .context()
    .route('**/*xport*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
  await exportRoster(frame);
  await button(page).waitFor();
  await button(page).click();
  await panel(page)
    .getByText(/失败 · /)
    .waitFor();
});

test('an app shows its progress, at most five jobs at once, and none of another run', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  const answers = await frame.evaluate(async () => {
    const { jobs } = window.bridge;
    const start = () =>
      jobs.start({ title: '导入名单', kind: 'import', total: 2_000 }).catch((error) => error.code);
    const [first, ...rest] = [await start(), ...(await Promise.all([1, 2, 3, 4, 5].map(start)))];
    await jobs.update({ jobId: first.jobId, done: 120 });
    const foreign = await jobs.update({ jobId: 'made-up', done: 1 }).catch((error) => error.code);
    return { refused: rest.filter((one) => one === 'busy').length, foreign };
  });
  expect(answers).toEqual({ refused: 1, foreign: 'notFound' });
  await button(page).click();
  await panel(page).getByText('120 / 2,000').waitFor();
  expect(
    await panel(page).getByRole('progressbar', { name: '导入名单' }).last().getAttribute('value'),
  ).toBe('120');
});
