import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import {
  accountOf,
  codeOnPhone,
  expectPortalOf,
  forgetTries,
  languages,
  restorePassword,
  speakTo,
  typePassword,
} from '#tests/support/journey.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { keepsSent: true });

const words = {
  'zh-CN': {
    menu: /^账号：/,
    page: '账号安全',
    change: '修改 登录密码',
    phone: '更换 手机号',
    send: '获取验证码',
    others: '退出其他设备',
    ended: '已退出登录',
    locked: '已锁定',
    active: '正常',
    unlock: '解除锁定',
    wrong: '账号或密码不正确',
  },
  en: {
    menu: /^Account:/,
    page: 'Account security',
    change: 'Change Password',
    phone: 'Replace Phone',
    send: 'Send code',
    others: 'Sign out all others',
    ended: 'Signed out',
    locked: 'Locked',
    active: 'Active',
    unlock: 'Unlock',
    wrong: 'The account or the password is not correct.',
  },
} as const;

type Values = Readonly<Record<string, unknown>>;

/** Changes accounts or sessions behind the back of the product. */
function change(table: 'account' | 'session', values: Values, loginName: string): Promise<unknown> {
  return portal.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const { id } = await transaction
        .selectFrom('account')
        .select('id')
        .where('login_name', '=', loginName)
        .executeTakeFirstOrThrow();
      return table === 'account'
        ? transaction.updateTable('account').set(values).where('id', '=', id).execute()
        : transaction.updateTable('session').set(values).where('account_id', '=', id).execute();
    },
  );
}

beforeEach(() => forgetTries(portal.database));

describe.each(languages)('the own account by keyboard in %s', (language) => {
  const say = words[language];
  beforeEach(() => speakTo(portal.database, language));

  /** Opens the page from the menu of the account, with the frame of an app beside it. */
  async function open(account: 'staff' | 'hr'): Promise<Page> {
    const page = await portal.visit({ language });
    await signIn(page, account, '/portal/ums/structure');
    await appFrame(page, 'ums');
    await page.getByRole('button', { name: say.menu }).press('Enter');
    await page.getByRole('menuitem', { name: say.page }).waitFor();
    // The first of the menu.
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: say.page }).waitFor();
    return page;
  }

  test('a password is changed by the old one, with no frame near it', async () => {
    const chosen = `Calm-Harbour#${language === 'en' ? '81' : '82'}`;
    const page = await open('hr');
    await page.getByRole('button', { name: say.change }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="oldPassword"]').waitFor();
    await expect.poll(() => page.locator('iframe:visible').count()).toBe(0);
    const type = async (old: string) => {
      await dialog.locator('input[name="oldPassword"]').fill('');
      await dialog.locator('input[name="oldPassword"]').focus();
      await page.keyboard.type(old);
      for (const name of ['password', 'again']) {
        await dialog.locator(`input[name="${name}"]`).fill('');
        await dialog.locator(`input[name="${name}"]`).focus();
        await page.keyboard.type(chosen);
      }
      await page.keyboard.press('Enter');
    };
    await type('Wrong#2026');
    await dialog.locator('input[name="oldPassword"][aria-invalid="true"]').waitFor();
    await type(DEMO_PASSWORD);
    await dialog.waitFor({ state: 'detached' });
    const again = await portal.visit({ language });
    await again.goto('/login');
    await typePassword(again, 'hr', chosen);
    await expectPortalOf(again, portal.origin, 'hr');
    await restorePassword(portal.database, 'hr');
  });

  test('another phone is bound after the password, by codes to the old one and the new one', async () => {
    const [old, target] =
      language === 'en' ? ['15413500003', '13800138081'] : ['15413500003', '13800138082'];
    const page = await open('staff');
    await change('session', { password_at: new Date(Date.now() - 6 * 60_000) }, 'staff');
    // What the gateway remembers of a session is at most a second old.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await page.reload();
    await page.getByRole('button', { name: say.phone }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="password"]').waitFor();
    await expect.poll(() => page.locator('iframe:visible').count()).toBe(0);
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.locator('input[name="old"]').waitFor();
    const send = dialog.getByRole('button', { name: say.send, exact: true });
    await send.first().press('Enter');
    await dialog.locator('input[name="old"]').fill(await codeOnPhone(page, portal.origin, old));
    await dialog.locator('input[name="target"]').focus();
    await page.keyboard.type(target);
    await send.last().press('Enter');
    await dialog.locator('input[name="code"]').fill(await codeOnPhone(page, portal.origin, target));
    await dialog.locator('input[name="code"]').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`${target.slice(0, 3)}****${target.slice(-4)}`).waitFor();
    await giveBack(target, old);
  });

  test('another browser is signed out within a second', async () => {
    const other = await portal.visit({ language });
    await signIn(other, 'staff');
    await expectPortalOf(other, portal.origin, 'staff');
    const page = await open('staff');
    await page.getByRole('button', { name: say.others }).press('Enter');
    await page.getByText(say.ended, { exact: true }).waitFor();
    await expect
      .poll(() => accountOf(other), { timeout: 1000, interval: 50 })
      .toContain('"code":401001');
    expect(await accountOf(page)).toContain('"account":"staff"');
  });

  test('a locked account is unlocked by an administrator', async () => {
    // As after a hundred wrong passwords.
    await change('account', { failed_sign_ins: 100 }, 'staff');
    const staff = await portal.freshVisit({ language });
    await staff.goto('/login');
    await typePassword(staff, 'staff');
    await staff.getByText(say.wrong).waitFor();

    const admin = await portal.visit({ language });
    await signIn(admin, 'admin', '/portal/system/accounts');
    const frame = await appFrame(admin, 'system');
    const row = frame.locator('tr[data-row]', { hasText: 'staff' }).first();
    await row.getByText(say.locked).waitFor();
    await row.press('Enter');
    await frame.getByRole('dialog').getByRole('button', { name: say.unlock }).press('Enter');
    await frame.getByRole('dialog').waitFor({ state: 'detached' });
    await row.getByText(say.active).waitFor();

    await typePassword(staff, 'staff');
    await expectPortalOf(staff, portal.origin, 'staff');
  });
});

/** Gives a phone back to the number it had, for the next language. */
async function giveBack(target: string, before: string): Promise<void> {
  await portal.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .updateTable('account_contact')
      .set({ target: `+86${before}` })
      .where('target', '=', `+86${target}`)
      .execute(),
  );
}
