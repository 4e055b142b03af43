import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { rememberCookie, sessionCookie } from '#gateway/http/cookies.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(databaseKinds)('the own account on %s', (kind) => {
  let gateway: TestGateway;
  let people: ReachedPeople;
  let tenant: string;
  let persons = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    people = await reachPeople(gateway, 'chief');
  });
  afterAll(async () => {
    people.close();
    await gateway.close();
  });

  async function person(plan: { isSuper?: boolean } = {}) {
    persons += 1;
    const loginName = `owner-${persons}`;
    await buildPerson(gateway.database, { loginName, tenantIds: [tenant], ...plan });
    return { loginName, address: `10.5.${persons}.7` };
  }

  async function signedIn(
    one: { loginName: string; address: string },
    remember?: '1',
  ): Promise<ShellClient> {
    const browser = gateway.browser();
    const typed = { account: one.loginName, password, ...(remember && { remember }) };
    const { code } = await browser.call(calls.login, typed, one);
    expect(code).toBe('ok');
    return browser;
  }

  const isIn = async (browser: ShellClient) =>
    (await browser.call(calls.currentSession, {})).code === 'ok';

  function copyOf(browser: ShellClient): ShellClient {
    const copy = gateway.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  }

  test('changes its password with the old one, which ends every other session', async () => {
    const one = await person();
    const browser = await signedIn(one);
    const other = await signedIn(one);
    const change = (oldPassword: string, next: string) =>
      browser.call(calls.updatePassword, { oldPassword, password: next }, one);
    expect((await change('not the password', 'Quiet-River-7')).code).toBe('uac.wrongPassword');
    expect((await change(password, password)).code).toBe('uac.samePassword');
    expect((await change(password, 'Qwerty-123')).answer.fields).toMatchObject([
      { issue: 'passwordCommon' },
    ]);
    const before = browser.cookies.get(sessionCookie);
    expect((await change(password, 'Quiet-River-7')).code).toBe('ok');
    expect(browser.cookies.get(sessionCookie)).not.toBe(before);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
  });

  test('is not guessed from a session that was left open or stolen', async () => {
    const browser = await signedIn(await person());
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      browser.cookies.set('__Host-device', String(tries).padStart(43, 'x'));
      const sent = await browser.call(
        calls.validateAccountPassword,
        { password: `guess ${tries}` },
        { address: `10.4.${tries}.1` },
      );
      codes.push(sent.code);
    }
    expect(codes.slice(9)).toEqual(['uac.wrongPassword', 'throttled']);
  });

  test('binds a phone after the password, by codes to the old one and the new one', async () => {
    const one = await person();
    const browser = await signedIn(one);
    const ask = (phone?: string) =>
      browser.call(calls.sendCodeToMobile, phone === undefined ? {} : { phone }, one);
    const serial = persons * 10;
    const number = (end: number) => `+86137${String(serial + end).padStart(8, '0')}`;
    gateway.clock.advance(6 * MINUTE);
    expect((await ask(number(1))).code).toBe('uac.confirmNeeded');
    const confirmed = await browser.call(calls.validateAccountPassword, { password }, one);
    expect(confirmed.code).toBe('ok');
    const used = async (phone: string, asked: Awaited<ReturnType<typeof ask>>) => ({
      flow: asked.answer.result?.flow ?? '',
      code: (await people.codeFor(phone)) ?? '',
    });
    const first = await used(number(1), await ask(number(1)));
    const bound = await browser.call(calls.resetMobile, { new: first }, one);
    expect(bound.answer.result?.phone).toMatch(/^137\*+\d{4}$/);

    const second = await used(number(2), await ask(number(2)));
    expect((await browser.call(calls.resetMobile, { new: second }, one)).code).toBe(
      'uac.codeWrong',
    );
    gateway.clock.advance(MINUTE + 1000);
    const old = await used(number(1), await ask());
    const changed = await browser.call(calls.resetMobile, { new: second, old }, one);
    expect(changed.code).toBe('ok');
    await gateway.services.delivery.settled();
    expect(people.sms.messages.at(-1)?.to).toBe(number(1));

    const stranger = await person();
    const theirs = await signedIn(stranger);
    const wish = await theirs.call(calls.sendCodeToMobile, { phone: number(2) }, stranger);
    const taken = { new: await used(number(2), wish) };
    expect((await theirs.call(calls.resetMobile, taken, stranger)).code).toBe('uac.contactTaken');
  });

  test('uses no code that was sent to another account', async () => {
    const one = await person();
    const browser = await signedIn(one);
    const email = `${one.loginName}@people.example`;
    const asked = await browser.call(calls.sendCodeToEmail, { email }, one);
    const used = {
      flow: asked.answer.result?.flow ?? '',
      code: (await people.codeFor(email)) ?? '',
    };
    const other = await person();
    const stolen = await (await signedIn(other)).call(calls.bindEmail, { new: used }, other);
    expect(stolen.code).toBe('uac.codeWrong');
    expect((await browser.call(calls.bindEmail, { new: used }, one)).code).toBe('ok');
  });

  test('lists its browsers, names them, and signs others out at once', async () => {
    const one = await person();
    const browser = await signedIn(one);
    const other = await signedIn(one, '1');
    const third = await signedIn(one);
    const { answer } = await browser.call(calls.sessionList, {});
    expect(answer.result?.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const listed = await other.call(calls.sessionList, {});
    const id = listed.answer.result?.[0]?.id ?? '';
    await browser.call(calls.nameSession, { sessionId: id, label: '前台电脑' });
    expect((await other.call(calls.sessionList, {})).answer.result?.[0]).toMatchObject({
      label: '前台电脑',
      isRemembered: true,
    });
    gateway.clock.advance(6 * MINUTE);
    expect((await browser.call(calls.revokeSession, { sessionId: id })).code).toBe(
      'uac.confirmNeeded',
    );
    await browser.call(calls.validateAccountPassword, { password }, one);
    expect((await browser.call(calls.revokeSession, { sessionId: id })).code).toBe('ok');
    expect(await isIn(other)).toBe(false);
    expect((await other.call(calls.resumeSession, {})).code).toBe('uac.notRemembered');
    expect((await browser.call(calls.revokeSession, {})).answer.result).toEqual({ ended: 1 });
    expect([await isIn(browser), await isIn(third)]).toEqual([true, false]);
    const stranger = await signedIn(await person());
    const strange = await stranger.call(calls.sessionList, {});
    const foreign = strange.answer.result?.[0]?.id ?? '';
    expect((await browser.call(calls.revokeSession, { sessionId: foreign })).code).toBe('notFound');
    expect(await isIn(stranger)).toBe(true);
    const history = await browser.call(calls.signInHistory, {});
    expect(history.answer.result?.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
  });

  test('says how it was signed in to the time before, and how many tries failed since', async () => {
    const one = await person();
    const first = await signedIn(one);
    const { answer: begun } = await first.call(calls.getUserLoginInfo, {});
    expect(begun.result).toMatchObject({
      loginName: one.loginName,
      current: { method: 'password', address: one.address },
      last: null,
      failed: 0,
    });
    gateway.clock.advance(MINUTE);
    const wrong = { account: one.loginName, password: 'not the password' };
    const guesser = { address: '10.9.9.9' };
    expect((await gateway.browser().call(calls.login, wrong, guesser)).code).not.toBe('ok');
    gateway.clock.advance(MINUTE);
    const second = await signedIn({ ...one, address: '10.8.8.8' });
    const { answer } = await second.call(calls.getUserLoginInfo, {});
    expect(answer.result).toMatchObject({
      current: { address: '10.8.8.8' },
      last: begun.result?.current,
      failed: 1,
    });
    // What others do is no business of this browser.
    expect((await first.call(calls.getUserLoginInfo, {})).answer.result).toEqual(begun.result);
    await signedIn(await person());
    expect((await second.call(calls.getUserLoginInfo, {})).answer.result).toEqual(answer.result);
  });

  test('stays signed in for seven days from the sign-in, and no longer', async () => {
    const one = await person();
    const browser = await signedIn(one, '1');
    const resume = () => browser.call(calls.resumeSession, {}, one);
    for (let day = 0; day < 6; day += 1) {
      gateway.clock.advance(DAY);
      browser.cookies.delete(sessionCookie);
      const before = browser.cookies.get(rememberCookie);
      expect((await resume()).code).toBe('ok');
      expect(browser.cookies.get(rememberCookie)).not.toBe(before);
    }
    const info = await browser.call(calls.getSecurityInfo, {});
    expect(info.answer.result?.confirmedUntil).toBeNull();
    gateway.clock.advance(DAY + MINUTE);
    browser.cookies.delete(sessionCookie);
    expect((await resume()).code).toBe('uac.notRemembered');
    expect(browser.cookies.has(rememberCookie)).toBe(false);
  });

  test('ends everywhere when what keeps a browser signed in was copied', async () => {
    const one = await person();
    const browser = await signedIn(one, '1');
    browser.cookies.delete(sessionCookie);
    const thief = copyOf(browser);
    expect((await thief.call(calls.resumeSession, {}, one)).code).toBe('ok');
    gateway.clock.advance(2 * MINUTE);
    expect((await browser.call(calls.resumeSession, {}, one)).code).toBe('uac.notRemembered');
    expect(await isIn(thief)).toBe(false);
    thief.cookies.delete(sessionCookie);
    expect((await thief.call(calls.resumeSession, {}, one)).code).toBe('uac.notRemembered');
  });

  test('lets two tabs that start together both go on', async () => {
    const one = await person();
    const browser = await signedIn(one, '1');
    browser.cookies.delete(sessionCookie);
    const tabs = [copyOf(browser), copyOf(browser)];
    const codes = await Promise.all(
      tabs.map(async (tab) => (await tab.call(calls.resumeSession, {}, one)).code),
    );
    expect(codes).toEqual(['ok', 'ok']);
  });

  test('is remembered neither for administrators nor after signing out', async () => {
    const chief = await signedIn(await person({ isSuper: true }), '1');
    expect(chief.cookies.has(rememberCookie)).toBe(false);
    const one = await person();
    const browser = await signedIn(one, '1');
    const kept = copyOf(browser);
    await browser.call(calls.logout, {});
    expect(browser.cookies.has(rememberCookie)).toBe(false);
    kept.cookies.delete(sessionCookie);
    expect((await kept.call(calls.resumeSession, {}, one)).code).toBe('uac.notRemembered');
  });
});
