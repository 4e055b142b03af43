import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { noticeEvents } from '#bridge/calls/message/calls.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

/** A line that is open, or was refused. */
interface OpenLine {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
  readonly close: () => void;
}

describe.each(databaseKinds)('the line on which new messages are told, on %s', (kind) => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind, listen: true });
    for (const code of ['north', 'south']) {
      const tenant = await buildEmptyTenant(gateway.database, code);
      await buildPerson(gateway.database, {
        loginName: `${code}-admin`,
        tenantIds: [tenant],
        isSuper: true,
      });
    }
  });
  afterAll(() => gateway.close());

  async function signedIn(account: string): Promise<ShellClient> {
    const browser = gateway.browser();
    await browser.signIn(account);
    return browser;
  }

  /** Opens the line as a browser's window does; what arrives on it stands in `text`. */
  async function listen(
    browser: ShellClient | null,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<OpenLine> {
    const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
    const host = new URL(gateway.settings.publicOrigin).host;
    const sent = get({
      host: '127.0.0.1',
      port: gateway.settings.port,
      path: noticeEvents,
      headers: { host, cookie: cookie.join('; '), ...headers },
    });
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    const line = { status: answer?.statusCode, type: answer?.headers['content-type'], text: '' };
    answer?.setEncoding('utf8').on('data', (piece) => {
      line.text += piece;
    });
    return Object.assign(line, { close: () => sent.destroy() });
  }

  test('tells everybody of the company, and nobody of another one', async () => {
    const north = await signedIn('north-admin');
    const own = await listen(north);
    const other = await listen(await signedIn('south-admin'));
    expect(own.type).toBe('text/event-stream');
    await north.call(calls.publishNotice, { title: 'Now', body: 'Words' });
    await expect.poll(() => own.text, { timeout: 5000 }).toContain('data: new');
    expect(other.text).toBe(': connected\n\nevent: apps\ndata: {}\n\n');
    for (const line of [own, other]) line.close();
  });

  test('is closed to those without a session and to other pages', async () => {
    expect((await listen(null)).status).toBe(401);
    const north = await signedIn('north-admin');
    expect((await listen(north, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await listen(north, {})).status).toBe(403);
    await north.call(calls.logout, {});
    expect((await listen(north)).status).toBe(401);
  });

  test('keeps no session from growing idle', async () => {
    const north = await signedIn('north-admin');
    for (let minute = 0; minute < 16; minute += 4) {
      const line = await listen(north);
      expect(line.status).toBe(200);
      line.close();
      gateway.clock.advance(4 * 60_000);
    }
    expect((await listen(north)).status).toBe(401);
  });
});
