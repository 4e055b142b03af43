import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  frameOf,
  openShell,
  openShellSite,
  type ShellSite,
  waitForState,
} from '#tests/support/bridge/shell-site.ts';
import { launchBrowser } from '#tests/support/browser.ts';

let browser: Browser;
let site: ShellSite;
let shell: Page;
let evil: Frame;

beforeAll(async () => {
  site = await openShellSite([{ code: 'a1' }, { code: 'evil', script: 'hostile-app-page' }]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.site.close();
});
beforeEach(async () => {
  const context = await browser.newContext();
  shell = await context.newPage();
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  await shell.evaluate(() => window.shell.openPlace({ app: 'evil', route: '/home' }));
  await waitForState(shell, 'evil', 'ready');
  evil = await frameOf(shell, 'evil');
});
afterEach(() => shell.context().close());

/** Opens a dialog of the shell with the keyboard in its field. */
async function openDialog(): Promise<void> {
  await shell.evaluate(() => {
    const dialog = document.createElement('dialog');
    const input = document.createElement('input');
    dialog.append(input);
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    window.shell.holdFocus(dialog);
  });
}

/** Types into the field of the dialog, and answers what arrived there. */
async function typeIntoDialog(): Promise<string> {
  await shell.keyboard.type('fourteen-chars', { delay: 40 });
  return shell.locator('dialog input').inputValue();
}

test('what a person types as a secret never reaches an app that takes the focus (T14)', async () => {
  await evil.evaluate(() => window.hostile.stealFocus());
  const restored = await shell.evaluateHandle(() => window.shell.hideAllFrames());
  expect(await shell.locator('iframe').count()).toBe(0);
  await openDialog();
  expect(await typeIntoDialog()).toBe('fourteen-chars');
  await restored.evaluate((restore) => restore());
  await waitForState(shell, 'evil', 'ready');
  const again = await frameOf(shell, 'evil');
  expect(await again.evaluate(() => window.bridge.launch.reason)).toBe('restore');
});

test('a parked app that takes the keyboard is removed (T14)', async () => {
  await shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/home' }));
  await waitForState(shell, 'evil', 'hidden');
  const app = await frameOf(shell, 'a1');
  await app.locator('input').focus();
  await evil.evaluate(() => window.hostile.stealFocus());
  await waitForState(shell, 'evil', 'refused strikes');
  await app.waitForFunction(() => document.hasFocus());
  await app.locator('input').focus();
  await shell.keyboard.type('to the app in front');
  expect(await app.locator('input').inputValue()).toBe('to the app in front');
});

test('an app that takes the keyboard from a dialog of the shell is removed (T14)', async () => {
  await openDialog();
  await evil.evaluate(() => window.hostile.stealFocus());
  await waitForState(shell, 'evil', 'refused strikes');
  expect(await typeIntoDialog()).toBe('fourteen-chars');
});
