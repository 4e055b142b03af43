import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('an operator publishes what is new, and a person sees it until they click it away', async () => {
  const desk = await portal.visit({ language: 'zh-CN' });
  await signIn(desk, 'operator', '/portal/system/releases');
  const system = await appFrame(desk, 'system');
  await system.getByRole('button', { name: '新建公告' }).click();
  const dialog = system.getByRole('dialog');
  await dialog.getByLabel('版本号').fill('5.11.0');
  await dialog.getByLabel('中文标题').fill('搜索更快');
  await dialog.getByLabel('英文标题').fill('Search is faster');
  await dialog.getByLabel('中文更新内容').fill('搜索员工和页面\n搜索文档');
  await dialog.getByLabel('英文更新内容').fill('Search people and pages\nSearch documents');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '发布', exact: true }).click();
  await system.getByText('已发布').waitFor();

  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr');
  const card = page.getByRole('complementary', { name: '搜索更快' });
  await card.getByText('搜索文档').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole('button', { name: '知道了' }).click();
  await card.waitFor({ state: 'detached' });
  const asked = page.waitForResponse((one) => one.url().endsWith('/getVersionNotice'));
  await page.reload();
  const answer: { result: { notice: unknown } } = await (await asked).json();
  expect(answer.result.notice).toBeNull();
});
