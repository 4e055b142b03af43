import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppUnderTest, openFrameSubject } from '#bridge/conformance/frame-subject.ts';
import { linesOf, summaryOf } from '#bridge/conformance/report.ts';
import { checks, type Outcome, runSuite } from '#bridge/conformance/suite.ts';
import { serveStacks, stacks } from '#tests/support/bridge/foreign/stacks.ts';
import { openSite, page, type Site, type SiteAnswer } from '#tests/support/bridge/site.ts';
import { launchHostBrowser } from '#tests/support/browser.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  const answer = await serveStacks();
  site = await openSite(new Map(), ({ label, path }) =>
    label === 'silent' && path === '/'
      ? page('silent')
      : (deafApp(label, path) ?? answer(label, path)),
  );
  browser = await launchHostBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** An app that ignores its host, and whose snapshot holds a part of its page once something was typed. */
function deafApp(label: string, path: string): SiteAnswer | undefined {
  if (label !== 'deaf') return undefined;
  if (path === '/manifest.json') {
    const pages = [{ route: '/home' }, { route: '/b' }];
    const headers = { 'content-type': 'application/json' };
    return { headers, body: JSON.stringify({ pages }) };
  }
  if (path !== '/') return undefined;
  const body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Deaf</title><textarea></textarea>
    <script src="/bridge.js"></script><script type="module">
      const note = document.querySelector('textarea');
      const bridge = await Atrium.connect({ suspend: () => ({ text: note.value || null, at: note.value ? note : null }) });
      note.addEventListener('input', () => bridge.tabs.dirty({ dirty: note.value !== '' }));
      await bridge.ready();
    </script></html>`;
  return { headers: { 'content-type': 'text/html' }, body };
}

async function outcomesOf(
  code: string,
  more: Partial<AppUnderTest> = {},
): Promise<readonly Outcome[]> {
  const entry = `${site.origin(`${code}.vendors.localhost`)}/`;
  const subject = await openFrameSubject(browser, { entry, route: '/home', ...more });
  try {
    return await runSuite(subject);
  } finally {
    await subject.close();
  }
}

const titles = (outcomes: readonly Outcome[], how: Outcome['outcome']): readonly string[] =>
  outcomes.filter(({ outcome }) => outcome === how).map(({ title }) => title);

describe('an app of another stack keeps every promise of the bridge', () => {
  test.each(stacks.map(({ code }) => code))('%s', async (code) => {
    const outcomes = await outcomesOf(code, { hasOwnServer: true, otherRoute: '/elsewhere' });
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(titles(outcomes, 'notApplicable')).toEqual([
      'starts in the opaque tier, without an origin',
      'starts under the policy for bundles, which blocks inline scripts',
    ]);
    expect(outcomes).toHaveLength(checks.length);
  });
});

describe('an app that breaks its promises', () => {
  test('is told each of them, with the reason', async () => {
    const outcomes = await outcomesOf('broken');
    expect(titles(outcomes, 'failed')).toEqual([
      'calls only what there is, in the form it takes',
      'lets a tab without unsaved work close',
      'gives a snapshot that can be kept',
      'brings what was typed back after it was taken out',
      'is light in the light and dark in the dark',
      'speaks the language that is chosen, and says which in its document',
      'leaves the keyboard where it is until the person comes',
      'can be entered and left by Tab alone',
      'starts where the browser gives it no storage',
      'starts in the opaque tier, without an origin',
      'starts under the policy for bundles, which blocks inline scripts',
      'threw nothing in all of this that nobody caught',
    ]);
    const report = outcomes.map((one, index) => linesOf(one, outcomes[index - 1])).join('');
    expect(report).toContain('It called tabs.title with a request that does not fit the method.');
    expect(report).toContain('Its page threw: nobody catches this');
    expect(summaryOf(outcomes)).toMatch(/^\d+ passed, 12 failed, \d+ not applicable$/);
  });

  test('is told of the inline script that the portal blocks in a bundle', async () => {
    const outcomes = await outcomesOf('wire-format', { otherRoute: '/elsewhere' });
    expect(titles(outcomes, 'failed')).toEqual([
      'starts under the policy for bundles, which blocks inline scripts',
    ]);
    const { reason } = outcomes.find(({ outcome }) => outcome === 'failed') ?? {};
    expect(reason).toContain('The content security policy blocks a script of its page: inline');
  });

  test('is told that it stays where it is when the shell leads it elsewhere', async () => {
    const outcomes = await outcomesOf('deaf');
    const reasons = outcomes.map(({ reason }) => reason);
    expect(reasons).toContain(
      'It shows the same at /b as at /home: it does not follow app.routeChanged.',
    );
  });

  test('is told that its snapshot cannot be sent, also when that shows only after something was typed', async () => {
    const outcomes = await outcomesOf('deaf');
    const cannot = expect.stringContaining('Its snapshot cannot be sent to another window');
    expect(outcomes).toContainEqual(
      expect.objectContaining({
        title: 'brings what was typed back after it was taken out',
        reason: cannot,
      }),
    );
    expect(titles(outcomes, 'failed')).toContain('threw nothing in all of this that nobody caught');
  });

  test('that says nothing at all is told so, and left alone', async () => {
    const entry = `${site.origin('silent.vendors.localhost')}/`;
    const subject = await openFrameSubject(browser, { entry });
    const [first, ...others] = await runSuite(subject, { patience: 1_000 });
    expect(first?.reason).toBe('It did not say hello: no handshake came from its document.');
    expect(others).toEqual([]);
    await subject.close();
  });

  test('is not looked for where there is no page', async () => {
    const entry = `${site.origin('nobody.vendors.localhost')}/`;
    await expect(openFrameSubject(browser, { entry })).rejects.toThrow(
      `There is no page at ${entry}: it answers 404.`,
    );
  });
});
