import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { shellOfFile } from '#tests/support/bridge/shell-of-file.ts';
import {
  frameOf,
  openShell,
  type ShellSite,
  waitForState,
} from '#tests/support/bridge/shell-site.ts';

const opened = shellOfFile(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((code) => ({ code })));
let site: ShellSite;
let shell: Page;

beforeEach(() => {
  ({ site, page: shell } = opened);
});

const path = (): string => new URL(shell.url()).pathname + new URL(shell.url()).search;
const open = (app: string, route: string): Promise<unknown> =>
  shell.evaluate(
    ([code, place]) => window.shell.openPlace({ app: code ?? '', route: place ?? '' }),
    [app, route],
  );
const routeOf = async (app: string): Promise<string> =>
  (await frameOf(shell, app)).evaluate(() => window.bridge.route.get().route);

test('a deep link opens its page inside its app, and a reload stays there', async () => {
  await openShell(shell, `${site.shell}/portal/a2/employee/7?tab=job`);
  await waitForState(shell, 'a2', 'ready');
  expect(await routeOf('a2')).toBe('/employee/7?tab=job');
  await shell.reload();
  await waitForState(shell, 'a2', 'ready');
  expect(await routeOf('a2')).toBe('/employee/7?tab=job');
  expect(path()).toBe('/portal/a2/employee/7?tab=job');
});

test('Back and Forward lead through pages of one app and across apps', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  const app = await frameOf(shell, 'a1');
  await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7' }));
  await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7/edit' }));
  await open('a2', '/home');
  await waitForState(shell, 'a2', 'ready');
  expect(path()).toBe('/portal/a2/home');

  // The address moves at once, the app once the rights were looked at.
  for (const route of ['/employee/7/edit', '/employee/7', '/home']) {
    await shell.goBack();
    await expect
      .poll(async () => `${path()} ${await routeOf('a1')}`)
      .toBe(`/portal/a1${route} ${route}`);
  }
  for (let step = 0; step < 3; step += 1) await shell.goForward();
  expect(path()).toBe('/portal/a2/home');
  await waitForState(shell, 'a2', 'ready');
  await waitForState(shell, 'a1', 'hidden');
});

test('an app that replaces its place adds nothing to the history', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  const before = await shell.evaluate(() => history.length);
  const app = await frameOf(shell, 'a1');
  for (const page of [2, 3, 4]) {
    await app.evaluate(
      (count) => window.bridge.navigation.replace({ route: `/home?page=${count}` }),
      page,
    );
  }
  expect(path()).toBe('/portal/a1/home?page=4');
  expect(await shell.evaluate(() => history.length)).toBe(before);
});

test('a link of the shell that only changes the address moves the frames', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  await shell.evaluate(() => history.pushState(null, '', '/portal/a3/home'));
  await waitForState(shell, 'a3', 'ready');
  await shell.evaluate(() => history.pushState(null, '', '/company'));
  await waitForState(shell, 'a3', 'hidden');
  await shell.goBack();
  await waitForState(shell, 'a3', 'ready');
});

test('the sixth app takes the place of the oldest, which comes back with its draft and its place', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  const first = await frameOf(shell, 'a1');
  await first.evaluate(() => window.bridge.navigation.push({ route: '/employee/9' }));
  await first.evaluate(() => {
    window.draft = 'half a sentence';
  });
  const document = await first.evaluate(() => window.documentId);
  for (const app of ['a2', 'a3', 'a4', 'a5', 'a6']) {
    await open(app, '/home');
    await waitForState(shell, app, 'ready');
  }
  expect(await shell.evaluate(() => window.shell.state('a1'))).toBe('suspended');
  expect(await shell.evaluate(() => window.shell.mounted())).toEqual([
    'a2',
    'a3',
    'a4',
    'a5',
    'a6',
  ]);

  for (let step = 0; step < 5; step += 1) await shell.goBack();
  await waitForState(shell, 'a1', 'ready');
  const back = await frameOf(shell, 'a1');
  expect(path()).toBe('/portal/a1/employee/9');
  expect(await back.evaluate(() => [window.draft, window.bridge.launch.reason])).toEqual([
    'half a sentence',
    'restore',
  ]);
  expect(await back.evaluate(() => window.documentId)).not.toBe(document);
  await shell.goBack();
  expect(await routeOf('a1')).toBe('/home');
  expect(await shell.locator('iframe').count()).toBe(5);
});

