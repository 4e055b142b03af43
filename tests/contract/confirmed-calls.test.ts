import { describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { confirmedCalls, namesProof } from '#gateway/http/confirmed-calls.ts';
import { codeAt, fromBase32, stepAt } from '#gateway/services/uac/second-factor/totp.ts';
import { fittingRequests } from '#tests/support/call-policy/examples.ts';
import { deliveryRequests } from '#tests/support/delivery-requests.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { fieldChoices } from '#tests/support/request-maker.ts';
import { AppClient } from '#tests/support/shell-client.ts';
import { everything } from '#tests/support/vendor-app.ts';

/** An id that names no row. */
const absent = '01999999-9999-7999-8999-999999999999';
const needed = 'uac.confirmNeeded';
const operators: readonly string[] = [
  calls.superLogin.name,
  calls.approveSuperLogin.name,
  calls.resetAdministrator.name,
  calls.addCompany.name,
  calls.decideRegistration.name,
  calls.decideApp.name,
  calls.enableApp.name,
  calls.grantApp.name,
];
const employees: readonly string[] = [
  calls.openMySlip.name,
  calls.mySlipFile.name,
  calls.myTaxYear.name,
  calls.myTaxFile.name,
];

const code = '123456';
const used = { new: { flow: 'a'.repeat(43), code } };
/** Requests of a shape that no sweep makes. */
const shaped: Readonly<Record<string, Record<string, unknown>>> = {
  ...deliveryRequests,
  ...fittingRequests,
  [calls.startTask.name]: { kind: 'salary.salaryFileExport', payload: {} },
  [calls.saveSignInRules.name]: {
    version: 1,
    rules: {
      challenge: 'afterTries',
      secondFactor: 'offered',
      codes: 'offered',
      passwords: 'mixed',
    },
  },
  [calls.saveAgentSettings.name]: {
    mode: 'off',
    baseUrl: '',
    model: '',
    dataClasses: [],
    purpose: '',
  },
  [calls.decideApp.name]: { code: 'none', version: 1, decision: 'approved', ...everything },
  [calls.resetMobile.name]: used,
  [calls.bindEmail.name]: used,
  [calls.confirmSecondFactor.name]: { code },
  [calls.removeSecondFactor.name]: { code },
  [calls.renewRecoveryCodes.name]: { code },
  [calls.declarationFile.name]: { month: '2001-01-01', form: 'wages' },
  [calls.makeAgentToken.name]: { name: 'tried', scope: 'read', days: 7 },
};

/** Somebody who may speak the call. */
function speakerOf({ name }: AnyCall): string {
  if (operators.includes(name)) return 'operator';
  return employees.includes(name) ? 'staff' : 'admin';
}

eachDemo('calls that want a proof', (current) => {
  const requestOf = (call: AnyCall): Record<string, unknown> =>
    shaped[call.name] ??
    Object.fromEntries(
      fieldChoices(call, [absent]).map(({ name, fitting: [first] }) => [name, first]),
    );

  test('are those that say so', () => {
    const saying = Object.values<AnyCall>(calls).filter(namesProof);
    expect(saying.map(({ name }) => name).toSorted()).toEqual(
      confirmedCalls.map(({ name }) => name).toSorted(),
    );
  });

  test.each(confirmedCalls.map((call) => [call.name, call] as const))(
    '%s is refused when the password was typed too long ago, and goes on once it is typed',
    async (_, call) => {
      const { gateway } = current();
      const browser = gateway.browser();
      await browser.signIn(speakerOf(call));
      const ask = async () => (await browser.send(call, requestOf(call))).code;
      gateway.clock.advance(6 * 60_000);
      expect(await ask()).toBe(needed);
      await browser.prove();
      expect(await ask()).not.toBe(needed);
    },
  );

  test('ask nothing of who may not speak them at all', async () => {
    const { gateway } = current();
    const browser = gateway.browser();
    await browser.signIn('staff');
    gateway.clock.advance(6 * 60_000);
    for (const call of [calls.saveRole, calls.inviteAccount, calls.saveConnector, calls.superLogin])
      expect([call.name, (await browser.send(call, requestOf(call))).code]).toEqual([
        call.name,
        'noPermission',
      ]);
  });

  test('are tasks only where they write what people earn', async () => {
    const { gateway } = current();
    const browser = await current().browser('admin');
    gateway.clock.advance(6 * 60_000);
    const start = async (kind: string) =>
      (await browser.send(calls.startTask, { kind, payload: { columns: ['name'] } })).code;
    expect(await start('joyhr.rosterExport')).toBe('ok');
    expect(await start('joyhr.certificateExport')).not.toBe(needed);
    for (const kind of ['salary.payEntryExport', 'joyhr.bankAccountExport', 'etax.taxpayerExport'])
      expect([kind, await start(kind)]).toEqual([kind, needed]);
  });

  test('leave one line in the trail when they are refused, reads included', async () => {
    const { gateway } = current();
    const browser = await current().browser('admin');
    gateway.clock.advance(6 * 60_000);
    const read = calls.salaryFileExport;
    const lines = async (): Promise<number> => {
      const { rows } = await gateway.asOwner((client) =>
        client.query(
          `select outcome from app.audit_event
          where call = $1 and outcome = 'denied' and detail ->> 'code' = $2 and at > $3`,
          [read.name, needed, new Date(gateway.clock.now().getTime() - 60_000)],
        ),
      );
      return rows.length;
    };
    for (const _ of [1, 2, 3])
      expect((await browser.send(read, requestOf(read))).code).toBe(needed);
    expect(await lines()).toBe(1);
    gateway.clock.advance(5 * 60_000);
    expect((await browser.send(read, requestOf(read))).code).toBe(needed);
    expect(await lines()).toBe(1);
  });

  test('are not opened by the id that the session had before the proof', async () => {
    const browser = await current().browser('admin');
    const before = new Map(browser.cookies);
    await browser.prove();
    const thief = current().gateway.browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.call(calls.currentSession, {})).code).toBe('loginInvalid');
    expect((await browser.call(calls.currentSession, {})).code).toBe('ok');
  });

  test('are proven by the portal alone, never by an app', async () => {
    const { gateway } = current();
    const shell = await current().browser('hr');
    const origin = `http://beta.atrium.localhost:${gateway.settings.port}`;
    const app = new AppClient(gateway.server, origin, await shell.token('beta'));
    for (const call of [calls.validateAccountPassword, calls.confirmWay])
      expect((await app.send(call, { password: 'guess' })).code).toBe('noPermission');
  });
});

