import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

async function open(place: string): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, 'hr', `/portal/purchasing/${place}`);
  return page;
}

test('the overview leads from a licence that ends to its record', async () => {
  const page = await open('overview');
  const frame = await appFrame(page, 'purchasing');
  const licences = frame.getByRole('region', { name: '临期与过期资质' });
  await licences.getByRole('button', { name: /旅行社业务经营许可证/ }).waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await licences.getByRole('button', { name: /旅行社业务经营许可证/ }).click();
  await frame.getByRole('dialog').getByText('DEMO-3-2').first().waitFor();
});

test('a supplier without its licence is not admitted, and the form says which one is missing', async () => {
  const page = await open('suppliers');
  const frame = await appFrame(page, 'purchasing');
  await frame.getByRole('searchbox').first().fill('新锐劳保');
  await frame.getByText('新锐劳保用品（演示）').first().click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByRole('button', { name: '准入' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: '确定' }).click();
  await frame.getByText('供应商没有覆盖到该日期的有效营业执照').first().waitFor();
});
