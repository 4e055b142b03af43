import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as global from '#bridge/guest/global.ts';
import { signInOperator } from '#tests/support/operator.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { everything, vendorManifest } from '#tests/support/vendor-app.ts';

declare global {
  // The script that every vendor loads.
  var Atrium: typeof global;
}

let portal: TestPortal;
let page: Page;

const files = [
  {
    name: 'index.html',
    content: `<!doctype html><meta charset="utf-8"><title>App</title><h1>App</h1>
<script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>`,
  },
  {
    name: 'app.js',
    content: `Atrium.connect().then((bridge) => (globalThis.bridge = bridge).ready());`,
  },
];

beforeAll(async () => {
  portal = await openPortal();
  const operator = await signInOperator(portal);
  for (const code of ['canteen', 'parts']) {
    const name = { 'zh-CN': `应用${code}`, en: `App ${code}` };
    await operator.upload({ ...vendorManifest({ code }), name }, files, true);
    await operator.approve(code, 1, everything);
    await operator.enable(code, true);
  }
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/canteen/menu');
});
afterAll(() => portal.close());

/** Has the app in front open a page; returns what the shell said, once it has. */
function open(frame: Frame, app: string, route: string): Promise<unknown> {
  return frame.evaluate(
    ([target = '', place = '']) =>
      Reflect.get(globalThis, 'bridge')
        .tabs.open({ app: target, route: place })
        .then(
          () => 'opened',
          (error: { code: string }) => error.code,
        ),
    [app, route],
  );
}

test('an app of a vendor hands nothing to another vendor unless the person says so (T18)', async () => {
  const canteen = await appFrame(page, 'canteen');
  const question = page.getByRole('alertdialog');
  for (const route of ['/menu?name=陈思远', '/person/42', '/menu/../menu?x', '/']) {
    const opening = open(canteen, 'parts', route);
    if (route.includes('..')) {
      // No route at all.
      expect(await opening).toBe('badInput');
      continue;
    }
    await question.waitFor();
    expect(await question.textContent()).toContain('应用canteen');
    expect(await question.textContent()).toContain('应用parts');
    expect(await question.textContent()).toContain(route);
    await question.getByRole('button', { name: '取消' }).click();
    expect(await opening).toBe('busy');
  }
  expect(new URL(page.url()).pathname).toBe('/portal/canteen/menu');
  const opening = open(canteen, 'parts', '/person/42');
  await question.getByRole('button', { name: '允许打开' }).click();
  expect(await opening).toBe('opened');
  await page.waitForURL('**/portal/parts/person/42');
});

test('pages that the menu names, and those of the portal’s own apps, are opened without a question', async () => {
  const parts = await appFrame(page, 'parts');
  expect(await open(parts, 'parts', '/menu?own=data')).toBe('opened');
  expect(await open(parts, 'personnel', '/roster?keyword=x')).toBe('opened');
  await page.goto(`${portal.origin}/portal/parts/menu`);
  expect(await open(await appFrame(page, 'parts'), 'canteen', '/menu')).toBe('opened');
  await page.waitForURL('**/portal/canteen/menu');
});
