import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { records } from '#gateway/services/records.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

type SavedRole = RequestOf<typeof calls.saveRole>;

const unknown = '01890000-0000-7000-8000-000000000000';

const recruiters: SavedRole = {
  code: 'recruiter',
  nameZh: '招聘专员',
  nameEn: 'Recruiter',
  note: '',
  range: 'self',
  organIds: [],
  functions: ['bi.workforce'],
  fields: [],
};

eachDemo('roles', (current) => {
  let demo: DemoGateway;
  let staff = '';
  beforeAll(async () => {
    demo = current();
    staff = (await demo.ask('staff', calls.currentSession, {})).user.id;
  });

  const codeOf = async (account: string, request: SavedRole) =>
    (await (await demo.browser(account)).call(calls.saveRole, request)).code;

  async function functionsOf(account: string): Promise<readonly string[]> {
    const { permissionData } = await demo.ask(account, calls.loginPermission, {});
    return permissionData.menus.map(({ functionId }) => functionId);
  }

  async function markOf(account: string): Promise<string> {
    return (await demo.ask(account, calls.loginPermission, {})).permissionData.mark;
  }

  /** Rights are remembered for less than a second. */
  const soonHas = (account: string, functionId: string) =>
    expect.poll(async () => (await functionsOf(account)).includes(functionId));

  async function newRole(changes: Partial<SavedRole> = {}): Promise<string> {
    const code = `role-${Math.random().toString(36).slice(2, 10)}`;
    return (await demo.ask('admin', calls.saveRole, { ...recruiters, code, ...changes })).roleId;
  }

  test('gives a person what a new role allows, raises the mark, and takes it away again', async () => {
    const before = await markOf('staff');
    expect(await functionsOf('staff')).not.toContain('bi.workforce');
    const roleId = await newRole();
    const nothing = { roleId, add: [], remove: [], addRules: [], removeRules: [] };
    await demo.ask('admin', calls.saveRoleMembers, { ...nothing, add: [staff] });
    await soonHas('staff', 'bi.workforce').toBe(true);
    expect(await demo.ask('staff', calls.hasPermissionMark, { appMark: before })).toBe(true);
    await demo.ask('admin', calls.saveRoleMembers, { ...nothing, remove: [staff] });
    await soonHas('staff', 'bi.workforce').toBe(false);
  });

  test('gives a role by organisation and post to those employed there, and lists by what', async () => {
    const { user } = await demo.ask('staff', calls.currentSession, {});
    const record = await demo.ask('admin', calls.getEmployee, {
      employmentId: user.employmentId ?? unknown,
    });
    const organId = String(record.fields.organId);
    const roleId = await newRole();
    const nothing = { roleId, add: [], remove: [], addRules: [], removeRules: [] };
    const rule = { organId, withBelow: true, postId: null };
    await demo.ask('admin', calls.saveRoleMembers, { ...nothing, addRules: [rule] });
    await soonHas('staff', 'bi.workforce').toBe(true);
    const { rows } = await demo.ask('admin', calls.findUserWithRole, { roleId });
    const role = await demo.ask('admin', calls.roleInfo, { roleId });
    const [first] = role.rules;
    expect(rows.find(({ accountId }) => accountId === staff)).toMatchObject({
      byName: false,
      ruleIds: [first?.id],
    });
    expect(first?.accounts).toBe(rows.length);
    const again = await (await demo.browser('admin')).call(calls.saveRoleMembers, {
      ...nothing,
      addRules: [rule],
    });
    expect(again.code).toBe('conflict');
    await demo.ask('admin', calls.saveRoleMembers, { ...nothing, removeRules: [first?.id ?? ''] });
    await soonHas('staff', 'bi.workforce').toBe(false);
  });

  test('refuses a taken code, an old version, and a range without its organisations', async () => {
    const taken = await (await demo.browser('admin')).call(calls.saveRole, {
      ...recruiters,
      code: 'hr',
    });
    expect(taken.answer.fields).toMatchObject([{ path: 'code', issue: 'taken' }]);
    const roleId = await newRole({ code: 'versioned' });
    const changed = { ...recruiters, code: 'versioned', roleId };
    await demo.ask('admin', calls.saveRole, { ...changed, version: 1, note: 'first' });
    expect(await codeOf('admin', { ...changed, version: 1 })).toBe('conflict');
    expect(await codeOf('admin', { ...changed, version: 2, range: 'custom' })).toBe('badInput');
    const foreign = { ...changed, version: 2, range: 'custom' as const, organIds: [unknown] };
    expect(await codeOf('admin', foreign)).toBe('notFound');
  });

  test('raises the mark when a rule starts to apply by a transfer', async () => {
    const roleId = await newRole({ functions: ['bi.workforce'] });
    const own = (await demo.ask('staff', calls.currentSession, {})).user.employmentId;
    const organs = await demo.ask('admin', calls.organTree, {});
    const organId = organs.find(({ kind }) => kind === 'team')?.id ?? organs.at(-1)?.id ?? '';
    const rule = { organId, postId: null, withBelow: false };
    const members = { roleId, add: [], remove: [], addRules: [rule], removeRules: [] };
    await demo.ask('admin', calls.saveRoleMembers, members);
    const mark = await markOf('staff');
    expect(await demo.ask('staff', calls.hasPermissionMark, { appMark: mark })).toBe(false);
    const before = await demo.gateway.asOwner(async (client) => {
      const { rows } = await client.query(
        'select organ_id from app.job_row where employment_id = $1 and to_on is null',
        [own],
      );
      const move =
        'update app.job_row set organ_id = $2 where employment_id = $1 and to_on is null';
      await client.query(move, [own, organId]);
      return rows[0]?.organ_id as string;
    });
    expect(await demo.ask('staff', calls.hasPermissionMark, { appMark: mark })).toBe(true);
    await demo.gateway.asOwner((client) =>
      client.query(
        'update app.job_row set organ_id = $2 where employment_id = $1 and to_on is null',
        [own, before],
      ),
    );
  });

  test('holds no function of the platform, whoever makes it', async () => {
    const platform = { ...recruiters, code: 'platform', functions: ['platform.apps'] };
    expect(await codeOf('admin', platform)).toBe('uac.beyondOwnRights');
  });

  test('keeps roles from those without the function, and from other companies', async () => {
    const roleId = await newRole();
    const codes = [];
    for (const account of ['staff', 'maple']) {
      const client = await demo.browser(account);
      codes.push((await client.call(calls.roleInfo, { roleId })).code);
    }
    expect(codes).toEqual(['noPermission', 'notFound']);
    const removed = await (await demo.browser('maple')).call(calls.removeRole, {
      roleId,
      version: 1,
    });
    expect(removed.code).toBe('notFound');
    expect(await codeOf('staff', recruiters)).toBe('noPermission');
    const asked = await (await demo.browser('staff')).call(calls.hasRole, {
      code: 'hr',
      accountId: (await demo.ask('hr', calls.currentSession, {})).user.id,
    });
    expect(asked.code).toBe('noPermission');
    expect(await demo.ask('staff', calls.hasRole, { code: 'employee' })).toBe(true);
    expect(await demo.ask('staff', calls.hasRole, { code: 'hr' })).toBe(false);
    expect(await demo.ask('staff', calls.hasDataRange, {})).toBe(false);
    expect(await demo.ask('manager', calls.hasDataRange, {})).toBe(true);
    expect(
      await demo.ask('manager', calls.hasDataRange, { functionId: 'system.bridge-calls' }),
    ).toBe(false);
  });

  test('shows the portal as another person sees it, with the role behind each right', async () => {
    const manager = (await demo.ask('manager', calls.currentSession, {})).user;
    const seen = await demo.ask('admin', calls.rightsOfAccount, { accountId: manager.id });
    const functions = seen.apps.flatMap(({ pages }) => pages.map(({ functionId }) => functionId));
    const own = await functionsOf('manager');
    expect([...new Set(functions)].toSorted()).toEqual(own.toSorted());
    const roster = seen.apps
      .flatMap(({ pages }) => pages)
      .find(({ functionId }) => functionId === 'personnel.roster');
    expect(roster?.by.map(({ roleName }) => roleName).toSorted()).toEqual([
      'Employee',
      'Head of department',
    ]);
    const { total } = await demo.ask('manager', calls.rosterPage, { status: ['active'] });
    expect(total).toBeGreaterThan(1);
    const below = seen.ranges.find(({ kind }) => kind === 'own_organ_and_below');
    expect(below?.people).toBeGreaterThanOrEqual(total);
    const { fields } = await demo.ask('manager', calls.listFieldRights, {
      bizTypeId: 'employee',
    });
    const ofEmployees = seen.fields.filter(({ bizType }) => bizType === 'employee');
    expect(ofEmployees.map(({ field, right }) => ({ field, right }))).toEqual(fields);
  });

  test('offers the fields of every record, and every record obeys them', async () => {
    const { types } = await demo.ask('admin', calls.roleChoices, {});
    const all = records.all.map(({ record }) => record.name);
    expect(types.map(({ bizType }) => bizType)).toEqual(['employee', ...all]);
    const fields = records.all.map(({ record }) => ({
      bizType: record.name,
      field: record.title,
      right: 'hidden' as const,
    }));
    const functions = ['bi.workforce', ...records.all.map(({ record }) => record.functionId)];
    const roleId = await newRole({ range: 'all', functions, fields });
    const code = await codeOf('admin', {
      ...recruiters,
      code: 'wrong-field',
      fields: [{ bizType: 'grade', field: 'nothing', right: 'read' }],
    });
    expect(code).toBe('badInput');
    const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
    const accountId = await buildPerson(demo.gateway.database, {
      loginName: 'ruled',
      tenantIds: [tenantId],
    });
    const nothing = { roleId, remove: [], addRules: [], removeRules: [] };
    await demo.ask('admin', calls.saveRoleMembers, { ...nothing, add: [accountId] });
    await soonHas('ruled', 'bi.workforce').toBe(true);
    for (const { record } of records.all) {
      const rights = await demo.ask('ruled', calls.listFieldRights, { bizTypeId: record.name });
      const title = rights.fields.find(({ field }) => field === record.title);
      expect([record.name, title?.right]).toEqual([record.name, 'hidden']);
    }
    const { hidden } = await demo.ask('ruled', calls.gradePage, {});
    expect(hidden).toEqual(['code']);
    const seen = await demo.ask('admin', calls.rightsOfAccount, { accountId });
    const grade = seen.fields.find(({ bizType, field }) => bizType === 'grade' && field === 'code');
    expect(grade).toMatchObject({ typeName: 'Grades', right: 'hidden', by: [{ roleId }] });
  });

  test('names everybody who sees a field of a record, as their own record calls do', async () => {
    const { user } = await demo.ask('staff', calls.currentSession, {});
    const employmentId = user.employmentId ?? unknown;
    for (const field of ['bankAccount', 'phone', 'grade'] as const) {
      const asked = { bizType: 'employee', employmentId, field } as const;
      if (field === 'grade') {
        const { code } = await (await demo.browser('admin')).call(calls.fieldReaders, asked);
        expect(code).toBe('badInput');
        continue;
      }
      const { readers } = await demo.ask('admin', calls.fieldReaders, asked);
      for (const account of ['hr', 'staff', 'manager']) {
        const { answer } = await (await demo.browser(account)).call(calls.getEmployee, {
          employmentId,
        });
        const reader = readers.find(({ loginName }) => loginName === account);
        expect(reader?.right ?? 'hidden').toBe(answer.result?.rights[field] ?? 'hidden');
      }
    }
  });

  test('names everybody who sees a field of a record about an employee, by the same rules', async () => {
    const { user } = await demo.ask('staff', calls.currentSession, {});
    const employmentId = user.employmentId ?? unknown;
    const { rows } = await demo.ask('admin', calls.bankAccountPage, { employment: employmentId });
    const [account] = rows;
    const asked = { bizType: 'bankAccount', employmentId, field: 'accountNo' } as const;
    const { readers } = await demo.ask('admin', calls.fieldReaders, asked);
    expect(readers.find(({ isSuper }) => isSuper)?.right).toBe('write');
    for (const name of ['hr', 'staff', 'manager']) {
      const browser = await demo.browser(name);
      const { answer } = await browser.call(calls.bankAccountGet, { id: account?.id ?? unknown });
      const reader = readers.find(({ loginName }) => loginName === name);
      expect([name, reader?.right ?? 'hidden']).toEqual([
        name,
        answer.result?.rights.accountNo ?? 'hidden',
      ]);
    }
    const admin = await demo.browser('admin');
    for (const wrong of [{ bizType: 'legalEntity' }, { field: 'nothing' }]) {
      const { code } = await admin.call(calls.fieldReaders, { ...asked, ...wrong });
      expect(code).toBe('badInput');
    }
  });

  test('removes a role from everybody and writes down what it was', async () => {
    const roleId = await newRole();
    await demo.ask('admin', calls.saveRoleMembers, {
      roleId,
      add: [staff],
      remove: [],
      addRules: [],
      removeRules: [],
    });
    await soonHas('staff', 'bi.workforce').toBe(true);
    await demo.ask('admin', calls.removeRole, { roleId, version: 1 });
    await soonHas('staff', 'bi.workforce').toBe(false);
    const { code } = await (await demo.browser('admin')).call(calls.roleInfo, { roleId });
    expect(code).toBe('notFound');
  });
});
