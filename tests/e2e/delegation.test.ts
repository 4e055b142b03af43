import type { Frame } from 'playwright';
import { test } from 'vitest';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place: string): Promise<Frame> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/workflow${place}`);
  return appFrame(page, 'workflow');
}

test('a manager who is away delegates, and the colleague decides', async () => {
  const frame = await visit('manager', '/approvals/delegations');
  await frame.getByRole('button', { name: '新增委托' }).first().click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByPlaceholder('搜索姓名或工号').fill('宋佳慧');
  await frame.getByRole('option', { name: '宋佳慧' }).first().click();
  const today = dayOf(new Date());
  const days = dialog.locator('input[placeholder]:not([placeholder="搜索姓名或工号"])');
  await days.nth(0).fill(today);
  await days.nth(1).fill(today);
  await days.nth(1).press('Enter');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await frame.getByText('生效中', { exact: true }).first().waitFor();
  const other = await visit('hr', '/approvals');
  await other.locator('tr[data-row]', { hasText: '用印申请' }).first().click();
  await other.getByRole('button', { name: '同意', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
  await other.locator('ol > li', { hasText: '代李慕白' }).first().waitFor();
}, 150_000);
