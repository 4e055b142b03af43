import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { frameIn } from '#tests/support/page-dialog.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

async function openRoster(): Promise<{ page: Page; roster: Frame }> {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/personnel/roster');
  const roster = await appFrame(page, 'personnel');
  await roster
    .getByRole('button', { name: /^查看 .+ 的档案$/ })
    .first()
    .waitFor();
  return { page, roster };
}

const names = (roster: Frame): Promise<string[]> =>
  roster
    .getByRole('button', { name: /^查看 .+ 的档案$/ })
    .evaluateAll((all) => all.map((one) => one.ariaLabel?.split(' ')[1] ?? ''));

test('the records of a page are looked through without leaving the roster', async () => {
  const { page, roster } = await openRoster();
  const [first = '', second = ''] = await names(roster);
  await roster.getByRole('button', { name: '逐条查看本页档案' }).click();
  const dialog = page.getByRole('dialog', { name: `${first}的档案` });
  const record = await frameIn(dialog);
  await record.getByRole('heading', { name: first }).waitFor();
  await record.getByRole('tab', { name: /合同/ }).click();
  expect(await record.getByRole('button', { name: /编辑|修改/ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '下一条' }).click();
  const next = page.getByRole('dialog', { name: `${second}的档案` });
  await next.getByText('2 / 10').waitFor();
  await record.getByRole('heading', { name: second }).waitFor();
  // What is compared from one person to the next stays in sight.
  expect(await record.getByRole('tab', { name: /合同/ }).getAttribute('aria-selected')).toBe(
    'true',
  );
  expect(addressOf(page)).toBe('/portal/personnel/roster');
  await page.keyboard.press('Escape');
  await next.waitFor({ state: 'detached' });
  await roster.getByRole('button', { name: '逐条查看本页档案' }).waitFor();
});

test('a record that is looked at opens in a tab of its own, and Back leads to the roster', async () => {
  const { page, roster } = await openRoster();
  const [first = ''] = await names(roster);
  await roster.getByRole('button', { name: '逐条查看本页档案' }).click();
  const dialog = page.getByRole('dialog', { name: `${first}的档案` });
  await frameIn(dialog);
  await dialog.getByRole('button', { name: '打开完整档案' }).click();
  await page.getByRole('tab', { name: first }).waitFor();
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe('/portal/personnel/roster');
});

test('only the people who are picked are looked through', async () => {
  const { page, roster } = await openRoster();
  const [, second = '', third = ''] = await names(roster);
  await roster.getByRole('row', { name: second }).getByRole('checkbox').check({ force: true });
  await roster.getByRole('row', { name: third }).getByRole('checkbox').check({ force: true });
  await roster.getByRole('button', { name: '逐条查看', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${second}的档案` });
  await dialog.getByText('1 / 2').waitFor();
});
