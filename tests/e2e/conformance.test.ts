import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchHostBrowser } from '#bridge/conformance/browser.ts';
import { openFrameSubject } from '#bridge/conformance/frame-subject.ts';
import { linesOf, summaryOf } from '#bridge/conformance/report.ts';
import { checks, type Outcome, runSuite } from '#bridge/conformance/suite.ts';
import { serveStacks, stacks } from '#tests/support/bridge/foreign/stacks.ts';
import { openSite, page, type Site } from '#tests/support/bridge/site.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  const answer = await serveStacks();
  site = await openSite(new Map(), ({ label, path }) =>
    label === 'silent' && path === '/' ? page('silent') : answer(label, path),
  );
  browser = await launchHostBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function outcomesOf(code: string): Promise<readonly Outcome[]> {
  const entry = `${site.origin(`${code}.vendors.localhost`)}/`;
  const subject = await openFrameSubject(browser, { entry, route: '/home' });
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
    const outcomes = await outcomesOf(code);
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(titles(outcomes, 'notApplicable')).toEqual([]);
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
      'threw nothing in all of this that nobody caught',
    ]);
    const report = outcomes.map((one, index) => linesOf(one, outcomes[index - 1])).join('');
    expect(report).toContain('It called tabs.title with a request that does not fit the method.');
    expect(report).toContain('Its page threw: nobody catches this');
    expect(summaryOf(outcomes)).toMatch(/^\d+ passed, 11 failed, \d+ not applicable$/);
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
