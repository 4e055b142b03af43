import { sql } from 'kysely';
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;

async function visit(
  account: DemoAccountName,
  place: string,
  width?: number,
): Promise<[Page, Frame]> {
  const page = await portal.visit();
  if (width !== undefined) await page.setViewportSize({ width, height: 844 });
  await signIn(page, account, `/portal/performance/${place}`);
  return [page, await appFrame(page, 'performance')];
}

test(
  'an employee sends goals on a phone once their weights are whole, and the manager confirms them',
  async () => {
    const [, own] = await visit('staff', 'mine', 390);
    await own.getByRole('button', { name: '编辑目标' }).click();
    const editor = own.getByRole('dialog');
    await editor.getByLabel('权重（%）').first().fill('30');
    await editor.getByText('剩余 10%').waitFor();
    await editor.getByRole('button', { name: '提交上级确认' }).click();
    await editor.getByText('目标权重合计须为 100%').waitFor();
    await editor.getByRole('button', { name: '分配剩余权重' }).click();
    await editor.getByText('权重合计 100%').waitFor();
    await editor.getByRole('button', { name: '提交上级确认' }).click();
    await own.getByText('待上级确认').waitFor();
  },
  patience,
);

test(
  'personnel moves a card of the calibration with a reason, which its history keeps',
  async () => {
    const [, frame] = await visit('hr', 'calibration');
    // Whose card comes first changes with the day; one that is at C already is not moved there, and a meeting has its own.
    const elsewhere = frame.getByRole('region').filter({ hasNotText: '待改进' });
    const cards = elsewhere.getByRole('listitem').filter({ hasNotText: '校准会' });
    const more = cards.getByRole('button', { name: /的操作$/ }).first();
    const name = ((await more.getAttribute('aria-label')) ?? '').replace(' 的操作', '');
    await more.click();
    await frame.getByRole('menuitem', { name: 'C 待改进' }).click();
    const dialog = frame.getByRole('dialog');
    const button = dialog.getByRole('button', { name: '确认调整' });
    await dialog.getByLabel('调整原因').fill('太短');
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByLabel('调整原因').fill('与同岗位人员比较后，目标难度明显偏低');
    await button.click();
    const column = frame.getByRole('region', { name: 'C 待改进' });
    await column.getByText(name, { exact: true }).waitFor();
    await frame.getByRole('button', { name: `${name} 的操作` }).click();
    await frame.getByRole('menuitem', { name: '调整记录' }).click();
    await frame.getByRole('dialog').getByText('与同岗位人员比较后').waitFor();
  },
  patience,
);

test(
  'the chair opens a meeting, sees too many at the top, moves a card, and closes with a reason',
  async () => {
    const [, frame] = await visit('manager', 'mine');
    await frame.getByRole('button', { name: '进入校准会' }).first().click();
    await frame.getByText('校准会尚未开始').waitFor();
    await frame.getByRole('button', { name: '开始校准' }).click();
    await frame.getByText('9 人，名额 7 人').waitFor();
    await frame.getByText('超出 2 人').waitFor();
    const top = frame.getByRole('region', { name: 'A 卓越' });
    expect(await top.getByText(/\d 分$/).count()).toBe(9);
    await frame.getByText('隐藏得分').click();
    await expect.poll(() => top.getByText(/\d 分$/).count()).toBe(0);
    const more = top.getByRole('button', { name: /的操作$/ }).first();
    const name = ((await more.getAttribute('aria-label')) ?? '').replace(' 的操作', '');
    await more.click();
    await frame.getByRole('menuitem', { name: 'B 良好' }).click();
    const move = frame.getByRole('dialog');
    await move.getByLabel('调整原因').fill('与同岗位人员比较后，目标难度略低');
    await move.getByRole('button', { name: '确认调整' }).click();
    await frame.getByRole('region', { name: 'B 良好' }).getByText(name, { exact: true }).waitFor();
    await frame.getByText('8 人，名额 7 人').waitFor();
    await frame.getByRole('button', { name: '结束校准会' }).click();
    const end = frame.getByRole('dialog');
    await end.getByText('A 超出 1 人', { exact: false }).waitFor();
    const button = end.getByRole('button', { name: '结束校准会' });
    expect(await button.isDisabled()).toBe(true);
    await end.getByLabel('说明').fill('两位核心成员同期完成重点项目，贡献难分高下');
    await button.click();
    await frame.getByText('校准会已结束，等级已固定').waitFor();
    const [, board] = await visit('hr', 'calibration');
    await board.getByText('两位核心成员同期完成重点项目', { exact: false }).waitFor();
  },
  patience,
);

