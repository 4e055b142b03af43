import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checks, type Outcome, runSuite } from '#bridge/conformance/suite.ts';
import type { Capability } from '#bridge/methods/define.ts';
import type { ManifestSource } from '#bridge/methods/manifest.ts';
import { type Operator, signInOperator } from '#tests/support/operator.ts';
import { openPortal, type TestPortal } from '#tests/support/portal.ts';
import { openShellSubject, type PortalApp } from '#tests/support/shell-subject.ts';
import { breakPromises, brokenPromises, startingFiles } from '#tests/support/starting-point.ts';
import type { ZipFile } from '#tests/support/zip.ts';

let portal: TestPortal;
let operator: Operator;

beforeAll(async () => {
  portal = await openPortal();
  operator = await signInOperator(portal);
});
afterAll(() => portal.close());

/** Registers an app, grants it what the starting point asks for, and hands it to the company. */
async function install(
  code: string,
  tier: ManifestSource['tier'],
  files: readonly ZipFile[],
): Promise<void> {
  const reason = { 'zh-CN': '测试所需', en: 'Needed by the test' };
  const name = { 'zh-CN': '清单', en: 'List' };
  const capabilities: Capability[] = ['tabs', 'storage', 'dialogs'];
  const manifest = {
    code,
    tier,
    name,
    services: [],
    domains: [],
    capabilities: capabilities.map((capability) => ({ capability, reason })),
    pages: [{ code: 'list', name, route: '/list', icon: 'apps', functionId: `${code}.list` }],
  };
  await operator.upload(manifest, files, true);
  await operator.approve(code, 1, { capabilities, services: [], domains: [], features: [] });
  await operator.enable(code, true);
}

async function outcomesOf(app: Pick<PortalApp, 'code' | 'opaque'>): Promise<readonly Outcome[]> {
  const subject = await openShellSubject(portal, { ...app, route: '/list', account: 'admin' });
  try {
    return await runSuite(subject);
  } finally {
    await subject.close();
  }
}

const titles = (outcomes: readonly Outcome[], how: Outcome['outcome']): readonly string[] =>
  outcomes.filter(({ outcome }) => outcome === how).map(({ title }) => title);

/** What cannot be tried on an app that has one page. */
const onlyPage = 'shows another page when the shell leads it there';

describe('the conformance suite over the portal itself', () => {
  test('passes a registered app of a vendor', async () => {
    const files = await startingFiles();
    await install('plain-list', 'vendor', files);
    await install('opaque-list', 'opaque', files);
    const outcomes = await outcomesOf({ code: 'plain-list', opaque: 'opaque-list' });
    expect(titles(outcomes, 'failed')).toEqual([]);
    expect(titles(outcomes, 'notApplicable')).toEqual([onlyPage]);
    expect(outcomes).toHaveLength(checks.length);
  });

  test('passes it in the opaque tier', async () => {
    const outcomes = await outcomesOf({ code: 'opaque-list', opaque: 'opaque-list' });
    expect(titles(outcomes, 'failed')).toEqual([]);
    expect(titles(outcomes, 'notApplicable')).toEqual([onlyPage]);
  });

  test('tells of a registered app what it breaks', async () => {
    const files = (await startingFiles()).map(({ name, content }) => ({
      name,
      content: name === 'app.js' ? breakPromises(content.toString()) : content,
    }));
    await install('broken-list', 'vendor', files);
    const outcomes = await outcomesOf({ code: 'broken-list' });
    expect(titles(outcomes, 'failed')).toEqual(brokenPromises);
    expect(titles(outcomes, 'notApplicable')).toEqual([
      onlyPage,
      'starts in the opaque tier, without an origin',
    ]);
  });
});
