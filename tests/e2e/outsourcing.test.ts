import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

async function open(place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, 'hr', `/portal/outsourcing/${place}`);
  return [page, await appFrame(page, 'outsourcing')];
}

/** Presses a move of the open row and says yes to the question of the portal. */
async function move(page: Page, frame: Frame, name: string): Promise<void> {
  await frame.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
}

test('the overview shows the ratio of each entity, and leads from a line in dispute to what the agency says', async () => {
  const [, frame] = await open('overview');
  await frame.getByText(/派遣用工不得超过用工总量的 10%/).waitFor();
  await frame
    .getByText(/派遣员工 \d+ 人/)
    .first()
    .waitFor();
  await frame
    .getByRole('region', { name: /许可证即将到期/ })
    .getByText('众联劳务（演示）')
    .waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame
    .getByRole('region', { name: '派遣单位有异议的结算' })
    .getByRole('link')
    .first()
    .click();
  await frame.getByRole('dialog').getByText('少计 8 小时加班，请核对。').first().waitFor();
});

test('a month shows what each worker costs and how much of it is in dispute, and a line opens its settlement', async () => {
  const [, frame] = await open('month');
  await frame.getByText(/其中有异议（1 行，元）/).waitFor();
  const row = frame.locator('tbody tr', { hasText: '有异议' }).first();
  await row.waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  const worker = (await row.locator('td').first().textContent()) ?? '';
  await row.click();
  await frame.getByRole('dialog').getByText(worker).first().waitFor();
});

test('a worker goes back with evidence only, and a replacement is asked for', async () => {
  const [, before] = await open('requests');
  const requests = before.locator('tr[data-row]');
  await requests.first().waitFor();
  const known = await requests.count();

  const [page, frame] = await open('returns');
  const row = frame.locator('tr[data-row]').first();
  await row.click();
  const dialog = frame.getByRole('dialog');
  await move(page, frame, '发出');
  await dialog
    .getByText(/证明材料.*(必填|请)|请.*证明材料|必填/)
    .first()
    .waitFor();
  await dialog.locator('input[type=file]').setInputFiles({
    name: '退回通知.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 退回通知'),
  });
  await dialog.getByText('退回通知.pdf').waitFor();
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row.click();
  await move(page, frame, '发出');
  await row.getByText('已发出').waitFor();
  await row.click();
  await move(page, frame, '确认退回');
  await row.getByText('已接受').waitFor();
  expect(await violationsOf(frame)).toEqual([]);

  const [, after] = await open('requests');
  await after.locator('tr[data-row]').nth(known).waitFor();
});
