import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;
const next = addMonths(monthStart(dayOf(new Date())), 2);

async function visit(account: DemoAccountName, app: string, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${app}/${place}`);
  return [page, await appFrame(page, app)];
}

const designers = () =>
  inCompany({ gateway: portal }, (transaction) =>
    transaction
      .selectFrom('organ')
      .select('id')
      .where('code', '=', 'RD-CL')
      .executeTakeFirstOrThrow(),
  );

async function fillSpan(frame: Frame, day: string): Promise<void> {
  const dialog = frame.getByRole('dialog');
  await dialog.getByLabel('加班日期').fill(day);
  await dialog.getByLabel('加班日期').press('Enter');
  await dialog.getByLabel('开始时间').fill('18:00');
  await dialog.getByLabel('结束时间').fill('19:00');
  await dialog.getByLabel('加班原因').fill('版本上线');
}

test(
  'a protected period that is noted stops a night of the roster and the overtime of its person',
  async () => {
    const [, periods] = await visit('hr', 'attendance', 'protected-periods');
    await periods.getByRole('button', { name: '新增特殊保护期' }).click();
    const form = periods.getByRole('dialog');
    await form.getByRole('combobox', { name: '员工' }).click();
    await periods.getByRole('combobox', { name: '员工' }).fill('周雨桐');
    await periods.getByRole('option', { name: /周雨桐/ }).click();
    await form.getByRole('combobox', { name: '类型' }).click();
    await periods.getByRole('option', { name: '孕期' }).click();
    await form.getByLabel('怀孕日期或子女出生日期').fill(addMonths(next, -7));
    await form.getByLabel('怀孕日期或子女出生日期').press('Enter');
    await form.getByRole('button', { name: '保存' }).click();
    await form.waitFor({ state: 'hidden' });
    const row = periods.locator('tr[data-row]', { hasText: '周雨桐' });
    await row.getByText('孕期').waitFor();
    expect(await violationsOf(periods)).toEqual([]);

    const { id } = await designers();
    const place = `roster?organId=${id}&month=${next.slice(0, 7)}`;
    const [page, roster] = await visit('manager', 'scheduling', place);
    const cell = roster
      .getByRole('row', { name: /周雨桐/ })
      .getByRole('gridcell')
      .first();
    await cell.click();
    await page.keyboard.press('5');
    await expect.poll(() => cell.getAttribute('aria-label')).toContain('当日不得安排夜班');
    expect(await cell.getAttribute('aria-label')).not.toContain('孕');
    await page.keyboard.press('Control+s');
    await page
      .getByText(/已保存/)
      .first()
      .waitFor();
    await roster.getByRole('button', { name: '发布', exact: true }).click();
    const publishing = roster.getByRole('dialog', { name: '发布排班' });
    await publishing.getByText('有 1 处冲突不可发布，请先改正').waitFor();
    const publish = publishing.getByRole('button', { name: '发布', exact: true });
    expect(await publish.isDisabled()).toBe(true);

    const [, mine] = await visit('staff', 'attendance', 'mine');
    await mine.getByRole('button', { name: '加班', exact: true }).click();
    await fillSpan(mine, next);
    const dialog = mine.getByRole('dialog');
    await dialog.getByText('当日不得安排加班').waitFor();
    await dialog.getByText(/怀孕七个月以上/).waitFor();
    expect(await dialog.getByRole('button', { name: '提交' }).isDisabled()).toBe(true);
    expect(await violationsOf(mine)).toEqual([]);
    await dialog.getByLabel('加班日期').fill(addDays(next, -1));
    await dialog.getByLabel('加班日期').press('Enter');
    await dialog
      .getByText(/本月累计|加班 1 小时/)
      .first()
      .waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: '提交' }).isEnabled()).toBe(true);
  },
  patience,
);

test(
  'overtime and leave whose preview fails say so, keep what is entered, and try again',
  async () => {
    const [page, frame] = await visit('staff', 'attendance', 'mine');
    const fail = /\/preview(Overtime|Leave)$/;
    await page.context().route(fail, (route) => route.abort());
    await frame.getByRole('button', { name: '加班', exact: true }).click();
    await fillSpan(frame, addDays(next, -2));
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('button', { name: '提交' }).isDisabled()).toBe(true);
    expect(await dialog.getByLabel('加班原因').inputValue()).toBe('版本上线');
    expect(await dialog.getByLabel('开始时间').inputValue()).toBe('18:00');
    await page.context().unroute(fail);
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    await expect.poll(() => dialog.getByRole('button', { name: '提交' }).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await frame.getByRole('button', { name: '放弃', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.context().route(fail, (route) => route.abort());
    await frame.getByRole('button', { name: '请假', exact: true }).click();
    await dialog.getByRole('combobox').first().click();
    await frame.getByRole('option', { name: /病假/ }).click();
    await dialog.getByLabel('请假原因').fill('搬家');
    await dialog.getByLabel('开始').fill(addDays(next, -2));
    await dialog.getByLabel('开始').press('Enter');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('请假原因').inputValue()).toBe('搬家');
    await page.context().unroute(fail);
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    await dialog.getByText(/^共 /).first().waitFor();
  },
  patience,
);
