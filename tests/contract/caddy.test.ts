import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { clientHeaders } from '#bridge/calls/kit/headers.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

const program = '/usr/bin/caddy';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

// Debian has it (apt-get install caddy); the proxy of trusted-proxies.test.ts is of our own make and always there.
describe.skipIf(!existsSync(program))('behind Caddy with TLS', () => {
  let gateway: TestGateway;
  let caddy: ChildProcess;
  let folder: string;
  let secure = 0;
  let plain = 0;

  beforeAll(async () => {
    [secure, plain] = [await freePort(), await freePort()];
    gateway = await openTestGateway({
      listen: true,
      environment: {
        PUBLIC_ORIGIN: `https://hr.example:${secure}`,
        APPS_ORIGIN: `https://{app}.hr.example:${secure}`,
        VENDORS_ORIGIN: `https://{app}.vendors.example:${secure}`,
        STATIC_ORIGIN: `https://static.hr.example:${secure}`,
        TRUSTED_PROXIES: '127.0.0.1, ::1',
      },
    });
    const tenantIds = [await buildEmptyTenant(gateway.database, 'north')];
    await buildPerson(gateway.database, { loginName: 'lin', tenantIds });
    folder = await mkdtemp(join(tmpdir(), 'atrium-caddy-'));
    caddy = await startCaddy();
  });
  afterAll(async () => {
    if (caddy.exitCode === null) {
      caddy.kill('SIGTERM');
      await once(caddy, 'exit');
    }
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A certificate of its own making, and nothing that speaks to anybody else. */
  async function startCaddy(): Promise<ChildProcess> {
    const behind = `reverse_proxy localhost:${gateway.settings.port}`;
    const file = join(folder, 'Caddyfile');
    await writeFile(
      file,
      `{
  admin off
  skip_install_trust
  auto_https disable_redirects
  storage file_system ${folder}
}
https://hr.example:${secure} {
  bind 127.0.0.1
  tls internal
  ${behind}
}
http://hr.example:${plain} {
  bind 127.0.0.1
  ${behind}
}
`,
    );
    const started = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    await vi.waitFor(async () => expect((await ask(secure, '/healthz')).status).toBe(200), {
      timeout: 30_000,
      interval: 100,
    });
    return started;
  }

  function ask(
    port: number,
    path: string,
    options: { readonly headers?: Record<string, string>; readonly body?: string } = {},
  ): Promise<Answer> {
    const isSecure = port === secure;
    const { body } = options;
    const headers = { host: `hr.example:${port}`, ...options.headers };
    const method = body === undefined ? 'GET' : 'POST';
    const where = { host: '127.0.0.1', port, path, method, headers };
    // Caddy signs the certificate itself.
    const trust = { servername: 'hr.example', rejectUnauthorized: false };
    return new Promise((resolve, reject) => {
      const request = isSecure ? requestSecure({ ...where, ...trust }) : requestPlain(where);
      request.on('response', (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      });
      request.on('error', reject).end(body);
    });
  }

  const attempts = () =>
    gateway.database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
      transaction.selectFrom('sign_in_attempt').select(['address', 'outcome']).execute(),
    );

  test('a person signs in with cookies that https alone carries, from the address that Caddy saw', async () => {
    const page = await ask(secure, '/login');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=63072000');
    const signedIn = await ask(secure, calls.login.path, {
      headers: {
        origin: `https://hr.example:${secure}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        // What a client says of its own address does not count.
        'x-forwarded-for': '203.0.113.77',
        'x-forwarded-proto': 'http',
        clienttype: clientHeaders.clientType,
        channel: clientHeaders.channel,
      },
      body: new URLSearchParams({ account: 'lin', password }).toString(),
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers['set-cookie'] ?? [];
    const session = cookies.find((one) => one.startsWith('__Host-sid='));
    expect(session).toMatch(/; Secure; HttpOnly; SameSite=Lax/);
    expect(await attempts()).toEqual([{ address: '127.0.0.1', outcome: 'ok' }]);
  });

  test('who comes without TLS is led to the portal', async () => {
    // With the usual ports a host names none, so that it is the same with TLS and without.
    const page = await ask(plain, '/login?a=b', { headers: { host: `hr.example:${secure}` } });
    expect(page.status).toBe(307);
    expect(page.headers.location).toBe(`https://hr.example:${secure}/login?a=b`);
  });
});
