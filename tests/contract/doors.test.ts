import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { signOf } from '#gateway/services/uac/sign-in/signed-text.ts';
import { makeTicket } from '#gateway/services/uac/sign-in/tickets.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import {
  type ConnectedKind,
  connectorRequest,
  idOf,
  issuerKeys,
  managed,
  signKey,
} from '#tests/support/ways-in.ts';

type Kind = 'oidc' | 'wecom' | 'dingtalk' | 'feishu';
const kinds: readonly Kind[] = ['oidc', 'wecom', 'dingtalk', 'feishu'];

describe.each(databaseKinds)('ways in on %s', (kindOfDatabase) => {
  let gateway: TestGateway;
  let server: PlatformServer;
  let tenant: string;
  let chief: ShellClient;
  let addresses = 0;
  const connectors = new Map<string, string>();

  beforeAll(async () => {
    gateway = await openTestGateway({ kind: kindOfDatabase });
    server = await openPlatformServer(gateway.clock.now);
    tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    for (const name of ['lin', 'wang', 'zhao']) await managed(gateway, name, tenant);
    chief = gateway.browser();
    await chief.signIn('chief');
    for (const kind of [...kinds, 'issuer'] as const) connectors.set(kind, await connect(kind));
    for (const kind of kinds) await bind(kind, 'lin');
    await bind('issuer', 'lin');
  });
  afterEach(() => {
    server.fault = undefined;
    gateway.clock.advance(61_000);
  });
  afterAll(async () => {
    server.close();
    await gateway.close();
  });

  async function connect(kind: ConnectedKind, from = chief) {
    const { answer } = await from.call(
      calls.saveConnector,
      connectorRequest(server.platform.plan, kind),
    );
    return answer.result?.id ?? answer.msg ?? '';
  }

  const bind = (kind: string, subject: string, loginName = 'lin') =>
    chief.call(calls.bindIdentity, { id: connectors.get(kind) ?? '', loginName, subject });

  const from = () => ({ address: `10.${Math.floor(++addresses / 250)}.${addresses % 250}.9` });

  /** Goes to the page of a system and comes back with what it answers. */
  async function visit(kind: Kind, as: string, browser: ShellClient) {
    const connectorId = connectors.get(kind) ?? '';
    const started = await browser.call(calls.startDoor, { connectorId }, from());
    const back = await server.choose(started.answer.result?.address ?? '', as);
    const read = (name: string) => back.searchParams.get(name) ?? '';
    return {
      connector: read('connector'),
      code: read('code') || read('authCode'),
      state: read('state'),
      ...(kind === 'oidc' && { iss: read('iss') }),
    };
  }

  const end = (
    kind: Kind,
    browser: ShellClient,
    request: RequestOf<typeof calls.thirdPartyLogin>,
  ) =>
    kind === 'oidc'
      ? browser.call(calls.thirdPartyLogin, request, from())
      : browser.call(calls.enterpriseLogin, request, from());

  test.each(kinds)('sign a linked person in by %s, once', async (kind) => {
    const browser = gateway.browser();
    const answered = await visit(kind, 'lin', browser);
    const first = await end(kind, browser, answered);
    expect(first.answer.result?.session?.user.account).toBe('lin');
    expect((await browser.call(calls.currentSession, {})).code).toBe('ok');
    expect((await end(kind, browser, answered)).code).toBe('uac.doorTimeOut');
    const listed = await browser.call(calls.signInSystems, { company: 'NORTH' }, from());
    expect(listed.answer.result?.map((one) => one.kind)).toContain(kind);
    const id = connectors.get(kind) ?? '';
    const tested = await chief.call(calls.testConnector, { id }, from());
    expect(tested.answer.result).toEqual({ ok: true, error: null });
  });

  test.each(kinds)('let no other browser end what one began at %s (T41)', async (kind) => {
    const victim = gateway.browser();
    const attacker = gateway.browser();
    // Login CSRF and code injection: the attacker's own answer, brought to the victim's browser.
    const ofAttacker = await visit(kind, 'lin', attacker);
    expect((await end(kind, victim, ofAttacker)).code).toBe('uac.doorTimeOut');
    const ofVictim = await visit(kind, 'lin', victim);
    const injected = { ...ofVictim, code: ofAttacker.code, state: 'f'.repeat(64) };
    expect((await end(kind, victim, injected)).code).toBe('uac.doorTimeOut');
    // Mix-up: the answer of one system, shown as that of another one.
    const other = kinds.find((one) => one !== kind && (one === 'oidc') === (kind === 'oidc'));
    const mixed = { ...ofVictim, connector: connectors.get(other ?? 'wecom') ?? '' };
    expect((await end(kind, victim, mixed)).code).not.toBe('ok');
    expect((await victim.call(calls.currentSession, {})).code).toBe('loginInvalid');
  });

  test('take an answer of ten minutes, and no iss of another issuer', async () => {
    const browser = gateway.browser();
    const late = await visit('oidc', 'lin', browser);
    gateway.clock.advance(601_000);
    expect((await end('oidc', browser, late)).code).toBe('uac.doorTimeOut');
    const lured = await visit('oidc', 'lin', browser);
    const foreign = { ...lured, iss: 'https://evil.example' };
    expect((await end('oidc', browser, foreign)).code).toBe('uac.thirdPartyFailed');
  });

  test('say what is the matter when a system fails, and ask for a new token once', async () => {
    const browser = gateway.browser();
    for (const fault of ['html', 'error', 'reset', 'redirect', 'limit'] as const) {
      const answered = await visit('wecom', 'lin', browser);
      server.fault = fault;
      expect((await end('wecom', browser, answered)).code, fault).toBe('uac.doorSystemError');
      server.fault = undefined;
    }
    server.platform.endTokens();
    const answered = await visit('wecom', 'lin', browser);
    expect((await end('wecom', browser, answered)).code).toBe('ok');
    const made = { ...(await visit('wecom', 'lin', browser)), code: 'made-up' };
    expect((await end('wecom', browser, made)).code).toBe('uac.doorTimeOut');
  });

  test('link an identity by password once, of accounts of the company alone (T41)', async () => {
    const south = await buildEmptyTenant(gateway.database, `south-${randomUUID().slice(0, 6)}`);
    await buildPerson(gateway.database, { loginName: 'shared', tenantIds: [tenant, south] });
    const browser = gateway.browser();
    const link = async (account: string, by = browser) => {
      const { answer } = await end('feishu', browser, await visit('feishu', 'wang', browser));
      expect(answer.result?.session).toBeNull();
      const ticket = answer.result?.link?.ticket ?? '';
      return by.call(calls.linkByPassword, { ticket, account, password }, from());
    };
    expect((await link('shared')).code).toBe('uac.accountNotManaged');
    expect((await link('wang', gateway.browser())).code).toBe('uac.doorTimeOut');
    expect((await link('wang')).answer.result?.user.account).toBe('wang');
    const again = gateway.browser();
    const entered = await end('feishu', again, await visit('feishu', 'wang', again));
    expect(entered.answer.result?.session?.user.account).toBe('wang');
    const connectorId = connectors.get('feishu') ?? '';
    const { answer } = await again.call(calls.ownIdentities, {}).finally(() => again.prove());
    expect(answer.result).toMatchObject([{ connectorId, subject: 'wang' }]);
    expect((await again.call(calls.unlinkIdentity, { connectorId })).code).toBe('ok');
    const unlinked = await end('feishu', again, await visit('feishu', 'wang', again));
    expect(unlinked.answer.result?.link?.person).toBe('WANG');
  });

  test('are taken by a company once, kept by super users, and by no one without a password just typed', async () => {
    const south = await buildEmptyTenant(gateway.database, `south-${randomUUID().slice(0, 6)}`);
    const loginName = `chief-${randomUUID().slice(0, 6)}`;
    await buildPerson(gateway.database, { loginName, tenantIds: [south], isSuper: true });
    const other = gateway.browser();
    await other.signIn(loginName);
    const request = { id: connectors.get('wecom') ?? '', loginName: 'lin', subject: 'zhao' };
    expect((await other.call(calls.bindIdentity, request)).code).toBe('notFound');
    expect((await other.call(calls.testConnector, { id: request.id })).code).toBe('notFound');
    expect(await connect('wecom', other)).toMatch(/input|check|field/i);
    const staff = gateway.browser();
    await staff.signIn('zhao');
    expect((await staff.call(calls.connectorList, {})).code).toBe('noPermission');
    gateway.clock.advance(6 * 60_000);
    expect((await other.call(calls.removeConnector, { id: request.id })).code).toBe(
      'uac.confirmNeeded',
    );
    const { body } = await chief.call(calls.connectorList, {});
    expect(body).not.toMatch(/secret-one|a-key-of-both/);
  });

  test('take the link of a work notice once, and only as it was signed', async () => {
    const wecom = connectors.get('wecom') ?? '';
    const linId = await idOf(gateway, 'lin');
    const make = async () => {
      const detail = { connectorId: wecom, subject: 'lin', appCode: 'APP12' };
      const ticket = { purpose: 'autoLogin', accountId: linId, detail } as const;
      const vCode = await gateway.database.withOperatorTransaction(
        { accountId: null },
        'write',
        (transaction) => makeTicket(transaction, { ...ticket, now: gateway.clock.now() }),
      );
      const values = { authCorpId: 'corp-one', userId: 'lin', vCode, appCode: 'APP12' };
      return { ...values, sign: signOf(values, signKey) };
    };
    const enter = (request: RequestOf<typeof calls.autoLoginLink>, browser = gateway.browser()) =>
      browser.call(calls.autoLoginLink, request, from());
    const request = await make();
    expect((await enter({ ...request, userId: 'zhao' })).code).toBe('uac.parameterIllegal');
    const browser = gateway.browser();
    expect((await enter(request, browser)).answer.result?.session?.user.account).toBe('lin');
    // Who comes with it again has copied it: the session of the first use ends.
    expect((await enter(request)).code).toBe('uac.doorTimeOut');
    gateway.clock.advance(1000);
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
    const late = await make();
    gateway.clock.advance(301_000);
    expect((await enter(late)).code).toBe('uac.doorTimeOut');
  });

  test('take a code from inside DingTalk and the auth_code of WeCom, once and in time', async () => {
    const timestamp = String(gateway.clock.now().getTime());
    const authCode = server.platform.codeFor('lin');
    const values = { authCode, corpId: 'corp-one', timestamp };
    const request = { ...values, sign: signOf(values, signKey) };
    const ask = (given: RequestOf<typeof calls.enterpriseLogin>) =>
      gateway.browser().call(calls.enterpriseLogin, given, from());
    expect((await ask({ ...request, sign: 'f'.repeat(64) })).code).toBe('uac.parameterIllegal');
    expect((await ask(request)).answer.result?.session?.user.account).toBe('lin');
    expect((await ask(request)).code).toBe('uac.doorTimeOut');
    const old = { ...values, timestamp: String(Number(timestamp) - 121_000) };
    expect((await ask({ ...old, sign: signOf(old, signKey) })).code).toBe('uac.doorTimeOut');
    const auth_code = server.platform.codeFor('lin');
    expect((await ask({ auth_code })).answer.result?.session?.user.account).toBe('lin');
    expect((await ask({ auth_code })).code).toBe('uac.doorTimeOut');
    expect((await ask({ corpId: 'corp-one', authCode })).code).toBe('uac.parameterIllegal');
  });

  test('take the token of an older product once, signed by it, for us, within a minute', async () => {
    const now = () => Math.floor(gateway.clock.now().getTime() / 1000);
    const token = (
      changed: { aud?: string; iat?: number; iss?: string } = {},
      jti = randomUUID(),
    ) =>
      new SignJWT({ jti })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer(changed.iss ?? 'old-hr')
        .setAudience(changed.aud ?? 'http://atrium.localhost:7000')
        .setSubject('lin')
        .setIssuedAt(changed.iat ?? now())
        .setExpirationTime(now() + 600)
        .sign(issuerKeys.privateKey);
    const ask = (given: string, systemFlag = 'old-hr') =>
      gateway
        .browser()
        .call(calls.oldProductLogin, { systemFlag, loginType: 'old', token: given }, from());
    const right = await token();
    expect((await ask(right)).answer.result?.session?.user.account).toBe('lin');
    expect((await ask(right)).code).toBe('uac.doorTimeOut');
    expect((await ask(await token(), 'nobody')).code).toBe('uac.parameterIllegal');
    for (const changed of [{ aud: 'https://other.example' }, { iss: 'old-hr-2' }]) {
      expect((await ask(await token(changed))).code).toBe('uac.parameterIllegal');
    }
    expect((await ask(await token({ iat: now() - 120 }))).code).not.toBe('ok');
    const [, claims = ''] = right.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    expect((await ask(none)).code).toBe('uac.parameterIllegal');
  });

  test('give a backend a ticket for its people, which signs in once and never an administrator', async () => {
    const ask = (account: string, changed: Record<string, string> = {}) => {
      const timestamp = String(gateway.clock.now().getTime());
      const values = { systemFlag: 'old-hr', account, nonce: randomUUID(), timestamp };
      const request = { ...values, sign: signOf(values, signKey), ...changed };
      return gateway.browser().call(calls.backendEnterpriseLogin, request, from());
    };
    expect((await ask('lin', { account: 'zhao' })).code).toBe('uac.parameterIllegal');
    expect((await ask('nobody')).code).toBe('uac.parameterIllegal');
    const { answer } = await ask('zhao');
    const token = new URL(answer.result?.address ?? '').searchParams.get('token') ?? '';
    const browser = gateway.browser();
    const entered = await browser.call(calls.loginIn, { token }, from());
    expect(entered.answer.result?.session?.user.account).toBe('zhao');
    const info = await browser.call(calls.getTokenInfo, {});
    expect(info.answer.result?.loginUserId).toBe(entered.answer.result?.session?.user.id);
    expect((await gateway.browser().call(calls.loginIn, { token }, from())).code).toBe(
      'uac.doorTimeOut',
    );
    gateway.clock.advance(1000);
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
    const late = (await ask('zhao')).answer.result?.ticket ?? '';
    gateway.clock.advance(61_000);
    expect((await gateway.browser().call(calls.loginIn, { token: late }, from())).code).toBe(
      'uac.doorTimeOut',
    );
    await managed(gateway, 'boss', tenant, true);
    const boss = (await ask('boss')).answer.result?.ticket ?? '';
    expect((await gateway.browser().call(calls.loginIn, { token: boss }, from())).code).toBe(
      'uac.codeNotEnough',
    );
  });
});
