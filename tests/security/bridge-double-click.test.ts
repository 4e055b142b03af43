import type { Frame } from 'playwright';
import { expect, test } from 'vitest';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';
import { waitForState } from '#tests/support/bridge/shell-site.ts';

const scene = hostileShell([{ code: 'victim', script: 'hostile-app-page' }]);

/** Mounts the other app, and lets the hostile one open it at the next event of a kind. */
async function prepare(event: 'pointerdown' | 'keydown'): Promise<Frame> {
  const victim = await scene.start('victim');
  const evil = await scene.start('evil');
  await evil.evaluate((name) => {
    const open = (): void => {
      window.bridge.tabs.open({ app: 'victim', route: '/home' }).catch(() => {});
    };
    addEventListener(name, open, { once: true });
  }, event);
  // No press has brought this app to the front either.
  await scene.shell.waitForFunction(() => document.querySelector('[data-shield]') === null);
  return victim;
}

const clicksOf = (app: Frame): Promise<number> => app.evaluate(() => window.hostile.clicks());

test('the second click of a double click does not land in an app that another one has opened (T14)', async () => {
  const victim = await prepare('pointerdown');
  const { mouse } = scene.shell;
  await mouse.move(300, 200);
  await mouse.down();
  await waitForState(scene.shell, 'victim', 'ready');
  await mouse.up();
  const now = () => scene.shell.evaluate(() => performance.now());
  // The frame in sight is known to the browser's own hit test a little later than to the page.
  for (const start = await now(); (await now()) - start < 250; ) await mouse.click(300, 200);
  expect(await clicksOf(victim)).toBe(0);
  await expect
    .poll(async () => {
      await mouse.click(300, 200);
      return clicksOf(victim);
    })
    .toBeGreaterThan(0);
});

test('keys meant for one app do not reach another one that it has opened, though that puts them into a field (T14)', async () => {
  const victim = await prepare('keydown');
  await victim.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    window.bridge.on('show', () => {
      window.focus();
      field.focus();
      document.body.dataset.shown = 'yes';
    });
  });
  const typed = () => victim.evaluate(() => document.querySelector('input')?.value ?? '');
  const { mouse, keyboard } = scene.shell;
  await expect
    .poll(async () => {
      await mouse.click(300, 200);
      return scene.shell.evaluate(() => document.activeElement?.tagName);
    })
    .toBe('IFRAME');
  await keyboard.press('a');
  await victim.waitForFunction(() => document.body.dataset.shown === 'yes');
  await scene.shell.waitForFunction(() => document.activeElement === document.body);
  await keyboard.type('secret');
  expect(await typed()).toBe('');
  await expect.poll(() => victim.evaluate(() => document.hasFocus())).toBe(true);
  expect(await scene.shell.evaluate(() => window.shell.state('victim'))).toBe('ready');
});
