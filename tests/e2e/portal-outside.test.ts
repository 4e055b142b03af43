import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Answer } from '#bridge/calls/kit/answer.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { menuTree } from '#bridge/calls/menu/calls.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const outside = (page: Page) => page.getByRole('alertdialog', { name: '即将离开门户' });
const menu = (page: Page) => page.locator('#navigation');
const entryOf = (page: Page) =>
  menu(page).getByRole('region', { name: '组织与人员' }).getByRole('link', { name: '在线学习' });
const windows = (page: Page) => page.context().pages().length;

/** Signs in where the second page of the menu is called 在线学习 and leads to another place. */
async function visit(leadsTo: string): Promise<Page> {
  const page = await portal.visit();
  await page.route(`**${menuTree.path}`, async (route) => {
    // Only browsers know what *.localhost is.
    const { host } = new URL(portal.origin);
    const url = route
      .request()
      .url()
      .replace(host, `127.0.0.1:${new URL(portal.origin).port}`);
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    const answer: Answer<ResultOf<typeof menuTree>> = await response.json();
    if (answer.result === undefined) return route.fulfill({ response });
    const menus = answer.result.menus.map((app) => ({
      ...app,
      children: app.children.map((item) =>
        item.linkUrl === '/positions'
          ? {
              ...item,
              linkUrl: leadsTo,
              itemAttr: '{}',
              name: '在线学习',
              spelling: 'zai xian xue xi',
            }
          : item,
      ),
    }));
    return route.fulfill({ response, json: { ...answer, result: { ...answer.result, menus } } });
  });
  await page.context().route(/\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>document.title = opener + " " + document.referrer + "|"</script>',
    }),
  );
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  return page;
}

/** Where the entry can be followed from. */
const ways: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'in the menu': async (page) => entryOf(page),
  'among the shortcuts of the home page': async (page) => {
    await entryOf(page).hover();
    await menu(page)
      .getByRole('button', { name: /在线学习/ })
      .click();
    await page.getByRole('tab', { name: '首页' }).click();
    return page.getByRole('list', { name: '收藏' }).getByRole('link', { name: '在线学习' });
  },
  'in the search': async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '全局搜索' }).fill('zxxx');
    return page.getByRole('option', { name: /在线学习/ });
  },
};

test.each(Object.keys(ways))(
  'an entry %s that leads to another website names it before it opens beside the portal',
  async (way) => {
    const page = await visit('https://training.example/a?b=1');
    const entry = await ways[way]?.(page);
    await entry?.click();
    await outside(page).getByText('training.example', { exact: true }).waitFor();
    await outside(page).getByText('菜单“在线学习”').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('留在门户');
    expect(windows(page)).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      outside(page).getByRole('button', { name: '继续访问' }).click(),
    ]);
    await expect.poll(() => opened.title()).toBe('null |');
    expect(opened.url()).toBe('https://training.example/a?b=1');
  },
);

test('the wheel and the keyboard lead out of the menu no other way', async () => {
  const page = await visit('https://training.example/');
  const entry = entryOf(page);
  await entry.click({ button: 'middle' });
  await outside(page).waitFor();
  await page.keyboard.press('Escape');
  await outside(page).waitFor({ state: 'detached' });
  await entry.press('Control+Enter');
  await outside(page).waitFor();
  expect(windows(page)).toBe(1);
});

test('an entry that could pass for the portal shows whom it really leads to', async () => {
  const page = await visit(`https://atrium.localhost@training.example/`);
  await entryOf(page).click();
  await outside(page).getByText('training.example', { exact: true }).waitFor();
});
