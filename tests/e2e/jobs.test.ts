import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { getDownLoadList } from '#bridge/calls/jobs/tasks.ts';
import { mostExportedAtOnce, rosterPage } from '#bridge/calls/joyhr/roster.ts';
import { enqueue, type JobOwner } from '#gateway/jobs/enqueue.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { markJob } from '#tests/support/job-marks.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const button = (page: Page) => page.getByRole('button', { name: /^任务/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '任务' });
const rows = (frame: Frame) => frame.getByRole('grid').locator('tbody tr[data-row]');

/** Somebody of the demo's company, as the owner of a job. */
async function ownerOf(loginName: string): Promise<JobOwner> {
  const { tenantId, accountId } = await portal.database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => ({
      tenantId: (
        await transaction
          .selectFrom('tenant')
          .select('id')
          .where('code', '=', 'harbour')
          .executeTakeFirstOrThrow()
      ).id,
      accountId: (
        await transaction
          .selectFrom('account')
          .select('id')
          .where('login_name', '=', loginName)
          .executeTakeFirstOrThrow()
      ).id,
    }),
  );
  return { tenantId, accountId, locale: 'zh-CN', app: null };
}

/** Asks for a job that no worker of the gateway knows, so that it waits. */
async function askInVain(loginName: string): Promise<void> {
  const owner = await ownerOf(loginName);
  await portal.database.withTransaction(
    { tenantId: owner.tenantId, accountId: owner.accountId },
    'write',
    (transaction) =>
      enqueue(transaction, owner, markJob(), { number: 1, steps: 0 }, { now: new Date() }),
  );
}

test('a large export runs in the background, and its file is downloaded from the portal', async () => {
  const page = await portal.visit();
  // The demo is small: the roster says it holds more than one request exports.
  await page.context().route(`**${rosterPage.path}`, async (route) => {
    const address = new URL(route.request().url());
    const { host } = address;
    // Only browsers know the hosts below localhost.
    address.hostname = '127.0.0.1';
    const headers = { ...(await route.request().allHeaders()), host };
    const answer = await route.fetch({ url: address.href, headers });
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, result: { ...body.result, total: mostExportedAtOnce + 1 } },
    });
  });
  await signIn(page, 'admin', '/portal/personnel/roster');
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('row').nth(3).waitFor();
  await frame.getByRole('button', { name: '导出' }).click();
  await frame.getByRole('menuitem', { name: /CSV/ }).click();
  await page.getByText('已开始在后台导出').waitFor();
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByText('导出员工花名册：已完成').waitFor();
  await button(page).click();
  expect(await violationsOf(page)).toEqual([]);
  const arriving = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '下载', exact: true }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^员工花名册-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('工号');
  await panel(page).getByRole('button', { name: '清除已结束' }).click();
  await button(page).waitFor({ state: 'detached' });
  const listed = page.waitForResponse((response) => response.url().endsWith(getDownLoadList.path));
  await page.reload();
  await listed;
  await appFrame(page, 'personnel');
  expect(await button(page).count()).toBe(0);
});

test('administrators watch the jobs of the company, and cancel one', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/system/jobs');
  const frame = await appFrame(page, 'system');
  await frame.getByRole('grid').or(frame.getByText('暂无后台任务')).first().waitFor();
  await askInVain('hr');
  const row = rows(frame).filter({ hasText: 'test.mark' });
  // Nothing was pressed: the gateway told of it.
  await row.getByText('排队中').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await row.click();
  await frame.getByRole('dialog').getByRole('button', { name: '取消任务' }).click();
  await page.getByText('已提交取消').waitFor();
  await row.getByText('已取消').waitFor();
  await row.click();
  await frame.getByRole('dialog').getByRole('button', { name: '重试' }).click();
  await row.getByText('排队中').waitFor();
});

test('a person cancels a task that waits', async () => {
  await askInVain('staff');
  const page = await portal.visit();
  await signIn(page, 'staff');
  await page.getByRole('button', { name: '任务，1 项进行中' }).click();
  await panel(page).getByText('排队中').waitFor();
  await panel(page).getByRole('button', { name: '取消' }).click();
  await panel(page).getByText('已取消').waitFor();
  await page.getByText('test.mark：已取消').waitFor();
});
