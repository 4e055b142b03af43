import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { giveContact, type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('codes by phone and mail on %s', (kind) => {
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

  /** Somebody with a phone and an address, in a browser of a network of its own. */
  async function person(plan: { isSuper?: boolean } = {}) {
    persons += 1;
    const loginName = `person-${persons}`;
    const id = await buildPerson(gateway.database, { loginName, tenantIds: [tenant], ...plan });
    const phone = `+86138${String(persons).padStart(8, '0')}`;
    const email = `${loginName}@people.example`;
    await giveContact(gateway.database, id, 'sms', phone);
    await giveContact(gateway.database, id, 'mail', email);
    return { id, loginName, phone, email, address: `10.9.${persons}.7` };
  }

  async function ask(
    phone: string,
    address: string,
    { browser = gateway.browser(), purpose = 'signIn' as 'signIn' | 'resetPassword' } = {},
  ) {
    return browser.call(calls.getVCode, { phone, purpose }, { address });
  }

  function enter(flow: string, code: string, address: string, browser?: ShellClient) {
    return (browser ?? gateway.browser()).call(calls.codeLogin, { flow, code }, { address });
  }

  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('sign in by an SMS and by a mail, once each', async () => {
    const one = await person();
    const { answer } = await ask(one.phone, one.address);
    const code = (await people.codeFor(one.phone)) ?? '';
    const flow = answer.result?.flow ?? '';
    const browser = gateway.browser();
    const entered = await enter(flow, code, one.address, browser);
    expect(entered.answer.result?.user.account).toBe(one.loginName);
    expect((await browser.call(calls.currentSession, {})).code).toBe('ok');
    expect((await enter(flow, code, one.address)).code).toBe('uac.codeWrong');

    const wish = { email: one.email.toUpperCase(), purpose: 'signIn' } as const;
    gateway.clock.advance(MINUTE);
    const mailed = await gateway.browser().call(calls.getVCodeToEmail, wish, one);
    const byMail = (await people.codeFor(one.email)) ?? '';
    const second = await enter(mailed.answer.result?.flow ?? '', byMail, one.address);
    expect(second.code).toBe('ok');
    expect(people.mail.mails.at(-1)?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  test('return the same for a number without an account, and send nothing (T33)', async () => {
    const one = await person();
    const known = await ask(one.phone, one.address);
    const nobody = '+8613999999999';
    const before = people.sms.messages.length;
    const unknown = await ask(nobody, '10.8.1.1');
    await gateway.services.delivery.settled();
    expect(people.sms.messages.slice(before).map(({ to }) => to)).not.toContain(nobody);
    expect(Object.keys(unknown.answer.result ?? {})).toEqual(
      Object.keys(known.answer.result ?? {}),
    );
    const flow = unknown.answer.result?.flow ?? '';
    const wrong = await enter(flow, '123456', '10.8.1.1');
    const real = await enter(known.answer.result?.flow ?? '', '000000', one.address);
    expect([wrong.code, wrong.status]).toEqual([real.code, real.status]);
    expect(wrong.answer.msg).toBe(real.answer.msg);
    expect((await ask(nobody, '10.8.1.1')).code).toBe((await ask(one.phone, one.address)).code);
  });

  test('are dead after five tries, also when many come at once (T34)', async () => {
    const one = await person();
    const { answer } = await ask(one.phone, one.address);
    const code = (await people.codeFor(one.phone)) ?? '';
    const flow = answer.result?.flow ?? '';
    const tries = Array.from({ length: 20 }, (_, index) =>
      enter(flow, index === 19 ? code : other(code), `10.7.${index}.1`),
    );
    const codes = (await Promise.all(tries)).map(({ code: name }) => name);
    expect(codes.filter((name) => name === 'ok').length).toBeLessThanOrEqual(1);
    const row = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('verification_code')
          .select('tries')
          .where('account_id', '=', one.id)
          .executeTakeFirstOrThrow(),
    );
    expect(row.tries).toBeLessThanOrEqual(5);
    expect((await enter(flow, code, '10.7.200.1')).code).toBe('uac.codeWrong');
  });

  test('open one session when two use a code at the same time', async () => {
    const one = await person();
    const { answer } = await ask(one.phone, one.address);
    const code = (await people.codeFor(one.phone)) ?? '';
    const flow = answer.result?.flow ?? '';
    const both = await Promise.all([
      enter(flow, code, one.address),
      enter(flow, code, one.address),
    ]);
    expect(both.map((entered) => entered.code).toSorted()).toEqual(['ok', 'uac.codeWrong']);
  });

  test('end after five minutes, and work for nothing but what they were asked for', async () => {
    const one = await person();
    const reset = await ask(one.phone, one.address, { purpose: 'resetPassword' });
    const code = (await people.codeFor(one.phone)) ?? '';
    const flow = reset.answer.result?.flow ?? '';
    expect((await enter(flow, code, one.address)).code).toBe('uac.codeWrong');
    gateway.clock.advance(5 * MINUTE + 1000);
    const late = await gateway.browser().call(calls.checkCode, { flow, code }, one);
    expect(late.code).toBe('uac.codeWrong');
  });

  test('wait a minute however the number is written, and are five in an hour (T34)', async () => {
    const one = await person();
    expect((await ask(one.phone, one.address)).code).toBe('ok');
    const written = `0086 ${one.phone.slice(3, 6)}-${one.phone.slice(6)}`;
    const soon = await ask(written, one.address);
    expect([soon.code, Number(soon.headers['retry-after']) <= 60]).toEqual(['throttled', true]);
    for (let time = 1; time < 5; time += 1) {
      gateway.clock.advance(MINUTE + 1000);
      expect((await ask(one.phone, one.address)).code).toBe('ok');
    }
    gateway.clock.advance(MINUTE + 1000);
    expect((await ask(one.phone, one.address)).code).toBe('throttled');
  });

  test('of strangers do not keep a browser waiting that its owner signed in from', async () => {
    const one = await person();
    const browser = gateway.browser();
    await browser.call(calls.login, { account: one.loginName, password }, one);
    for (let time = 0; time < 11; time += 1) await ask(one.phone, `10.6.${time}.1`);
    expect((await ask(one.phone, '10.6.100.1')).code).toBe('throttled');
    expect((await ask(one.phone, one.address, { browser })).code).toBe('ok');
  });

  test('are not enough for those who look after a company or the platform', async () => {
    for (const isOperator of [false, true]) {
      const one = await person({ isSuper: true });
      const { answer } = await ask(one.phone, one.address);
      const code = (await people.codeFor(one.phone)) ?? '';
      await gateway.asOwner((client) =>
        client.query('update app.account set is_operator = $1, managed_by = null where id = $2', [
          ...[isOperator, one.id],
        ]),
      );
      const entered = await enter(answer.result?.flow ?? '', code, one.address);
      expect(entered.code).toBe('uac.codeNotEnough');
    }
  });

  test('choose a new password, which ends sessions, is told, and signs nobody in', async () => {
    const one = await person();
    const old = gateway.browser();
    await old.call(calls.login, { account: one.loginName, password }, one);
    const wish = { email: one.email, purpose: 'resetPassword' } as const;
    const browser = gateway.browser();
    const { answer } = await browser.call(calls.getVCodeToEmail, wish, one);
    const code = (await people.codeFor(one.email)) ?? '';
    const flow = answer.result?.flow ?? '';
    const checked = await browser.call(calls.checkCode, { flow, code }, one);
    expect(checked.answer.result?.loginName).toBe(one.loginName);
    const ticket = checked.answer.result?.ticket ?? '';
    const set = (chosen: string) =>
      browser.call(calls.resetPassword, { ticket, password: chosen }, one);
    expect((await set('Password1!')).answer.fields).toMatchObject([
      { path: 'password', issue: 'passwordCommon' },
    ]);
    expect((await set(password)).code).toBe('uac.samePassword');
    const both = await Promise.all([set('Quiet-River-7'), set('Quiet-River-8')]);
    expect(both.map((one_) => one_.code).toSorted()).toEqual(['ok', 'uac.linkInvalid']);
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
    expect((await old.call(calls.loginPermission, {})).code).toBe('loginInvalid');
    const chosen = both[0]?.code === 'ok' ? 'Quiet-River-7' : 'Quiet-River-8';
    const again = await browser.call(
      calls.login,
      { account: one.loginName, password: chosen },
      one,
    );
    expect(again.code).toBe('ok');
    await gateway.services.delivery.settled();
    expect(people.mail.mails.at(-1)?.text).toContain(one.loginName);
    expect(people.sms.messages.at(-1)?.to).toBe(one.phone);
  });

  test('are in neither the database nor the log (T45)', async () => {
    const one = await person();
    const { answer } = await ask(one.phone, one.address);
    const code = (await people.codeFor(one.phone)) ?? '';
    const rows = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      async (transaction) => [
        await transaction.selectFrom('verification_code').selectAll().execute(),
        await transaction.selectFrom('sent_message').selectAll().execute(),
      ],
    );
    const kept = JSON.stringify(rows) + gateway.logged.join('');
    expect(kept).not.toContain(`"${code}"`);
    expect(kept).not.toContain(answer.result?.flow);
    expect(kept).not.toContain(one.phone);
  });
});
