import type { Frame, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { forgetTries, speakTo } from '#tests/support/journey.ts';
import { openInDialog } from '#tests/support/page-dialog.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { letProofLapse } from '#tests/support/proofs.ts';

const portal = portalOfFile();

const words = {
  'zh-CN': {
    add: '新增登录方式',
    save: '保存',
    title: '验证登录密码',
    ok: '验证',
    cancel: '取消',
    wrong: '账号或密码不正确',
    menu: /^账号：/,
    page: '账号安全',
    phone: '更换 手机号',
    refused: '此操作需要先验证身份，尚未执行，请验证后重试',
    over: '此操作已结束，无需再验证。请停止输入并关闭此窗口。',
    forgot: '忘记密码？在新标签页中找回',
    reset: '找回密码',
  },
  en: {
    add: 'Add a system',
    save: 'Save',
    title: 'Enter your password',
    ok: 'Confirm',
    cancel: 'Cancel',
    wrong: 'The account or the password is not correct.',
    menu: /^Account:/,
    page: 'Account security',
    phone: 'Replace Phone',
    refused: 'This needs proof that it is you. Nothing was done; please try again and confirm.',
    over: 'This is no longer needed. Please stop typing and close this window.',
    forgot: 'Forgot your password? Reset it in a new tab',
    reset: 'Forgotten password',
  },
} as const;

describe.each(['zh-CN', 'en'] as const)('a sensitive change in %s', (language) => {
  const say = words[language];
  beforeEach(async () => {
    await forgetTries(portal.database);
    await speakTo(portal.database, language);
  });

  /** Fills in a system to sign in by, in a session whose password was typed a while ago. */
  async function fillIn(name: string): Promise<[Page, Frame]> {
    const page = await portal.visit({ language });
    await signIn(page, 'admin', '/portal/system/connectors');
    await letProofLapse(portal.database, 'admin');
    const frame = await appFrame(page, 'system');
    await frame.getByRole('button', { name: say.add }).click();
    await frame.locator('input[name="name"]').fill(name);
    await frame.locator('input[name="space"]').fill(`ww${name.replace(/\W/g, '')}0001`);
    await frame.locator('input[name="clientId"]').fill('1000002');
    return [page, frame];
  }

  test('is done once the password is typed into the dialog of the shell, and the form keeps what it holds', async () => {
    const name = `proof-${language}`;
    const [page, frame] = await fillIn(name);
    const save = frame.getByRole('button', { name: say.save, exact: true });
    await save.click();
    const dialog = page.getByRole('dialog', { name: say.title });
    const field = dialog.locator('input[name="password"]');
    await field.waitFor();
    expect(await page.locator('iframe:visible').count()).toBe(0);
    expect(await field.getAttribute('autocomplete')).toBe('current-password');

    await dialog.getByRole('button', { name: say.cancel, exact: true }).click();
    await frame.getByText(say.refused).waitFor();
    expect(await frame.locator('input[name="name"]').inputValue()).toBe(name);

    await save.click();
    await field.waitFor();
    await page.keyboard.type('Wrong#2026');
    await page.keyboard.press('Enter');
    await dialog.getByText(say.wrong).waitFor();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: say.forgot }).click();
    const reset = await opened;
    await reset.getByRole('heading', { name: say.reset }).waitFor();
    await reset.close();
    await field.fill(DEMO_PASSWORD);
    await field.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await frame.locator('tr[data-row]', { hasText: name }).waitFor();
  });

  test('keeps its dialog where the app ends what it asked, while somebody types (T14)', async () => {
    const page = await portal.visit({ language });
    await signIn(page, 'admin', '/portal/note-1/page');
    const { opener, inside } = await openInDialog(page);
    await letProofLapse(portal.database, 'admin');
    await inside.evaluate(() => void window.bridge.session.confirm().catch(() => {}));
    const dialog = page.getByRole('dialog', { name: say.title });
    const field = dialog.locator('input[name="password"]');
    await field.waitFor();
    await page.keyboard.type('fou', { delay: 40 });
    await inside.evaluate(() => void window.bridge.dialogs.close({ value: 1 }).catch(() => {}));
    await opener.evaluate(() => void window.bridge.tabs.refresh().catch(() => {}));
    await page.keyboard.type('rteen', { delay: 40 });
    await inside.evaluate(() => void setTimeout(() => location.reload()));
    await dialog.getByText(say.over).waitFor();
    await page.keyboard.type('-chars', { delay: 110 });
    expect(await field.inputValue()).toBe('fourteen-chars');
    expect(await page.locator('iframe:visible').count()).toBe(0);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('iframe[data-app="note-1"]:visible').first().waitFor();
  });

  test('takes no key away from the dialog, whatever a page does (T14)', async () => {
    const page = await portal.visit({ language });
    await signIn(page, 'staff', '/portal/ums/structure');
    const frame = await appFrame(page, 'ums');
    await letProofLapse(portal.database, 'staff');
    const stolen: string[] = [];
    page.on('console', (line) => line.text().startsWith('stolen') && stolen.push(line.text()));
    await page.getByRole('button', { name: say.menu }).press('Enter');
    await page.getByRole('menuitem', { name: say.page }).click();
    const replace = page.getByRole('button', { name: say.phone });
    await replace.waitFor();
    await frame.evaluate(() => {
      addEventListener('keydown', ({ key }) => console.log(`stolen ${key}`), true);
      setInterval(() => window.focus(), 30);
    });
    await replace.press('Enter');
    const field = page.getByRole('dialog', { name: say.title }).locator('input[name="password"]');
    await field.waitFor();
    await page.keyboard.type('fourteen-chars', { delay: 40 });
    expect(await field.inputValue()).toBe('fourteen-chars');
    expect(stolen).toEqual([]);
  });
});
