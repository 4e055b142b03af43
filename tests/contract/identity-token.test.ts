import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { jwksPath } from '#gateway/services/uac/identity-tokens.ts';
import { KEY_LIFE, SigningKeys } from '#gateway/services/uac/signing-keys.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { AppClient } from '#tests/support/shell-client.ts';
import { everything, vendorBundle, vendorManifest } from '#tests/support/vendor-app.ts';

const reason = { 'zh-CN': '测试所需', en: 'Needed by the test' };
const issuer = 'http://atrium.localhost:7000';

eachDemo('the identity token of a vendor', (current) => {
  let demo: DemoGateway;
  beforeAll(async () => {
    demo = current();
    for (const code of ['canteen', 'lockers', 'unasked']) await handOver(code);
  });

  /** Registers an app and hands it to every company; `unasked` does not ask for the capability. */
  async function handOver(code: string): Promise<void> {
    const asked = vendorManifest({ code }).capabilities;
    const identity = { capability: 'session.identity', reason } as const;
    const capabilities = code === 'unasked' ? asked : [...asked, identity];
    await demo.ask('operator', calls.registerBundle, {
      bundle: vendorBundle({ code, capabilities }),
    });
    await demo.ask('operator', calls.decideApp, {
      code,
      version: 1,
      decision: 'approved',
      ...everything,
      capabilities: capabilities.map(({ capability }) => capability),
    });
    const { tenants } = await demo.ask('operator', calls.registryDetail, { code });
    for (const { tenantId } of tenants)
      await demo.ask('operator', calls.enableApp, { code, tenantId, enabled: true });
  }

  const tokenOf = async (appCode: string, account = 'admin'): Promise<string> => {
    const mountId = `mount-of-${appCode}-${account}`;
    return (await demo.ask(account, calls.identityToken, { appCode, mountId })).token;
  };
  const published = async (): Promise<JSONWebKeySet> =>
    (
      await demo.gateway.server.inject({
        url: jwksPath,
        headers: { host: 'atrium.localhost:7000' },
      })
    ).json();

  test('proves to the server of its app who calls, by the keys that anybody can read', async () => {
    const keys = await published();
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const { payload, protectedHeader } = await jwtVerify(
      await tokenOf('canteen'),
      createLocalJWKSet(await published()),
      {
        algorithms: ['ES256'],
        typ: 'atrium-identity+jwt',
        issuer,
        audience: 'http://canteen.vendors.localhost:7000',
        currentDate: demo.gateway.clock.now(),
      },
    );
    expect(protectedHeader.kid).toMatch(/^[\w-]{16}$/);
    expect(payload).toMatchObject({ app: 'canteen', ver: 1, locale: 'en' });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(120);
  });

  test('names the person the same for one app, and otherwise for every other app and company', async () => {
    const tokens = [
      ...[await tokenOf('canteen'), await tokenOf('canteen')],
      ...[await tokenOf('lockers'), await tokenOf('canteen', 'maple')],
    ];
    const [one, again, elsewhere, maple] = tokens.map((token) => decodeJwt(token));
    expect(again?.sub).toBe(one?.sub);
    expect(again?.jti).not.toBe(one?.jti);
    expect(elsewhere?.sub).not.toBe(one?.sub);
    expect(elsewhere?.org).not.toBe(one?.org);
    expect(maple?.org).not.toBe(one?.org);
    const { user, tenant } = await demo.ask('admin', calls.currentSession, {});
    expect(JSON.stringify(one)).not.toMatch(new RegExp(`${user.id}|${tenant.id}|${user.account}`));
  });

  test('is no token for the gateway, and no app gets one that was not granted it', async () => {
    const app = new AppClient(
      demo.gateway.server,
      'http://canteen.vendors.localhost:7000',
      await tokenOf('canteen'),
    );
    expect((await app.send(calls.organTree, {})).code).toBe('tokenInvalid');
    const admin = await demo.browser('admin');
    const answer = await admin.call(calls.identityToken, {
      appCode: 'unasked',
      mountId: 'mount-of-unasked-0001',
    });
    expect(answer.code).toBe('notFound');
  });

  test('is signed by another key after a day, while the one before is still published', async () => {
    let now = Date.now();
    const keys = new SigningKeys(demo.gateway.database, () => new Date(now), 'ES256');
    const first = await keys.signingKey();
    now += KEY_LIFE + 1;
    const second = await keys.signingKey();
    expect(second.kid).not.toBe(first.kid);
    const kids = (await keys.published()).keys.map(({ kid }) => kid);
    expect(kids).toEqual(expect.arrayContaining([first.kid, second.kid]));
    now += KEY_LIFE + 1;
    const later = (await keys.published()).keys.map(({ kid }) => kid);
    expect(later).not.toContain(first.kid);
  });
});
