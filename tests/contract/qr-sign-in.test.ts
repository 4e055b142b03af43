import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

describe.each(databaseKinds)('a sign-in by a phone on %s', (kind) => {
  let gateway: TestGateway;
  let phone: ShellClient;
  let networks = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    const tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'lin', tenantIds: [tenant] });
    await buildPerson(gateway.database, { loginName: 'wang', tenantIds: [tenant] });
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    phone = await signedIn('lin');
  });
  afterAll(() => gateway.close());

  async function signedIn(account: string) {
    const browser = gateway.browser();
    await browser.signIn(account);
    return browser;
  }

  /** A desk that shows a code. */
  async function desk() {
    const browser = gateway.browser();
    const place = { address: `10.41.${++networks}.7` };
    const { answer } = await browser.call(calls.createQr, {}, place);
    const ticket = answer.result?.ticket ?? '';
    const poll = async (by = browser) => (await by.call(calls.pollQr, { ticket }, place)).answer;
    return { browser, ticket, poll, place };
  }

  const scan = (ticket: string, by = phone) => by.call(calls.scanQr, { ticket });
  const confirm = (ticket: string, number: string, by = phone) =>
    by.call(calls.confirmQr, { ticket, number });
  const stateOf = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof desk>>['poll']>>) =>
    answer.result?.state;

  test('shows who asks, wants the number of the screen, and signs that browser in once (T38)', async () => {
    const { browser, ticket, poll, place } = await desk();
    expect(stateOf(await poll())).toBe('created');
    const scanned = await scan(ticket);
    expect(scanned.answer.result).toMatchObject({
      userAgent: 'Test browser',
      address: place.address,
    });
    expect(new Set(scanned.answer.result?.choices).size).toBe(3);
    expect((await scan(ticket)).answer.result).toEqual(scanned.answer.result);
    const { result } = await poll();
    expect(scanned.answer.result?.choices).toContain(result?.matchNumber);
    expect((await confirm(ticket, result?.matchNumber ?? '')).code).toBe('ok');
    const both = await Promise.all([poll(), poll()]);
    const sessions = both.filter((one) => one.result?.session);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.result?.session?.user.account).toBe('lin');
    expect((await browser.call(calls.currentSession, {})).code).toBe('ok');
    expect(stateOf(await poll())).toBe('over');
    expect((await confirm(ticket, result?.matchNumber ?? '')).code).toBe('uac.qrOver');
  });

  test('signs in no browser but the one that shows the code (T38)', async () => {
    const { ticket, poll } = await desk();
    await scan(ticket);
    const number = (await poll()).result?.matchNumber ?? '';
    await confirm(ticket, number);
    const other = gateway.browser();
    expect(stateOf(await poll(other))).toBe('over');
    const thief = await desk();
    expect(stateOf(await poll(thief.browser))).toBe('over');
    expect((await poll()).result?.session?.user.account).toBe('lin');
  });

  test('ends with a wrong number, and belongs to the first phone', async () => {
    const { ticket, poll } = await desk();
    await scan(ticket);
    const other = await signedIn('wang');
    expect((await scan(ticket, other)).code).toBe('uac.qrOver');
    const number = (await poll()).result?.matchNumber ?? '';
    expect((await confirm(ticket, number, other)).code).toBe('uac.qrOver');
    const wrong = number === '10' ? '11' : '10';
    expect((await confirm(ticket, wrong)).code).toBe('uac.qrWrongNumber');
    expect((await confirm(ticket, number)).code).toBe('uac.qrOver');
    expect(stateOf(await poll())).toBe('over');
  });

  test('is cancelled by either side, by no third one, and ends by itself', async () => {
    for (const by of ['desk', 'phone'] as const) {
      const { browser, ticket, poll } = await desk();
      await scan(ticket);
      await gateway.browser().call(calls.cancelQr, { ticket });
      expect(stateOf(await poll())).toBe('scanned');
      await (by === 'desk' ? browser : phone).call(calls.cancelQr, { ticket });
      expect(stateOf(await poll())).toBe('over');
    }
    const unseen = await desk();
    gateway.clock.advance(121_000);
    expect((await scan(unseen.ticket)).code).toBe('uac.qrOver');
    const late = await desk();
    await scan(late.ticket);
    const number = (await late.poll()).result?.matchNumber ?? '';
    gateway.clock.advance(61_000);
    expect((await confirm(late.ticket, number)).code).toBe('uac.qrOver');
    const fetched = await desk();
    await scan(fetched.ticket);
    await confirm(fetched.ticket, (await fetched.poll()).result?.matchNumber ?? '');
    gateway.clock.advance(31_000);
    expect(stateOf(await fetched.poll())).toBe('over');
  });

  test('wants a phone that is signed in, and is not enough for an administrator', async () => {
    const { ticket, poll } = await desk();
    expect((await scan(ticket, gateway.browser())).code).toBe('loginInvalid');
    const chief = await signedIn('chief');
    await scan(ticket, chief);
    const number = (await poll()).result?.matchNumber ?? '';
    expect((await confirm(ticket, number, chief)).code).toBe('uac.codeNotEnough');
    const other = await desk();
    const lin = await signedIn('lin');
    await scan(other.ticket, lin);
    await confirm(other.ticket, (await other.poll()).result?.matchNumber ?? '', lin);
    await lin.call(calls.logout, {});
    expect(stateOf(await other.poll())).toBe('over');
  });

  test('is asked for ten times a minute from one address', async () => {
    const place = { address: '10.42.0.7' };
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 11; time += 1) {
      codes.push((await gateway.browser().call(calls.createQr, {}, place)).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('ok'));
    expect(codes[10]).toBe('throttled');
  });
});
