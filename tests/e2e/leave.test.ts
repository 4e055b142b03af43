import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { addDays, addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/attendance/${place}`);
  return [page, await appFrame(page, 'attendance')];
}

test(
  'leave across a holiday leaves it out, and a day of it is given back',
  async () => {
    const wednesday = plainWednesday();
    await writeHoliday(wednesday, '公司周年');

    const [, frame] = await visit('staff', 'mine');
    await frame.getByRole('button', { name: '请假', exact: true }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await frame.getByRole('option', { name: /公司福利年假 · 可用 3 天/ }).click();
    await dialog.getByLabel('开始').fill(addDays(wednesday, -1));
    await dialog.getByLabel('开始').press('Enter');
    await dialog.getByLabel('结束').fill(addDays(wednesday, 1));
    await dialog.getByLabel('结束').press('Enter');
    await dialog.getByText('共 2 天').waitFor();
    await dialog.getByText(/不计入：.*公司周年/).waitFor();
    await dialog.getByText('余额 3 天，请假后剩余 1 天').waitFor();
    await dialog.getByText('无需审批，提交后立即生效').waitFor();
    await dialog.getByRole('button', { name: '提交' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const [, list] = await visit('staff', 'leave');
    const row = list.locator('tr[data-row]', { hasText: '公司福利年假' }).first();
    await row.getByRole('button', { name: '销假' }).click();
    const giving = list.getByRole('dialog');
    await giving.locator('input').first().fill(addDays(wednesday, 1));
    await giving.locator('input').first().press('Enter');
    await giving.getByRole('button', { name: '提交' }).click();
    await giving.waitFor({ state: 'hidden' });

    const [, balances] = await visit('staff', 'mine?view=balances');
    const card = balances.getByRole('region', { name: '公司福利年假' });
    await card.getByText('2 天', { exact: true }).first().waitFor();
    await card.getByRole('button', { name: '明细' }).click();
    await balances.getByRole('dialog').getByText('退回').first().waitFor();
  },
  patience,
);

test(
  'a change of what a type of leave grants says whose balance changes before it is saved',
  async () => {
    const [page, frame] = await visit('hr', 'leave-types');
    const row = frame.locator('tr[data-row]', { hasText: '公司福利年假' });
    const form = frame.getByRole('dialog');
    const asking = page.getByRole('alertdialog', { name: '额度规则变更将影响员工余额' });
    async function change(perYear: string): Promise<void> {
      await form.getByLabel('每年天数').fill(perYear);
      await form.getByRole('button', { name: '保存' }).click();
    }
    await row.getByText('公司福利年假').click();
    await change('8');
    await asking.getByText(/\d+ 人增加，共 \d+ 天/).waitFor();
    await asking.getByRole('button', { name: '取消' }).click();
    await asking.waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: '保存' }).click();
    await asking.getByRole('button', { name: '保存并重算' }).click();
    await form.waitFor({ state: 'hidden' });
    await row.getByText('8.00').waitFor();

    await expect
      .poll(
        async () => {
          const [, balances] = await visit('staff', 'mine?view=balances');
          const card = balances.getByRole('region', { name: '公司福利年假' });
          await card
            .getByText(/共 \d+ 天/)
            .first()
            .waitFor();
          return card.innerText();
        },
        { timeout: 60_000 },
      )
      .toContain('共 8 天');
    const [, balances] = await visit('staff', 'mine?view=balances');
    await balances
      .getByRole('region', { name: '公司福利年假' })
      .getByRole('button', { name: '明细' })
      .click();
    await balances.getByRole('dialog').getByText('调整 · 每年天数：3.00 → 8.00').waitFor();
  },
  patience,
);

test(
  'somebody who works at night sees each shift on the day it began',
  async () => {
    await workAtNight();
    const month = addMonths(monthStart(dayOf(new Date())), -1).slice(0, 7);
    const [, frame] = await visit('manager', `mine?month=${month}`);
    const nights = frame.getByRole('button', { name: /夜班.*正常/ });
    await nights.first().waitFor();
    expect(await nights.count()).toBeGreaterThan(5);
    await nights.nth(2).click();
    const day = frame.getByRole('region', { name: /考勤明细/ });
    await day.getByText('夜班 22:00 – 次日 06:00').waitFor();
    await day.getByText(/应出勤 22:00 – 次日 06:00/).waitFor();
    // The end of the shift is of the day before: it is punched after midnight and counts here.
    await day.getByText(/首次打卡 2[12]:\d\d，末次打卡 次日 0[67]:\d\d/).waitFor();
  },
  patience,
);

/** A Wednesday between two days of work, far enough to hold no other leave of the demo. */
function plainWednesday(): string {
  const later = addDays(dayOf(new Date()), 50);
  const weekday = (new Date(`${later}T00:00:00Z`).getUTCDay() + 6) % 7;
  const isWorked = (day: string) =>
    calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind === 'workday';
  let day = addDays(later, 2 - weekday);
  while (![-1, 0, 1].every((step) => isWorked(addDays(day, step)))) day = addDays(day, 7);
  return day;
}

/** The company of the demo, and the account of a manager of it. */
function demoIds(): Promise<{ readonly tenantId: string; readonly accountId: string }> {
  return portal.database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => {
      const tenant = await transaction
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirstOrThrow();
      const account = await transaction
        .selectFrom('account')
        .select('id')
        .where('login_name', '=', 'manager')
        .executeTakeFirstOrThrow();
      return { tenantId: tenant.id, accountId: account.id };
    },
  );
}

async function writeHoliday(day: string, name: string): Promise<void> {
  const { tenantId } = await demoIds();
  await portal.database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    transaction
      .insertInto('calendar_day')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        day,
        kind: 'statutory-holiday',
        name,
        note: null,
      })
      .execute(),
  );
}

/** Gives an account that has not signed in yet the employment of somebody who works at night. */
async function workAtNight(): Promise<void> {
  const { tenantId, accountId } = await demoIds();
  const place = { tenantId, accountId: null };
  await portal.database.withTransaction(place, 'write', async (transaction) => {
    const { employment_id } = await transaction
      .selectFrom('shift_assignment as a')
      .innerJoin('shift as s', (join) =>
        join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.shift_id'),
      )
      .innerJoin('employment as e', (join) =>
        join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.id', '=', 'a.employment_id'),
      )
      .where('s.name', '=', '夜班')
      .where('e.joined_on', '<', addMonths(dayOf(new Date()), -4))
      .where('e.left_on', 'is', null)
      .orderBy('e.id')
      .select('a.employment_id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('membership')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .set({ employment_id })
      .execute();
  });
}