test(
  'an employee acknowledges a released result and appeals it, and personnel decides',
  async () => {
    const [, own] = await visit('staff', 'mine');
    await own.getByRole('combobox', { name: '考核周期' }).click();
    await own.getByRole('option').last().click();
    await own.getByRole('heading', { name: '绩效结果' }).waitFor();
    await own.getByRole('button', { name: '确认已阅' }).click();
    await own.getByText(/您已于.*确认/).waitFor();
    await own.getByRole('button', { name: '提出申诉' }).click();
    const form = own.getByRole('dialog');
    await form.getByLabel('申诉理由').fill('六月的续约结果没有计入，附有邮件记录');
    await form.getByRole('button', { name: '提出申诉' }).click();
    await own.getByText('处理中').waitFor();
    const [, decider] = await visit('hr', 'appeals');
    const appeal = decider.getByRole('listitem').filter({ hasText: '六月的续约结果' });
    await appeal.getByRole('button', { name: '处理' }).click();
    const decision = decider.getByRole('dialog');
    await decision.getByLabel('处理意见').fill('已核对邮件记录，维持原结果');
    await decision.getByRole('button', { name: '处理' }).click();
    await appeal.getByText('维持原结果', { exact: true }).waitFor();
  },
  patience,
);

/** The person of the demo who got another manager on day 100 of the half-year. */
async function sharedPerson(): Promise<string> {
  const tenantId = await tenantOf(portal.database, 'harbour');
  const scope = { tenantId, accountId: null };
  const { rows } = await portal.database.withTransaction(scope, 'read', (transaction) =>
    sql<{ name: string }>`select p.name from review v
      join appraisal a on a.tenant_id = v.tenant_id and a.id = v.appraisal_id
      join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
      join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where v.tenant_id = ${tenantId} and v.role = 'former' and v.days is not null`.execute(
      transaction,
    ),
  );
  return rows[0]?.name ?? '';
}

test(
  'personnel gives the levels of a scale a factor for pay',
  async () => {
    const [, scales] = await visit('hr', 'scales');
    await scales.locator('tr[data-row]').first().click();
    await scales
      .getByText(/A = 1\.5/)
      .first()
      .waitFor();
  },
  patience,
);

test(
  'the history of a card shows the days of the managers behind a score',
  async () => {
    const [, frame] = await visit('hr', 'calibration');
    const name = await sharedPerson();
    await frame.getByRole('button', { name: `${name} 的操作` }).click();
    await frame.getByRole('menuitem', { name: '调整记录' }).click();
    await frame
      .getByRole('dialog')
      .getByText(/：100 天，/)
      .waitFor();
  },
  patience,
);

/** A cycle that has not started, for those who were employed two months ago. */
async function draftCycle(name: string): Promise<void> {
  const tenantId = await tenantOf(portal.database, 'harbour');
  const scope = { tenantId, accountId: null };
  await portal.database.withTransaction(scope, 'write', async (transaction) => {
    await sql`insert into performance_cycle (tenant_id, id, name, kind, from_on, to_on, cut_off_on, scale_id, form_id,
        goals_min, goals_max, weight_min, weight_max, self_weight, peer_weight, manager_weight, missing, least_group,
        force, appeal_days, state, custom)
      select tenant_id, ${uuid7()}::uuid, ${name}, kind, from_on, to_on, current_date - 60, scale_id, form_id,
        goals_min, goals_max, weight_min, weight_max, self_weight, peer_weight, manager_weight, missing, least_group,
        force, appeal_days, 'draft', custom
      from performance_cycle where tenant_id = ${tenantId} order by id limit 1`.execute(
      transaction,
    );
  });
}

test(
  'personnel sees who takes part in a cycle before it starts, and who does not and why',
  async () => {
    await draftCycle('预览用考核');
    const [, frame] = await visit('hr', 'cycles');
    await frame.getByRole('button', { name: '预览参加人员' }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('combobox', { name: '考核周期' }).getByText('预览用考核').waitFor();
    // Those who are left out come first.
    await dialog.getByText('入职晚于截止日期').first().waitFor();
    await dialog.getByText('没有直接上级').first().waitFor();
  },
  patience,
);
