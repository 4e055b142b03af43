import { expect, test } from 'vitest';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('a draft is shown only for a press of the person, and never one of somebody else (T14)', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  const confirm = () =>
    window.bridge.drafts
      .confirm({ draft: '0190a1b2-0000-7000-8000-000000000001' })
      .catch(({ code }) => code);
  // Nothing was pressed in this frame so far.
  expect(await frame.evaluate(confirm)).toBe('busy');
  await frame.locator('body').click();
  expect(await frame.evaluate(confirm)).toBe('notFound');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});
