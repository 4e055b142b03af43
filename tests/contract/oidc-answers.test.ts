import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { connectorRequest, managed } from '#tests/support/ways-in.ts';

let gateway: TestGateway;
let server: PlatformServer;
let chief: ShellClient;
let connectorId: string;
let networks = 0;

beforeAll(async () => {
  gateway = await openTestGateway();
  server = await openPlatformServer(gateway.clock.now);
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
  await managed(gateway, 'lin', tenant);
  chief = gateway.browser();
  await chief.signIn('chief');
  const request = connectorRequest(server.platform.plan, 'oidc');
  connectorId = (await chief.call(calls.saveConnector, request)).answer.result?.id ?? '';
  await chief.call(calls.bindIdentity, { id: connectorId, loginName: 'lin', subject: 'lin' });
});
afterEach(() => {
  server.platform.forged = {};
  server.fault = undefined;
});
afterAll(async () => {
  server.close();
  await gateway.close();
});

const from = () => ({ address: `10.66.${++networks}.7` });

/** Goes to the provider as somebody and comes back. */
async function visit(browser: ShellClient, as = 'lin', fault?: 'slow') {
  const started = await browser.call(calls.startDoor, { connectorId }, from());
  const { address } = started.answer.result ?? {};
  if (address === undefined) return started;
  const back = await server.choose(address, as);
  const read = (name: string) => back.searchParams.get(name) ?? '';
  const answered = { connector: connectorId, code: read('code'), state: read('state') };
  server.fault = fault;
  return browser.call(calls.thirdPartyLogin, { ...answered, iss: read('iss') }, from());
}

const now = () => Math.floor(gateway.clock.now().getTime() / 1000);

test('a person enters by a token that is as it has to be', async () => {
  const { answer } = await visit(gateway.browser());
  expect(answer.result).toMatchObject({ session: { user: { account: 'lin' } } });
});

test.each([
  ['the nonce of another sign-in', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'app-two' }],
  ['several audiences, and made for another one', { aud: ['app-one', 'app-two'], azp: 'app-two' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['an end that has passed', { exp: 1 }],
  ['no end', { exp: undefined }],
  ['no person', { sub: '' }],
])('a token with %s opens nothing', async (_name, claims) => {
  server.platform.forged = { claims };
  const browser = gateway.browser();
  expect((await visit(browser)).code).toBe('uac.thirdPartyFailed');
  expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
});

test('a token of a quarter of an hour ago opens nothing', async () => {
  server.platform.forged = { claims: { iat: now() - 900, exp: now() + 60 } };
  expect((await visit(gateway.browser())).code).toBe('uac.thirdPartyFailed');
});

test('a person is known by the subject alone, whatever else the token says', async () => {
  const claims = { email: 'lin@atrium.example', email_verified: true, name: 'lin' };
  server.platform.forged = { claims: { ...claims, preferred_username: 'lin' } };
  const { answer } = await visit(gateway.browser(), 'zhao');
  expect(answer.result).toMatchObject({ session: null, link: { person: 'lin' } });
});

test('a provider that names another issuer is not gone to', async () => {
  gateway.clock.advance(61 * 60_000);
  server.platform.forged = { issuer: 'https://evil.example' };
  expect((await visit(gateway.browser())).code).toBe('uac.thirdPartyFailed');
});

test('a provider that keeps silent is given up', async () => {
  const begin = performance.now();
  expect((await visit(gateway.browser(), 'lin', 'slow')).code).toBe('uac.doorSystemError');
  expect(performance.now() - begin).toBeLessThan(20_000);
});
