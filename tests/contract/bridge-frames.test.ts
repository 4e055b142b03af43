import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import type { BridgeResult } from '#bridge/methods/codes.ts';
import { type ContractBridge, contractSuite } from '#tests/support/bridge/contract-suite.ts';
import { bundlePages, openSite, page, type Site } from '#tests/support/bridge/site.ts';
import { launchBrowser } from '#tests/support/browser.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  const scripts = await bundlePages(['contract-host-page', 'contract-app-page']);
  site = await openSite(scripts, ({ label, path }) => {
    if (label === 'atrium' && path.startsWith('/?')) return page('contract-host-page');
    return path === '/' ? page('contract-app-page') : undefined;
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function openFrames(appHost: string, tier: string): Promise<ContractBridge> {
  const shell = await browser.newPage();
  const app = encodeURIComponent(`${site.origin(appHost)}/`);
  await shell.goto(`${site.origin('atrium.localhost')}/?tier=${tier}&app=${app}`);
  await shell.waitForFunction(async () => Boolean(await window.contract.host));
  const frame = shell.frames().find((one) => one.parentFrame() !== null);
  if (!frame) throw new Error('The frame is not there.');
  await frame.evaluate(() => window.app.then(() => true));
  return { app: driveApp(frame), ...driveHost(shell) };
}

function driveApp(frame: Frame): ContractBridge['app'] {
  return {
    call: (name, json) =>
      frame.evaluate(async ([one, request]) => (await window.app).call(one ?? '', request), [
        name,
        json,
      ] as const),
    callOdd: (name, odd) =>
      frame.evaluate(async ([one, kind]) => (await window.app).callOdd(one, kind), [
        name,
        odd,
      ] as const),
    callMany: (name, json, times) =>
      frame.evaluate(
        async ([one, request, count]) => (await window.app).callMany(one, request, count),
        [name, json, times] as const,
      ),
    route: () => frame.evaluate(async () => (await window.app).route()),
    locale: () => frame.evaluate(async () => (await window.app).locale()),
    launch: () => frame.evaluate(async () => (await window.app).launch()),
    events: () => frame.evaluate(async () => (await window.app).events()),
    provideSnapshot: (bytes) =>
      frame.evaluate(async (count) => (await window.app).provideSnapshot(count), bytes),
    vetoClose: (veto) => frame.evaluate(async (next) => (await window.app).vetoClose(next), veto),
    isSupported: (name) => frame.evaluate(async (one) => (await window.app).isSupported(one), name),
  };
}

function driveHost(shell: Page): Omit<ContractBridge, 'app'> {
  return {
    ask: async (verb, request) => {
      const json = await shell.evaluate(
        async ([one, given]) => JSON.stringify(await window.contract.ask(one, given)),
        [verb, request] as const,
      );
      return JSON.parse(json) as BridgeResult<unknown>;
    },
    auditLines: () =>
      shell.evaluate(async () =>
        (await window.contract.host).audit().map((entry) => JSON.stringify(entry)),
      ),
    strikes: () => shell.evaluate(async () => (await window.contract.host).strikes()),
    destroy: () => shell.evaluate(async () => (await window.contract.host).guest.destroy()),
    close: () => shell.close(),
  };
}

describe('the bridge between the shell and an in-house app', () =>
  contractSuite(() => openFrames('sample.atrium.localhost', 'in-house')));

describe('the bridge between the shell and a vendor app on another site', () =>
  contractSuite(() => openFrames('sample.vendors.localhost', 'vendor')));

describe('the bridge between the shell and an app without an origin', () =>
  contractSuite(() => openFrames('sample.vendors.localhost', 'opaque')));
