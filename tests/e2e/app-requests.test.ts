import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const everybody = { accountId: null };

async function demoCompany(): Promise<string> {
  const { id } = await portal.database.withOperatorTransaction(everybody, 'read', (database) =>
    database
      .selectFrom('tenant')
      .select('id')
      .where('code', '=', 'harbour')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Lets an app start the use of a seal in the demo company. */
async function grant(app: string): Promise<void> {
  const tenantId = await demoCompany();
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

/** Gives everybody in the demo company the page of an app. */
async function openToAll(app: string): Promise<void> {
  const tenantId = await demoCompany();
  await portal.database.withTransaction({ tenantId, ...everybody }, 'write', async (database) => {
    const roles = await database
      .selectFrom('role')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .execute();
    await database
      .insertInto('role_function')
      .values(
        roles.map(({ id }) => ({
          tenant_id: tenantId,
          role_id: id,
          function_id: `${app}.page`,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

declare global {
  interface Window {
    /** What an app heard of its requests. */
    heard?: { readonly number: string; readonly status: string }[];
  }
}

/** Sends a request through an app of the person, who confirms it to the shell; resolves to its number. */
async function sendThrough(page: Page, frame: Frame): Promise<string> {
  // The keyboard comes from the portal into the app, as it does when somebody presses there.
  await page.getByRole('banner').click({ position: { x: 500, y: 4 } });
  await frame.locator('body').click();
  const sent = frame.evaluate(
    (values) => window.bridge.approvals.start({ kind: 'seal', values }),
    seal,
  );
  const question = page.getByRole('alertdialog', { name: '提交“用印申请”' });
  await question.getByText('采购合同').waitFor();
  await question.getByRole('button', { name: '提交申请' }).click();
  const answer = await sent;
  expect(answer).toMatchObject({ outcome: 'sent', request: { status: 'running' } });
  return answer.request?.number ?? '';
}

/** Opens a request in the approval centre of somebody, by its number. */
async function openRequest(account: DemoAccountName, list: string, number: string): Promise<Frame> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/workflow/approvals${list}`);
  const frame = await appFrame(page, 'workflow');
  await frame.getByPlaceholder('标题、编号或申请人').fill(number);
  await page.keyboard.press('Enter');
  await frame.locator('tr[data-row]', { hasText: '用印申请' }).first().click();
  await frame.getByText(`编号 ${number}`).waitFor();
  return frame;
}

/** Presses a button of a request and the one of its dialog. */
async function act(frame: Frame, name: string, words = ''): Promise<void> {
  await frame.getByRole('button', { name, exact: true }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByLabel('意见').fill(words);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an app sends a request its person confirms, and hears that it was approved, rejected and withdrawn', async () => {
  await grant('note-1');
  await openToAll('note-1');
  const page = await portal.visit();
  await signIn(page, 'staff', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  await frame.evaluate(() => {
    window.heard = [];
    window.bridge.on('requestChanged', ({ number, status }) => {
      window.heard?.push({ number, status });
    });
  });
  const heard = () => expect.poll(() => frame.evaluate(() => window.heard), { timeout: 30_000 });

  const approved = await sendThrough(page, frame);
  await act(await openRequest('manager', '', approved), '同意', '同意用印');
  // The seal is handed out by personnel before it is approved.
  expect(await frame.evaluate(() => window.heard)).toEqual([]);
  await act(await openRequest('hr', '', approved), '确认用印');
  await heard().toEqual([{ number: approved, status: 'approved' }]);

  const rejected = await sendThrough(page, frame);
  await act(await openRequest('manager', '', rejected), '驳回', '合同未定稿');
  await heard().toContainEqual({ number: rejected, status: 'rejected' });

  const withdrawn = await sendThrough(page, frame);
  await act(await openRequest('staff', '/list/started', withdrawn), '撤回');
  await heard().toEqual([
    { number: approved, status: 'approved' },
    { number: rejected, status: 'rejected' },
    { number: withdrawn, status: 'withdrawn' },
  ]);
}, 200_000);
