import type { Frame, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in, in Chinese, and returns the frame of the analysis. */
async function openAnalysis(account: DemoAccountName = 'hr'): Promise<Frame> {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, account, '/portal/bi/workforce');
  const frame = await appFrame(page, 'bi');
  await frame.locator('canvas').nth(3).waitFor();
  return frame;
}

const panel = (frame: Frame, title: string): Locator =>
  frame.getByRole('region', { name: title, exact: true });
const numberOf = (words: string | null): number => Number((words ?? '').replace(/\D/g, ''));

/** Shows a panel as a table and returns the table. */
async function asTable(frame: Frame, title: string): Promise<Locator> {
  await panel(frame, title).getByRole('button', { name: '以表格查看' }).click();
  return panel(frame, title).getByRole('table');
}

/** How many people the roster says it lists. */
async function rosterTotal(): Promise<number> {
  const roster = await appFrame(page, 'personnel');
  const words = roster.getByText(/^共 [\d,]+ [条人]/).first();
  await words.waitFor();
  return numberOf(await words.textContent());
}

describe('the figures', () => {
  test('head-count opens the very people it counts', async () => {
    const frame = await openAnalysis();
    const figure = frame.getByRole('button', { name: /^在职人数/ });
    const count = numberOf(await figure.textContent());
    expect(count).toBe(200);
    await figure.click();
    await expect.poll(rosterTotal).toBe(count);
    expect(addressOf(page)).toMatch(/^\/portal\/personnel\/roster/);
  });

  test('each says how it is counted, for the pointer and for screen readers', async () => {
    const frame = await openAnalysis();
    const sign = frame.getByRole('button', { name: '「近 12 个月离职率」的口径' });
    await sign.hover();
    const bubble = frame.getByRole('tooltip').filter({ hasText: '平均在职人数' });
    await bubble.waitFor({ state: 'visible' });
    expect(await sign.getAttribute('aria-describedby')).toBe(await bubble.getAttribute('id'));
    await sign.focus();
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'hidden' });
  });
});

describe('ways into the roster', () => {
  test('an age band lists as many as the pyramid shows', async () => {
    const frame = await openAnalysis();
    const cell = (await asTable(frame, '年龄结构')).getByRole('button').first();
    const count = numberOf(await cell.textContent());
    await cell.click();
    await expect.poll(rosterTotal).toBe(count);
  });

  test('a month lists as many joiners and leavers as the chart shows', async () => {
    const frame = await openAnalysis();
    const table = await asTable(frame, '入职与离职');
    for (const kind of ['入职的名单', '离职的名单']) {
      const cell = table.getByRole('button', { name: kind }).first();
      const count = numberOf(await cell.textContent());
      await cell.click();
      await expect.poll(rosterTotal, { message: kind }).toBe(count);
      await page.goBack();
      await frame.locator('h1').waitFor({ state: 'visible' });
    }
  });

  test('an organisation without anything below opens its people from its bar', async () => {
    const frame = await openAnalysis();
    const table = await asTable(frame, '各组织在职人数');
    const row = table.locator('tbody tr', { hasText: '财务部' });
    const count = numberOf(await row.locator('td').first().textContent());
    await row.getByRole('button', { name: '查看名单：财务部' }).click();
    await expect.poll(rosterTotal).toBe(count);
  });
});

describe('the place', () => {
  test('a bar leads below, the path leads up, and Back returns', async () => {
    const frame = await openAnalysis();
    const chart = panel(frame, '各组织在职人数').getByRole('img');
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart is not in sight.');
    // The longest bar is the first: the development centre.
    await page.mouse.click(box.x + 140, box.y + 18);
    const path = frame.getByRole('navigation', { name: '组织层级' });
    await path.getByText('研发中心').waitFor();
    expect(addressOf(page)).toContain('organId=');
    await expect
      .poll(async () =>
        numberOf(await frame.getByRole('button', { name: /^在职人数/ }).textContent()),
      )
      .toBe(86);
    await page.goBack();
    await expect
      .poll(async () =>
        numberOf(await frame.getByRole('button', { name: /^在职人数/ }).textContent()),
      )
      .toBe(200);
    await page.goForward();
    await path.getByRole('button', { name: '蓝港科技' }).click();
    await expect.poll(() => addressOf(page)).toBe('/portal/bi/workforce');
  });

  test('organisation and span stand in the address and open again from it', async () => {
    const frame = await openAnalysis();
    await frame.getByRole('combobox', { name: '组织' }).click();
    await page.keyboard.type('平台');
    await page.keyboard.press('Enter');
    await frame.getByRole('radio', { name: '近 36 个月' }).check({ force: true });
    await expect.poll(() => addressOf(page)).toContain('months=36');
    await page.goto(addressOf(page));
    const again = await appFrame(page, 'bi');
    await again.getByRole('navigation', { name: '组织层级' }).getByText('平台组').waitFor();
    const months = await asTable(again, '月度离职率');
    await expect.poll(() => months.locator('tbody tr').count()).toBe(36);
  });
});

