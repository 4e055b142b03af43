import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { registerVendors } from '#gateway/seed/vendors/register-vendors.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile(
  { language: 'zh-CN' },
  {
    database: 'PGlite',
    prepare: (database, settings) => registerVendors(database, settings, new Date()),
  },
);
const patience = 240_000;
const number = '25322000000100007302';
const corrected = '25322000000100009901';

async function open(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/${place}`);
  return [page, await appFrame(page, place.split('/')[0] ?? '')];
}

/** Opens an invoice from the list of the purchaser. */
async function find(frame: Frame, invoice: string): Promise<void> {
  await frame.locator('tr[data-row]', { hasText: invoice }).first().click();
  await frame.getByRole('dialog').waitFor();
}

/** Moves the open row on, agrees to what is asked, and waits for its state in the list. */
async function move(page: Page, frame: Frame, [name, state]: [string, string]): Promise<void> {
  await frame.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: '确定' }).click();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });
  await frame.locator('tr[data-row]', { hasText: state }).first().waitFor();
}

test(
  'a purchaser returns an invoice with a reason, the supplier corrects it, and the purchaser accepts it',
  async () => {
    const [desk, list] = await open('hr', 'purchasing/invoices');
    await find(list, number);
    expect(await violationsOf(list)).toEqual([]);
    await list.getByRole('dialog').getByLabel('退回原因').fill('购买方名称有误');
    await list.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await list.getByRole('dialog').waitFor({ state: 'detached' });
    await find(list, number);
    await move(desk, list, ['退回', '已退回']);
    await desk.close();

    const [, theirs] = await open('supplier', 'supplier/invoices');
    await theirs.getByText('退回原因：购买方名称有误').waitFor();
    expect(await violationsOf(theirs)).toEqual([]);
    await theirs.getByRole('button', { name: `更正后重新提交 ${number}` }).click();
    await theirs.getByLabel('发票号码').fill(corrected);
    await theirs.getByLabel('不含税金额').fill('1');
    await theirs.getByText(/与结算合计相差/).waitFor();
    expect(await violationsOf(theirs)).toEqual([]);
    await theirs.getByRole('button', { name: '取消' }).click();
    await theirs.getByRole('button', { name: `更正后重新提交 ${number}` }).click();
    await theirs.getByLabel('发票号码').fill(corrected);
    await theirs.getByRole('button', { name: '提交', exact: true }).click();
    await theirs.getByText(corrected).waitFor();
    await theirs.getByText('待采购方核对').waitFor();

    const [page, again] = await open('hr', 'purchasing/invoices');
    await find(again, corrected);
    await move(page, again, ['核对通过', '已核对']);
  },
  patience,
);
