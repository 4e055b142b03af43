import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { makeStartCode, needsFirstStart } from '#gateway/services/tum/start-codes.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

type Request = RequestOf<typeof calls.firstStart>;

const password = 'Quiet-River-7';
const operator = { loginName: 'root', name: '运营', password, locale: 'zh-CN' as const };
const company = {
  name: '青山科技有限公司',
  code: 'qingshan',
  systemCode: '' as const,
  place: '杭州',
  locale: 'zh-CN' as const,
  timeZone: 'Asia/Shanghai',
};
const administrator = { name: '陈静', loginName: 'chenjing' };

const requestWith = (secret: string, changes: Partial<Request> = {}): Request => ({
  secret,
  operator,
  company,
  administrator,
  ...changes,
});

async function codeOf(gateway: TestGateway): Promise<string> {
  const { settings, database, clock } = gateway;
  const address = await makeStartCode(database, settings.publicOrigin, clock.now());
  return address.split('#')[1] ?? '';
}

/** Chooses a password by a link and signs in; returns the browser. */
async function join(gateway: TestGateway, address: string, account: string): Promise<ShellClient> {
  const browser = gateway.browser();
  const secret = address.split('#')[1] ?? '';
  await browser.call(calls.choosePassword, { secret, password });
  expect((await browser.call(calls.login, { account, password })).code).toBe('ok');
  return browser;
}

