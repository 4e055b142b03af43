import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const lists = '/portal/workflow/approvals';

async function visit(account: DemoAccountName, place = lists): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, place);
  const frame = await appFrame(page, 'workflow');
  await frame
    .getByRole('tab', { name: '待我审批' })
    .or(frame.getByRole('heading', { name: '审批流程' }))
    .waitFor();
  return [page, frame];
}

const openRow = (frame: Frame, title: string) =>
  frame.locator('tr[data-row]', { hasText: title }).first().click();

const patience = 150_000;

test(
  'a manager sends a request back, and says why',
  async () => {
    const [, frame] = await visit('manager');
    await openRow(frame, '费用报销');
    await frame.getByRole('button', { name: '退回', exact: true }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('button', { name: '退回', exact: true }).click();
    await dialog.getByText('请填写意见').waitFor();
    await dialog.getByLabel('意见').fill('请补充发票');
    await dialog.getByRole('button', { name: '退回', exact: true }).click();
    await frame.locator('ol > li', { hasText: '请补充发票' }).waitFor();
  },
  patience,
);

test(
  'a manager approves, and the applicant sees where the request is',
  async () => {
    const [, frame] = await visit('manager');
    await openRow(frame, '用印申请');
    await frame.getByRole('button', { name: '同意', exact: true }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByLabel('意见').fill('同意用印');
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await frame.locator('ol > li', { hasText: '同意用印' }).waitFor();
    expect(await frame.getByRole('button', { name: '同意', exact: true }).count()).toBe(0);
    const [, own] = await visit('staff', `${lists}/list/started`);
    await own.locator('tr[data-row]', { hasText: '用印申请' }).getByText('审批中').waitFor();
  },
  patience,
);
