import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawnIn, remoteStage } from '#bridge/conformance/frame-subject.ts';
import { runSuite } from '#bridge/conformance/suite.ts';
import { serveStacks, stacks } from '#tests/support/bridge/foreign/stacks.ts';
import { shellOfFile } from '#tests/support/bridge/shell-of-file.ts';
import { openShell, waitForState } from '#tests/support/bridge/shell-site.ts';

const answer = await serveStacks();
const opened = shellOfFile([...stacks, { code: 'a1' }], ({ label, path }) => answer(label, path));

// One of each way to be mounted; the whole list is in conformance.test.ts.
const acquainted = stacks.slice(0, 2);

describe.each(acquainted)('an app of the stack $code, as $tier', ({ code, tier }) => {
  let shell: Page;
  const title = () =>
    shell.evaluate((app) => window.shell.tabs().find((tab) => tab.app === app)?.ownTitle, code);
  const note = () => {
    const frame = shell.frameLocator(`iframe[data-app="${code}"]`);
    return (tier === 'opaque' ? frame.frameLocator('iframe') : frame).getByLabel('note');
  };

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
    await shell.evaluate(() => window.shell.takeOut());
    await waitForState(shell, code, 'ready');
    expect(await note().inputValue()).toBe('keep this');
  });

  test('keeps in the shell what it keeps in a bare host', async () => {
    await shell.evaluate((app) => {
      window.stage = window.shell.stageOf(app, '/home');
    }, code);
    const outcomes = await runSuite({
      stage: remoteStage(shell),
      drawn: drawnIn(shell),
      otherRoute: '/elsewhere',
      vary: async () => null,
      close: async () => {},
    });
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const without = outcomes.filter(({ outcome }) => outcome === 'notApplicable');
    expect(new Set(without.map(({ group }) => group))).toEqual(new Set(['Places it runs in']));
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
