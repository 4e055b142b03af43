import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { codeAt, fromBase32, stepAt } from '#gateway/services/uac/second-factor/totp.ts';
import { checkTrail } from '#gateway/services/uac/super-login/check-trail.ts';
import { tellBroken } from '#gateway/services/uac/super-login/tell-broken.ts';
import { brokenTrailWords } from '#gateway/services/uac/super-login/texts/super-login-words.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { giveContact, type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const MINUTE = 60_000;
const plan = { company: 'North', account: 'lin', reason: '客户报错，需要复现', ticket: 'T-1' };

describe.each(databaseKinds)('a super login on %s', (kind) => {
  let gateway: TestGateway;
  let tenant: string;
  let people: ReachedPeople;
  let networks = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'chief', tenantIds: [tenant], isSuper: true });
    await buildPerson(gateway.database, { loginName: 'lin', tenantIds: [tenant] });
    // What goes to operators is sent by the platform.
    const hub = await buildEmptyTenant(gateway.database, 'hub');
    await buildPerson(gateway.database, { loginName: 'keeper', tenantIds: [hub], isSuper: true });
    await gateway.asOwner((client) =>
      client.query('update app.tenant set is_platform = true where id = $1', [hub]),
    );
    people = await reachPeople(gateway, 'keeper');
  });
  afterAll(async () => {
    people.close();
    await gateway.close();
  });

  /** An operator who proved a second factor, and has an address. */
  async function operator(loginName: string) {
    const person = { loginName, tenantIds: [tenant], isOperator: true };
    const id = await buildPerson(gateway.database, person);
    const email = `${loginName}@platform.example`;
    await giveContact(gateway.database, id, 'mail', email);
    const browser = gateway.browser();
    const place = { address: `10.31.${++networks}.7` };
    await browser.call(calls.login, { account: loginName, password }, place);
    const begun = await browser.call(calls.beginSecondFactor, {}, place);
    const secret = fromBase32(begun.answer.result?.secret ?? '');
    const code = codeAt(secret, stepAt(gateway.clock.now()));
    expect((await browser.call(calls.confirmSecondFactor, { code }, place)).code).toBe('ok');
    return { id, email, browser, place };
  }
  type Operator = Awaited<ReturnType<typeof operator>>;

  /** Asks for a code and reads it in the mail. */
  async function askCode({ browser, email, place }: Operator) {
    const asked = await browser.call(calls.sendSuperLoginCode, {}, place);
    expect(asked.code).toBe('ok');
    const code = (await people.codeFor(email)) ?? '';
    return { flow: asked.answer.result?.flow ?? '', code };
  }

  async function enter(one: Operator, changed: Partial<typeof plan> = {}) {
    const code = await askCode(one);
    return one.browser.call(calls.superLogin, { ...plan, ...changed, ...code }, one.place);
  }

  const turnLanguage = (browser: ShellClient) =>
    browser.call(calls.updatePreferences, { locale: 'en' });
  const keep = (browser: ShellClient) => browser.call(calls.keepTourSeen, {} as never);

  test('wants an operator, a second factor and the code of the own address', async () => {
    const chief = gateway.browser();
    await chief.signIn('chief');
    expect((await chief.call(calls.superLoginState, {})).code).toBe('noPermission');
    expect((await chief.call(calls.sendSuperLoginCode, {})).code).toBe('noPermission');
    const weak = { loginName: 'weak', tenantIds: [tenant], isOperator: true };
    await buildPerson(gateway.database, weak);
    const browser = gateway.browser();
    await browser.signIn('weak');
    expect((await browser.call(calls.sendSuperLoginCode, {})).code).toBe(
      'uac.secondFactorRequired',
    );
    const one = await operator('first-op');
    const other = await operator('other-op');
    const code = await askCode(other);
    const stolen = await one.browser.call(calls.superLogin, { ...plan, ...code }, one.place);
    expect(stolen.code).toBe('uac.codeWrong');
    const wrong = { ...plan, ...(await askCode(one)), code: '000000' };
    expect((await one.browser.call(calls.superLogin, wrong, one.place)).code).toBe('uac.codeWrong');
    gateway.clock.advance(MINUTE + 1000);
    expect((await enter(one, { account: 'other-op' })).code).toBe('badInput');
    gateway.clock.advance(MINUTE + 1000);
    expect((await enter(one, { company: 'nowhere' })).code).toBe('badInput');
  });

  test('reads as the person for half an hour, is announced and audited, and changes nothing (T40)', async () => {
    const one = await operator('reader');
    const entered = await enter(one);
    expect(entered.answer.result).toMatchObject({
      user: { account: 'lin', isOperator: false },
      superLogin: { operator: 'reader', mayWrite: false },
    });
    const { browser } = one;
    expect((await browser.call(calls.currentSession, {})).code).toBe('ok');
    for (const refused of [
      await turnLanguage(browser),
      await keep(browser),
      await browser.call(calls.validateAccountPassword, { password }),
      await browser.call(calls.switchTenant, { tenantId: tenant }),
    ]) {
      expect(refused.code).toBe('readOnlySession');
    }
    expect((await browser.call(calls.superLoginState, {})).code).toBe('noPermission');
    expect(
      (await browser.call(calls.appToken, { appCode: 'alpha', mountId: 'mount-0123456789' })).code,
    ).not.toBe('readOnlySession');

    const chief = gateway.browser();
    await chief.signIn('chief');
    const notices = await chief.call(calls.noticePage, {});
    expect(JSON.stringify(notices.answer.result)).toContain('reader');
    const trail = await gateway.database.withTransaction(
      { tenantId: tenant, accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('audit_event')
          .select('detail')
          .where('call', '=', calls.superLogin.name)
          .orderBy('at', 'desc')
          .execute(),
    );
    expect(trail.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ operator: one.id, reason: plan.reason, ticket: plan.ticket }),
    );

    for (let minute = 0; minute < 29; minute += 1) {
      gateway.clock.advance(MINUTE);
      expect((await browser.call(calls.currentSession, {})).code).toBe('ok');
    }
    gateway.clock.advance(MINUTE + 1000);
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
  });

  test('changes things once a second operator approved, but never how people sign in', async () => {
    const one = await operator('writer');
    const second = await operator('second');
    expect((await enter(one)).code).toBe('ok');
    const { answer } = await second.browser.call(calls.superLoginState, {}, second.place);
    const running = answer.result?.running.find(({ operator: name }) => name === 'writer');
    expect(running).toMatchObject({ isOwn: false, isApproved: false });
    const id = running?.id ?? '';
    const approve = () => second.browser.call(calls.approveSuperLogin, { id }, second.place);
    expect((await approve()).code).toBe('ok');
    expect((await approve()).code).toBe('notFound');
    const session = await one.browser.call(calls.currentSession, {});
    expect(session.answer.result?.superLogin?.mayWrite).toBe(true);
    expect((await keep(one.browser)).code).not.toBe('readOnlySession');
    expect((await turnLanguage(one.browser)).code).toBe('readOnlySession');
    const invited = { name: 'Anna', email: 'anna@supplier.example' };
    for (const [call, request] of [
      [calls.inviteSupplierLogin, { ...invited, supplierId: id }],
      [calls.resendSupplierLogin, { accountId: id }],
      [calls.turnSupplierLogin, { accountId: id, locked: false }],
      [calls.inviteEntrant, { id }],
    ] as const) {
      expect((await one.browser.send(call, request)).code).toBe('readOnlySession');
    }
    // A proof of the person is not the operator's to give: what wants one is closed, and what is read goes on.
    const asked = [
      [calls.makeAgentToken, { name: 'tried', scope: 'read', days: 7 }],
      [calls.startTask, { kind: 'salary.salaryFileExport', payload: {} }],
    ] as const;
    for (const [call, request] of asked) {
      expect((await one.browser.send(call, request)).code).toBe('readOnlySession');
    }
    const reads = [
      [calls.declarationFile, { month: '2001-01-01', form: 'wages' }],
      [calls.salaryFileExport, {}],
    ] as const;
    for (const [call, request] of reads) {
      expect(['readOnlySession', 'uac.confirmNeeded']).not.toContain(
        (await one.browser.send(call, request)).code,
      );
    }
    expect((await one.browser.call(calls.logout, {})).code).toBe('ok');
    expect((await one.browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
  });

  test('leaves a chain in the trail, in which an event that is changed or taken out shows (T40)', async () => {
    const place = { tenantId: tenant, accountId: null };
    const check = () =>
      gateway.database.withTransaction(place, 'write', (transaction) =>
        checkTrail(transaction, tenant),
      );
    const one = await operator('chained');
    expect((await enter(one)).code).toBe('ok');
    const ids = await linesOfTrail();
    const middle = ids.at(-2) ?? '';
    expect(ids.length).toBeGreaterThan(2);
    expect(await check()).toEqual({ lines: ids.length, broken: null });

    await gateway.asOwner((client) =>
      client.query("update app.audit_event set target = target || '!' where id = $1", [middle]),
    );
    expect((await check()).broken?.eventId).toBe(middle);
    await gateway.asOwner((client) =>
      client.query("update app.audit_event set target = rtrim(target, '!') where id = $1", [
        middle,
      ]),
    );
    expect((await check()).broken).toBeNull();
    await gateway.asOwner((client) =>
      client.query('delete from app.audit_event where id = $1', [middle]),
    );
    expect((await check()).broken?.eventId).toBe(middle);

    const tell = () =>
      gateway.database.withTransaction(place, 'write', async (transaction) => {
        const { broken } = await checkTrail(transaction, tenant);
        const context = { database: transaction, tenantId: tenant, now: gateway.clock.now };
        if (broken !== null) await tellBroken(context, broken);
      });
    await tell();
    await tell();
    const notices = await gateway.asOwner((client) =>
      client.query('select body_en from app.notice where title_en = $1', [
        brokenTrailWords.en.title,
      ]),
    );
    expect(notices.rows).toEqual([{ body_en: brokenTrailWords.en.body(middle) }]);

    // A line without its event and the line after a line that is gone show alike.
    await gateway.asOwner((client) =>
      client.query('delete from app.super_login_line where event_id = $1', [middle]),
    );
    expect((await check()).broken?.eventId).toBe(ids.at(-1));
  });

  async function linesOfTrail(): Promise<string[]> {
    const { rows } = await gateway.asOwner((client) =>
      client.query<{ event_id: string }>(
        'select event_id from app.super_login_line where tenant_id = $1 order by position',
        [tenant],
      ),
    );
    return rows.map(({ event_id: id }) => id);
  }

  test('leaves the browsers of the person signed in', async () => {
    const lin = gateway.browser();
    await lin.signIn('lin');
    const one = await operator('visitor');
    expect((await enter(one)).code).toBe('ok');
    expect((await lin.call(calls.currentSession, {})).code).toBe('ok');
  });
});
