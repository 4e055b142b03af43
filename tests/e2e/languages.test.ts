import type { Frame, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressOf, appFrame, fillSignIn, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

beforeEach(async () => {
  page = await portal.visit();
});

const journeys = [
  {
    language: 'zh-CN',
    employees: '员工档案',
    department: '研发中心',
    rows: /^共 ([\d,]+) 条$/,
    open: '查看',
    edit: '编辑',
    field: '备注',
    saveButton: '保存',
    history: '变更记录',
    changed: /修改了 1 项/,
  },
  {
    language: 'en',
    employees: 'Employees',
    department: '研发中心',
    rows: /^([\d,]+) rows$/,
    open: 'View',
    edit: 'Edit',
    field: 'Note',
    saveButton: 'Save',
    history: 'History',
    changed: /1 (field|change)/,
  },
] as const;

describe.each(journeys)('a personnel officer in $language', (words) => {
  test('signs in, finds a person, changes the record and reads the change in its history', async () => {
    await page.goto('/');
    if (words.language === 'en') await page.getByRole('button', { name: 'English' }).click();
    await fillSignIn(page, 'hr');
    await appFrame(page, 'ums');
    expect(addressOf(page)).toBe('/portal/ums/structure');

    const roster = await openApp(page, words.employees, 'personnel');
    await expect.poll(() => count(roster, words.rows)).toBe(200);
    await roster.getByRole('treeitem', { name: words.department }).click();
    await expect.poll(() => count(roster, words.rows)).toBe(86);
    const list = addressOf(page);
    expect(list).toContain('organId=');

    const name = await roster.locator('tbody tr').first().locator('td').nth(1).textContent();
    await roster.locator('tbody tr').first().getByRole('button', { name: words.open }).click();
    await roster.getByRole('heading', { name: personName(name), level: 1 }).waitFor();
    await page.getByRole('tab', { name: personName(name) }).waitFor();

    await roster.getByRole('button', { name: words.edit, exact: true }).click();
    const note = `${words.language} ${'review'}`;
    await roster.getByRole('textbox', { name: words.field }).fill(note);
    await roster.getByRole('button', { name: words.saveButton, exact: true }).click();
    await roster.getByRole('button', { name: words.edit, exact: true }).waitFor();

    await roster.getByRole('tab', { name: words.history }).click();
    const entry = roster.locator('li', { hasText: note }).first();
    await entry.getByText(words.changed).waitFor();

    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe(list);
    await expect.poll(() => count(roster, words.rows)).toBe(86);
  });
});

test('language and colours reach the shell and every open app at once, also those out of sight', async () => {
  await signIn(page, 'admin');
  await appFrame(page, 'ums');
  const frames = [
    await openApp(page, '员工档案', 'personnel'),
    await openApp(page, '人力分析', 'bi'),
    await openApp(page, '便签1', 'note-1'),
  ];
  await page.getByRole('button', { name: '语言' }).click();
  await page
    .getByRole('menuitem', { name: 'English' })
    .or(page.getByRole('menuitemradio', { name: 'English' }))
    .click();
  await choose(page, 'Appearance', 'Orange');
  await choose(page, 'Appearance', 'Dark');
  for (const target of [page, ...frames]) {
    await expect.poll(() => lookOf(target)).toEqual({ lang: 'en', theme: 'orange', mode: 'dark' });
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).waitFor();
  await page.getByRole('tab', { name: 'Workforce' }).click();
  const bi = await appFrame(page, 'bi');
  await bi.getByRole('heading', { name: 'Workforce', level: 1 }).waitFor();
  expect(await page.locator('iframe[data-app="bi"]').getAttribute('title')).toBe('Workforce');

  await page.reload();
  await appFrame(page, 'bi');
  expect(await lookOf(page)).toEqual({ lang: 'en', theme: 'orange', mode: 'dark' });
  // The account has learned the language: the next machine speaks it at once.
  const elsewhere = await portal.visit();
  await signIn(elsewhere, 'admin');
  await elsewhere.getByRole('navigation').getByRole('link', { name: 'Employees' }).waitFor();
  await elsewhere.context().close();
  await choose(page, 'Language', '简体中文');
  await page.getByRole('navigation').getByRole('link', { name: '员工档案' }).waitFor();
});

test('the people behind a figure of the analysis open in the roster, as many as the figure says', async () => {
  await signIn(page, 'hr', '/portal/bi/workforce');
  const bi = await appFrame(page, 'bi');
  await bi
    .getByRole('button', { name: /查看名单|Show people/ })
    .first()
    .click();
  const roster = await appFrame(page, 'personnel');
  await expect.poll(() => count(roster, /^(?:共 )?([\d,]+) (?:条|rows)$/)).toBe(200);
  await page.goBack();
  await appFrame(page, 'bi');
  expect(addressOf(page)).toMatch(/^\/portal\/bi\/workforce/);
});

async function choose(on: Page, menu: string, item: string): Promise<void> {
  await on.getByRole('button', { name: menu, exact: true }).click();
  await on.locator('[role^="menuitem"]', { hasText: item }).click();
}

/** The name without the initial that stands before it. */
function personName(cell: string | null): string {
  return (cell ?? '').replace(/^(.)(?=\1)/u, '');
}

async function count(frame: Frame, words: RegExp): Promise<number> {
  const text = await frame.getByText(words).first().textContent();
  return Number(words.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

function lookOf(target: Page | Frame): Promise<object> {
  return target.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, theme: dataset.theme, mode: dataset.mode };
  });
}
