import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre';
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { reportEvents } from '#bridge/calls/track/reported-events.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const rows = (frame: Frame) => frame.getByRole('grid').locator('tbody tr[data-row]');

async function open(account: DemoAccountName, path: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, path);
  return [page, await appFrame(page, path.split('/')[2] ?? '')];
}

/** The figures, once they show what was reported a moment ago. */
async function figuresWith(words: string, account: DemoAccountName): Promise<[Page, Frame]> {
  const [page] = await open(account, '/portal/system/usage');
  await expect
    .poll(
      async () => {
        await page.reload();
        const frame = await appFrame(page, 'system');
        await frame
          .getByText(/^共 [\d,]+ 条$|^暂无/)
          .first()
          .waitFor();
        return rows(frame).filter({ hasText: words }).count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  return [page, await appFrame(page, 'system')];
}

/** Reports a page sends, as they leave. */
function reportsOf(page: Page): { readonly app: string; readonly name: string }[][] {
  const reports: { app: string; name: string }[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reportEvents.path)) reports.push(request.postDataJSON().events);
  });
  return reports;
}

test('an app says what is used, and the portal sends it in fives, without the person', async () => {
  const page = await portal.visit();
  const reports = reportsOf(page);
  const sent = page.waitForRequest((request) => request.url().endsWith(reportEvents.path));
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  await frame.evaluate(async () => {
    for (const by of ['organ', 'post', 'month', 'status'])
      await window.bridge.track.event({ name: 'note.filtered', properties: { by } });
  });
  const report = (await sent).postDataJSON();
  expect(report).toMatchObject({ appCode: 'APP12', version: '5.10.0' });
  expect(report.sign).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(report)).not.toMatch(/admin|林/);
  await expect.poll(() => reports.flat().length).toBeGreaterThanOrEqual(5);
  for (const events of reports) expect(events.length).toBeLessThanOrEqual(5);
  const [, figures] = await figuresWith('note.filtered', 'admin');
  const row = rows(figures).filter({ hasText: 'note.filtered' });
  expect(await row.innerText()).toMatch(/便签1\s+note\.filtered\s+4\s+1/);
  await row.click();
  const details = figures.getByRole('dialog');
  await details.getByText('by: month').waitFor();
  expect(await violationsOf(figures)).toEqual([]);
});

test('the portal says itself which apps are opened and which results of the search, and loses nothing on leaving', async () => {
  const [page] = await open('hr', '/portal/ums/structure');
  await openApp(page, '员工档案', 'personnel');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('人力分析');
  await page
    .getByRole('option', { name: /人力分析/ })
    .first()
    .click();
  await appFrame(page, 'bi');
  await page.goto('/healthz');
  const [, frame] = await figuresWith('组织与岗位', 'operator');
  const row = rows(frame).filter({ hasText: '组织与岗位' });
  expect(await row.innerText()).toMatch(/组织与岗位\s+打开应用\s+\d+\s+\d+/);
  await frame.getByRole('combobox', { name: '应用', exact: true }).click();
  await frame.getByRole('option', { name: '员工档案' }).click();
  await row.waitFor({ state: 'detached' });
  await rows(frame).filter({ hasText: '员工档案' }).first().waitFor();
  await frame.getByRole('button', { name: '重置' }).first().click();
  await rows(frame).filter({ hasText: '打开搜索结果' }).first().click();
  await frame.getByRole('dialog').getByText('opened: menu').waitFor();
});

test.each([
  ['zh-CN', '使用统计', '导出', '日期,应用,事件,次数,人数', '打开应用'],
  ['en', 'usage', 'Export', 'Day,App,Event,Times,People', 'App opened'],
] as const)(
  'the figures are downloaded with the filters in force, in %s',
  async (language, file, name, head, opened) => {
    await figuresWith('打开应用', 'operator');
    const [page] = await open('operator', '/portal/system/usage?event=portal.appOpened');
    if (language === 'en') {
      await page.getByRole('button', { name: '语言', exact: true }).click();
      await page.locator('[role^="menuitem"]', { hasText: 'English' }).click();
    }
    const frame = await appFrame(page, 'system');
    await rows(frame).filter({ hasText: opened }).first().waitFor();
    const saveAs = async (format: RegExp): Promise<[string, Buffer]> => {
      await frame.getByRole('button', { name, exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        frame.getByRole('menuitem', { name: format }).click(),
      ]);
      return [download.suggestedFilename(), await readFile(await download.path())];
    };
    const [csvName, csv] = await saveAs(/CSV/);
    expect(csvName).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const [first, ...lines] = csv.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
    expect(first).toBe(head);
    expect(lines.length).toBe(await rows(frame).count());
    for (const line of lines) expect(line).toContain(`,${opened},`);
    const [xlsxName, xlsx] = await saveAs(/Excel/);
    expect(xlsxName).toMatch(/\.xlsx$/);
    const [header, row] = (await readXlsx(xlsx)).sheets[0]?.rows ?? [];
    expect(header?.join()).toBe(head);
    expect(row?.[0]).toBeInstanceOf(Date);
    expect(row?.[3]).toBeTypeOf('number');
  },
);

test('the names of the apps follow the language while the list is open', async () => {
  const [page, frame] = await figuresWith('打开应用', 'operator');
  const shown = async (): Promise<string> => (await rows(frame).allInnerTexts()).join();
  expect(await shown()).toMatch(/[\u4e00-\u9fff]/);
  await page.getByRole('button', { name: '语言', exact: true }).click();
  await page.locator('[role^="menuitem"]', { hasText: 'English' }).click();
  await expect.poll(shown).not.toMatch(/[\u4e00-\u9fff]/);
});

test('who may not read the figures has no page of them', async () => {
  const [page] = await open('hr', '/portal/ums/structure');
  expect(await page.getByRole('link', { name: '使用统计' }).count()).toBe(0);
});
