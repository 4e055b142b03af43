import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

type SavedRole = RequestOf<typeof calls.saveRole>;

const password = 'Harbour#2026';
const beyond = 'uac.beyondOwnRights';
const administration = [
  ...['system.roles', 'system.roles.edit', 'system.accounts', 'system.accounts.edit'],
];

let count = 0;
const roleOf = (changes: Partial<SavedRole>): SavedRole => {
  count += 1;
  return {
    code: `given-${count}`,
    nameZh: `角色${count}`,
    nameEn: `Role ${count}`,
    note: '',
    range: 'self',
    organIds: [],
    functions: [],
    fields: [],
    ...changes,
  };
};

eachDemo('an administrator who is no super user', (current) => {
  let demo: DemoGateway;
  let delegate: ShellClient;
  let ownRole: SavedRole;
  let ownRoleId = '';
  let department = '';
  let below = '';
  let other = '';

  /** A new account with roles, made by a super user. */
  async function join(loginName: string, roleIds: string[]): Promise<string> {
    const { accountId, link } = await demo.ask('admin', calls.inviteAccount, {
      loginName,
      name: '新来的人',
      locale: 'zh-CN',
      employmentId: null,
      roleIds,
    });
    const secret = link.address.split('#')[1] ?? '';
    await demo.gateway.browser().call(calls.choosePassword, { secret, password });
    return accountId;
  }

  const madeRole = async (changes: Partial<SavedRole>) =>
    (await demo.ask('admin', calls.saveRole, roleOf(changes))).roleId;

  const give = async (roleId: string, add: string[], remove: string[] = []) => {
    const members = { roleId, add, remove, addRules: [], removeRules: [] };
    return (await delegate.call(calls.saveRoleMembers, members)).code;
  };

  const save = async (changes: Partial<SavedRole>) =>
    (await delegate.call(calls.saveRole, roleOf(changes))).code;

  beforeAll(async () => {
    demo = current();
    const organs = await organsOf(demo);
    department = organs.find(({ name }) => name === '研发中心')?.id ?? '';
    below = organs.find(({ parentId }) => parentId === department)?.id ?? '';
    const parentId = organs.find(({ id }) => id === department)?.parentId;
    other = organs.find((one) => one.parentId === parentId && one.id !== department)?.id ?? '';
    ownRole = roleOf({
      range: 'custom',
      organIds: [department],
      functions: [...administration, 'personnel.roster'],
    });
    ({ roleId: ownRoleId } = await demo.ask('admin', calls.saveRole, ownRole));
    await join('delegate', [ownRoleId]);
    delegate = demo.gateway.browser();
    await delegate.call(calls.login, { account: 'delegate', password });
  });

  test('gives and takes a role that is within the own rights, and invites with it', async () => {
    const accountId = await join('plain', []);
    const within = roleOf({ range: 'custom', organIds: [below], functions: ['personnel.roster'] });
    const { answer } = await delegate.call(calls.saveRole, within);
    const roleId = answer.result?.roleId ?? '';
    expect(await give(roleId, [accountId])).toBe('ok');
    expect((await delegate.call(calls.roleInfo, { roleId })).answer.result?.mayEdit).toBe(true);
    expect(await give(roleId, [], [accountId])).toBe('ok');
    const invited = await delegate.call(calls.inviteAccount, {
      loginName: 'invited',
      name: '受邀',
      locale: 'zh-CN',
      employmentId: null,
      roleIds: [roleId],
    });
    expect(invited.code).toBe('ok');
    expect((await delegate.call(calls.removeRole, { roleId, version: 1 })).code).toBe('ok');
  });

  test('gives no function, no department and no field that they do not hold', async () => {
    const accountId = await join('climber', []);
    const functions = ['personnel.roster'];
    const place: Partial<SavedRole> = { range: 'custom', organIds: [department] };
    const phone = { bizType: 'employee', field: 'phone', right: 'read' } as const;
    const wider: Partial<SavedRole>[] = [
      { ...place, functions: ['bi.workforce'] },
      { range: 'all', functions },
      { range: 'custom', organIds: [other], functions },
      { ...place, functions, fields: [phone] },
    ];
    for (const changes of wider) {
      expect(await give(await madeRole(changes), [accountId])).toBe(beyond);
    }
    expect(await save({ functions: ['bi.workforce'] })).toBe(beyond);
  });

  test('does not widen a role that people have, the own one least of all', async () => {
    const phone = { bizType: 'employee', field: 'phone', right: 'write' } as const;
    const wider: Partial<SavedRole>[] = [
      { range: 'all', organIds: [] },
      { organIds: [department, other] },
      { fields: [phone] },
      { functions: [...ownRole.functions, 'personnel.employee'] },
    ];
    for (const changes of wider) {
      const changed = { ...ownRole, ...changes, roleId: ownRoleId, version: 1 };
      expect((await delegate.call(calls.saveRole, changed)).code).toBe(beyond);
    }
    const { answer } = await delegate.call(calls.roleInfo, { roleId: ownRoleId });
    expect(answer.result).toMatchObject({ version: 1, range: 'custom' });
  });

  test('opens no records to what another role of the person does', async () => {
    const figures = await madeRole({ functions: ['bi.workforce'] });
    const accountId = await join('two-roles', [figures]);
    const roleId = await madeRole({
      range: 'custom',
      organIds: [department],
      functions: ['personnel.roster'],
    });
    expect(await give(roleId, [accountId])).toBe(beyond);
  });

  test('makes nobody write their own record who cannot write theirs', async () => {
    const [row] = (await demo.ask('hr', calls.rosterPage, { organId: below })).rows;
    const accountId = await join('self-made', []);
    const linked = { accountId, employmentId: row?.id ?? '' };
    await demo.ask('admin', calls.linkEmployment, linked);
    const grade = { bizType: 'employee', field: 'gradeCode', right: 'write' } as const;
    const functions = ['personnel.roster', 'personnel.employee.edit'];
    const roleId = await madeRole({ functions, fields: [grade] });
    expect(await give(roleId, [accountId])).toBe(beyond);
  });

  test('takes nothing from those above, and no account of theirs', async () => {
    const hr = (await demo.ask('hr', calls.currentSession, {})).user.id;
    const admin = (await demo.ask('admin', calls.currentSession, {})).user.id;
    const { rows } = await demo.ask('admin', calls.rolePage, { keyword: 'hr' });
    expect(await give(rows[0]?.id ?? '', [], [hr])).toBe(beyond);
    for (const accountId of [hr, admin]) {
      // One after the other: on one core together they wait for each other longer than a call may.
      expect((await delegate.call(calls.resetAccount, { accountId })).code).toBe(beyond);
      expect((await delegate.call(calls.unlockAccount, { accountId })).code).toBe(beyond);
      const off = { accountId, enabled: '0' } as const;
      expect((await delegate.call(calls.turnAccount, off)).code).toBe(beyond);
      expect((await delegate.call(calls.linkEmployment, { accountId })).code).toBe(beyond);
    }
    expect(await give(ownRoleId, [admin])).toBe(beyond);
  });

  test('makes no rule that gives roles to people who come later', async () => {
    const roleId = await madeRole({ functions: ['personnel.roster'] });
    const rule = { organId: department, postId: null, withBelow: true };
    const members = { roleId, add: [], remove: [], addRules: [rule], removeRules: [] };
    expect((await delegate.call(calls.saveRoleMembers, members)).code).toBe(beyond);
    await demo.ask('admin', calls.saveRoleMembers, members);
    const changed = { ...roleOf({}), roleId, version: 1 };
    expect((await delegate.call(calls.saveRole, changed)).code).toBe(beyond);
    expect((await delegate.call(calls.removeRole, { roleId, version: 1 })).code).toBe(beyond);
  });
});

interface Organ {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

async function organsOf(demo: DemoGateway): Promise<readonly Organ[]> {
  const organs = await demo.ask('admin', calls.organTree, {});
  return organs.map(({ id, name, parentId }) => ({ id, name, parentId }));
}
