import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { platformFaults } from '#gateway/services/uac/connectors/texts/platform-faults.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { type ConnectedKind, connectorRequest, managed } from '#tests/support/ways-in.ts';

type Request = RequestOf<typeof calls.saveConnector>;

describe.each(databaseKinds)('the settings of a system on %s', (kindOfDatabase) => {
  let gateway: TestGateway;
  let server: PlatformServer;
  let chief: ShellClient;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind: kindOfDatabase });
    server = await openPlatformServer(gateway.clock.now);
    const tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    await managed(gateway, 'lin', tenant);
    chief = gateway.browser();
    await chief.signIn('chief');
  });
  afterAll(async () => {
    server.close();
    await gateway.close();
  });

  const usual = (kind: ConnectedKind): Request => connectorRequest(server.platform.plan, kind);
  const save = (request: Request) => chief.call(calls.saveConnector, request);
  const changed = (request: Request, settings: Partial<Request['settings']>): Request => ({
    ...request,
    settings: { ...request.settings, ...settings },
  });

  /** Keeps a system, or what changed of it, and asks it. */
  async function tryOut(request: Request) {
    const { answer } = await save(request);
    const id = answer.result?.id ?? '';
    const tested = await chief.call(calls.testConnector, { id });
    return { id, ...tested.answer.result };
  }

  test('are tried before people sign in by them', async () => {
    const { id, ok } = await tryOut({ ...usual('wecom'), enabled: false });
    expect(ok).toBe(true);
    expect((await chief.call(calls.startDoor, { connectorId: id })).code).not.toBe('ok');
  });

  test('are tried at the system each time, whatever was asked before', async () => {
    const { id } = await tryOut(usual('feishu'));
    const before = server.asked.length;
    expect((await chief.call(calls.testConnector, { id })).answer.result?.ok).toBe(true);
    expect(server.asked.length).toBeGreaterThan(before);
  });

  test('lead no kept secret to another server', async () => {
    const { id } = await tryOut(usual('dingtalk'));
    const { secret: _secret, ...kept } = { ...usual('dingtalk'), id };
    expect((await save(changed(kept, { name: 'Our DingTalk' }))).code).toBe('ok');
    const led = changed(kept, { apiAddress: 'https://intruder.example' });
    expect((await save(led)).answer.fields).toMatchObject([{ path: 'secret', issue: 'required' }]);
    expect((await save({ ...led, secret: 'known' })).code).toBe('ok');
    expect((await save({ ...kept, kind: 'wecom' })).code).toBe('notFound');
  });

  test('become those of no other company while people are linked', async () => {
    const { id } = await tryOut(usual('oidc'));
    const request = { ...usual('oidc'), id };
    const moved = changed(request, { space: `${request.settings.space}/other` });
    const link = (subject: string) =>
      chief.call(calls.bindIdentity, { id, loginName: 'lin', subject });
    expect((await link('lin')).code).toBe('ok');
    expect((await save(moved)).code).toBe('uac.connectorLinked');
    expect((await link('')).code).toBe('ok');
    expect((await save(moved)).code).toBe('ok');
  });

  test('of an older product have a key, and one that can be read', async () => {
    const request = usual('issuer');
    const { privateKey } = generateKeyPairSync('ed25519');
    const secretKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const publicKey of ['no key', secretKey]) {
      expect((await save(changed(request, { publicKey }))).answer.fields).toMatchObject([
        { path: 'settings.publicKey', issue: 'invalid' },
      ]);
    }
    expect(await tryOut(request)).toMatchObject({ ok: true });
    const bare = changed({ ...request, signKey: '' }, { publicKey: '', space: 'bare' });
    expect(await tryOut(bare)).toMatchObject({ ok: false, error: platformFaults.en.noKey });
  });

  test.each(['http://10.0.0.7', 'http://169.254.169.254', 'http://[::ffff:7f00:1]'])(
    'connect to nothing at %s (T31)',
    async (address) => {
      const spaces = { wecom: `corp at ${address}`, oidc: address } as const;
      for (const kind of ['wecom', 'oidc'] as const) {
        const request = changed(usual(kind), { space: spaces[kind], apiAddress: address });
        const { id, ...said } = await tryOut(request);
        expect(said).toEqual({ ok: false, error: platformFaults.en.private });
        const started = await gateway.browser().call(calls.startDoor, { connectorId: id });
        if (kind === 'oidc') expect(started.code).toBe('uac.doorSystemError');
      }
    },
  );

  test('say in words that no one is there, or that it is no such system', async () => {
    const { id } = await tryOut(changed(usual('wecom'), { space: 'corp-faults' }));
    const faults = { html: 'notJson', reset: 'silent' } as const;
    for (const [fault, words] of Object.entries(faults) as [keyof typeof faults, 'notJson'][]) {
      server.fault = fault;
      const tested = await chief.call(calls.testConnector, { id });
      server.fault = undefined;
      expect(tested.answer.result?.error, fault).toContain(platformFaults.en[words]);
    }
  });
});
