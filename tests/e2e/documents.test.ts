import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

test('an employee asks the library a question, and reads the document at the place that was found', async () => {
  const page = await portal.visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', '/portal/documents/library');
  const frame = await appFrame(page, 'documents');
  await frame.getByRole('button', { name: /考勤与休假管理制度/ }).waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('searchbox').fill('年假有几天');
  await frame.getByRole('button', { name: /› 法定年休假/ }).click();
  await frame.getByRole('heading', { name: '法定年休假' }).waitFor();
  expect(page.url()).toContain('document=');
  await page.goBack();
  await frame.getByRole('button', { name: /› 法定年休假/ }).waitFor();
});

test('an HR officer publishes a document, and it is in the library', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/documents/manage');
  const frame = await appFrame(page, 'documents');
  await frame.getByText('远程办公管理办法（征求意见稿）').click();
  await frame.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await frame.getByRole('row', { name: /远程办公管理办法.*已发布/ }).waitFor();
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '公司文档' }).click();
  await frame.getByRole('button', { name: /费用报销管理办法/ }).waitFor();
  await page.goto(page.url().replace(/manage.*$/, 'library?keyword=远程办公'));
  const library = await appFrame(page, 'documents');
  await library
    .getByRole('button', { name: /远程办公管理办法/ })
    .first()
    .waitFor();
});