describe('what counts as a proof', () => {
  eachDemo('an account', (current) => {
    const change = (values: object, account: string) =>
      current().gateway.asOwner((client) =>
        client.query(
          `update app.session s set ${Object.keys(values)
            .map((name, index) => `${name} = $${index + 2}`)
            .join(', ')}
          from app.account a where a.id = s.account_id and a.login_name = $1`,
          [account, ...Object.values(values)],
        ),
      );
    const wayOf = async (account: string) =>
      (await (await current().browser(account)).call(calls.confirmWay, {})).answer.result;
    const open = async (account: string) =>
      (await (await current().browser(account)).send(calls.myTaxYear, { year: '2001' })).code;

    test('a sign-in by another way opens the own pay for minutes, and nothing else', async () => {
      await (await current().browser('staff')).prove();
      expect(await open('staff')).toBe('ok');
      const { clock, services } = current().gateway;
      for (const [method, code] of [
        ...(['sms', 'mail', 'oidc', 'enterprise'] as const).map((one) => [one, 'ok'] as const),
        ...(['remembered', 'qr', 'token', 'old'] as const).map((one) => [one, needed] as const),
      ]) {
        await change({ password_at: null, method, authenticated_at: clock.now() }, 'staff');
        services.sessions.forget();
        expect(await wayOf('staff')).toEqual({ way: 'password', confirmedUntil: null });
        expect([method, await open('staff')]).toEqual([method, code]);
        const revoked = await (await current().browser('staff')).call(calls.revokeSession, {});
        expect(revoked.code).toBe(needed);
      }
      await change({ method: 'sms' }, 'staff');
      services.sessions.forget();
      clock.advance(6 * 60_000);
      expect(await open('staff')).toBe(needed);
    });

    test('a code of the second factor is one for an account without a password, and never beside one', async () => {
      const { clock, asOwner } = current().gateway;
      const browser = await current().browser('admin');
      const begun = await browser.call(calls.beginSecondFactor, {});
      const secret = fromBase32(begun.answer.result?.secret ?? '');
      const next = () => {
        clock.advance(30_000);
        return codeAt(secret, stepAt(clock.now()));
      };
      expect((await browser.call(calls.confirmSecondFactor, { code: next() })).code).toBe('ok');
      const prove = async (shown: string) =>
        (await browser.call(calls.validateAccountPassword, { code: shown })).code;
      await browser.prove();
      clock.advance(4 * 60_000);
      expect((await browser.call(calls.renewRecoveryCodes, { code: next() })).code).toBe('ok');
      clock.advance(60_000);
      expect((await browser.call(calls.renewRecoveryCodes, { code: next() })).code).toBe(needed);
      expect(await prove(next())).toBe('uac.secondFactorWrong');
      await asOwner((client) =>
        client.query("update app.account set password_hash = null where login_name = 'admin'"),
      );
      expect(await wayOf('admin')).toEqual({ way: 'code', confirmedUntil: null });
      const shown = next();
      expect(await prove(shown)).toBe('ok');
      expect(await wayOf('admin')).toMatchObject({ confirmedUntil: expect.any(String) });
      // It works once here too.
      expect(await prove(shown)).toBe('uac.secondFactorWrong');
    });

    test('an account without a password proves by a sign-in of the last minutes, and is never stuck', async () => {
      await change({ password_at: null, authenticated_at: current().gateway.clock.now() }, 'staff');
      await current().gateway.asOwner((client) =>
        client.query("update app.account set password_hash = null where login_name = 'staff'"),
      );
      current().gateway.services.sessions.forget();
      expect(await wayOf('staff')).toMatchObject({
        way: 'signIn',
        confirmedUntil: expect.any(String),
      });
      expect(await open('staff')).toBe('ok');
      current().gateway.clock.advance(6 * 60_000);
      expect(await wayOf('staff')).toEqual({ way: 'signIn', confirmedUntil: null });
      expect(await open('staff')).toBe(needed);
      const browser = await current().browser('staff');
      // A password that is not there is matched by none, the empty one and a code of no app included.
      for (const typed of [
        { password: 'x' },
        { code: '123456' },
        {},
        { password: 'x', code: '123456' },
      ])
        expect((await browser.send(calls.validateAccountPassword, typed)).code).not.toBe('ok');
    });
  });
});
