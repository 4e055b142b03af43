import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

async function open(path: string, account: 'hr' | 'manager' = 'hr'): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/dashboard${path}`);
  return [page, await appFrame(page, 'dashboard')];
}

/** Presses a key until the element has the keyboard; a page has no more stops than this. */
async function tabTo(page: Page, frame: Frame, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    const focused = await frame.evaluate(() => {
      const element = document.activeElement;
      return element?.matches('button') ? element.textContent : '';
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard did not reach ${name}.`);
}

/** Goes down a menu to one of its items. */
async function reach(page: Page, frame: Frame, item: string): Promise<void> {
  const chosen = frame.locator('[role="menuitem"][data-highlighted]');
  for (let step = 0; step < 5; step += 1) {
    if ((await chosen.allTextContents()).join('') === item) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The menu has no ${item}.`);
}

test('a board is read, narrowed by a click, and drawn as tables', async () => {
  const [page, frame] = await open('/boards/hr-overview');
  await frame.getByRole('heading', { name: '人力资源总览' }).waitFor();
  const tile = frame.getByRole('region', { name: '花名册统计' });
  await tile.getByRole('button', { name: /用表格显示/ }).click();
  await tile.getByRole('button', { name: '研发中心', exact: true }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('organ')).toBeTruthy();
  await tile
    .getByRole('button', { name: '研发中心', exact: true })
    .first()
    .waitFor({ state: 'detached' });
  expect(await violationsOf(frame)).toEqual([]);
});

test('a board is drawn up by keyboard alone, saved and opened again', async () => {
  const [page, frame] = await open('/boards/new');
  await frame.getByRole('textbox', { name: /名称/ }).focus();
  await page.keyboard.type('键盘看板');
  const add = frame.getByRole('button', { name: '添加图块' });
  for (const item of ['新建统计', '文字说明']) {
    await add.focus();
    await page.keyboard.press('Enter');
    await frame.getByRole('menuitem', { name: item }).waitFor();
    await reach(page, frame, item);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => frame.evaluate(() => document.activeElement?.id ?? ''))
      .toMatch(/^tile-/);
  }
  const tile = frame.getByRole('button', { name: /^图块“.*第 1 列，第 1 行，宽 12/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await frame.getByRole('button', { name: /第 2 列，第 1 行，宽 12/ }).waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await frame.getByRole('button', { name: /第 2 列，第 1 行，宽 13/ }).waitFor();
  await page.keyboard.press('Escape');
  await tile.waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await frame.getByRole('button', { name: /第 2 列，第 1 行，宽 12/ }).waitFor();
  await page.keyboard.press('Control+z');
  await tile.waitFor();
  await page.keyboard.press('Control+y');
  expect(await violationsOf(frame)).toEqual([]);

  await page.keyboard.press('Control+s');
  await frame.getByRole('heading', { level: 1, name: '键盘看板' }).waitFor();
  await frame.getByText('在这里写说明').waitFor();
  await tabTo(page, frame, '编辑');
  await page.keyboard.press('Enter');
  await frame.getByRole('button', { name: /第 2 列，第 1 行，宽 12/ }).waitFor();
});

test('a tile leads to the report behind it', async () => {
  const [page, frame] = await open('/boards/hr-overview');
  const tile = frame.getByRole('region', { name: '花名册统计' });
  await tile.getByRole('heading').getByRole('button').click();
  const report = await appFrame(page, 'report');
  await report.getByRole('heading', { name: '花名册统计' }).first().waitFor();
});

test('a copy of a board is shared with a role, whose people see the figures of their own range', async () => {
  const [, frame] = await open('/boards/hr-overview/copy');
  /** The head-count of its first tile, once that is there. */
  async function headsOn(of: Frame): Promise<number> {
    const tile = of.locator('section[data-kind="figure"]').first();
    await tile.getByText(/\d/).first().waitFor();
    return Number((await tile.innerText()).match(/[\d,]+/)?.[0].replaceAll(',', ''));
  }
  await frame.getByRole('textbox', { name: /名称/ }).fill('各部门看板');
  await frame.getByRole('checkbox', { name: '部门负责人' }).check();
  await frame.getByRole('button', { name: '保存' }).click();
  await frame.getByRole('heading', { level: 1, name: '各部门看板' }).waitFor();
  const all = await headsOn(frame);

  const [, theirs] = await open('/boards', 'manager');
  const shared = theirs.getByRole('region', { name: '共享给我的' });
  await shared.getByRole('button', { name: '各部门看板', exact: true }).click();
  await theirs.getByRole('heading', { level: 1, name: '各部门看板' }).waitFor();
  const own = await headsOn(theirs);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);
  expect(await violationsOf(theirs)).toEqual([]);
  expect(await theirs.getByRole('button', { name: '编辑' }).count()).toBe(0);
});