for (const kind of databaseKinds) {
  const withGateway = (title: string, body: (gateway: TestGateway) => Promise<void>): void =>
    test(`${title} on ${kind}`, async () => {
      const gateway = await openTestGateway({ kind });
      await body(gateway).finally(() => gateway.close());
    });

  withGateway('an empty installation gets its operator and first company', async (gateway) => {
    expect(await needsFirstStart(gateway.database)).toBe(true);
    const secret = await codeOf(gateway);
    const browser = gateway.browser();
    const info = await browser.call(calls.startCodeInfo, { secret });
    expect(info.answer.result).toEqual({ kind: 'first' });
    const { answer } = await browser.call(calls.firstStart, requestWith(secret));
    const link = answer.result?.administrator?.link.address ?? '';
    expect(await needsFirstStart(gateway.database)).toBe(false);

    const admin = await join(gateway, link, administrator.loginName);
    const session = await admin.call(calls.currentSession, {});
    expect(session.answer.result).toMatchObject({
      user: { realName: '陈静', isSuper: true, isOperator: false },
      tenant: { code: 'qingshan', name: company.name },
    });
    const organs = await admin.call(calls.organTree, {});
    expect(organs.answer.result).toMatchObject([{ name: company.name, parentId: null }]);
    const roles = await admin.call(calls.rolePage, {});
    expect(roles.answer.result?.rows.map(({ code }) => code).toSorted()).toEqual([
      'administrator',
      'auditor',
      'employee',
      'hr',
      'manager',
      'pay-approver',
      'payroll',
    ]);

    const places = await admin.call(calls.workPlacePage, {});
    expect(places.answer.result?.rows.map(({ fields }) => fields.name)).toEqual(['杭州']);
    const dictionaries = await admin.call(calls.itemMapCategory, {});
    expect(dictionaries.answer.result?.length).toBeGreaterThan(2);

    const root = gateway.browser();
    const signedIn = await root.call(calls.login, { account: 'root', password });
    expect(signedIn.answer.result).toMatchObject({
      user: { isOperator: true, isSuper: false },
      tenant: { code: 'platform' },
    });
    const companies = await root.call(calls.companyPage, {});
    expect(companies.answer.result?.rows).toMatchObject([
      { code: 'qingshan', status: 'active', timeZone: 'Asia/Shanghai' },
    ]);
    expect((await admin.call(calls.companyPage, {})).code).toBe('noPermission');
  });

  withGateway(
    'a new company takes in its organisation, and people who joined years ago',
    async (gateway) => {
      const request = requestWith(await codeOf(gateway));
      const { answer } = await gateway.browser().call(calls.firstStart, request);
      const link = answer.result?.administrator?.link.address ?? '';
      const admin = await join(gateway, link, administrator.loginName);
      const lines = [
        'Code,Name,Above,From',
        'D-2,华东组,销售部,',
        `D-1,销售部,${company.name},`,
        `D-3,新零售部,${company.name},2020-01-01`,
      ];
      const file = new File([lines.join('\r\n')], 'organs.csv');
      const read = await admin.call(calls.importOrgans, { mode: 'save', file });
      expect(read.answer.result).toMatchObject({ created: 3, errors: [] });
      const organs = await admin.call(calls.organTree, {});
      const person = {
        name: '顾清和',
        idDocumentType: 'cn-id',
        idNumber: '110101199003077299',
      } as const;
      const job = { employmentType: 'full-time', joinedOn: '2015-03-02' } as const;
      const hire = async (place: string) => {
        const organ = organs.answer.result?.find(({ code }) => code === place)?.id ?? '';
        const values = { ...person, phone: '13800138123', gender: 'M', ...job, organ } as const;
        const made = await admin.call(calls.entryCreate, { values });
        const { id = '', version = 0 } = made.answer.result ?? {};
        return admin.call(calls.entryMove, { id, version, move: 'submit' });
      };
      expect((await hire('D-3')).answer.fields).toEqual([
        { path: 'changes.organ', issue: 'organNotThen' },
      ]);
      expect((await hire('D-2')).answer.result).toMatchObject({ state: 'effective' });
    },
  );

  withGateway('a code works once, and one of two browsers wins', async (gateway) => {
    const secret = await codeOf(gateway);
    const other = { ...operator, loginName: 'other-root' };
    const second = { company: { ...company, code: 'other' }, operator: other };
    const answers = await Promise.all([
      gateway.browser().call(calls.firstStart, requestWith(secret)),
      gateway.browser().call(
        calls.firstStart,
        requestWith(secret, {
          ...second,
          administrator: { name: '另一位', loginName: 'other-admin' },
        }),
      ),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'tum.startCodeInvalid']);
    const again = await gateway.browser().call(calls.startCodeInfo, { secret });
    expect(again.code).toBe('tum.startCodeInvalid');
    const { count } = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('account')
          .where('is_operator', '=', true)
          .select((row) => row.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(1);
  });

  withGateway('a newer code voids the earlier one, and none outlives its hour', async (gateway) => {
    const earlier = await codeOf(gateway);
    const later = await codeOf(gateway);
    const browser = gateway.browser();
    const voided = await browser.call(calls.firstStart, requestWith(earlier));
    expect(voided.code).toBe('tum.startCodeInvalid');
    expect((await browser.call(calls.startCodeInfo, { secret: later })).code).toBe('ok');
    gateway.clock.advance(61 * 60_000);
    expect((await browser.call(calls.firstStart, requestWith(later))).code).toBe(
      'tum.startCodeInvalid',
    );
    expect(await needsFirstStart(gateway.database)).toBe(true);
  });

  withGateway('guesses are slowed down, and keep nothing', async (gateway) => {
    await codeOf(gateway);
    const browser = gateway.browser();
    const guess = 'A'.repeat(43);
    const codes: string[] = [];
    for (let index = 0; index < 32; index += 1) {
      codes.push((await browser.call(calls.startCodeInfo, { secret: guess })).code ?? '');
    }
    expect(new Set(codes)).toEqual(new Set(['tum.startCodeInvalid', 'throttled']));
    expect(codes.at(-1)).toBe('throttled');
    expect((await browser.call(calls.firstStart, requestWith(guess))).code).toBe('throttled');
    expect(gateway.logged.join('')).not.toContain(guess);
  });

  withGateway('what is wrong is said at its field, and uses nothing up', async (gateway) => {
    const secret = await codeOf(gateway);
    const browser = gateway.browser();
    const weak = { operator: { ...operator, password: 'onlyletters' } };
    const { answer: refused } = await browser.call(calls.firstStart, requestWith(secret, weak));
    expect(refused.fields).toMatchObject([{ path: 'operator.password', issue: 'passwordKinds' }]);
    const common = { operator: { ...operator, password: 'Password123' } };
    const { answer: weakest } = await browser.call(calls.firstStart, requestWith(secret, common));
    expect(weakest.fields).toMatchObject([{ path: 'operator.password', issue: 'passwordCommon' }]);
    const zone = { company: { ...company, timeZone: 'Mars/Olympus' } };
    const { answer: odd } = await browser.call(calls.firstStart, requestWith(secret, zone));
    expect(odd.fields).toMatchObject([{ path: 'company.timeZone', issue: 'choice' }]);
    const same = { administrator: { ...administrator, loginName: operator.loginName } };
    const { answer: taken } = await browser.call(calls.firstStart, requestWith(secret, same));
    expect(taken.fields).toMatchObject([{ path: 'administrator.loginName', issue: 'taken' }]);
    const { company: _, ...rest } = requestWith(secret);
    const { answer: missing } = await browser.call(calls.firstStart, rest);
    expect(missing.fields).toMatchObject([{ path: 'company', issue: 'required' }]);
    expect(await needsFirstStart(gateway.database)).toBe(true);
    expect((await browser.call(calls.firstStart, requestWith(secret))).code).toBe('ok');
  });

  withGateway('who lost the operator makes another one, and no company', async (gateway) => {
    const first = await codeOf(gateway);
    await gateway.browser().call(calls.firstStart, requestWith(first));
    const root = gateway.browser();
    await root.call(calls.login, { account: 'root', password });

    const secret = await codeOf(gateway);
    const browser = gateway.browser();
    const info = await browser.call(calls.startCodeInfo, { secret });
    expect(info.answer.result).toEqual({ kind: 'operator' });
    const stranger = { operator: { ...operator, loginName: administrator.loginName } };
    const { answer: taken } = await browser.call(calls.firstStart, requestWith(secret, stranger));
    expect(taken.fields).toMatchObject([{ path: 'operator.loginName', issue: 'taken' }]);
    const changed = { operator: { ...operator, password: 'Other-River-8' } };
    const { answer } = await browser.call(calls.firstStart, requestWith(secret, changed));
    expect(answer.result).toEqual({ operator: { loginName: 'root' }, administrator: null });
    expect((await root.call(calls.currentSession, {})).code).toBe('loginInvalid');
    const old = await browser.call(calls.login, { account: 'root', password });
    expect(old.code).toBe('uac.wrongPassword');
    const account = { account: 'root', password: 'Other-River-8' };
    expect((await browser.call(calls.login, account)).code).toBe('ok');
    const companies = await browser.call(calls.companyPage, {});
    expect(companies.answer.result?.total).toBe(1);
  });

  withGateway('a first code does not make a second operator', async (gateway) => {
    const secret = await codeOf(gateway);
    await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction
        .insertInto('account')
        .values({
          id: '0199aaaa-0000-7000-8000-000000000001',
          login_name: 'earlier',
          display_name: 'Earlier',
          is_operator: true,
        })
        .execute(),
    );
    const { code } = await gateway.browser().call(calls.firstStart, requestWith(secret));
    expect(code).toBe('tum.startCodeInvalid');
  });
}
