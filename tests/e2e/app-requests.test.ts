import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

/** Lets an app start the use of a seal in the demo company. */
async function grant(app: string): Promise<void> {
  const everybody = { accountId: null };
  const { id: tenantId } = await portal.database.withOperatorTransaction(
    everybody,
    'read',
    (database) =>
      database
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirstOrThrow(),
  );
  await portal.database.withTransaction({ tenantId, ...everybody }, 'write', (database) =>
    database
      .updateTable('approval_definition')
      .set({ apps: [app], biz_type: 'seal' })
      .where('tenant_id', '=', tenantId)
      .where('name_zh', '=', '用印申请')
      .execute(),
  );
}

const useOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const seal = { seal: 'contract', file: '采购合同', copies: '2', useon: useOn };

test('an app asks for a request, and its person reads what it says and declines it', async () => {
  await grant('note-1');
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  const start = () =>
    frame.evaluate(
      (values) => window.bridge.approvals.start({ kind: 'seal', values }).catch(({ code }) => code),
      seal,
    );
  await frame.locator('body').click();
  const declined = start();
  const question = page.getByRole('alertdialog', { name: '提交“用印申请”' });
  await question.getByText('采购合同').waitFor();
  await question.getByText('便签1').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: '取消' }).click();
  expect(await declined).toEqual({ outcome: 'cancelled' });
  const { requests } = await frame.evaluate(() =>
    window.bridge.approvals.states({ approvalIds: ['01999999-9999-7999-8999-999999999999'] }),
  );
  expect(requests).toEqual([]);
}, 150_000);

test('an app asks for a request only after a press, and of no kind it was not granted (T14, T18)', async () => {
  await grant('note-1');
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-2/page');
  const frame = await appFrame(page, 'note-2');
  const start = (kind: string) =>
    frame.evaluate(
      (asked) =>
        window.bridge.approvals.start({ kind: asked, values: {} }).catch(({ code }) => code),
      kind,
    );
  // Nothing was pressed in this frame so far.
  expect(await start('seal')).toBe('busy');
  await frame.locator('body').click();
  expect(await start('seal')).toBe('notFound');
  expect(await start('nothing')).toBe('notFound');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
}, 150_000);
