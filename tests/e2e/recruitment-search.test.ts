import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('a recruiter finds candidates by the words of their résumés, and sees where they are', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/recruitment/candidates');
  const frame = await appFrame(page, 'recruitment');
  const header = frame.getByRole('columnheader', { name: '简历内容' });
  await frame.getByRole('columnheader', { name: '姓名' }).waitFor();
  expect(await header.count()).toBe(0);
  const box = frame.getByPlaceholder('姓名、单位、技能、简历内容');
  await box.fill('薪酬核算');
  await box.press('Enter');
  await header.waitFor();
  await frame.locator('mark', { hasText: '薪酬核算' }).first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await box.fill('');
  await box.press('Enter');
  await header.waitFor({ state: 'detached' });
});
