import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages, speakTo } from '#tests/support/journey.ts';
import { headersOf, knock, message, openProgram } from '#tests/support/mcp.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { database: 'PGlite' });

const words = {
  'zh-CN': {
    allow: /允许员工用自己的编辑器/,
    save: '保存',
    saved: '已保存',
    make: '创建访问令牌',
    name: '名称',
    made: '访问令牌已创建',
    keep: '我已保存',
    unused: /尚未使用/,
    used: /最近使用/,
    review: '核对并提交',
    certificate: '证明申请',
    send: '确认提交',
    sent: '已提交',
    revoke: '吊销',
    revoked: '访问令牌已吊销',
    via: '外部助手',
  },
  en: {
    allow: /People may connect assistants of their own/,
    save: 'Save',
    saved: 'Saved',
    make: 'New access token',
    name: 'Name',
    made: 'Your access token',
    keep: 'I have saved it',
    unused: /not used yet/,
    used: /last used/,
    review: 'Check and send',
    certificate: 'Certificate request',
    send: 'Send',
    sent: 'Sent',
    revoke: 'Revoke',
    revoked: 'The access token is revoked',
    via: 'Outside assistant',
  },
} as const;

/** The door for programs of the portal that runs. */
function door() {
  const { port, protocol, host } = new URL(portal.origin);
  const settings = { port: Number(port), mcpOrigin: `${protocol}//mcp.${host}` };
  return { gateway: { settings } };
}

describe.each(languages)('a person and an assistant outside the portal in %s', (language) => {
  const say = words[language];
  beforeEach(() => speakTo(portal.database, language));

  async function visit(account: DemoAccountName, path: string): Promise<Page> {
    const page = await portal.visit({ language });
    await signIn(page, account, path);
    return page;
  }

  async function letIn(): Promise<void> {
    const page = await visit('admin', '/portal/agent/settings');
    const frame = await appFrame(page, 'agent');
    await frame.getByRole('checkbox', { name: say.allow }).check();
    await frame.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(say.saved).waitFor();
  }

  /** Makes a token on the page of the own account, with the keyboard; returns its secret. */
  async function make(page: Page, name: string): Promise<string> {
    await page.getByRole('button', { name: say.make }).press('Enter');
    const form = page.getByRole('dialog', { name: say.make });
    await form.getByRole('textbox', { name: say.name }).fill(name);
    await page.keyboard.press('Enter');
    const made = page.getByRole('dialog', { name: say.made });
    const secret = await made.locator('code').first().textContent();
    expect(await made.locator('code').last().textContent()).toContain(`Bearer ${secret}`);
    await made.getByRole('button', { name: say.keep }).press('Enter');
    await made.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(secret);
    return secret ?? '';
  }

  test('the company opens the door, a token lets a program in, and ends when it is revoked', async () => {
    await letIn();
    const page = await visit('staff', '/security');
    const secret = await make(page, 'Editor');
    await page.getByText(say.unused).waitFor();
    const program = await openProgram(door(), secret);
    const { isError, said } = await program.use('draftCertificate', {
      kind: 'employment',
      purpose: 'Visa',
    });
    expect(isError).toBe(false);
    await program.close();
    await page.reload();
    await page.getByText(say.used).waitFor();

    const { confirmAt = '' } = said as { confirmAt?: string };
    await page.goto(confirmAt);
    const frame = await appFrame(page, 'agent');
    const review = frame.getByRole('button', { name: say.review }).first();
    await review.waitFor();
    await review.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: say.certificate });
    await dialog.getByText('Visa').waitFor();
    await dialog.getByRole('button', { name: say.send, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await frame.getByText(say.sent, { exact: true }).waitFor();

    await page.goto(`${portal.origin}/security`);
    await page.getByRole('button', { name: `${say.revoke} Editor` }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say.revoke }).click();
    await page.getByText(say.revoked).waitFor();
    const refused = await knock(door(), headersOf(secret), message('tools/list'));
    expect(refused.status).toBe(401);

    const log = await visit('admin', '/portal/agent/log');
    const lines = await appFrame(log, 'agent');
    await lines.getByRole('cell', { name: say.via }).first().waitFor();
  }, 150_000);
});
