import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { CODES_PER_COMPANY } from '#gateway/services/uac/sign-in/code-throttle.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { giveContact, type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import { managed } from '#tests/support/ways-in.ts';

type Rules = RequestOf<typeof calls.saveSignInRules>['rules'];

const MINUTE = 60_000;
const usual: Rules = {
  challenge: 'afterTries',
  secondFactor: 'offered',
  codes: 'offered',
  passwords: 'mixed',
};

describe.each(databaseKinds)('what a company asks of those who sign in, on %s', (kind) => {
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

  async function ruleBy(changed: Partial<Rules>): Promise<void> {
    const chief = gateway.browser();
    await chief.signIn('chief');
    const { version = 0 } = (await chief.call(calls.getSignInRules, {})).answer.result ?? {};
    const rules = { ...usual, ...changed };
    expect((await chief.call(calls.saveSignInRules, { version, rules })).code).toBe('ok');
    expect((await chief.call(calls.getSignInRules, {})).answer.result).toMatchObject(rules);
  }

  /** Somebody whom the company looks after, with a phone, in a network of its own. */
  async function person() {
    persons += 1;
    const loginName = `person-${persons}`;
    const id = await managed(gateway, loginName, tenant);
    const phone = `+86137${String(persons).padStart(8, '0')}`;
    await giveContact(gateway.database, id, 'sms', phone);
    return { id, loginName, phone, place: { address: `10.19.${persons}.7` } };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function codeFor(one: Person, purpose: 'signIn' | 'resetPassword') {
    const { phone, place } = one;
    const { answer } = await gateway.browser().call(calls.getVCode, { phone, purpose }, place);
    return { flow: answer.result?.flow ?? '', code: (await people.codeFor(phone)) ?? '' };
  }

  test('a code alone signs in, until the company closes that', async () => {
    const one = await person();
    const open = await codeFor(one, 'signIn');
    expect((await gateway.browser().call(calls.codeLogin, open, one.place)).code).toBe('ok');
    await ruleBy({ codes: 'off' });
    gateway.clock.advance(MINUTE + 1000);
    const closed = await codeFor(one, 'signIn');
    const browser = gateway.browser();
    const refused = await browser.call(calls.codeLogin, closed, one.place);
    expect(refused.code).toBe('uac.codeClosed');
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
    const typed = { account: one.loginName, password };
    expect((await browser.call(calls.login, typed, one.place)).code).toBe('ok');
    await ruleBy({});
  });

  test('who signed in by a code does not move to a company that closed that', async () => {
    const south = await buildEmptyTenant(gateway.database, 'south');
    const loginName = 'two-companies';
    const id = await buildPerson(gateway.database, { loginName, tenantIds: [tenant, south] });
    const phone = '+8613600000001';
    await giveContact(gateway.database, id, 'sms', phone);
    await gateway.asOwner((client) =>
      client.query('update app.account set managed_by = $1 where id = $2', [tenant, id]),
    );
    const place = { address: '10.20.1.7' };
    const one = { id, loginName, phone, place };
    const browser = gateway.browser();
    expect((await browser.call(calls.codeLogin, await codeFor(one, 'signIn'), place)).code).toBe(
      'ok',
    );
    await gateway.asOwner((client) =>
      client.query("update app.tenant set code_rule = 'off' where id = $1", [south]),
    );
    const moved = await browser.call(calls.switchTenant, { tenantId: south }, place);
    expect(moved.code).toBe('uac.codeClosed');
  });

  test('passwords mix three kinds, or are long where the company wants that', async () => {
    const one = await person();
    const phrase = 'seven grey herons over the bay';
    const choose = async (ticket: string, chosen: string) =>
      gateway.browser().call(calls.resetPassword, { ticket, password: chosen }, one.place);
    const before = await codeFor(one, 'resetPassword');
    const mixed = await gateway.browser().call(calls.checkCode, before, one.place);
    expect(mixed.answer.result?.passwords).toBe('mixed');
    const ticket = mixed.answer.result?.ticket ?? '';
    expect((await choose(ticket, phrase)).answer.fields).toMatchObject([
      { path: 'password', issue: 'tooLong', max: 20 },
    ]);
    await ruleBy({ passwords: 'long' });
    expect((await choose(ticket, 'Quiet-River-7')).answer.fields).toMatchObject([
      { path: 'password', issue: 'tooShort', min: 15 },
    ]);
    expect((await choose(ticket, `my ${one.loginName} forever`)).answer.fields).toMatchObject([
      { path: 'password', issue: 'passwordCommon' },
    ]);
    expect((await choose(ticket, phrase)).code).toBe('ok');
    const browser = gateway.browser();
    const typed = { account: one.loginName, password: phrase };
    expect((await browser.call(calls.login, typed, one.place)).code).toBe('ok');
    const info = await browser.call(calls.getUserLoginInfo, {}, one.place);
    expect(info.answer.result?.passwords).toBe('long');
    const change = { oldPassword: phrase, password: 'Quiet-River-7' };
    expect(
      (await browser.call(calls.updatePassword, change, one.place)).answer.fields,
    ).toMatchObject([{ issue: 'tooShort' }]);
    await ruleBy({});
  });

  test('beyond the codes of a day a company sends none, and who asks does not see that', async () => {
    const one = await person();
    await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction
        .insertInto('throttle')
        .values({
          key: `code:company:${tenant}`,
          points: CODES_PER_COMPANY,
          expires_at: new Date(gateway.clock.now().getTime() + 60 * MINUTE),
        })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: CODES_PER_COMPANY }))
        .execute(),
    );
    const { flow, code } = await codeFor(one, 'signIn');
    expect(flow).not.toBe('');
    expect(code).toBe('');
    const last = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('sent_message')
          .select(['state', 'error', 'sent_for'])
          .orderBy('id', 'desc')
          .executeTakeFirst(),
    );
    expect(last).toEqual({ state: 'failed', error: 'dayBudget', sent_for: tenant });
  });
});
