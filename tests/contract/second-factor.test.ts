import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { codeAt, fromBase32, stepAt } from '#gateway/services/uac/second-factor/totp.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const HALF_MINUTE = 30_000;
const rulesBefore = { challenge: 'afterTries', codes: 'offered', passwords: 'mixed' } as const;

describe.each(databaseKinds)('a second factor on %s', (kind) => {
  let gateway: TestGateway;
  let tenant: string;
  let persons = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    tenant = await buildEmptyTenant(gateway.database, 'north');
  });
  afterAll(() => gateway.close());

  /** Somebody with a network of the own. */
  async function person(plan: { isSuper?: boolean; isOperator?: boolean; tenantIds?: string[] }) {
    persons += 1;
    const loginName = `two-step-${persons}`;
    const tenantIds = plan.tenantIds ?? [tenant];
    const id = await buildPerson(gateway.database, { loginName, ...plan, tenantIds });
    return { id, loginName, address: `10.12.${persons}.7` };
  }

  type Person = Awaited<ReturnType<typeof person>>;
  const typePassword = (one: Person, browser = gateway.browser()) =>
    browser.call(calls.login, { account: one.loginName, password }, one);
  const codeNow = (secret: string, away = 0) =>
    codeAt(fromBase32(secret), stepAt(gateway.clock.now()) + away);

  /** Sets an app up and returns its secret and the recovery codes. */
  async function enrol(one: Person, browser: ShellClient) {
    const begun = await browser.call(calls.beginSecondFactor, {}, one);
    const secret = begun.answer.result?.secret ?? '';
    expect(begun.answer.result?.address).toContain(`otpauth://totp/Atrium:${one.loginName}?`);
    const done = await browser.call(calls.confirmSecondFactor, { code: codeNow(secret) }, one);
    expect(done.answer.result?.recoveryCodes).toHaveLength(10);
    gateway.clock.advance(HALF_MINUTE);
    return { secret, codes: done.answer.result?.recoveryCodes ?? [] };
  }

  const finish = (one: Person, browser: ShellClient, code: string) =>
    browser.call(calls.secondFactorLogin, { code }, one);

  test('is asked for after the password, and a code works once', async () => {
    const one = await person({ isSuper: true });
    const first = gateway.browser();
    expect((await typePassword(one, first)).code).toBe('ok');
    const { secret } = await enrol(one, first);

    const browser = gateway.browser();
    expect((await typePassword(one, browser)).code).toBe('uac.secondFactorNeeded');
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
    const pending = await browser.call(calls.pendingSignIn, {}, one);
    expect(pending.answer.result).toMatchObject({ loginName: one.loginName, enrolment: null });
    expect((await finish(one, browser, '000000')).code).toBe('uac.secondFactorWrong');
    const code = codeNow(secret);
    expect((await finish(one, gateway.browser(), code)).code).toBe('uac.secondFactorLate');
    expect((await finish(one, browser, code)).answer.result?.session.user.account).toBe(
      one.loginName,
    );
    expect((await browser.call(calls.currentSession, {})).code).toBe('ok');

    const replayed = gateway.browser();
    await typePassword(one, replayed);
    expect((await finish(one, replayed, code)).code).toBe('uac.secondFactorWrong');
    expect((await finish(one, replayed, codeNow(secret, -1))).code).toBe('uac.secondFactorWrong');
  });

  test('is replaced by a recovery code, once, however that is written', async () => {
    const one = await person({ isOperator: true });
    const first = gateway.browser();
    await typePassword(one, first);
    const { codes } = await enrol(one, first);
    const [code = ''] = codes;
    const again = gateway.browser();
    await typePassword(one, again);
    expect((await finish(one, again, code.toLowerCase().replaceAll('-', ' '))).code).toBe('ok');
    expect((await again.call(calls.getSecondFactor, {})).answer.result).toMatchObject({
      isOn: true,
      codesLeft: 9,
    });
    const third = gateway.browser();
    await typePassword(one, third);
    expect((await finish(one, third, code)).code).toBe('uac.secondFactorWrong');
  });

  test('waits after five codes, however many sign-ins were begun, and is late after five minutes', async () => {
    const one = await person({ isSuper: true });
    const first = gateway.browser();
    await typePassword(one, first);
    const { secret } = await enrol(one, first);
    gateway.clock.advance(5 * 60_000);
    const tries: (string | undefined)[] = [];
    for (let time = 0; time < 7; time += 1) {
      const browser = gateway.browser();
      await typePassword(one, browser);
      tries.push((await finish(one, browser, `00000${time}`)).code);
    }
    expect(tries.slice(0, 5)).not.toContain('throttled');
    expect(tries.slice(5)).toEqual(['throttled', 'throttled']);
    const slow = gateway.browser();
    await typePassword(one, slow);
    gateway.clock.advance(5 * 60_000 + 1000);
    expect((await finish(one, slow, codeNow(secret))).code).toBe('uac.secondFactorLate');
  });

  test('is not guessed from many networks by who has the password, and the owner goes on', async () => {
    const one = await person({ isSuper: true });
    const first = gateway.browser();
    await typePassword(one, first);
    const { secret } = await enrol(one, first);
    await first.call(calls.logout, {}, one);
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 27; time += 1) {
      const stranger = { ...one, address: `10.13.${time}.7` };
      const browser = gateway.browser();
      await typePassword(stranger, browser);
      codes.push((await finish(stranger, browser, `00000${time % 10}`)).code);
    }
    expect(codes.slice(0, 25)).not.toContain('throttled');
    expect(codes.slice(25)).toEqual(['throttled', 'throttled']);
    await typePassword(one, first);
    expect((await finish(one, first, codeNow(secret))).code).toBe('ok');
  });

  test('is not guessed from many browsers that were known before it was on', async () => {
    const one = await person({ isSuper: true });
    const known = Array.from({ length: 5 }, () => gateway.browser());
    for (const browser of known) await typePassword(one, browser);
    const own = gateway.browser();
    await typePassword(one, own);
    await enrol(one, own);
    const codes: (string | undefined)[] = [];
    for (const browser of known) {
      await typePassword(one, browser);
      for (let time = 0; time < 2; time += 1) {
        codes.push((await finish(one, browser, `00000${time}`)).code);
      }
    }
    // They are strangers of one network now.
    expect(codes.slice(0, 5)).not.toContain('throttled');
    expect(new Set(codes.slice(5))).toEqual(new Set(['throttled']));
  });

  test('ends what was opened without it: other sessions, and browsers that stay signed in', async () => {
    const one = await person({});
    const first = gateway.browser();
    await typePassword(one, first);
    const remembered = gateway.browser();
    const typed = { account: one.loginName, password, remember: '1' } as const;
    await remembered.call(calls.login, typed, one);
    await enrol(one, first);
    expect((await first.call(calls.currentSession, {}, one)).code).toBe('ok');
    expect((await remembered.call(calls.currentSession, {}, one)).code).toBe('loginInvalid');
    expect((await remembered.call(calls.resumeSession, {}, one)).code).toBe('uac.notRemembered');
  });

  test('opens one session when a code comes twice at once', async () => {
    const one = await person({ isSuper: true });
    const first = gateway.browser();
    await typePassword(one, first);
    const { secret } = await enrol(one, first);
    const browsers = [gateway.browser(), gateway.browser()];
    for (const browser of browsers) await typePassword(one, browser);
    const code = codeNow(secret);
    const both = await Promise.all(browsers.map((browser) => finish(one, browser, code)));
    expect(both.map(({ code: name }) => name).toSorted()).toEqual(['ok', 'uac.secondFactorWrong']);
  });

  test('is set up before the session where the company wants it of administrators', async () => {
    const strict = await buildEmptyTenant(gateway.database, 'strict');
    const chief = await person({ isSuper: true, tenantIds: [strict] });
    const both = await person({ isSuper: true, tenantIds: [tenant, strict] });
    const browser = gateway.browser();
    await typePassword(chief, browser);
    const { answer } = await browser.call(calls.getSignInRules, {}, chief);
    const { version = 0 } = answer.result ?? {};
    const required = { ...rulesBefore, secondFactor: 'required' } as const;
    const saved = await browser.call(calls.saveSignInRules, { version, rules: required }, chief);
    expect(saved.code).toBe('ok');

    const fresh = gateway.browser();
    expect((await typePassword(chief, fresh)).code).toBe('uac.secondFactorNeeded');
    const pending = await fresh.call(calls.pendingSignIn, {}, chief);
    const secret = pending.answer.result?.enrolment?.secret ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const entered = await finish(chief, fresh, codeNow(secret));
    expect(entered.answer.result?.recoveryCodes).toHaveLength(10);
    gateway.clock.advance(HALF_MINUTE);
    const removed = await fresh.call(calls.removeSecondFactor, { code: codeNow(secret) }, chief);
    expect(removed.code).toBe('uac.secondFactorRequired');

    const elsewhere = gateway.browser();
    expect((await typePassword(both, elsewhere)).code).toBe('ok');
    const moved = await elsewhere.call(calls.switchTenant, { tenantId: strict }, both);
    expect(moved.code).toBe('uac.secondFactorRequired');
  });

  test('is asked of who looks after a company, however the session before was opened', async () => {
    const quiet = await buildEmptyTenant(gateway.database, 'quiet');
    const one = await person({ tenantIds: [tenant, quiet] });
    await gateway.asOwner((client) =>
      client.query(
        'update app.membership set is_super = true where account_id = $1 and tenant_id = $2',
        [one.id, quiet],
      ),
    );
    const browser = gateway.browser();
    expect((await typePassword(one, browser)).code).toBe('ok');
    const { secret } = await enrol(one, browser);
    // The app was set up here, so here it was proven.
    expect((await browser.call(calls.switchTenant, { tenantId: quiet }, one)).code).toBe('ok');
    expect((await browser.call(calls.switchTenant, { tenantId: tenant }, one)).code).toBe('ok');

    // As in a session that a phone opened.
    await gateway.asOwner((client) =>
      client.query('update app.session set has_second_factor = false where account_id = $1', [
        one.id,
      ]),
    );
    expect((await browser.call(calls.validateAccountPassword, { password }, one)).code).toBe('ok');
    const asked = await browser.call(calls.preLogin, { tenantId: quiet }, one);
    expect(asked.answer.result).toMatchObject({ mayEnter: false, needsSecondFactor: true });
    const moved = await browser.call(calls.switchTenant, { tenantId: quiet }, one);
    expect(moved.code).toBe('uac.secondFactorRequired');
    expect((await typePassword(one, browser)).code).toBe('uac.secondFactorNeeded');
    expect((await finish(one, browser, codeNow(secret))).code).toBe('ok');
    expect((await browser.call(calls.switchTenant, { tenantId: quiet }, one)).code).toBe('ok');
  });

  test('is taken away by another administrator, never by the own hand, and that is written down', async () => {
    const chief = await person({ isSuper: true });
    const lost = await person({ isSuper: true });
    await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction
        .updateTable('account')
        .set({ managed_by: tenant })
        .where('id', 'in', [lost.id, chief.id])
        .execute(),
    );
    const own = gateway.browser();
    await typePassword(lost, own);
    await enrol(lost, own);
    const reset = (browser: ShellClient, accountId: string) =>
      browser.call(calls.resetSecondFactor, { accountId }, chief);
    expect((await reset(own, lost.id)).code).toBe('uac.ownAccount');
    const other = gateway.browser();
    await typePassword(chief, other);
    expect((await reset(other, lost.id)).code).toBe('ok');
    expect((await reset(other, lost.id)).code).toBe('notFound');
    expect((await typePassword(lost)).code).toBe('ok');
    const trail = await gateway.database.withTransaction(
      { tenantId: tenant, accountId: chief.id },
      'read',
      (transaction) =>
        transaction
          .selectFrom('audit_event')
          .select('detail')
          .where('target', '=', `account:${lost.id}`)
          .where('call', '=', calls.resetSecondFactor.name)
          .execute(),
    );
    expect(trail.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ secondFactorReset: true }),
    );
  });

  test('wants the password first, and is stored where no reader of the database can use it', async () => {
    const one = await person({ isSuper: true });
    const browser = gateway.browser();
    await typePassword(one, browser);
    gateway.clock.advance(6 * 60_000);
    expect((await browser.call(calls.beginSecondFactor, {}, one)).code).toBe('uac.confirmNeeded');
    await browser.call(calls.validateAccountPassword, { password }, one);
    const { secret, codes } = await enrol(one, browser);
    expect((await browser.call(calls.beginSecondFactor, {}, one)).code).toBe('uac.secondFactorOn');
    const kept = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      async (transaction) => [
        await transaction.selectFrom('second_factor').selectAll().execute(),
        await transaction.selectFrom('recovery_code').selectAll().execute(),
      ],
    );
    const text = JSON.stringify(kept, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const hidden of [secret, ...codes, fromBase32(secret).toString('latin1')]) {
      expect(text + gateway.logged.join('')).not.toContain(hidden);
    }
  });
});
