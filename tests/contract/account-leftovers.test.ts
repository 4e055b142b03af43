import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { rememberCookie, sessionCookie } from '#gateway/http/cookies.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { giveContact, type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const next = 'Quiet-River-7';

/** A class: whatever opens an account lives on after what made it safe to. */
describe.each(databaseKinds)('what opened an account once on %s', (kind) => {
  let gateway: TestGateway;
  let people: ReachedPeople;
  let tenant: string;
  let other: string;
  let persons = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    tenant = await buildEmptyTenant(gateway.database, 'north');
    other = await buildEmptyTenant(gateway.database, 'south');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    people = await reachPeople(gateway, 'chief');
  });
  afterAll(async () => {
    people.close();
    await gateway.close();
  });

  /** Somebody with a phone, and a network. */
  async function person(tenantIds = [tenant]) {
    persons += 1;
    const loginName = `owner-${persons}`;
    const id = await buildPerson(gateway.database, { loginName, tenantIds });
    const phone = `+86139${String(persons).padStart(8, '0')}`;
    await giveContact(gateway.database, id, 'sms', phone);
    return { id, loginName, phone, address: `10.6.${persons}.7` };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function signIn(one: Person, remember?: '1', browser = gateway.browser()) {
    const typed = { account: one.loginName, password, ...(remember && { remember }) };
    expect((await browser.call(calls.login, typed, one)).code).toBe('ok');
    return browser;
  }

  async function askCode(one: Person, purpose: 'signIn' | 'resetPassword') {
    const wish = { phone: one.phone, purpose };
    const { answer } = await gateway.browser().call(calls.getVCode, wish, one);
    const code = (await people.codeFor(one.phone)) ?? '';
    return { flow: answer.result?.flow ?? '', code };
  }

  async function ticketFor(one: Person): Promise<string> {
    const checked = await gateway
      .browser()
      .call(calls.checkCode, await askCode(one, 'resetPassword'), one);
    return checked.answer.result?.ticket ?? '';
  }

  async function linkFor(one: Person): Promise<string> {
    const chief = gateway.browser();
    await chief.signIn('chief');
    const { answer } = await chief.call(calls.resetAccount, { accountId: one.id });
    return answer.result?.address.split('#')[1] ?? '';
  }

  const resume = async (browser: ShellClient, one: Person) => {
    browser.cookies.delete(sessionCookie);
    return (await browser.call(calls.resumeSession, {}, one)).code;
  };

  test('opens it no longer after a new password by a link: no browser that stays signed in', async () => {
    const one = await person();
    const intruder = await signIn(one, '1');
    const chosen = { secret: await linkFor(one), password: next };
    expect((await gateway.browser().call(calls.choosePassword, chosen, one)).code).toBe('ok');
    expect(await resume(intruder, one)).toBe('uac.notRemembered');
  });

  test('opens it no longer after a new password by the old one: no link, code or ticket', async () => {
    const one = await person();
    const [secret, ticket] = [await linkFor(one), await ticketFor(one)];
    const code = await askCode({ ...one, address: '10.60.1.1' }, 'signIn');
    const browser = await signIn(one);
    const change = { oldPassword: password, password: next };
    expect((await browser.call(calls.updatePassword, change, one)).code).toBe('ok');
    const stranger = gateway.browser();
    const late = 'Other-River-8';
    const codes = [
      (await stranger.call(calls.choosePassword, { secret, password: late }, one)).code,
      (await stranger.call(calls.resetPassword, { ticket, password: late }, one)).code,
      (await stranger.call(calls.codeLogin, code, one)).code,
    ];
    expect(codes).toEqual(['uac.linkInvalid', 'uac.linkInvalid', 'uac.codeWrong']);
  });

  test('opens it no longer once another phone is bound: no code that went to the old one', async () => {
    const one = await person();
    const browser = await signIn(one);
    const code = await askCode(one, 'signIn');
    const phone = one.phone.replace('139', '137');
    const ask = async (request: { phone?: string }, target: string) => {
      const { answer } = await browser.call(calls.sendCodeToMobile, request, one);
      return { flow: answer.result?.flow ?? '', code: (await people.codeFor(target)) ?? '' };
    };
    const old = await ask({}, one.phone);
    const bound = await browser.call(
      calls.resetMobile,
      { old, new: await ask({ phone }, phone) },
      one,
    );
    expect(bound.code).toBe('ok');
    expect((await gateway.browser().call(calls.codeLogin, code, one)).code).toBe('uac.codeWrong');
  });

  test('tells the holder of a ticket five times at most that a password is the old one', async () => {
    const one = await person();
    const guess = { ticket: await ticketFor(one), password };
    const codes = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await gateway.browser().call(calls.resetPassword, guess, one)).code ?? '',
      ),
    );
    expect(codes.filter((code) => code === 'throttled')).toHaveLength(3);
  });

  test('by a code or a remembered browser leads into no company that its person looks after', async () => {
    const one = await person([tenant, other]);
    await gateway.asOwner((client) =>
      client.query(
        'update app.membership set is_super = true where account_id = $1 and tenant_id = $2',
        [...[one.id, other]],
      ),
    );
    const remembered = await signIn(one, '1');
    expect(await resume(remembered, one)).toBe('ok');
    const into = { tenantId: other };
    expect((await remembered.call(calls.switchTenant, into, one)).code).toBe('uac.codeNotEnough');
    await remembered.call(calls.validateAccountPassword, { password }, one);
    expect((await remembered.call(calls.switchTenant, into, one)).code).toBe('ok');
  });

  test('is forgotten in a browser that somebody else signs in to', async () => {
    const [one, two] = [await person(), await person()];
    const browser = await signIn(one, '1');
    const kept = browser.cookies.get(rememberCookie) ?? '';
    await signIn(two, undefined, browser);
    expect(browser.cookies.has(rememberCookie)).toBe(false);
    browser.cookies.set(rememberCookie, kept);
    expect(await resume(browser, one)).toBe('uac.notRemembered');
  });

  test('is asked for the password without an alarm once its person looks after the company', async () => {
    const one = await person();
    const browser = await signIn(one, '1');
    const elsewhere = await signIn(one);
    await gateway.asOwner((client) =>
      client.query('update app.membership set is_super = true where account_id = $1', [one.id]),
    );
    expect(await resume(browser, one)).toBe('uac.notRemembered');
    expect(browser.cookies.has(rememberCookie)).toBe(false);
    gateway.clock.advance(2 * 60_000);
    expect(await resume(browser, one)).toBe('uac.notRemembered');
    expect((await elsewhere.call(calls.currentSession, {})).code).toBe('ok');
  });

  test('goes through no company that could read it where its person belongs to several', async () => {
    const one = await person([tenant, other]);
    const before = people.sms.messages.length;
    await askCode(one, 'resetPassword');
    expect(people.sms.messages).toHaveLength(before);
  });
});
