import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import {
  accountOf,
  askAs,
  codeOnPhone,
  expectPortalOf as expectPortal,
  forgetTries,
  type Language,
  languages,
  platformOf,
  restorePassword,
  typePassword,
} from '#tests/support/journey.ts';
import { signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { keepsSent: true });

const words = {
  'zh-CN': {
    company: '企业登录',
    code: '验证码登录',
    forgot: '忘记密码',
    send: '获取验证码',
    remember: '7 天内免登录',
    go: '继续登录',
    by: (name: string) => `通过 ${name} 登录`,
  },
  en: {
    company: 'Company sign-in',
    code: 'Sign in by a code',
    forgot: 'Forgot password?',
    send: 'Send code',
    remember: 'Stay signed in for 7 days',
    go: 'Continue',
    by: (name: string) => `Sign in with ${name}`,
  },
} as const;

beforeEach(() => forgetTries(portal.database));

const platformOrigin = (): string => platformOf(portal.origin);
const expectPortalOf = (page: Page, account: string): Promise<void> =>
  expectPortal(page, portal.origin, account);

/** Chooses a system of the company by keyboard, up to the page of the platform. */
async function goToSystem(page: Page, language: Language, system: string): Promise<void> {
  const say = words[language];
  await page.goto('/login');
  await page.getByRole('button', { name: say.company, exact: true }).press('Enter');
  await page.locator('input[name="company"]').waitFor();
  await page.keyboard.type('harbour');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say.by(system), exact: true }).press('Enter');
  await page.waitForURL((url) => url.origin === platformOrigin());
}

/** Publishes an announcement at any hour, and reminds those who have not read it by their work notices. */
async function askForNotice(page: Page, title: string): Promise<void> {
  await signIn(page, 'admin', '/messages');
  await page.locator('#content').waitFor();
  await askAs(page, calls.saveMessageRule, {
    channels: ['wecom'],
    quiet: null,
    dingtalkAgent: '',
  });
  const { id: noticeId } = await askAs(page, calls.publishNotice, { title, body: 'One.' });
  await askAs(page, calls.remindUnread, { noticeId });
}

/** Asks for a code to a number or an address, and types it. */
async function typeCode(page: Page, language: Language, target: string): Promise<void> {
  await page.locator('input[name="target"]').waitFor();
  await page.keyboard.type(target);
  await page.getByRole('button', { name: words[language].send, exact: true }).press('Enter');
  await page.getByRole('status').waitFor();
  await page.locator('input[name="code"]').fill(await codeOnPhone(page, portal.origin, target));
  await page.keyboard.press('Enter');
}

