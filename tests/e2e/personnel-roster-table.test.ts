import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in and returns the frame of the roster, once its first rows are there. `maple` works in English. */
async function openRoster(width: number, account: 'hr' | 'maple', query = ''): Promise<Frame> {
  page = await portal.visit({ language: account === 'maple' ? 'en' : 'zh-CN' });
  await page.setViewportSize({ width, height: 860 });
  await signIn(page, account, `/portal/personnel/roster${query}`);
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').first().waitFor();
  return frame;
}

/** The words of heads and cells that do not stand in full, and how far the table scrolls sideways. */
function cutWords(frame: Frame): Promise<{ beyond: number; cut: string[] }> {
  return frame.evaluate(() => {
    const box = document.querySelector('table')?.parentElement;
    // Half a pixel too little is cut as well, and only the words themselves tell.
    const isCut = (words: Node) => {
      const part = words.parentElement?.closest<HTMLElement>('td, th, th span, td span');
      const clip = [part, part?.closest('td')].find(
        (one) => one && getComputedStyle(one).overflow === 'hidden',
      );
      if (!clip) return false;
      const range = document.createRange();
      range.selectNodeContents(words);
      const wanted = range.getBoundingClientRect();
      const given = clip.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(clip).paddingInlineEnd);
      return wanted.right > given.right - padding + 0.02 || wanted.bottom > given.bottom + 1;
    };
    const walker = document.createTreeWalker(
      document.querySelector('table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const cut: string[] = [];
    while (walker.nextNode()) {
      const words = walker.currentNode;
      if (isCut(words)) cut.push(words.textContent ?? '');
    }
    return {
      beyond: box ? box.scrollWidth - box.clientWidth : Number.NaN,
      cut,
    };
  });
}

describe('the default columns', () => {
  test.each([
    ['hr', 1280],
    ['hr', 1440],
    ['hr', 1920],
    ['maple', 1280],
    ['maple', 1440],
    ['maple', 1920],
  ] as const)('stand uncut before %s at %i pixels', async (account, width) => {
    const frame = await openRoster(width, account, '?rows=100');
    const names = account === 'hr' ? ['状态', '合同到期'] : ['Status', 'Contract end'];
    for (const name of names) await frame.getByRole('columnheader', { name }).waitFor();
    expect(await cutWords(frame)).toEqual({ beyond: 0, cut: [] });
  });

  test('come back with the room, and stay as a person chose them', async () => {
    const frame = await openRoster(1280, 'hr');
    const years = frame.getByRole('columnheader', { name: '司龄' });
    expect(await years.count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 860 });
    await years.waitFor();
    await frame.getByRole('button', { name: '列设置' }).click();
    await frame.getByRole('checkbox', { name: '手机号' }).check();
    await page.setViewportSize({ width: 1280, height: 860 });
    await frame.getByRole('columnheader', { name: '手机号' }).waitFor();
    expect(await years.count()).toBe(1);
    await frame.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => years.count()).toBe(0);
  });
});

test('a list that comes when it is asked for is walked by keyboard, and gives the focus back', async () => {
  const frame = await openRoster(1440, 'hr');
  const size = frame.getByRole('combobox', { name: '10 条/页' });
  await size.focus();
  await page.keyboard.press('ArrowDown');
  await frame.getByRole('listbox').and(frame.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => frame.locator('tr[data-row]').count()).toBe(20);
  const focused = () => frame.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('20 条/页');
  await page.keyboard.press('Enter');
  await frame.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => frame.getByRole('listbox').count()).toBe(0);
  await expect.poll(focused).toBe('20 条/页');
});

test('a change whose fields cannot be read says so, and a retry brings them', async () => {
  const frame = await openRoster(1440, 'hr');
  await frame.getByRole('checkbox', { name: '选择此行' }).first().check();
  await page.route(`**${calls.listFieldRights.path}*`, (route) => route.abort());
  await frame.getByRole('button', { name: '批量修改' }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await page.unroute(`**${calls.listFieldRights.path}*`);
  await dialog.getByRole('button', { name: '重试' }).click();
  await dialog.getByRole('combobox').first().waitFor();
});

test('a change of everybody selected says how it went, and each record tells of it', async () => {
  const frame = await openRoster(1440, 'hr', '?status=leaving');
  await frame.getByRole('checkbox', { name: '选择此行' }).first().check();
  const all = frame.getByRole('button', { name: /^选择全部 \d+ 条$/ });
  // As many of the demo are leaving as the day says.
  const count = /\d+/.exec(await all.innerText())?.[0];
  await all.click();
  await frame.getByText(`已选 ${count} 条`).waitFor();
  await frame.getByRole('button', { name: '批量修改' }).click();
  await frame.getByRole('dialog').getByRole('combobox').first().click();
  await frame.getByRole('option', { name: '工作地点', exact: true }).click();
  // A box to type in that offers the places of the company.
  await frame.getByRole('dialog').getByRole('combobox').last().fill('苏州');
  await frame.getByRole('button', { name: '开始修改' }).click();
  await frame.getByText(`已修改 ${count} 人`).waitFor({ timeout: 60_000 });
  await frame.getByRole('button', { name: '知道了' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    frame.getByRole('button', { name: '导出所选' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('.xlsx');
});

test.each(['hr', 'maple'] as const)(
  'on a screen 1280 px wide search, filters and columns stand in one line beside the departments, for %s',
  async (account) => {
    const frame = await openRoster(1280, account);
    await frame.getByRole('tree').waitFor();
    const bottoms = await frame.getByRole('main').evaluate((main) => {
      const table = main.querySelector('table')?.getBoundingClientRect().top ?? 0;
      const controls = main.querySelectorAll('input[type="search"], [role="combobox"], button');
      return [...controls]
        .filter((one) => !one.closest('header') && !one.hasAttribute('aria-pressed'))
        .map((one) => Math.round(one.getBoundingClientRect().bottom))
        .filter((bottom) => bottom < table);
    });
    expect(bottoms.length).toBeGreaterThan(4);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(16);
  },
);
