import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { type Operator, signInOperator } from '#tests/support/operator.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { everything } from '#tests/support/vendor-app.ts';

let portal: TestPortal;
let operator: Operator;
let unlisted: { readonly origin: string; readonly asked: string[]; readonly server: Server };
let page: Page;

beforeAll(async () => {
  unlisted = await openUnlisted();
  portal = await openPortal();
  operator = await signInOperator(portal);
  await operator.upload({ domains: [] }, files, true);
  await operator.approve('canteen', 1, { ...everything, domains: [] });
  await operator.enable('canteen', true);
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/canteen/menu');
});
afterAll(async () => {
  await portal.close();
  unlisted.server.close();
});

const app = `(async () => {
  globalThis.bridge = await Atrium.connect();
  await bridge.ready();
})();`;

const files = [
  {
    name: 'index.html',
    content: `<!doctype html><meta charset="utf-8"><title>Canteen</title><h1>Canteen</h1>
<script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>`,
  },
  { name: 'app.js', content: app },
  {
    name: 'worker.js',
    content: `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const page = '<!doctype html><title>Forged</title><script src="/bridge/v1/bridge.js"></script><script>${app.replaceAll('\n', ' ')}</script>';
  event.respondWith(new Response(page, { headers: { 'Content-Type': 'text/html' } }));
});`,
  },
];

async function openUnlisted() {
  const asked: string[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { origin: `http://evil.localhost:${port}`, asked, server };
}

test('a vendor’s page cannot put a worker between itself and the policy it is served with (T4)', async () => {
  const frame = await appFrame(page, 'canteen');
  const outcome = await frame.evaluate(async () => {
    try {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
      return 'registered';
    } catch {
      return 'refused';
    }
  });
  await page.reload();
  const again = await appFrame(page, 'canteen');
  const reached = await again.evaluate(
    (origin) =>
      fetch(`${origin}/stolen`).then(
        () => 'reached',
        () => 'refused',
      ),
    unlisted.origin,
  );
  expect(outcome).toBe('refused');
  expect(await again.title()).toBe('Canteen');
  expect(reached).toBe('refused');
  expect(unlisted.asked).toEqual([]);
});