test('an app with unsaved work stays, and the next oldest gives way', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  await (await frameOf(shell, 'a1')).evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  for (const app of ['a2', 'a3', 'a4', 'a5', 'a6']) {
    await open(app, '/home');
    await waitForState(shell, app, 'ready');
  }
  expect(await shell.evaluate(() => window.shell.state('a1'))).toBe('hidden');
  expect(await shell.evaluate(() => window.shell.state('a2'))).toBe('suspended');
});

test('when every app holds unsaved work the person is asked who gives way', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  for (const app of ['a1', 'a2', 'a3', 'a4', 'a5']) {
    await open(app, '/home');
    await waitForState(shell, app, 'ready');
    await (await frameOf(shell, app)).evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  }
  await open('a6', '/home');
  await shell.waitForFunction(() => window.shell.dialog()?.kind === 'evict');
  await shell.evaluate(() => {
    const dialog = window.shell.dialog();
    if (dialog) window.shell.dialogs.answerEvict(dialog.id, 'a3');
  });
  await waitForState(shell, 'a6', 'ready');
  expect(await shell.evaluate(() => window.shell.state('a3'))).toBe('suspended');
});

test('closing a tab with unsaved work asks first, and keeps it when the person says so', async () => {
  await openShell(shell, `${site.shell}/portal/a2/home`);
  await waitForState(shell, 'a2', 'ready');
  await (await frameOf(shell, 'a2')).evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  const answer = (yes: boolean): Promise<boolean> =>
    shell.evaluate(async (given) => {
      const closing = window.shell.actions.closeTab(window.shell.activeTab()?.id ?? '');
      while (!window.shell.dialog()) await new Promise((resolve) => setTimeout(resolve, 5));
      window.shell.dialogs.answerLeave(window.shell.dialog()?.id ?? '', given);
      return closing;
    }, yes);
  expect(await answer(false)).toBe(false);
  expect(await shell.locator('iframe[data-app="a2"]').count()).toBe(1);
  expect(await answer(true)).toBe(true);
  expect(await shell.locator('iframe[data-app="a2"]').count()).toBe(0);
  expect(await shell.evaluate(() => window.shell.activeTab()?.app)).toBe('home');
});

test('tabs come back after a reload, the home page first, and a page that is no tab does not', async () => {
  await openShell(shell, `${site.shell}/portal/a2/home`);
  await waitForState(shell, 'a2', 'ready');
  await open('a3', '/passing');
  await waitForState(shell, 'a3', 'ready');
  await open('a2', '/employee/7');
  const names = (): Promise<string[]> =>
    shell.evaluate(() => window.shell.tabs().map((tab) => `${tab.app}${tab.route}`));
  expect(await names()).toEqual(['home/', 'a2/home', 'a2/employee/7']);
  await shell.reload();
  await shell.waitForFunction(() => Boolean(window.shell));
  expect(await names()).toEqual(['home/', 'a2/home', 'a2/employee/7']);
  expect(await shell.evaluate(() => window.shell.tabs()[0]?.pinned)).toBe(true);
});

test('language and look reach every mounted app at once', async () => {
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  await open('a2', '/home');
  await waitForState(shell, 'a2', 'ready');
  await shell.evaluate(() => {
    window.shell.preferences.chooseLanguage('en');
    window.shell.preferences.chooseTheme('orange');
    window.shell.preferences.chooseMode('dark');
  });
  for (const code of ['a1', 'a2']) {
    const frame = await frameOf(shell, code);
    await frame.waitForFunction(() => {
      const { lang, dataset } = document.documentElement;
      return lang === 'en' && dataset.theme === 'orange' && dataset.mode === 'dark';
    });
  }
});

test('an app that asks for a refresh is loaded anew at its place, without its old draft', async () => {
  await openShell(shell, `${site.shell}/portal/a2/employee/7`);
  await waitForState(shell, 'a2', 'ready');
  const frame = await frameOf(shell, 'a2');
  const document = await frame.evaluate(() => {
    window.draft = 'old';
    // Later, since the answer to this very call would go with the frame.
    setTimeout(() => void window.bridge.tabs.refresh().catch(() => {}), 50);
    return window.documentId;
  });
  await expect
    .poll(async () =>
      (await frameOf(shell, 'a2')).evaluate(() => window.documentId).catch(() => document),
    )
    .not.toBe(document);
  const fresh = await frameOf(shell, 'a2');
  expect(await fresh.evaluate(() => [window.draft, window.bridge.launch.reason])).toEqual([
    '',
    'reload',
  ]);
  expect(await routeOf('a2')).toBe('/employee/7');
});
