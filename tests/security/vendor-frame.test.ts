import { createServer, type Server } from 'node:http';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as global from '#bridge/guest/global.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Operator, signInOperator } from '#tests/support/operator.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { everything } from '#tests/support/vendor-app.ts';

declare global {
  // The script that every vendor loads.
  var Atrium: typeof global;
}

/** A server of somebody else, with what it was asked for. */
interface Outside {
  readonly origin: string;
  readonly asked: string[];
  readonly server: Server;
}

let portal: TestPortal;
let operator: Operator;
let approved: Outside;
let unlisted: Outside;
let page: Page;

beforeAll(async () => {
  [approved, unlisted] = [await openOutside('api'), await openOutside('evil')];
  portal = await openPortal();
  operator = await signInOperator(portal);
  const reason = { 'zh-CN': '测试', en: 'Test' };
  const domains = [approved, unlisted].map(({ origin: domain }) => ({ domain, reason }));
  await operator.upload({ domains }, files, true);
  await operator.approve('canteen', 1, grant);
  await operator.enable('canteen', true);
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/canteen/menu');
});
afterAll(async () => {
  await portal.close();
  for (const { server } of [approved, unlisted]) server.close();
});

const files = [
  {
    name: 'index.html',
    content: `<!doctype html><meta charset="utf-8"><title>Canteen</title><h1>Canteen</h1>
<script>document.title = 'written into the page';</script>
<script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>`,
  },
  {
    name: 'app.js',
    content: `(async () => {
  globalThis.bridge = await Atrium.connect();
  await bridge.ready();
})();`,
  },
];

/** The app asked for both servers, for dialogs and for core HR as well. */
const grant = {
  ...everything,
  capabilities: ['session.token', 'tabs'],
  services: ['ums'],
  get domains() {
    return [approved.origin];
  },
};

async function openOutside(name: string): Promise<Outside> {
  const asked: string[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { origin: `http://${name}.localhost:${port}`, asked, server };
}

const canteen = (): Promise<Frame> => appFrame(page, 'canteen');

test('a registered app stands in the menu and runs on the vendors’ domain, in the frame that was derived for it', async () => {
  const frame = await canteen();
  expect(new URL(frame.url()).host).toMatch(/^canteen\.vendors\.localhost:/);
  const element = page.locator('iframe[data-app="canteen"]');
  expect(await element.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(await element.getAttribute('allow')).toBe("focus-without-user-activation 'none'");
  const link = page.getByRole('navigation').getByRole('link', { name: '员工食堂', exact: true });
  await link.waitFor();
  // A script that stands in the page itself did not run.
  expect(await frame.title()).toBe('Canteen');
});

test('it reaches the approved origin and no other, whatever it tries (T4)', async () => {
  const frame = await canteen();
  const outcome = await frame.evaluate(
    async ([good, bad]) => {
      const reach = (address: string) =>
        fetch(address).then(
          () => 'reached',
          () => 'refused',
        );
      const tried = [await reach(`${good}/ok`), await reach(`${bad}/fetch`)];
      navigator.sendBeacon(`${bad}/beacon`);
      new Image().src = `${bad}/picture`;
      const script = document.createElement('script');
      script.src = `${bad}/script.js`;
      document.head.append(script);
      const nested = document.createElement('iframe');
      nested.src = `${bad}/frame`;
      document.body.append(nested);
      try {
        new WebSocket(`${bad?.replace('http', 'ws')}/socket`);
        new EventSource(`${bad}/events`);
      } catch {}
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `${bad}/a.css`;
      document.head.append(sheet);
      await new Promise((resolve) => setTimeout(resolve, 700));
      return tried;
    },
    [approved.origin, unlisted.origin],
  );
  expect(outcome).toEqual(['reached', 'refused']);
  expect(approved.asked).toEqual(['/ok']);
  expect(unlisted.asked).toEqual([]);
});

test('it is refused a method that was not granted, though it asked for it', async () => {
  const frame = await canteen();
  const codes = await frame.evaluate(async () => {
    const bridge = Reflect.get(globalThis, 'bridge');
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'ok',
        (error: { code: string }) => error.code,
      );
    return [
      await codeOf(bridge.tabs.title({ title: 'Menu' })),
      await codeOf(bridge.dialogs.message({ text: 'Hello' })),
      await codeOf(bridge.storage.keys({})),
      await codeOf(bridge.permissions.has({ functionIds: ['personnel.roster'] })),
    ];
  });
  expect(codes).toEqual(['ok', 'notGranted', 'notGranted', 'notGranted']);
});

test('its token reaches the approved service area and no other', async () => {
  const frame = await canteen();
  const statuses = await frame.evaluate(async () => {
    const { token } = await Reflect.get(globalThis, 'bridge').session.token();
    const speak = async (path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(path, { method: 'POST', headers })).status;
    };
    return [
      await speak('/gateway/ums/web/organ/organTreeList'),
      await speak('/gateway/joyhr/web/employee/getRosterPage'),
      await speak('/gateway/registry/web/app/getPage'),
    ];
  });
  expect(statuses.slice(1)).toEqual([403, 403]);
  expect(statuses[0]).not.toBe(403);
});

test('its frame is gone within two seconds after the company lost it, and its tokens with it', async () => {
  const frame = await canteen();
  const token = await frame.evaluate(
    async () => (await Reflect.get(globalThis, 'bridge').session.token()).token,
  );
  const began = performance.now();
  await operator.enable('canteen', false);
  await page.locator('iframe[data-app="canteen"]').waitFor({ state: 'detached', timeout: 10_000 });
  const milliseconds = performance.now() - began;
  expect(milliseconds).toBeLessThan(2_000);
  await page.getByText('该应用已停用').waitFor();
  const link = page.getByRole('navigation').getByRole('link', { name: '员工食堂', exact: true });
  await link.waitFor({ state: 'detached' });
  const { statusCode } = await portal.gateway.server.inject({
    method: 'POST',
    url: '/gateway/ums/web/organ/organTreeList',
    headers: {
      host: new URL(portal.settings.vendorsOrigin.replace('{app}', 'canteen')).host,
      authorization: `Bearer ${token}`,
    },
  });
  expect(statusCode).toBe(404);
});

test('a run that has more than is approved now ends, and the next one has the rest', async () => {
  await operator.enable('canteen', true);
  // It comes back by itself where the person still waits for it.
  await canteen();
  await operator.approve('canteen', 1, { ...grant, domains: [] });
  await page.getByText('该应用的授权范围已调整').waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  const frame = await canteen();
  const outcome = await frame.evaluate(
    (origin) =>
      fetch(`${origin}/again`).then(
        () => 'reached',
        () => 'refused',
      ),
    approved.origin,
  );
  expect(outcome).toBe('refused');
});

test('one that goes elsewhere by a form leaves its frame, and nothing arrives (T4)', async () => {
  const frame = await canteen();
  await frame.evaluate((bad) => {
    const form = document.createElement('form');
    Object.assign(form, { action: `${bad}/form`, method: 'post' });
    document.body.append(form);
    setTimeout(() => form.submit());
  }, unlisted.origin);
  await page.locator('iframe[data-app="canteen"]').waitFor({ state: 'detached' });
  expect(unlisted.asked).toEqual([]);
});