/** Types a new password into both fields, from whatever is there. */
async function typeTwice(page: Page, password: string): Promise<void> {
  await page.locator('input[name="password"]').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  // The button that shows the password lies between the two fields.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Invites somebody with the role of an employee, as an administrator does; returns the link. */
async function invite(page: Page, loginName: string): Promise<string> {
  await signIn(page, 'admin', '/messages');
  await page.locator('#content').waitFor();
  const { rows } = await askAs(page, calls.rolePage, { keyword: 'employee' });
  const { link } = await askAs(page, calls.inviteAccount, {
    loginName,
    name: '新来的人',
    locale: 'zh-CN',
    employmentId: null,
    roleIds: rows.slice(0, 1).map(({ id }) => id),
  });
  return link.address;
}

describe.each(languages)('by keyboard in %s', (language) => {
  const say = words[language];

  test('a password signs in, and its browser stays signed in for seven days', async () => {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.locator('input[name="account"]').waitFor();
    await page.keyboard.type('manager');
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.getByLabel(say.remember).press('Space');
    await page.locator('input[name="password"]').press('Enter');
    await expectPortalOf(page, 'manager');
    const context = page.context();
    await context.clearCookies({ name: '__Host-sid' });
    await page.goto('/portal');
    await expectPortalOf(page, 'manager');
  });

  test.each(['企业微信', '钉钉', '飞书', '统一身份认证'])(
    '%s signs its person in',
    async (system) => {
      const page = await portal.visit({ language });
      await goToSystem(page, language, system);
      await page.getByRole('link', { name: '李慕白' }).press('Enter');
      await expectPortalOf(page, 'manager');
    },
  );

  test.each([
    ['企业微信', 'wxwork/4.1', '/wecom/connect/oauth2/authorize'],
    ['钉钉', 'DingTalk/7.6', '/dingtalk/oauth2/auth'],
    ['飞书', 'Lark/7.30', '/feishu/open-apis/authen/v1/authorize'],
  ])('%s signs its person in inside its app', async (system, app, place) => {
    const page = await portal.freshVisit({ language });
    await page.addInitScript((name) => {
      const agent = `${navigator.userAgent} ${name}`;
      Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    }, app);
    await goToSystem(page, language, system);
    expect(new URL(page.url()).pathname).toContain(place);
    await page.getByRole('link', { name: '李慕白' }).press('Enter');
    await expectPortalOf(page, 'manager');
  });

  test('a person of a system says once by password whose account it is', async () => {
    const page = await portal.visit({ language });
    await goToSystem(page, language, language === 'en' ? '飞书' : '统一身份认证');
    await page.getByRole('link', { name: '周雨桐' }).press('Enter');
    await typePassword(page, 'staff');
    await expectPortalOf(page, 'staff');
  });

  test('who refuses on the page of a system reads so and comes back', async () => {
    const page = await portal.visit({ language });
    await goToSystem(page, language, '飞书');
    await page.getByRole('link').last().press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button').last().press('Enter');
    await page.waitForURL((url) => url.pathname === '/login');
  });

  test.each(['wecom', 'dingtalk', 'older', 'backend'])('%s leads its person in', async (way) => {
    const page = await portal.visit({ language });
    await page.goto(`${platformOrigin()}/demo-platform?lang=${language}`);
    await page.locator(`a[href*="way=${way}"][href*="as=limubai"]`).press('Enter');
    // Nothing shows that this browser asked for it, so its person is asked first.
    if (way === 'wecom') {
      await page.getByRole('button', { name: say.go, exact: true }).press('Enter');
    }
    await expectPortalOf(page, 'manager');
    expect(page.url()).not.toMatch(/token|code|sign=/);
  });

  test('a ticket ends no session before its person was asked (T21)', async () => {
    const page = await portal.visit({ language });
    await signIn(page, 'hr');
    await expectPortalOf(page, 'hr');
    await page.goto(`${platformOrigin()}/demo-platform/open?way=backend&as=limubai`);
    // In the language of the account that is signed in.
    await page.getByRole('button', { name: /^(?:继续登录|Continue)$/ }).waitFor();
    expect(await accountOf(page)).toContain('"account":"hr"');
    await page.getByRole('button').last().press('Enter');
    await expectPortalOf(page, 'hr');
  });

  test.each([
    ['phone', { 'zh-CN': '15413500001', en: '15413500002' }],
    ['address', { 'zh-CN': 'hr@atrium.example', en: 'manager@atrium.example' }],
  ])('a code to the %s signs in', async (_, targets) => {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.getByRole('button', { name: say.code, exact: true }).press('Enter');
    await typeCode(page, language, targets[language]);
    await expectPortalOf(page, language === 'en' ? 'manager' : 'hr');
  });

  test('the link of a work notice signs its person in, on the page it tells of', async () => {
    const title = `演练 ${language}`;
    await askForNotice(await portal.visit({ language: 'zh-CN' }), title);
    const phone = await portal.visit({ language });
    const link = phone
      .locator('.messages li', { hasText: title })
      .filter({ hasText: '李慕白' })
      .locator('a');
    await expect
      .poll(async () => {
        await phone.goto(`${platformOrigin()}/demo-platform?lang=${language}`);
        return link.count();
      })
      .toBe(1);
    await link.press('Enter');
    await expectPortalOf(phone, 'manager');
    expect(new URL(phone.url()).pathname).toBe('/messages');
    expect(phone.url()).not.toMatch(/vCode|sign=/);
  });

  test('the link of an invitation lets its person choose a password, once, and sign in', async () => {
    const newcomer = `newcomer-${language.toLowerCase()}`;
    const link = await invite(await portal.visit({ language }), newcomer);
    const page = await portal.freshVisit({ language });
    await page.goto(new URL(link).pathname + new URL(link).hash);
    await page.locator('input[name="again"]').waitFor();
    expect(page.url()).not.toContain('#');
    await typeTwice(page, 'short');
    await page.locator('input[name="password"][aria-invalid="true"]').waitFor();
    await typeTwice(page, 'Quiet-River#73');
    await page.getByRole('status').waitFor();
    await page.getByRole('button').last().press('Enter');
    await typePassword(page, newcomer, 'Quiet-River#73');
    await expectPortalOf(page, newcomer);
    await page.goto(new URL(link).pathname + new URL(link).hash);
    await page.getByRole('alert').waitFor();
  });

  test('a forgotten password is chosen again by a code, and signs in', async () => {
    const [account, target] =
      language === 'en' ? ['maple', '15413500005'] : ['staff', '15413500003'];
    const chosen = `Quiet-River#${language === 'en' ? '71' : '72'}`;
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.getByRole('button', { name: say.forgot, exact: true }).press('Enter');
    await typeCode(page, language, target);
    await page.locator('input[name="again"]').waitFor();
    await typeTwice(page, chosen);
    await page.getByRole('status').waitFor();
    await page.keyboard.press('Enter');
    await typePassword(page, account, chosen);
    await expectPortalOf(page, account);
    await restorePassword(portal.database, account);
  });
});
