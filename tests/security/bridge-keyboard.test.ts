import type { Frame } from 'playwright';
import { expect, test } from 'vitest';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';
import { frameOf, waitForState } from '#tests/support/bridge/shell-site.ts';

const scene = hostileShell([{ code: 'v1', tier: 'vendor' }], ({ path }) =>
  path.endsWith('/getConfirmWay')
    ? {
        headers: { 'content-type': 'application/json' },
        body: '{"code":0,"msg":"","result":{"way":"password","confirmedUntil":null}}',
      }
    : undefined,
);

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
  const secrecy = await scene.shell.evaluateHandle(() => window.shell.hideAllFrames());
  expect(await scene.shell.locator('iframe:visible').count()).toBe(0);
  await secrecy.evaluate(({ ready }) => ready);
  await openDialog();
  expect(await typeIntoDialog()).toBe('fourteen-chars');
  expect(await scene.shell.evaluate(() => window.shell.state('evil'))).toBe('refused strikes');
});

test('an app that answers nothing puts no field off, and has no key of it (T14)', async () => {
  const evil = await scene.evil();
  await evil.evaluate(() => window.hostile.stealFocus());
  await evil.evaluate(() => void setTimeout(() => window.hostile.loop(2000), 50));
  const took = await scene.shell.evaluate(async () => {
    const start = performance.now();
    await window.shell.hideAllFrames().ready;
    return performance.now() - start;
  });
  expect(took).toBeLessThan(2000);
  await openDialog();
  expect(await typeIntoDialog()).toBe('fourteen-chars');
});

test('an honest app is hidden for a secret and goes on where it was, with what was typed into it (T14)', async () => {
  await scene.shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/home' }));
  await waitForState(scene.shell, 'a1', 'ready');
  const app = await frameOf(scene.shell, 'a1');
  const input = app.locator('input');
  await input.fill('half a sen');
  await input.focus();
  const secrecy = await scene.shell.evaluateHandle(() => window.shell.hideAllFrames());
  await secrecy.evaluate(({ ready }) => ready);
  await openDialog();
  // As an app does that shows a mistake meanwhile: a field that is not displayed takes nothing.
  await app.evaluate(() => document.querySelector('input')?.focus());
  expect(await typeIntoDialog()).toBe('fourteen-chars');
  await scene.shell.evaluate(() => document.querySelector('dialog')?.remove());
  await secrecy.evaluate(({ end }) => end());
  await input.waitFor({ state: 'visible' });
  expect(await input.inputValue()).toBe('half a sen');
});

test('an app that begins to take the keyboard while a secret is typed is removed, and reported (T14)', async () => {
  const evil = await scene.evil();
  await scene.shell.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    return window.shell.hideAllFrames((app) => taken.push(app)).ready;
  });
  await openDialog();
  expect(await typeIntoDialog()).toBe('fourteen-chars');
  await evil.evaluate(() => window.hostile.stealFocus());
  await waitForState(scene.shell, 'evil', 'refused strikes');
  expect(await scene.shell.evaluate(() => Reflect.get(window, 'taken'))).toEqual(['evil']);
  // The dialog empties what was typed before: from here on every key is the shell's.
  await scene.shell.locator('dialog input').fill('');
  expect(await typeIntoDialog()).toBe('fourteen-chars');
});

test('an app that would load itself again while a secret is typed waits, and has no key of it (T14)', async () => {
  const evil = await scene.evil();
  const secrecy = await scene.shell.evaluateHandle(() => window.shell.hideAllFrames());
  await secrecy.evaluate(({ ready }) => ready);
  await openDialog();
  const [before] = await scene.shell.evaluate(() => window.shell.mountIds());
  await evil.evaluate(() => {
    void window.bridge.tabs.refresh().catch(() => {});
    void window.bridge.tabs.close().catch(() => {});
    setInterval(() => document.querySelector('input')?.focus(), 10);
  });
  expect(await typeIntoDialog()).toBe('fourteen-chars');
  expect(await scene.shell.evaluate(() => window.shell.mountIds())).toContain(before);
  expect(await scene.shell.locator('iframe:visible').count()).toBe(0);
  await secrecy.evaluate(({ end }) => end());
  await expect
    .poll(() => scene.shell.evaluate(() => window.shell.activeTab()?.app))
    .not.toBe('evil');
});

test('an app that goes away leaves the dialog it had opened to the person (T14)', async () => {
  const evil = await scene.evil();
  await evil.evaluate(() => void window.bridge.session.confirm().catch(() => {}));
  await expect.poll(() => scene.shell.evaluate(() => window.shell.dialog()?.kind)).toBe('proof');
  await evil.evaluate(() => void setTimeout(() => location.reload()));
  await waitForState(scene.shell, 'evil', 'refused navigated');
  expect(await scene.shell.evaluate(() => window.shell.dialog())).toMatchObject({
    kind: 'proof',
    isOver: true,
  });
  const parked = await frameOf(scene.shell, 'a1');
  expect(
    await parked.evaluate(() => window.bridge.session.confirm().catch(({ code }) => code)),
  ).toBe('busy');
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

test('the shell asks for the password for the app of the house in front, once for all who ask, and for no other', async () => {
  const evil = await scene.evil();
  const ask = (app: Frame) =>
    app.evaluate(() =>
      window.bridge.session.confirm().then(
        (confirmed) => String(confirmed),
        ({ code }) => String(code),
      ),
    );
  const parked = await frameOf(scene.shell, 'a1');
  expect(await ask(parked)).toBe('busy');
  const answers = [ask(evil), ask(evil)];
  await expect.poll(() => scene.shell.evaluate(() => window.shell.dialog()?.kind)).toBe('proof');
  await scene.shell.evaluate(() => {
    const asked = window.shell.dialog();
    if (asked?.kind === 'proof') window.shell.dialogs.answerProof(asked.id, true);
  });
  expect(await Promise.all(answers)).toEqual(['true', 'true']);
  expect(await scene.shell.evaluate(() => window.shell.dialog())).toBeNull();

  const left = ask(evil);
  await expect.poll(() => scene.shell.evaluate(() => window.shell.dialog()?.kind)).toBe('proof');
  await scene.shell.evaluate(() => history.back());
  expect(await left).toBe('false');

  const vendor = await scene.start('v1');
  expect(await ask(vendor)).toBe('notGranted');
});
