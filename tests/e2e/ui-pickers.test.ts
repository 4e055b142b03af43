import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { galleryOfFile } from '#tests/support/gallery-of-file.ts';

const gallery = galleryOfFile();
const { press, button } = gallery;

const option = (name: string | RegExp) => gallery.page.getByRole('option', { name });
const treeitem = (name: string) => gallery.page.getByRole('treeitem', { name });
const searchBox = (name: string) => gallery.page.getByRole('searchbox', { name });
const chooser = () => gallery.page.getByRole('main').locator('[aria-haspopup="dialog"]');
const focusIsOn = (label: string) =>
  expect.poll(() => gallery.page.evaluate(() => document.activeElement?.ariaLabel)).toBe(label);

describe('a tree select', () => {
  test('is opened, searched and answered by keyboard, and gives the focus back', async () => {
    await gallery.open('pickers/department');
    await chooser().focus();
    await press('Enter');
    await focusIsOn('搜索部门');
    await gallery.page.keyboard.type('客户');
    // It stands in the whole tree too.
    await treeitem('人力资源部').waitFor({ state: 'hidden' });
    await press('ArrowDown', 'End', 'Enter');
    await expect.poll(() => chooser().innerText()).toBe('客户端组');
    await expect.poll(() => chooser().evaluate((one) => one === document.activeElement)).toBe(true);
    await gallery.page.getByRole('main').getByRole('button', { name: '清除' }).click();
    await expect.poll(() => chooser().innerText()).toBe('选择部门');
  });

  test('of several shows the way to what is chosen, adds, removes, and stays open meanwhile', async () => {
    await gallery.open('pickers/departments');
    await chooser().click();
    expect(await gallery.page.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
    expect(await treeitem('平台组').getAttribute('aria-checked')).toBe('true');
    await treeitem('测试组').click();
    await treeitem('市场与销售').click();
    expect(await treeitem('测试组').getAttribute('aria-checked')).toBe('true');
    expect(await violationsOf(gallery.page)).toEqual([]);
    await press('Escape');
    await button('移除平台组').click();
    await expect.poll(() => gallery.page.getByRole('button', { name: /^移除/ }).count()).toBe(1);
    expect(await button('移除测试组').isVisible()).toBe(true);
    expect(await chooser().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('keeps few of 10,000 departments in the document, and finds them by pinyin', async () => {
    await gallery.open('pickers/departments-10000');
    await chooser().click();
    await treeitem('Hangzhou').waitFor();
    await treeitem('Hangzhou').locator('span').first().click();
    await treeitem('Hangzhou 0001').waitFor();
    await gallery.page.getByRole('tree').evaluate((box) => box.scrollTo(0, 40_000));
    await treeitem('Hangzhou 1240').waitFor();
    expect(await gallery.page.getByRole('treeitem').count()).toBeLessThan(100);
    await searchBox('搜索部门').fill('zzz');
    await expect.poll(() => gallery.page.getByRole('tree').count()).toBe(0);
    await searchBox('搜索部门').fill('xm1500');
    await treeitem('Xiamen 1500').click();
    await searchBox('搜索部门').fill('hz');
    await treeitem('Hangzhou 0001').waitFor();
    await gallery.page.getByRole('tree').evaluate((box) => box.scrollTo(0, 40_000));
    await treeitem('Hangzhou 1240').waitFor();
    expect(await gallery.page.getByRole('treeitem').count()).toBeLessThan(100);
    expect(await button('移除Xiamen 1500').isVisible()).toBe(true);
  });
});

describe('a person', () => {
  test('is found by initials and chosen without the mouse', async () => {
    await gallery.open('pickers/person');
    await chooser().focus();
    await press('Enter');
    await focusIsOn('搜索姓名、拼音或工号');
    await gallery.page.keyboard.type('csy');
    await gallery.page.getByText('共 1 人').waitFor();
    const box = gallery.page.getByRole('combobox', { name: '搜索姓名、拼音或工号' });
    expect(await box.getAttribute('aria-activedescendant')).toBe(
      await option(/陈思远/).getAttribute('id'),
    );
    await press('Enter');
    await expect.poll(() => chooser().innerText()).toContain('陈思远');
    await expect.poll(() => gallery.page.getByRole('dialog').count()).toBe(0);
  });

  test('is not chosen by Escape', async () => {
    await gallery.open('pickers/person');
    await chooser().click();
    await option(/高子涵/).waitFor();
    await press('ArrowDown', 'Escape');
    await expect.poll(() => gallery.page.getByRole('dialog').count()).toBe(0);
    expect(await chooser().innerText()).toContain('韩雪');
  });
});

describe('people', () => {
  test('are chosen by department and by name, removed again, and taken by OK', async () => {
    await gallery.open('pickers/people');
    await chooser().click();
    await gallery.page.getByText('已选 2 人').waitFor();
    await treeitem('研发中心').locator('span').first().click();
    await treeitem('测试组').click();
    await gallery.page.getByText('共 1 人').waitFor();
    await option(/高子涵/).click();
    await treeitem('测试组').click();
    await gallery.page.getByText('共 7 人').waitFor();
    await button('移除刘若曦').last().click();
    expect(await option(/高子涵/).getAttribute('aria-selected')).toBe('true');
    expect(await option(/刘若曦/).getAttribute('aria-selected')).toBe('false');
    expect(await violationsOf(gallery.page)).toEqual([]);
    await button('确定').click();
    await expect
      .poll(() =>
        gallery.page.getByRole('button', { name: /^移除/ }).evaluateAll((all) => all.length),
      )
      .toBe(2);
    expect(await button('移除高子涵').isVisible()).toBe(true);
  });

  test('of 10,000 keep few in the document, and scroll along with the keys', async () => {
    await gallery.open('pickers/people-10000');
    await chooser().click();
    await gallery.page.getByText('共 10000 人').waitFor();
    expect(await gallery.page.getByRole('option').count()).toBeLessThan(100);
    await gallery.page.getByRole('listbox').evaluate((box) => box.scrollTo(0, 220_000));
    await option(/H005001/).waitFor();
    expect(await gallery.page.getByRole('option').count()).toBeLessThan(100);
    await gallery.page.keyboard.type('zyt');
    await gallery.page.getByText('共 1428 人').waitFor();
    for (let step = 0; step < 30; step += 1) await press('ArrowDown');
    const active = gallery.page.locator('[role="option"][aria-posinset="31"]');
    await expect.poll(() => active.isVisible()).toBe(true);
    await press('Enter');
    expect(await active.getAttribute('aria-selected')).toBe('true');
    await gallery.page.getByText('已选 1 人').waitFor();
  });

  test('that cannot be loaded are asked for again', async () => {
    await gallery.open('pickers/people-failing', { language: 'en' });
    await chooser().click();
    await gallery.page.getByText('Could not load people').waitFor();
    expect(await violationsOf(gallery.page)).toEqual([]);
    await button('Try again').click();
    await option(/Han Xue/).waitFor();
  });
});
