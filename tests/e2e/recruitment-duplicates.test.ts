import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('a recruiter merges two rows of one candidate, and takes it back', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/recruitment/duplicates');
  const frame = await appFrame(page, 'recruitment');
  const pair = frame.getByRole('article').filter({ hasText: '手机号相同' }).first();
  const [name] = (await pair.getByRole('heading').allInnerTexts()) as [string];
  expect(await violationsOf(frame)).toEqual([]);
  await pair.getByRole('button', { name: '合并' }).click();
  const form = frame.getByRole('dialog', { name: new RegExp(`合并“${name}”`) });
  await form.getByText('邮箱').first().waitFor();
  await form.getByRole('radio').last().check();
  expect(await violationsOf(frame)).toEqual([]);
  await form.getByRole('button', { name: '合并' }).click();

  const merges = frame.getByRole('region', { name: '最近 30 天的合并' });
  // The other row has the name with a space in it.
  await merges.getByText(`并入“${name}”`).waitFor();
  await merges.getByRole('button', { name: '撤销合并' }).click();
  await frame.getByRole('article').filter({ hasText: '手机号相同' }).first().waitFor();
});

test('two people with something in common are told apart once and for all', async () => {
  const page = await portal.visit();
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, 'hr', '/portal/recruitment/duplicates');
  const frame = await appFrame(page, 'recruitment');
  const pair = frame.getByRole('article').filter({ hasText: '邮箱相同' }).first();
  await pair.getByRole('button', { name: '不是同一人' }).click();
  await pair.waitFor({ state: 'detached' });
  await page.reload();
  const again = await appFrame(page, 'recruitment');
  await again.getByRole('heading', { name: '疑似重复' }).waitFor();
  await again.getByRole('article').first().waitFor();
  expect(await again.getByRole('article').filter({ hasText: '邮箱相同' }).count()).toBe(0);
});
