import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { shellOfFile } from '#tests/support/bridge/shell-of-file.ts';
import { openShell, waitForState } from '#tests/support/bridge/shell-site.ts';
import { builtPortal } from '#tests/support/portal.ts';

const here = (path: string): Promise<string> =>
  readFile(new URL(`../support/bridge/foreign/${path}`, import.meta.url), 'utf8');
const pages = new Map([
  ['script-tag', await here('script-tag.html')],
  ['wire-format', await here('wire-format.html')],
]);
const bridgeScript = await readFile(
  join(await builtPortal(), 'static/bridge/v1/bridge.js'),
  'utf8',
);

/** Each stack, and the tier it is mounted in: the strictest one must be enough for an app of one file. */
const stacks = [
  { code: 'script-tag', tier: 'opaque' },
  { code: 'wire-format', tier: 'vendor' },
] as const;

const opened = shellOfFile([...stacks, { code: 'a1' }], ({ label, path }) => {
  const body = pages.get(label);
  if (body && path === '/') return { headers: { 'content-type': 'text/html' }, body };
  if (path !== '/bridge.js') return undefined;
  return { headers: { 'content-type': 'text/javascript' }, body: bridgeScript };
});

describe.each(stacks)('an app of the stack $code, as $tier', ({ code }) => {
  let shell: Page;
  const title = () =>
    shell.evaluate((app) => window.shell.tabs().find((tab) => tab.app === app)?.ownTitle, code);
  const note = () => shell.frameLocator(`iframe[data-app="${code}"]`).getByLabel('note');

  beforeEach(async () => {
    shell = opened.page;
    await openShell(shell, `${opened.site.shell}/portal/${code}/home`);
    await waitForState(shell, code, 'ready');
  });

  test('learns its language and its place, and follows both', async () => {
    await expect.poll(title).toBe('zh-CN /home');
    await shell.evaluate(() => window.shell.preferences.chooseLanguage('en'));
    await expect.poll(title).toBe('en /home');
    await shell.evaluate((app) => {
      const tab = window.shell.tabs().find((one) => one.app === app);
      history.pushState(null, '', `/portal/${app}/other?of=${tab?.id.length}`);
    }, code);
    await expect
      .poll(() => shell.evaluate(() => window.shell.activeTab()?.ownTitle))
      .toMatch(/^en \/other\?of=\d+$/);
  });

  test('keeps unsaved work: it is asked about, and comes back after the frame is gone', async () => {
    await note().fill('keep this');
    await expect
      .poll(() =>
        shell.evaluate((app) => window.shell.tabs().find((t) => t.app === app)?.dirty, code),
      )
      .toBe(true);
    const closing = shell.evaluate((app) => {
      const tab = window.shell.tabs().find((one) => one.app === app);
      return window.shell.actions.closeTab(tab?.id ?? '');
    }, code);
    await expect.poll(() => shell.evaluate(() => window.shell.dialog()?.kind)).toBe('leave');
    await shell.evaluate(() => {
      const asked = window.shell.dialog();
      if (asked?.kind === 'leave') window.shell.dialogs.answerLeave(asked.id, false);
    });
    expect(await closing).toBe(false);
    await shell.evaluate(async () => {
      const bringBack = await window.shell.hideAllFrames();
      bringBack();
    });
    await waitForState(shell, code, 'ready');
    expect(await note().inputValue()).toBe('keep this');
  });

  test('is ready by its own word, and stays alive under the pings', async () => {
    const entries = () =>
      shell.evaluate(
        (app) =>
          window.shell.audit
            .entries()
            .filter((entry) => entry.app === app)
            .map(({ method, code: given }) => `${method} ${given}`),
        code,
      );
    expect(await entries()).toEqual(
      expect.arrayContaining(['context.get ok', 'tabs.title ok', 'context.ready ok']),
    );
    await shell.waitForTimeout(6_000);
    expect(await shell.evaluate((app) => window.shell.state(app), code)).toBe('ready');
  });
});
