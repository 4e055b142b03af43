import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

const https = {
  PUBLIC_ORIGIN: 'https://hr.example',
  APPS_ORIGIN: 'https://{app}.hr.example',
  VENDORS_ORIGIN: 'https://{app}.vendors.example',
  STATIC_ORIGIN: 'https://static.hr.example',
};

/** A proxy as most are: it names the client, the host and the scheme, after what the client said of them. */
async function openProxy(target: number, scheme: string) {
  const server: Server = createServer((incoming, outgoing) => {
    const said = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      host: `127.0.0.1:${target}`,
      'x-forwarded-for': [said ?? [], '203.0.113.9'].flat().join(', '),
      'x-forwarded-host': incoming.headers.host ?? '',
      'x-forwarded-proto': scheme,
    };
    const { method, url } = incoming;
    const passed = request({ port: target, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => server.close() };
}

function ask(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe.each([
  ['named in the settings', '127.0.0.1,::1', true],
  ['not named', '', false],
])('a proxy that is %s', (_name, trusted, isTrusted) => {
  let gateway: TestGateway;
  let proxy: Awaited<ReturnType<typeof openProxy>>;

  beforeAll(async () => {
    const environment = { ...https, TRUSTED_PROXIES: trusted };
    gateway = await openTestGateway({ listen: true, environment });
    proxy = await openProxy(gateway.settings.port, 'https');
  });
  afterAll(async () => {
    proxy.close();
    await gateway.close();
  });

  test('is believed about the host and the client as far as that goes', async () => {
    const page = await ask(proxy.port, '/login', { host: 'hr.example' });
    expect(page.status).toBe(isTrusted ? 200 : 307);
    const said = {
      'x-forwarded-for': '198.51.100.1, 203.0.113.9',
      'x-forwarded-host': 'hr.example',
    };
    await gateway
      .browser()
      .call(calls.login, { account: 'someone', password: 'x' }, { headers: said });
    const [attempt] = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) => transaction.selectFrom('sign_in_attempt').select('address').execute(),
    );
    expect(attempt?.address).toBe(isTrusted ? '203.0.113.9' : '127.0.0.1');
  });

  test('brings people who opened the portal without TLS to it', async () => {
    const plain = await openProxy(gateway.settings.port, 'http');
    const page = await ask(plain.port, '/login?a=b', { host: 'hr.example' });
    plain.close();
    expect([page.status, page.headers.location]).toEqual([307, 'https://hr.example/login?a=b']);
  });
});
