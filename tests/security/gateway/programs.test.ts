import { expect, test, vi } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '../../support/demo-gateway.ts';
import {
  type DoorAnswer,
  headersOf,
  knock,
  letProgramsIn,
  makeToken,
  message,
} from '../../support/mcp.ts';
import { AppClient } from '../../support/shell-client.ts';

/** Why a program was turned away. */
function reasonOf({ body }: DoorAnswer): string | undefined {
  return JSON.parse(body).error?.data?.reason;
}

eachDemo(
  'the door for programs',
  (current) => {
    const list = (secret: string, more: Record<string, string> = {}) =>
      knock(current(), { ...headersOf(secret), ...more }, message('tools/list'));

    /** A token that works. */
    async function token(account: string): Promise<string> {
      await letProgramsIn(current());
      const { tokens } = await current().ask(account, calls.listAgentTokens, {});
      for (const { id } of tokens) await current().ask(account, calls.revokeAgentToken, { id });
      const { secret } = await makeToken(current(), account, { name: 'x', scope: 'read' });
      expect((await list(secret)).status).toBe(200);
      return secret;
    }

    /** It takes a second at most until an end is known everywhere. */
    const isOver = (secret: string) =>
      vi.waitFor(async () => expect((await list(secret)).status).toBe(401), { timeout: 5000 });

    test('it is closed until the company opens it, and again when it closes it', async () => {
      const browser = await current().browser('staff');
      const early = { name: 'x', scope: 'read', days: 7 } as const;
      expect((await browser.call(calls.makeAgentToken, early)).code).toBe('agent.mcpOff');
      const before = await current().ask('staff', calls.listAgentTokens, {});
      expect(before).toMatchObject({ open: false, tokens: [] });
      const secret = await token('staff');
      await letProgramsIn(current(), { mcp: false });
      expect(reasonOf(await list(secret))).toBe('agent.mcpOff');
      await letProgramsIn(current(), { mode: 'off' });
      expect(reasonOf(await list(secret))).toBe('agent.off');
      await letProgramsIn(current(), { mode: 'local' });
      expect((await list(secret)).status).toBe(200);
    });

    test('an administrator sees every token of the company without its secret, and ends one', async () => {
      const demo = current();
      const secret = await token('staff');
      const page = await demo.ask('admin', calls.companyTokens, {});
      const [found] = page.rows.filter(({ hint }) => secret.endsWith(hint));
      expect(found).toMatchObject({
        loginName: 'staff',
        name: 'x',
        scope: 'read',
        isExpired: false,
      });
      expect(JSON.stringify(page)).not.toContain(secret.slice(4, -4));
      const id = found?.id ?? '';
      const ended = async (account: string) =>
        (await (await demo.browser(account)).call(calls.endCompanyToken, { id })).code;
      const seen = async (account: string) =>
        (await (await demo.browser(account)).call(calls.companyTokens, {})).code;
      expect([await seen('staff'), await ended('staff')]).toEqual(['noPermission', 'noPermission']);
      expect((await demo.ask('maple', calls.companyTokens, {})).rows).toEqual([]);
      expect(await ended('maple')).toBe('notFound');
      expect((await list(secret)).status).toBe(200);
      expect(await ended('admin')).toBe('ok');
      await isOver(secret);
      expect(await ended('admin')).toBe('notFound');
      const { rows } = await demo.ask('staff', calls.noticePage, {});
      expect(rows[0]?.title).toContain('access token');
    });

    test('nothing but a token opens it', async () => {
      const secret = await token('staff');
      const staff = await current().browser('staff');
      const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { authorization: _, ...bare } = headersOf(secret);
      for (const headers of [
        bare,
        { ...bare, cookie },
        headersOf(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`),
        headersOf('atp_'),
        headersOf(await (await current().browser('hr')).token('beta')),
      ]) {
        const answer = await knock(current(), headers, message('tools/list'));
        expect(answer.status).toBe(401);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
        expect(answer.body).not.toContain('myLeave');
      }
      const other = await staff.send(
        calls.agentStart,
        {},
        { headers: { authorization: `Bearer ${secret}` } },
      );
      expect(other.status).toBe(401);
    });

    test('no page of a browser speaks there, and no other host has it', async () => {
      const secret = await token('staff');
      for (const origin of [
        current().gateway.settings.publicOrigin,
        'https://evil.example',
        'null',
      ]) {
        const answer = await list(secret, { origin });
        expect(answer.status).toBe(403);
        expect(answer.headers.has('access-control-allow-origin')).toBe(false);
      }
      const { host } = new URL(current().gateway.settings.publicOrigin);
      const elsewhere = await list(secret, { host });
      expect(elsewhere.body).not.toContain('myLeave');
      expect(elsewhere.status).toBeGreaterThanOrEqual(400);
    });

    test.each([
      ['GET', '', 405],
      ['DELETE', '', 405],
      ['POST', 'no json', 400],
      ['POST', `[${message('tools/list')},${message('tools/list')}]`, 400],
      ['POST', '{"__proto__":{"x":1}}', 400],
      ['POST', message('tools/call', { name: 'myDay', arguments: { x: 'x'.repeat(70_000) } }), 413],
    ])('%s of what is no message is turned away with JSON: %#', async (method, body, status) => {
      const secret = await token('staff');
      const answer = await knock(current(), headersOf(secret), body, method);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.body)).toMatchObject({
        jsonrpc: '2.0',
        id: null,
        error: { code: expect.any(Number) },
      });
    });

    test('a header that says another thing than the message is refused', async () => {
      const secret = await token('staff');
      const meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const answer = await knock(
        current(),
        {
          ...headersOf(secret),
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/list',
          'mcp-name': 'myDay',
        },
        message('tools/call', { name: 'myDay', arguments: {}, _meta: meta }),
      );
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body).error.code).toBe(-32_020);
    });

    test('no more are made than a person may have, also when many are asked for at once', async () => {
      await token('staff');
      const browser = await current().browser('staff');
      const request = { name: 'x', scope: 'read', days: 7 } as const;
      const made = await Promise.all(
        Array.from({ length: 16 }, () => browser.call(calls.makeAgentToken, request)),
      );
      expect(made.filter(({ code }) => code === 'ok')).toHaveLength(9);
      const { tokens } = await current().ask('staff', calls.listAgentTokens, {});
      expect(tokens).toHaveLength(10);
    });

    test('a token that was revoked opens nothing, and no one revokes one of somebody else', async () => {
      const secret = await token('staff');
      const { tokens } = await current().ask('staff', calls.listAgentTokens, {});
      const [last] = tokens;
      expect(last).toMatchObject({ hint: secret.slice(-4), lastUsedAt: expect.any(String) });
      const id = last?.id ?? '';
      for (const other of ['hr', 'admin', 'maple']) {
        const browser = await current().browser(other);
        expect((await browser.call(calls.revokeAgentToken, { id })).code).toBe('notFound');
      }
      expect((await list(secret)).status).toBe(200);
      await current().ask('staff', calls.revokeAgentToken, { id });
      await isOver(secret);
    });

    test('signing out everywhere ends the tokens', async () => {
      const secret = await token('manager');
      await current().ask('manager', calls.revokeSession, {});
      await isOver(secret);
      expect((await current().ask('manager', calls.listAgentTokens, {})).tokens).toEqual([]);
    });

    test('an account that is locked out has no tokens, and none when it comes back', async () => {
      const secret = await token('staff');
      const staff = await current().ask('staff', calls.getUserLoginInfo, {});
      const { rows } = await current().ask('admin', calls.accountPage, {
        keyword: staff.loginName,
      });
      const accountId = rows[0]?.id ?? '';
      await current().ask('admin', calls.turnAccount, { accountId, enabled: '0' });
      await isOver(secret);
      await current().ask('admin', calls.turnAccount, { accountId, enabled: '1' });
      await isOver(secret);
    });

    test('a token is of one company, where the other one has not opened the door', async () => {
      await token('hr');
      const browser = await current().browser('maple');
      const request = { name: 'x', scope: 'read', days: 7 } as const;
      expect((await browser.call(calls.makeAgentToken, request)).code).toBe('agent.mcpOff');
    });

    test('an app makes no token, and neither does a person who has not just proven to be one', async () => {
      await letProgramsIn(current());
      const shell = await current().browser('hr');
      const app = new AppClient(
        current().gateway.server,
        `http://beta.atrium.localhost:${current().gateway.settings.port}`,
        await shell.token('beta'),
      );
      const request = { name: 'x', scope: 'read', days: 7 };
      expect((await app.send(calls.makeAgentToken, request)).code).toBe('noPermission');
      expect((await app.send(calls.listAgentTokens, {})).code).toBe('noPermission');
      const days = { ...request, days: 365 };
      expect((await shell.send(calls.makeAgentToken, days)).code).toBe('badInput');
      current().gateway.clock.advance(6 * 60_000);
      expect((await shell.send(calls.makeAgentToken, request)).code).toBe('uac.confirmNeeded');
    });

    test('no secret is in the log', () => {
      expect(current().gateway.logged.length).toBeGreaterThan(0);
      expect(current().gateway.logged.join('\n')).not.toContain('atp_');
    });
  },
  { listen: true },
);

eachDemo(
  'a token that has expired',
  (current) => {
    test('opens nothing, and its person sees why', async () => {
      await letProgramsIn(current());
      const { secret } = await makeToken(current(), 'staff', { days: 7 });
      const list = () => knock(current(), headersOf(secret), message('tools/list'));
      expect((await list()).status).toBe(200);
      current().gateway.clock.advance(7 * 86_400_000 + 1000);
      expect((await list()).status).toBe(401);
      const again = current().gateway.browser();
      await again.signIn('staff');
      const { answer } = await again.call(calls.listAgentTokens, {});
      expect(answer.result?.tokens).toMatchObject([{ isExpired: true }]);
    });
  },
  { listen: true },
);
