import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;

/** Opens a request of the demo from a list of the approval centre. */
async function visit(
  account: DemoAccountName,
  list: string,
  title: string,
): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/workflow/approvals${list}`);
  const frame = await appFrame(page, 'workflow');
  await frame.locator('tr[data-row]', { hasText: title }).first().click();
  await frame.getByRole('heading', { name: '审批记录' }).waitFor();
  return [page, frame];
}

/** Presses a button of a request and the one of its dialog; `words` are the opinion or the reason. */
async function act(frame: Frame, name: string, words = ''): Promise<void> {
  await frame.getByRole('button', { name, exact: true }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByLabel(/意见|原因/).fill(words);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const logged = (frame: Frame, text: string) =>
  frame.locator('ol > li', { hasText: text }).waitFor();

test(
  'a manager takes a decision back, and an administrator skips the step then',
  async () => {
    const [, frame] = await visit('manager', '', '用印申请');
    await act(frame, '同意', '同意用印');
    await act(frame, '撤回处理');
    await logged(frame, '撤回了自己的处理');
    await frame.getByRole('button', { name: '同意', exact: true }).waitFor();

    const [, all] = await visit('admin', '/list/all', '用印申请');
    await all.getByRole('button', { name: '跳过节点', exact: true }).click();
    const dialog = all.getByRole('dialog');
    await dialog.getByRole('button', { name: '跳过节点', exact: true }).click();
    await dialog.getByText('请填写原因').waitFor();
    await dialog.getByLabel('原因').fill('负责人休假');
    await dialog.getByRole('button', { name: '跳过节点', exact: true }).click();
    await logged(all, '跳过了节点“部门负责人”');

    const [, hr] = await visit('hr', '', '用印申请');
    await act(hr, '确认用印');
    await hr.getByText('已通过', { exact: true }).first().waitFor();
  },
  patience,
);

test(
  'a manager adds somebody before a decision, and removes them again',
  async () => {
    const [, frame] = await visit('manager', '', '费用报销');
    await frame.getByRole('button', { name: '加签', exact: true }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('radio', { name: '在我之前' }).check();
    await dialog.getByRole('combobox').first().click();
    await frame.getByRole('option').first().click();
    await dialog.getByRole('button', { name: '加签', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await frame.getByRole('button', { name: '同意', exact: true }).count()).toBe(0);
    await frame.getByRole('button', { name: /^移除加签人/ }).click();
    await frame
      .getByRole('dialog')
      .getByRole('button', { name: /^移除加签人/ })
      .click();
    await logged(frame, '移除了加签人');
    await frame.getByRole('button', { name: '同意', exact: true }).waitFor();
  },
  patience,
);
