import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

type Invitation = RequestOf<typeof calls.inviteAccount>;

const password = 'Quiet-River-7';

eachDemo('accounts', (current) => {
  let demo: DemoGateway;
  let employeeRole = '';
  beforeAll(async () => {
    demo = current();
    const { rows } = await demo.ask('admin', calls.rolePage, { keyword: 'employee' });
    employeeRole = rows[0]?.id ?? '';
  });

  const person = (loginName: string, changes: Partial<Invitation> = {}): Invitation => ({
    loginName,
    name: '新来的人',
    locale: 'zh-CN',
    employmentId: null,
    roleIds: [employeeRole],
    ...changes,
  });
  const secretOf = (address: string) => address.split('#')[1] ?? '';
  const rowOf = async (loginName: string) =>
    (await demo.ask('admin', calls.accountPage, { keyword: loginName })).rows[0];

  async function join(loginName: string): Promise<string> {
    const { accountId, link } = await demo.ask('admin', calls.inviteAccount, person(loginName));
    const secret = secretOf(link.address);
    await demo.gateway.browser().call(calls.choosePassword, { secret, password });
    return accountId;
  }

  test('invites a person, who chooses a password once and signs in with the given role', async () => {
    const { link } = await demo.ask('admin', calls.inviteAccount, person('newcomer'));
    expect((await rowOf('newcomer'))?.status).toBe('invited');
    const secret = secretOf(link.address);
    const browser = demo.gateway.browser();
    const info = await browser.call(calls.passwordLinkInfo, { secret });
    expect(info.answer.result).toEqual({
      loginName: 'newcomer',
      name: '新来的人',
      isNew: true,
      passwords: 'mixed',
    });
    const weak = await browser.call(calls.choosePassword, { secret, password: 'onlyletters' });
    expect(weak.answer.fields).toMatchObject([{ path: 'password', issue: 'passwordKinds' }]);
    const [first, second] = await Promise.all([
      browser.call(calls.choosePassword, { secret, password }),
      demo.gateway.browser().call(calls.choosePassword, { secret, password: 'Other-River-8' }),
    ]);
    expect([first.code, second.code].toSorted()).toEqual(['ok', 'uac.linkInvalid']);
    const used = first.code === 'ok' ? password : 'Other-River-8';
    const signedIn = await browser.call(calls.login, { account: 'newcomer', password: used });
    expect(signedIn.code).toBe('ok');
    expect(await rowOf('newcomer')).toMatchObject({
      status: 'active',
      isManaged: true,
      roles: [{ id: employeeRole }],
    });
  });

  test('refuses a taken name and an employment that has an account', async () => {
    const admin = await demo.browser('admin');
    const taken = await admin.call(calls.inviteAccount, person('hr'));
    expect(taken.answer.fields).toMatchObject([{ path: 'loginName', issue: 'taken' }]);
    const { user } = await demo.ask('hr', calls.currentSession, {});
    const employmentId = user.employmentId;
    const second = await admin.call(calls.inviteAccount, person('second-hr', { employmentId }));
    expect(second.answer.fields).toMatchObject([{ path: 'employmentId', issue: 'taken' }]);
    expect(await rowOf('second-hr')).toBeUndefined();
  });

  test('disables an account, whose open session ends, and enables it again', async () => {
    const accountId = await join('leaver');
    const browser = demo.gateway.browser();
    await browser.call(calls.login, { account: 'leaver', password });
    await demo.ask('admin', calls.turnAccount, { accountId, enabled: '0' });
    await expect
      .poll(async () => (await browser.call(calls.loginPermission, {})).code)
      .toBe('accountChanged');
    const again = demo.gateway.browser();
    const refused = await again.call(calls.login, { account: 'leaver', password });
    expect(refused.code).toBe('uac.noTenant');
    await demo.ask('admin', calls.turnAccount, { accountId, enabled: '1' });
    expect((await again.call(calls.login, { account: 'leaver', password })).code).toBe('ok');
  });

  test('resets a password by a new link, which ends the old one and every session', async () => {
    const accountId = await join('forgetful');
    const browser = demo.gateway.browser();
    await browser.call(calls.login, { account: 'forgetful', password });
    const first = await demo.ask('admin', calls.resetAccount, { accountId });
    const { address } = await demo.ask('admin', calls.resetAccount, { accountId });
    const someone = demo.gateway.browser();
    const replaced = await someone.call(calls.passwordLinkInfo, {
      secret: secretOf(first.address),
    });
    expect(replaced.code).toBe('uac.linkInvalid');
    const secret = secretOf(address);
    const same = await someone.call(calls.choosePassword, { secret, password });
    expect(same.code).toBe('uac.samePassword');
    const changed = await someone.call(calls.choosePassword, { secret, password: 'New-River-88' });
    expect(changed.code).toBe('ok');
    expect((await browser.call(calls.loginPermission, {})).code).toBe('loginInvalid');
    const old = await someone.call(calls.login, { account: 'forgetful', password });
    expect(old.code).toBe('uac.wrongPassword');
  });

  test('does not take a link after seven days', async () => {
    const { link } = await demo.ask('admin', calls.inviteAccount, person('late'));
    const secret = secretOf(link.address);
    await demo.gateway.database.withOperatorTransaction({ accountId: null }, 'write', (operator) =>
      operator
        .updateTable('account_link')
        .set({ expires_at: new Date(0) })
        .execute(),
    );
    const { code } = await demo.gateway.browser().call(calls.passwordLinkInfo, { secret });
    expect(code).toBe('uac.linkInvalid');
  });

  test('lets nobody look after accounts with more rights, and none take over one of several companies', async () => {
    const { roleId } = await demo.ask('admin', calls.saveRole, {
      code: 'helpdesk',
      nameZh: '账号管理员',
      nameEn: 'Help desk',
      note: '',
      range: 'all',
      organIds: [],
      fields: [],
      functions: ['system.accounts', 'system.accounts.edit', 'system.roles', 'system.roles.edit'],
    });
    const accountId = await join('helper');
    await demo.ask('admin', calls.saveRoleMembers, {
      roleId,
      add: [accountId],
      remove: [],
      addRules: [],
      removeRules: [],
    });
    const helper = demo.gateway.browser();
    await helper.call(calls.login, { account: 'helper', password });
    const idOf = async (name: string) => (await demo.ask(name, calls.currentSession, {})).user.id;
    const codes = [];
    for (const name of ['hr', 'admin']) {
      const asked = { accountId: await idOf(name) };
      codes.push((await helper.call(calls.resetAccount, asked)).code);
      codes.push((await helper.call(calls.turnAccount, { ...asked, enabled: '0' })).code);
    }
    expect(codes).toEqual(Array(4).fill('uac.beyondOwnRights'));
    const self = await idOf('admin');
    const admin = await demo.browser('admin');
    const own = await admin.call(calls.turnAccount, { accountId: self, enabled: '0' });
    expect(own.code).toBe('uac.ownAccount');
    const shared = await admin.call(calls.resetAccount, { accountId: self });
    expect(shared.code).toBe('uac.accountNotManaged');
    const strange = { accountId: await idOf('maple'), enabled: '0' as const };
    const foreign = await (await demo.browser('admin')).call(calls.turnAccount, strange);
    expect(foreign.code).toBe('notFound');
  });

  test('tells the holder of a link five times at most that a password is the old one', async () => {
    const accountId = await join('guessed');
    const { address } = await demo.ask('admin', calls.resetAccount, { accountId });
    const guess = { secret: secretOf(address), password };
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { code } = await demo.gateway.browser().call(calls.choosePassword, guess);
        return code ?? '';
      }),
    );
    expect(codes.toSorted()).toEqual(
      [...Array(5).fill('uac.samePassword'), ...Array(3).fill('throttled')].toSorted(),
    );
  });

  test('is managed by no company once it belongs to two', async () => {
    const accountId = await join('shared');
    expect((await rowOf('shared'))?.isManaged).toBe(true);
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.membership (tenant_id, account_id)
         select id, $1 from app.tenant where code = 'maple'`,
        [accountId],
      ),
    );
    expect((await rowOf('shared'))?.isManaged).toBe(false);
    const admin = await demo.browser('admin');
    expect((await admin.call(calls.resetAccount, { accountId })).code).toBe(
      'uac.accountNotManaged',
    );
  });

  test('unlocks an account that wrong passwords have locked', async () => {
    const accountId = await join('locked');
    await demo.gateway.database.withOperatorTransaction({ accountId: null }, 'write', (operator) =>
      operator
        .updateTable('account')
        .set({ failed_sign_ins: 100 })
        .where('id', '=', accountId)
        .execute(),
    );
    expect((await rowOf('locked'))?.status).toBe('locked');
    const { total } = await demo.ask('admin', calls.accountPage, { status: ['locked'] });
    expect(total).toBe(1);
    await demo.ask('admin', calls.unlockAccount, { accountId });
    const { code } = await demo.gateway
      .browser()
      .call(calls.login, { account: 'locked', password });
    expect(code).toBe('ok');
  });

  test('lets a company find 20 taken names in an hour, and no list of them', async () => {
    const { database } = demo.gateway;
    const company = await buildEmptyTenant(database, 'many-names');
    await buildPerson(database, { loginName: 'inviter', tenantIds: [company], isSuper: true });
    const inviter = demo.gateway.browser();
    await inviter.signIn('inviter');
    const ask = async (loginName: string) =>
      (await inviter.call(calls.inviteAccount, person(loginName, { roleIds: [] }))).code;
    const many = await Promise.all(Array.from({ length: 24 }, () => ask('maple')));
    expect(many.filter((code) => code === 'badInput')).toHaveLength(20);
    expect(await ask('maple')).toBe('throttled');
    expect(await ask('nobody-has-this')).toBe('throttled');
  });

  test('lets a company find 20 taken phones and addresses in an hour, and no list of them', async () => {
    const { database } = demo.gateway;
    const company = await buildEmptyTenant(database, 'many-contacts');
    await buildPerson(database, { loginName: 'enterer', tenantIds: [company], isSuper: true });
    const accountId = await buildPerson(database, { loginName: 'entered', tenantIds: [company] });
    const enterer = demo.gateway.browser();
    await enterer.signIn('enterer');
    const ask = async (contact: { phone?: string; email?: string }) =>
      (await enterer.call(calls.saveAccountContacts, { accountId, ...contact })).code;
    // The address of somebody of another company.
    const taken = { email: 'hr@atrium.example' };
    for (let time = 0; time < 3; time += 1) {
      expect(await ask({ email: `free-${time}@people.example` })).toBe('ok');
    }
    const many = await Promise.all(Array.from({ length: 24 }, () => ask(taken)));
    expect(many.filter((code) => code === 'uac.contactTaken')).toHaveLength(20);
    expect(await ask(taken)).toBe('throttled');
    expect(await ask({ phone: '13800138099' })).toBe('throttled');
  });
});
