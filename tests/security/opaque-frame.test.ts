import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInOperator } from '#tests/support/operator.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { everything } from '#tests/support/vendor-app.ts';
import { openVendorServer, type VendorServer } from '#tests/support/vendor-server.ts';

let portal: TestPortal;
/** Another vendor's app, which has no origin either and so looks the same to the shell. */
let prey: VendorServer;
/** The app that leads its frame there. */
let drifter: VendorServer;
/** What its server does with its page; false lets it have the honest one. */
let answer: (response: ServerResponse) => boolean;

beforeAll(async () => {
  portal = await openPortal();
  const bridge = portal.settings.staticOrigin;
  const changed = { tier: 'opaque' } as const;
  prey = await openVendorServer('parts', { bridge, changed });
  drifter = await openVendorServer('drifter', {
    bridge,
    changed,
    answer: (path, response) => path !== '/manifest.json' && answer(response),
  });
  const operator = await signInOperator(portal);
  for (const [code, { manifestAddress }] of Object.entries({ parts: prey, drifter })) {
    await operator.register(manifestAddress);
    await operator.approve(code, 1, everything);
    await operator.enable(code, true);
  }
  const file = { name: 'index.html', content: '<!doctype html><script src="app.js"></script>' };
  const script = { name: 'app.js', content: `location.replace('${prey.origin}/start');` };
  await operator.upload({ code: 'roamer', tier: 'opaque', ...roamer }, [file, script], true);
  await operator.approve('roamer', 1, everything);
  await operator.enable('roamer', true);
});
afterAll(async () => {
  await portal.close();
  for (const server of [prey, drifter]) server.close();
});
beforeEach(() => {
  answer = () => false;
  prey.asked.length = 0;
});

const roamer = {
  pages: [
    {
      code: 'menu',
      name: { 'zh-CN': '漫游', en: 'Roamer' },
      route: '/menu',
      icon: 'apps',
      functionId: 'roamer.menu',
    },
  ],
};

async function open(code: string): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, 'admin', `/portal/${code}/menu`);
  return page;
}

/** Sends a page in the place of the honest one. */
function send(html: string): void {
  answer = (response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta charset="utf-8"><title>Drifter</title>${html}`);
    return true;
  };
}

/** The frame is gone, it is said why, and nobody else's server heard of it. */
async function expectStopped(page: Page, code = 'drifter'): Promise<void> {
  await page.getByText('应用离开了自己的页面，已被门户停止').waitFor();
  expect(await page.locator(`iframe[data-app="${code}"]`).count()).toBe(0);
  expect(prey.asked).toEqual([]);
  await page.context().close();
}

/** The ways of a page to lead its frame elsewhere, as it does by itself. */
const ways: readonly (readonly [string, (to: string) => void])[] = [
  ['a script', (to) => location.replace(to)],
  [
    'a refresh of its page',
    (to) => {
      const meta = document.createElement('meta');
      Object.assign(meta, { httpEquiv: 'refresh', content: `0;url=${to}` });
      document.head.append(meta);
    },
  ],
  [
    'a form',
    (to) => {
      const form = document.createElement('form');
      Object.assign(form, { action: to, method: 'post' });
      document.documentElement.append(form);
      form.submit();
    },
  ],
];

test('an app without an origin that its vendor serves runs there, framed by the portal’s own page', async () => {
  const page = await open('parts');
  const frame = await appFrame(page, 'parts');
  expect(await frame.evaluate(() => [origin, location.pathname])).toEqual(['null', '/start']);
  expect(prey.asked).toEqual(['/start']);
  const around = frame.parentFrame();
  expect(new URL(around?.url() ?? '').host).toMatch(/^parts\.vendors\.localhost:/);
  expect(around?.parentFrame()).toBe(page.mainFrame());
  await page.context().close();
});

test.each(ways)(
  'an app without an origin that leads its frame to another app while it loads is stopped: by %s (T4)',
  async (_, lead) => {
    send(`<script>(${lead})('${prey.origin}/start')</script><p>Waits.</p>`);
    await expectStopped(await open('drifter'));
  },
);

test('the server of an app without an origin cannot send its frame to another app (T4)', async () => {
  answer = (response) => {
    response.writeHead(302, { location: `${prey.origin}/start` }).end();
    return true;
  };
  await expectStopped(await open('drifter'));
});

test('an app without an origin whose files the portal serves leads its frame nowhere else (T4)', async () => {
  await expectStopped(await open('roamer'), 'roamer');
});

test.each(ways)(
  'an app without an origin carries nothing it knows to the server of another app: by %s (T4)',
  async (_, lead) => {
    const page = await open('drifter');
    const frame = await appFrame(page, 'drifter');
    await frame.evaluate(lead, `${prey.origin}/start?secret`).catch(() => undefined);
    await expectStopped(page);
  },
);

test('an app without an origin puts no second page of its own in its place (T4)', async () => {
  const page = await open('drifter');
  const frame = await appFrame(page, 'drifter');
  await frame.evaluate(() => location.reload()).catch(() => undefined);
  await expectStopped(page);
});

test('an app without an origin puts no other page in its place, not even one that says nothing (T4, T6)', async () => {
  const page = await open('drifter');
  const frame = await appFrame(page, 'drifter');
  send('<p>Says nothing.</p>');
  await frame.evaluate(() => location.reload()).catch(() => undefined);
  await expectStopped(page);
});

test('the page around an app without an origin hands on nothing but its greeting, and a second one ends it (T5, T6)', async () => {
  const page = await open('parts');
  const frame = await appFrame(page, 'parts');
  await frame.evaluate((given) => {
    // Neither past the portal's page, nor through it with anything else.
    top?.postMessage({ type: 'atrium.hello', version: 1 }, '*');
    top?.postMessage({ type: 'atrium.left' }, '*');
    parent.postMessage({ type: 'atrium.left' }, '*');
    parent.postMessage({ type: 'atrium.offer' }, '*');
    for (const around of [parent, top]) {
      try {
        if (around) around.location.href = given;
      } catch {}
    }
    // Answered after all of them were heard.
    return Reflect.get(globalThis, 'bridge').tabs.title({ title: 'Parts' });
  }, drifter.origin);
  await appFrame(page, 'parts');
  expect(new URL(frame.parentFrame()?.url() ?? '').pathname).toBe('/bridge/sandbox');
  expect(new URL(page.url()).origin).toBe(portal.origin);
  await frame.evaluate(() => {
    const { port2 } = new MessageChannel();
    parent.postMessage({ type: 'atrium.hello', version: 1 }, '*', [port2]);
  });
  await page.getByText('应用离开了自己的页面，已被门户停止').waitFor();
  await page.context().close();
});

test('an app whose page says nothing is said so, with the likely reason for its developer', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  send('<p>Its only script is inline, and blocked.</p>');
  await signIn(page, 'admin', '/portal/drifter/menu');
  await page.getByText('给应用开发者的信息').click({ timeout: 40_000 });
  await page.getByText('脚本被内容安全策略拦截').waitFor();
  await page.getByText(`${drifter.origin}/`).waitFor();
  await page.context().close();
});
