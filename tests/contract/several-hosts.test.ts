import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import { connectorRequest, managed } from '#tests/support/ways-in.ts';

const kinds = ['oidc', 'wecom', 'dingtalk', 'feishu'] as const;

describe.each(databaseKinds)('ways in of several companies on %s', (kindOfDatabase) => {
  let gateway: TestGateway;
  let server: PlatformServer;
  let tenant: string;
  let addresses = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind: kindOfDatabase });
    server = await openPlatformServer(gateway.clock.now);
    tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    await managed(gateway, 'lin', tenant);
  });
  afterAll(async () => {
    server.close();
    await gateway.close();
  });

  const from = () => ({ address: `10.0.${++addresses}.9` });

  test.each(kinds)('end by %s on the host of a brand what began there', async (kind) => {
    const host = 'north.hr.example:7000';
    const setHosts = async (hosts: string[]) => {
      await gateway.asOwner((client) =>
        client.query(`update app.brand set hosts = $1 where system_code = ''`, [hosts]),
      );
      await gateway.services.brands.refreshNow();
    };
    const chief = gateway.browser();
    await chief.signIn('chief');
    const saved = await chief.call(
      calls.saveConnector,
      connectorRequest(server.platform.plan, kind),
    );
    const connectorId = saved.answer.result?.id ?? '';
    await chief.call(calls.bindIdentity, { id: connectorId, loginName: 'lin', subject: 'lin' });
    await setHosts([host]);
    const browser = gateway.browser();
    const there = () => ({ ...from(), host, headers: { origin: `http://${host}` } });
    const started = await browser.call(calls.startDoor, { connectorId }, there());
    const back = await server.choose(started.answer.result?.address ?? '', 'lin');
    expect(back.host).toBe(host);
    const read = (name: string) => back.searchParams.get(name) ?? '';
    const request = {
      connector: read('connector'),
      code: read('code') || read('authCode'),
      state: read('state'),
      ...(kind === 'oidc' && { iss: read('iss') }),
    };
    const call = kind === 'oidc' ? calls.thirdPartyLogin : calls.enterpriseLogin;
    const entered = await browser.call(call, request, there());
    expect(entered.answer.result?.session?.user.account).toBe('lin');
    const listed = await chief.call(calls.connectorList, {});
    expect(listed.answer.result?.[0]?.callbacks).toHaveLength(2);
    await setHosts([]);
  });

  test('leave an account that a second company adds to neither of them', async () => {
    const south = await buildEmptyTenant(gateway.database, `south-${randomUUID().slice(0, 6)}`);
    const accountId = await managed(gateway, `pair-${randomUUID().slice(0, 6)}`, tenant);
    const managedBy = () =>
      gateway.database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
        transaction
          .selectFrom('account')
          .select('managed_by')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow(),
      );
    expect((await managedBy()).managed_by).toBe(tenant);
    await gateway.database.withTransaction({ tenantId: south, accountId }, 'write', (transaction) =>
      transaction
        .insertInto('membership')
        .values({ tenant_id: south, account_id: accountId, employment_id: null })
        .execute(),
    );
    expect((await managedBy()).managed_by).toBeNull();
  });
});
