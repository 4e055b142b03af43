import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { shellOfFile } from '#tests/support/bridge/shell-of-file.ts';
import {
  frameOf,
  openShell,
  type ShellSite,
  waitForState,
} from '#tests/support/bridge/shell-site.ts';

const opened = shellOfFile(['a1', 'a2', 'a3'].map((code) => ({ code })));
let site: ShellSite;
let shell: Page;

beforeEach(() => {
  ({ site, page: shell } = opened);
});

const open = (app: string, route: string): Promise<unknown> =>
  shell.evaluate(
    ([code, place]) => window.shell.openPlace({ app: code ?? '', route: place ?? '' }),
    [app, route],
  );
const routeOf = async (app: string): Promise<string> =>
  (await frameOf(shell, app)).evaluate(() => window.bridge.route.get().route);

test('Back out of a page with unsaved work is undone until the person agrees', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  const app = await frameOf(shell, 'a1');
  await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7' }));
  await app.evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  await shell.evaluate(() => history.back());
  await shell.waitForFunction(() => window.shell.dialog()?.kind === 'leave');
  await shell.waitForURL('**/portal/a1/employee/7');
  expect(await routeOf('a1')).toBe('/employee/7');
  await shell.evaluate(() =>
    window.shell.dialogs.answerLeave(window.shell.dialog()?.id ?? '', true),
  );
  await shell.waitForURL('**/portal/a1/home');
  await app.waitForFunction(() => window.bridge.route.get().route === '/home');
});

/** As in a browser that has too much to do: nothing is painted for now. */
const paintNothing = (): Promise<void> =>
  shell.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

const backTo = (steps: number): Promise<void> => shell.evaluate((by) => history.go(-by), steps);

test('Back out of unsaved work is undone even where the app moved on before its page was painted', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  const app = await frameOf(shell, 'a1');
  await paintNothing();
  await shell.evaluate(() => history.pushState(null, '', '/portal/a1/list'));
  await app.waitForFunction(() => window.bridge.route.get().route === '/list');
  await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7' }));
  await app.evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  await backTo(1);
  await shell.waitForFunction(() => window.shell.dialog()?.kind === 'leave');
  await shell.waitForURL('**/portal/a1/employee/7');
  expect(await routeOf('a1')).toBe('/employee/7');
});

test.each(['were clicked', 'were followed by a script'])(
  'Back to unsaved work is undone even where two links %s before anything was painted',
  async (how) => {
    await openShell(shell, `${site.shell}/portal/a1/home`);
    await waitForState(shell, 'a1', 'ready');
    const app = await frameOf(shell, 'a1');
    await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7' }));
    await app.evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
    await paintNothing();
    await shell.evaluate((clicked) => {
      for (const address of ['/portal/a2/home', '/portal/a3/home']) {
        const link = document.body.appendChild(document.createElement('a'));
        link.onclick = () => history.pushState(null, '', address);
        if (clicked) link.click();
        else history.pushState(null, '', address);
      }
    }, how === 'were clicked');
    await shell.goBack();
    await waitForState(shell, 'a2', 'ready');
    await backTo(2);
    await shell.waitForFunction(() => window.shell.dialog()?.kind === 'leave');
    await shell.waitForURL('**/portal/a2/home', { timeout: 5_000 });
  },
);

test('every entry of the history counts one more, those of pages of the shell as well', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  const app = await frameOf(shell, 'a1');
  await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7' }));
  await app.evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  await shell.evaluate(() => history.pushState(null, '', '/company'));
  await open('a2', '/home');
  await waitForState(shell, 'a2', 'ready');
  await backTo(3);
  await shell.waitForFunction(() => window.shell.dialog()?.kind === 'leave');
  await shell.waitForURL('**/portal/a2/home', { timeout: 5_000 });
});
