import { connect } from 'node:net';
import naughty from 'big-list-of-naughty-strings';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { codes } from '#bridge/calls/kit/codes.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { callsInQuestion } from '#tests/support/calls-in-question.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { brokenRequests } from '#tests/support/request-maker.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

/** Malformed requests for each call; more of them by TEST_MALFORMED. */
const COUNT = Number(process.env.TEST_MALFORMED ?? 100);

const strings = Array.isArray(naughty) ? naughty.map(String) : [];

let gateway: TestGateway;
let browser: ShellClient;

beforeAll(async () => {
  gateway = await openTestGateway({ kind: 'PostgreSQL', listen: true });
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  await buildPerson(gateway.database, {
    loginName: 'fuzzer',
    tenantIds: [tenant],
    isSuper: true,
    isOperator: true,
  });
  browser = gateway.browser();
  await browser.signIn('fuzzer');
});
afterAll(() => gateway.close());

/** No stack, no path of ours, no word of the database or of a library. */
const leak =
  /\bat [\w.<>]+ \([^)]*:\d+\)|node_modules|\/gateway\/(?:http|services|db)\/|SQLSTATE|syntax error|ZodError|TypeError/;

/** Calls that end the session would make every later request an anonymous one. */
const ending: readonly AnyCall[] = [calls.login, calls.logout, calls.switchTenant];

function sayWhatBroke(call: AnyCall, body: string): string {
  return `${call.name} answered ${body}\n${gateway.logged.slice(-3).join('')}`;
}

describe.each(callsInQuestion())('$name', (call) => {
  test(`answers ${COUNT} malformed requests with a code, never with a fault of ours`, async () => {
    expect(strings.length).toBeGreaterThan(400);
    const requests = fc.sample(brokenRequests(call, strings), { numRuns: COUNT, seed: 20260 });
    for (const [index, request] of requests.entries()) {
      const speaker = ending.includes(call) ? gateway.browser() : browser;
      // Every request comes from a network of its own, or the throttle would answer most of them.
      const address = `10.${index >> 8}.${index & 255}.1`;
      const { status, body, answer } = await speaker.send(call, sendable(call, request), {
        address,
      });
      if (status >= 500 || leak.test(body)) throw new Error(sayWhatBroke(call, body));
      if (answer.code === -1) expect(call.answer).not.toBe('json');
      else expect(typeof answer.msg).toBe('string');
    }
  });
});

/** What cannot be written down at all is not what this test is about; lone surrogates and the like stay. */
function sendable(call: AnyCall, request: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      const items = Array.isArray(value) ? value : [value];
      if (value instanceof File) return [name, value];
      if (call.encoding !== 'json') return [name, items.map(written)];
      return [name, plain(value)];
    }),
  );
}

function written(value: unknown): string {
  const text = plain(value);
  return typeof text === 'string' ? text : JSON.stringify(text);
}

/** BigInts, cycles and undefined have no JSON. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return 'not to be written';
  }
}

describe('a body that is no request', () => {
  const bodies = [
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"a":1}{"b":2}',
    '\u0000',
    '[[[[[[[[',
    `{"a":"${'\\ud800'}"}`,
    `{"a":"${'\\u0000'}"}`,
    `{"${'\\udc00'}":1}`,
    `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
    `a=${'&a='.repeat(5000)}`,
    '%',
    '%ZZ=%ZZ&=&==',
    '__proto__[x]=1&constructor.prototype.x=1',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a\r\n\r\n',
    '--x\r\n\r\n--x--',
    `${'--x\r\n'.repeat(5000)}--x--`,
  ];

  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ];

  // Every call gets every body, every call every type, and every pair of the two goes to one call in six.
  test.each(types)('of the type %j is refused by every call', async (type) => {
    const withBody = Object.values(calls).filter(({ encoding }) => encoding !== 'none');
    for (const [place, call] of withBody.entries()) {
      const turn = place + types.indexOf(type);
      for (const payload of bodies.filter((_, index) => (index + turn) % types.length === 0)) {
        const { statusCode, body } = await gateway.server.inject({
          method: call.method,
          url: call.path,
          headers: {
            host: new URL(gateway.settings.publicOrigin).host,
            'sec-fetch-site': 'same-origin',
            clienttype: '1',
            channel: '2',
            cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
            ...(type && { 'content-type': type }),
          },
          payload,
        });
        if (statusCode >= 500 || leak.test(body)) throw new Error(sayWhatBroke(call, body));
      }
    }
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});

test('a text that no database keeps is refused as one body, whatever field it stands in', async () => {
  for (const odd of ['\\ud800', '\\u0000', '\\udc00\\ud800']) {
    const { statusCode, body } = await gateway.server.inject({
      method: 'POST',
      url: calls.registerAddress.path,
      headers: {
        host: new URL(gateway.settings.publicOrigin).host,
        'sec-fetch-site': 'same-origin',
        clienttype: '1',
        channel: '2',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'application/json',
      },
      payload: `{"address":"https://parts.example/${odd}"}`,
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([400, codes.malformedRequest.code]);
  }
});

describe('what is hardly HTTP', () => {
  const host = 'Host: atrium.localhost\r\n';
  const path = calls.login.path;
  test.each([
    ['no request line', 'hello\r\n\r\n'],
    ['a header of 20 KB', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'two lengths',
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 30\r\n\r\na=1`,
    ],
    [
      'a length and chunks',
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a negative length', `POST ${path} HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
    [
      'a chunk that lies',
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nZ\r\n`,
    ],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`],
    ['a line break in a header', `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', `GET /healthz HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
    ['an address of another host', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a path of bad escapes', `GET /%ZZ%/%c0%af HTTP/1.1\r\n${host}\r\n`],
  ])('with %s is refused, and the gateway lives on', async (_what, text) => {
    const answer = await speakRaw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 [34]\d\d /);
    expect(answer).not.toMatch(leak);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer).not.toMatch(/^location: (?!http:\/\/atrium\.localhost:\d+\/)/im);
    const health = await gateway.server.inject({ url: '/healthz' });
    expect(health.statusCode).toBe(200);
  });
});

test('a slow client gets ten seconds for its headers and two minutes for its request', () => {
  const { headersTimeout, requestTimeout, maxConnections } = gateway.server.server;
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
  });
  expect(maxConnections).toBeLessThan(100_000);
});

/** Sends bytes to the real port and returns what comes back until the other end closes or half a second passes. */
function speakRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(gateway.settings.port, 'localhost');
    let received = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (data) => {
      received += data.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.write(text);
  });
}
