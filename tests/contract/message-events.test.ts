import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
  /** Whether the gateway has ended it. */
  readonly isOver: boolean;
  readonly close: () => void;
}

/** Milliseconds after which the gateway has looked at every session that listens. */
const PULSE = 25_000;

describe.each(databaseKinds)('the line on which new messages are told, on %s', (kind) => {
  let gateway: TestGateway;

  let everyTenant: string[];

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    gateway = await openTestGateway({ kind, listen: true });
    everyTenant = [];
    for (const code of ['north', 'south']) {
      const tenant = await buildEmptyTenant(gateway.database, code);
      const person = { loginName: `${code}-admin`, tenantIds: [tenant], isSuper: true };
      await buildPerson(gateway.database, person);
      everyTenant.push(tenant);
    }
  });
  afterAll(async () => {
    await gateway.close();
    vi.useRealTimers();
  });

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
    const { statusCode: status } = answer ?? {};
    const line = { status, type: answer?.headers['content-type'], text: '', isOver: false };
    answer?.on('end', () => {
      line.isOver = true;
    });
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

  describe('ends with the session it is open for, and not before,', () => {
    /** A person of both companies with a line, and a second window of the same browser. */
    async function listener(loginName: string): Promise<{ browser: ShellClient; line: OpenLine }> {
      await buildPerson(gateway.database, { loginName, tenantIds: everyTenant });
      const browser = await signedIn(loginName);
      return { browser, line: await listen(browser) };
    }

    const ends: Readonly<
      Record<string, (browser: ShellClient, loginName: string) => Promise<unknown>>
    > = {
      'is signed out of': (browser) => browser.call(calls.logout, {}),
      'goes on in another company': async (browser) => {
        const { answer } = await browser.call(calls.currentSession, {});
        const tenantId = everyTenant.find((one) => one !== answer.result?.tenant.id) ?? '';
        return browser.call(calls.switchTenant, { tenantId });
      },
      'is displaced by later ones': async (_, loginName) => {
        for (let time = 0; time < 5; time += 1) await signedIn(loginName);
      },
      'is disabled with its account': (_, loginName) =>
        gateway.asOwner((client) =>
          client.query("update app.account set status = 'disabled' where login_name = $1", [
            loginName,
          ]),
        ),
      'grows idle': async () => {
        gateway.clock.advance(31 * 60_000);
        await vi.advanceTimersByTimeAsync(PULSE);
      },
    };

    test.each(Object.keys(ends))('which %s', async (how) => {
      const loginName = `listener-${Object.keys(ends).indexOf(how)}`;
      const { browser, line } = await listener(loginName);
      await vi.advanceTimersByTimeAsync(PULSE);
      await expect.poll(() => line.text).toContain('still here');
      expect(line.isOver).toBe(false);
      await ends[how]?.(browser, loginName);
      await expect.poll(() => line.isOver).toBe(true);
    });
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