describe('the surroundings', () => {
  test('charts and words follow theme, mode and language at once', async () => {
    // The language is remembered with the account: the other tests go on in Chinese.
    const frame = await openAnalysis('admin');
    const before = await accentShare(frame);
    expect(before.share).toBeGreaterThan(0.01);
    await page.getByRole('button', { name: '外观' }).click();
    await page
      .getByRole('menuitemradio', { name: '橙色' })
      .or(page.getByRole('menuitem', { name: '橙色' }))
      .first()
      .click();
    await expect.poll(async () => (await accentShare(frame)).accent).not.toBe(before.accent);
    await expect.poll(async () => (await accentShare(frame)).share).toBeGreaterThan(0.01);
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByText('English').click();
    await frame.getByRole('heading', { name: 'Joiners and leavers' }).waitFor();
    expect(
      await panel(frame, 'Age structure').getByRole('img').getAttribute('aria-label'),
    ).toContain('Population pyramid');
  });

  test('charts take the width the window gives them', async () => {
    const frame = await openAnalysis();
    const width = () =>
      frame
        .locator('canvas')
        .first()
        .evaluate((canvas) => canvas.clientWidth);
    const wide = await width();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(width).toBeLessThan(wide);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });

  test('a failed figure says so, leaves the others, and a retry brings it', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await page.route('**/getAgePyramid', (route) => route.abort());
    await signIn(page, 'hr', '/portal/bi/workforce');
    const frame = await appFrame(page, 'bi');
    await panel(frame, '年龄结构').getByText('加载失败').waitFor();
    await panel(frame, '各组织在职人数').getByRole('img').waitFor();
    await page.unroute('**/getAgePyramid');
    await panel(frame, '年龄结构').getByRole('button', { name: '重试' }).click();
    await panel(frame, '年龄结构').getByRole('img').waitFor();
  });

  test('charts that could not be fetched say so, and a retry draws them', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await page.route('**/chunks/echarts-*', (route) => route.abort());
    await signIn(page, 'hr', '/portal/bi/workforce');
    const frame = await appFrame(page, 'bi');
    const ages = panel(frame, '年龄结构');
    await ages.getByText('加载失败').waitFor();
    await page.unroute('**/chunks/echarts-*');
    await ages.getByRole('button', { name: '重试' }).click();
    // A browser that fetches a failed script no second time gets the whole page again.
    await expect
      .poll(async () =>
        panel(await appFrame(page, 'bi'), '年龄结构')
          .locator('canvas')
          .count(),
      )
      .toBe(1);
  });

  test('outside the portal the app says where it belongs', async () => {
    page = await portal.visit();
    await page.goto(portal.origin.replace('//', '//bi.'));
    await page.getByText('请从门户中打开本应用').waitFor();
  });
});

describe.each([
  { account: 'hr', language: 'zh-CN', theme: 'blue', mode: 'light' },
  { account: 'maple', language: 'en', theme: 'orange', mode: 'dark' },
] as const)('the analysis in $language, $theme and $mode', (look) => {
  test('has no barrier, neither as charts nor as tables', async () => {
    page = await portal.visit(look);
    await signIn(page, look.account, '/portal/bi/workforce');
    const frame = await appFrame(page, 'bi');
    await frame.locator('canvas').nth(3).waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe(look.language);
    expect(await violationsOf(frame)).toEqual([]);
    for (const toggle of await frame.locator('[data-key="reading"]').all()) await toggle.click();
    expect(await frame.getByRole('table').count()).toBe(4);
    expect(await violationsOf(frame)).toEqual([]);
  });
});

/** The accent now in use, and how much of the first chart is painted in it. */
async function accentShare(frame: Frame): Promise<{ accent: string; share: number }> {
  return frame
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas.');
      const probe = document.createElement('canvas').getContext('2d');
      const chart = canvas.getContext('2d');
      if (!probe || !chart) throw new Error('No context.');
      const element = document.createElement('i');
      element.style.color = 'var(--accent)';
      document.body.append(element);
      probe.fillStyle = getComputedStyle(element).color;
      element.remove();
      probe.fillRect(0, 0, 1, 1);
      const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data;
      const { data } = chart.getImageData(0, 0, canvas.width, canvas.height);
      let same = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) same += 1;
      return { accent: `${red} ${green} ${blue}`, share: same / (data.length / 4) };
    });
}
