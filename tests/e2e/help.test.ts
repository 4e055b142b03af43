import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('the help opens at the application in front, and finds others by what they say', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/recruitment/board');
  await appFrame(page, 'recruitment');
  await page.locator('[data-tour=account]').click();
  await page.getByRole('menuitem', { name: '使用帮助' }).click();
  const help = page.getByRole('dialog', { name: '使用帮助' });
  await help.getByRole('article', { name: '招聘' }).getByText('录用与入职').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await help.getByRole('button', { name: '全部应用' }).click();
  await help.getByRole('searchbox', { name: '搜索帮助' }).fill('二维码');
  await help.getByRole('button', { name: /培训/ }).click();
  await help.getByRole('article', { name: '培训' }).getByText('每 15 秒更换').waitFor();
});
