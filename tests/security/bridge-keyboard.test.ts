import { expect, test } from 'vitest';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';
import { frameOf, waitForState } from '#tests/support/bridge/shell-site.ts';

const scene = hostileShell();

/** Opens a dialog of the shell with the keyboard in its field. */
async function openDialog(): Promise<void> {
  await scene.shell.evaluate(() => {
    const dialog = document.createElement('dialog');
    const input = document.createElement('input');
    dialog.append(input);
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    window.shell.holdFocus(dialog);
  });
}

/** Types into the field of the dialog, and returns what arrived there. */
async function typeIntoDialog(): Promise<string> {
  await scene.shell.keyboard.type('fourteen-chars', { delay: 40 });
  return scene.shell.locator('dialog input').inputValue();
}

test('what a person types as a secret never reaches an app that takes the focus (T14)', async () => {
  const evil = await scene.evil();
  await evil.evaluate(() => window.hostile.stealFocus());
  const restored = await scene.shell.evaluateHandle(() => window.shell.hideAllFrames());
  expect(await scene.shell.locator('iframe').count()).toBe(0);
  await openDialog();
  expect(await typeIntoDialog()).toBe('fourteen-chars');
  await restored.evaluate((restore) => restore());
  await waitForState(scene.shell, 'evil', 'ready');
  const again = await frameOf(scene.shell, 'evil');
  expect(await again.evaluate(() => window.bridge.launch.reason)).toBe('restore');
});

test('a parked app that takes the keyboard is removed (T14)', async () => {
  const evil = await scene.evil();
  await scene.shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/home' }));
  await waitForState(scene.shell, 'evil', 'hidden');
  const app = await frameOf(scene.shell, 'a1');
  await app.locator('input').focus();
  await evil.evaluate(() => window.hostile.stealFocus());
  await waitForState(scene.shell, 'evil', 'refused strikes');
  await app.waitForFunction(() => document.hasFocus());
  const input = app.locator('input');
  // Where the machine is busy, the removed app still takes a key or two.
  await expect
    .poll(async () => {
      await input.fill('');
      await input.focus();
      await scene.shell.keyboard.type('to the app in front');
      return input.inputValue();
    })
    .toBe('to the app in front');
});

test('an app that takes the keyboard from a dialog of the shell is removed (T14)', async () => {
  const evil = await scene.evil();
  await openDialog();
  await evil.evaluate(() => window.hostile.stealFocus());
  await waitForState(scene.shell, 'evil', 'refused strikes');
  expect(await typeIntoDialog()).toBe('fourteen-chars');
});
