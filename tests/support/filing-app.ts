/** A vendor's app without an origin that files papers: it can neither speak to the gateway nor save a file itself. */
import type { Frame, Page } from 'playwright';
import { calls } from '#bridge/calls/index.ts';
import { openToEveryRole } from './opened-page.ts';
import { type Operator, signInOperator } from './operator.ts';
import { appFrame, type DemoAccountName, signIn, type TestPortal } from './portal.ts';
import { ShellClient } from './shell-client.ts';

const files = [
  {
    name: 'index.html',
    content: `<!doctype html><meta charset="utf-8"><title>Filing</title><button>Go</button>
<script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>`,
  },
  {
    name: 'app.js',
    content: `(async () => {
  globalThis.bridge = await Atrium.connect();
  globalThis.moved = [];
  bridge.on('transferProgress', (event) => moved.push(event));
  await bridge.ready();
})();`,
  },
];

/** Registers the app and opens it to every role of the demo company; returns who did. */
export async function registerFilingApp(portal: TestPortal): Promise<Operator> {
  const operator = await signInOperator(portal);
  const reason = { 'zh-CN': '测试', en: 'Test' };
  const name = { 'zh-CN': '证件归档', en: 'Filing' };
  await operator.upload(
    {
      code: 'filing',
      name,
      tier: 'opaque',
      domains: [],
      capabilities: [{ capability: 'files', reason }],
      services: ['filecenter', 'joyhr'].map((service) => ({ service, reason })),
      pages: [
        {
          code: 'desk',
          name,
          route: '/desk',
          icon: 'document',
          functionId: 'filing.desk',
          bizTypeId: 'employee',
        },
      ],
    },
    files,
    true,
  );
  const grant = { capabilities: ['files'], services: ['filecenter', 'joyhr'] };
  await operator.approve('filing', 1, { ...grant, domains: [], features: [] });
  await operator.enable('filing', true);
  await openToEveryRole(portal.database, 'filing.desk');
  return operator;
}

/** Opens the app as somebody. */
export async function openFilingApp(
  portal: TestPortal,
  account: DemoAccountName,
  language: 'zh-CN' | 'en' = 'zh-CN',
): Promise<{ readonly page: Page; readonly frame: Frame }> {
  const page = await portal.visit({ language });
  await signIn(page, account, '/portal/filing/desk');
  const frame = await appFrame(page, 'filing');
  await frame.waitForFunction(() => 'moved' in globalThis);
  return { page, frame };
}

/** Ids of people as somebody's roster lists them. */
export async function employmentsOf(
  portal: TestPortal,
  account: DemoAccountName,
): Promise<readonly string[]> {
  const client = new ShellClient(portal.gateway.server, portal.origin);
  await client.signIn(account);
  const { answer } = await client.call(calls.rosterPage, { rows: 50 });
  return (answer.result?.rows ?? []).map(({ id }) => id);
}

/** What a call of the app's bridge came to: its value, or its code. */
export function ask(frame: Frame, method: string, request: object): Promise<unknown> {
  return frame.evaluate(
    ([name, given]) => {
      const [space = '', verb = ''] = name.split('.');
      const bridge = Reflect.get(globalThis, 'bridge');
      return bridge[space][verb](given).catch((cause: { code: string }) => cause.code);
    },
    [method, request] as const,
  );
}

/** Has the app send a PDF of so many bytes into a record; the rest of the request may be anything. */
export function sendPdf(
  frame: Frame,
  name: string,
  size: number,
  request: object,
): Promise<unknown> {
  return frame.evaluate(
    ([fileName, bytes, rest]) => {
      const file = new File(['%PDF-1.4\n%%EOF\n'.padEnd(bytes)], fileName);
      const given = { bizTypeId: 'employee', category: 'certificate', file, ...rest };
      return Reflect.get(globalThis, 'bridge')
        .files.upload(given)
        .catch((cause: { code: string }) => cause.code);
    },
    [name, size, request] as const,
  );
}
