import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, type Look, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;

async function visit(account: DemoAccountName, place: string, look?: Look): Promise<[Page, Frame]> {
  const page = await portal.visit(look);
  await signIn(page, account, `/portal/workflow/approvals${place}`);
  return [page, await appFrame(page, 'workflow')];
}

const openRow = (frame: Frame, title: string) =>
  frame.locator('tr[data-row]', { hasText: title }).first().click();

/** The words of the buttons at the foot, in their order. */
const buttonsOf = (frame: Frame) =>
  frame.locator('main > div').last().getByRole('button').allTextContents();

test(
  'an applicant saves what they change in a returned request, and sends it again',
  async () => {
    const [, manager] = await visit('manager', '');
    await openRow(manager, '费用报销');
    await manager.getByRole('button', { name: '退回', exact: true }).click();
    const sending = manager.getByRole('dialog');
    await sending.getByLabel('意见').fill('请写明事由');
    await sending.getByRole('button', { name: '退回', exact: true }).click();
    await sending.waitFor({ state: 'detached' });

    const [page, own] = await visit('staff', '/list/started');
    await own.locator('tr[data-row]', { hasText: '已退回' }).first().click();
    await own.getByRole('button', { name: '保存修改' }).waitFor();
    expect((await buttonsOf(own)).slice(0, 3)).toEqual(['重新提交', '保存修改', '撤回']);
    // Why it came back is read before anything else.
    await own.locator('main').getByText('请写明事由').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await own.getByLabel('事由').fill('');
    await own.getByRole('button', { name: '重新提交', exact: true }).click();
    await own.getByText('此项必填').first().waitFor();
    // What is still missing may be saved, and is asked for when it is sent.
    await own.getByRole('button', { name: '保存修改' }).click();
    await own.locator('ol > li', { hasText: '保存了修改' }).waitFor();
    await own.getByLabel('事由').fill('客户现场实施');
    await own.getByRole('button', { name: '保存修改' }).click();
    await expect.poll(() => own.locator('ol > li', { hasText: '保存了修改' }).count()).toBe(2);
    await page.reload();
    const again = await appFrame(page, 'workflow');
    await expect.poll(() => again.getByLabel('事由').inputValue()).toBe('客户现场实施');
    await again.getByRole('button', { name: '重新提交', exact: true }).click();
    const dialog = again.getByRole('dialog');
    await dialog.getByRole('button', { name: '重新提交', exact: true }).click();
    await again.getByText('审批中', { exact: true }).first().waitFor();
    // Somebody has decided before: it is theirs now, and no longer withdrawn.
    expect((await buttonsOf(again))[0]).toBe('催办');
    const [, seen] = await visit('manager', '');
    await openRow(seen, '费用报销');
    const change = seen.getByRole('row', { name: '事由' });
    await change.getByText('客户现场实施').waitFor();
    expect(await change.getByRole('cell').count()).toBe(2);
  },
  patience,
);

test(
  'an approver keeps what they have filled in, and decides later',
  async () => {
    const [page, own] = await visit('staff', '/start');
    await own.getByRole('button', { name: '在职与收入证明' }).click();
    await own.getByLabel('证明类型').click();
    await own.getByRole('option', { name: '收入证明' }).click();
    await own.getByLabel('用途').fill('签证');
    await own.getByRole('button', { name: '下一步' }).click();
    await own.getByRole('button', { name: '提交申请' }).click();
    await own.getByText('审批中', { exact: true }).first().waitFor();
    await page.close();
    const [desk, hr] = await visit('hr', '');
    await openRow(hr, '在职与收入证明');
    await hr.getByRole('button', { name: '保存草稿' }).waitFor();
    expect((await buttonsOf(hr)).slice(0, 3)).toEqual(['同意', '驳回', '保存草稿']);
    await hr.getByLabel('税前月收入').fill('12000.00');
    await hr.getByRole('button', { name: '保存草稿' }).click();
    await desk.getByText('草稿已保存').first().waitFor();
    const [, later] = await visit('hr', '');
    await openRow(later, '在职与收入证明');
    await expect.poll(() => later.getByLabel('税前月收入').inputValue()).toMatch(/12,?000/);
    await later.getByRole('button', { name: '同意', exact: true }).click();
    await later.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
    await later.getByText('已通过', { exact: true }).first().waitFor();
  },
  patience,
);
