import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { codeName } from '#bridge/calls/kit/codes.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

const mebibyte = 1_048_576;
const form = 'application/x-www-form-urlencoded';
const files = 'multipart/form-data; boundary=x';

let gateway: TestGateway;
const open: Socket[] = [];

beforeAll(async () => {
  gateway = await openTestGateway({ listen: true });
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  for (const [loginName, functions] of [
    ['editor', ['personnel.employee.edit']],
    ['reader', []],
  ] as const) {
    await buildPerson(gateway.database, { loginName, tenantIds: [tenant], functions });
  }
});
afterAll(() => gateway.close());
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

async function cookiesOf(account: string): Promise<string> {
  const browser = gateway.browser();
  await browser.signIn(account);
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ');
}

/** Sends the head of a request and `sent` of its body, and leaves it at that. */
function begin(call: AnyCall, head: Readonly<Record<string, string>>, sent = ''): Socket {
  const { host, origin } = new URL(gateway.settings.publicOrigin);
  const headers = {
    host,
    origin,
    'sec-fetch-site': 'same-origin',
    clienttype: '1',
    channel: '2',
    ...head,
  };
  const lines = Object.entries(headers).map((pair) => pair.join(': '));
  const socket = connect({ port: gateway.settings.port, host: 'localhost' });
  open.push(socket);
  socket.on('error', () => undefined);
  socket.write([`POST ${call.path} HTTP/1.1`, ...lines, '', sent].join('\r\n'));
  return socket;
}

async function answerOf(socket: Socket) {
  const [head = '', body = ''] = String((await once(socket, 'data'))[0]).split('\r\n\r\n');
  const { code, retryAfter } = JSON.parse(body);
  return { status: Number(head.split(' ')[1]), code: codeName(code), retryAfter };
}

test('a sign-in that announces a mebibyte is refused before any of it is sent', async () => {
  const head = { 'content-type': form, 'content-length': String(mebibyte) };
  expect(await answerOf(begin(calls.login, head))).toMatchObject({ code: 'tooLarge', status: 413 });
});

test('a sign-in that goes on past two kilobytes is refused before its end', async () => {
  const head = { 'content-type': form, 'transfer-encoding': 'chunked' };
  const sent = `bb8\r\n${'a'.repeat(3000)}\r\n`;
  expect(await answerOf(begin(calls.login, head, sent))).toMatchObject({ code: 'tooLarge' });
});

test('a body of somebody without a session is not waited for', async () => {
  const head = { 'content-type': files, 'content-length': String(10 * mebibyte) };
  expect(await answerOf(begin(calls.uploadFile, head))).toMatchObject({ code: 'loginInvalid' });
});

test('a file of somebody who may add none is not waited for', async () => {
  const cookie = await cookiesOf('reader');
  const head = { cookie, 'content-type': files, 'content-length': String(10 * mebibyte) };
  expect(await answerOf(begin(calls.uploadFile, head))).toMatchObject({ code: 'noPermission' });
});

test('files under way fill a budget, and one more is refused until they have ended', async () => {
  const cookie = await cookiesOf('editor');
  const head = { cookie, 'content-type': files, 'content-length': String(10 * mebibyte) };
  const waiting = Array.from({ length: 4 }, () => begin(calls.uploadFile, head));
  const answers = waiting.map(answerOf);
  expect(await Promise.race(answers)).toMatchObject({
    code: 'busy',
    status: 503,
    retryAfter: expect.any(Number),
  });
  for (const socket of waiting) socket.destroy();
  await expect
    .poll(async () => {
      const again = begin(calls.uploadFile, { ...head, 'content-length': '4' }, '--x-');
      return (await answerOf(again)).code;
    })
    .toBe('malformedRequest');
});
