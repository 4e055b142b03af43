import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
const month = addMonths(monthStart(dayOf(new Date())), 2).slice(0, 7);

/** The organisation of the demo that works in shifts. */
async function supportOrgan(): Promise<string> {
  const tenant = await portal.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirstOrThrow(),
  );
  const place = { tenantId: tenant.id, accountId: null };
  const organ = await portal.database.withTransaction(place, 'read', (transaction) =>
    transaction
      .selectFrom('organ')
      .select('id')
      .where('code', '=', 'CS-SU')
      .executeTakeFirstOrThrow(),
  );
  return organ.id;
}

async function openRoster(): Promise<[Page, Frame]> {
  const page = await portal.visit();
  const route = `/portal/scheduling/roster?organId=${await supportOrgan()}&month=${month}`;
  await signIn(page, 'hr', route);
  const frame = await appFrame(page, 'scheduling');
  await frame.getByRole('gridcell').first().waitFor();
  return [page, frame];
}

const changed = (frame: Frame) => frame.getByText(/处未保存/);

test('a roster is filled by keyboard and pattern, undone and redone, saved, published and locked', async () => {
  const [page, frame] = await openRoster();
  const cell = frame.getByRole('gridcell').first();
  await cell.click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('5');
  await expect.poll(() => cell.getAttribute('aria-label')).toContain('夜班');
  await changed(frame).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => cell.getAttribute('aria-label')).not.toContain('夜班');
  await page.keyboard.press('Control+y');
  await expect.poll(() => cell.getAttribute('aria-label')).toContain('夜班');

  await frame.getByRole('button', { name: '套用规律' }).click();
  const dialog = frame.getByRole('dialog', { name: '套用轮班规律' });
  await dialog.getByRole('combobox').first().click();
  await frame.getByRole('option', { name: '四班三运转' }).click();
  await dialog.getByText(/全部员工/).click();
  expect(await violationsOf(frame)).toEqual([]);
  await dialog.getByRole('button', { name: '套用', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await page
    .getByText(/已保存/)
    .first()
    .waitFor();

  await frame.getByRole('button', { name: '发布', exact: true }).click();
  const publishing = frame.getByRole('dialog', { name: '发布排班' });
  await publishing.getByRole('button', { name: '发布', exact: true }).click();
  await page
    .getByText(/已发布：/)
    .first()
    .waitFor();
  await frame.getByRole('button', { name: '更多' }).click();
  await frame.getByRole('menuitem', { name: '锁定' }).click();
  await frame.getByText('本月排班已锁定，只能查看').waitFor();

  await frame.getByRole('button', { name: '各部门排班' }).click();
  const list = frame.getByRole('dialog', { name: /各部门排班/ });
  const row = list.locator('tr[data-row]', { hasText: '支持组' });
  await row.getByText('已锁定').waitFor();
  await row.getByRole('button', { name: '解锁' }).click();
  const asking = frame.getByRole('dialog', { name: '解锁排班' });
  await asking.getByLabel('原因').fill('补排');
  await asking.getByRole('button', { name: '解锁' }).click();
  await row.getByText('已发布').waitFor();
  await row.getByRole('button', { name: '撤回' }).click();
  const taking = frame.getByRole('dialog', { name: '撤回发布' });
  await taking.getByLabel('原因').fill('重新排班');
  await taking.getByRole('button', { name: '撤回' }).click();
  await row.getByText('草稿').waitFor();
  expect(await violationsOf(frame)).toEqual([]);
});
