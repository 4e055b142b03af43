import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { codeName } from '#bridge/calls/kit/codes.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

let gateway: TestGateway;
let browser: ShellClient;
let north: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  north = await buildEmptyTenant(gateway.database, 'north');
  const south = await buildEmptyTenant(gateway.database, 'south');
  await buildPerson(gateway.database, {
    loginName: 'worker',
    tenantIds: [north, south],
    functions: ['bi.workforce', 'personnel.employee.edit'],
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  browser = gateway.browser();
  await browser.signIn('worker');
});

const mountId = 'mount-that-sends-a-file';

/** Who sends: the shell, the app on its own host, and the shell for the app. */
const senders = {
  'of the shell': byShell,
  'of an app': byApp,
  'that the shell carries': carried,
};

const ofAnybody = ['of the shell', 'of an app', 'that the shell carries'] as const;
const ofApps = ['of an app', 'that the shell carries'] as const;

function byShell() {
  return {
    host: 'atrium.localhost:7000',
    'sec-fetch-site': 'same-origin',
    clienttype: '1',
    channel: '2',
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  };
}

async function byApp() {
  const token = await browser.token('beta', mountId);
  return { host: 'beta.atrium.localhost:7000', authorization: `Bearer ${token}` };
}

async function carried() {
  const { authorization } = await byApp();
  return { ...byShell(), authorization, 'x-atrium-app': 'beta' };
}

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`;
const beginning = [
  `${part('category')}\r\n\r\nother`,
  `${part('employmentId')}\r\n\r\n0190a1b2-0000-7000-8000-000000000009`,
  `${part('file')}; filename="a.pdf"\r\n\r\n%PDF`,
].join('\r\n');

/** Sends the beginning of a file, lets something happen, and sends the rest; returns the code. */
async function codeAfter(sender: keyof typeof senders, happens: () => Promise<unknown>) {
  const headers = await senders[sender]();
  const body = new PassThrough();
  const answer = gateway.server
    .inject({
      method: 'POST',
      url: calls.uploadFile.path,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: body,
    })
    .then((response) => codeName(response.json().code));
  body.write(beginning);
  // The gateway reads none of it before it has asked who sends it.
  expect(body.readableLength).toBeGreaterThan(0);
  await expect.poll(() => body.readableLength).toBe(0);
  await happens();
  body.end('-1.4\r\n--x--\r\n');
  return answer;
}

test.each(ofAnybody)('a file %s arrives, though it takes its time', async (sender) => {
  expect(await codeAfter(sender, async () => {})).toBe('notFound');
});

test.each(ofAnybody)('a file %s is of nobody whose session has ended meanwhile', async (sender) => {
  expect(await codeAfter(sender, () => browser.call(calls.logout, {}))).toBe('loginInvalid');
});

test.each(ofAnybody)('a file %s gets into no company its person has left', async (sender) => {
  const { answer } = await browser.call(calls.listAuthTenants, {});
  const tenantId = answer.result?.find(({ id }) => id !== north)?.id ?? '';
  const moves = () => browser.call(calls.switchTenant, { tenantId });
  expect(await codeAfter(sender, moves)).toBe('loginInvalid');
});

test.each(ofApps)('a file %s is of no frame that has gone meanwhile', async (sender) => {
  const goes = () => browser.call(calls.revokeMount, { mountId });
  expect(await codeAfter(sender, goes)).toBe('tokenInvalid');
});
