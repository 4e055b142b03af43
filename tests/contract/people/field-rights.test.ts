import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { FieldAccess, RangeKind } from '#gateway/kernel/people/role-rights.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

interface RolePlan {
  readonly range: RangeKind;
  readonly functions: readonly string[];
  readonly fields?: Readonly<Record<string, FieldAccess>>;
}

const nobody = '01890000-0000-7000-8000-000000000000';

/** Makes an account for an employee of the demo, with roles of its own. */
async function buildEmployee(
  { gateway, ask }: DemoGateway,
  loginName: string,
  employee: string,
  roles: readonly RolePlan[],
): Promise<void> {
  const tenantId = (await ask('admin', calls.currentSession, {})).tenant.id;
  const { rows } = await ask('admin', calls.rosterPage, { keyword: employee });
  const account_id = await buildPerson(gateway.database, { loginName, tenantIds: [tenantId] });
  const place = { tenantId, accountId: null };
  await gateway.database.withTransaction(place, 'write', async (transaction) => {
    await transaction
      .updateTable('membership')
      .set({ employment_id: rows[0]?.id ?? nobody })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', account_id)
      .execute();
    for (const { range, functions, fields = {} } of roles) {
      const role = { tenant_id: tenantId, role_id: uuid7() };
      const code = role.role_id;
      await transaction
        .insertInto('role')
        .values({ tenant_id: tenantId, id: role.role_id, code, name_zh: code, name_en: code })
        .execute();
      await transaction
        .insertInto('role_member')
        .values({ ...role, account_id })
        .execute();
      await transaction
        .insertInto('data_range')
        .values({ ...role, kind: range, organ_ids: [] })
        .execute();
      for (const function_id of functions) {
        await transaction
          .insertInto('role_function')
          .values({ ...role, function_id })
          .execute();
      }
      for (const [field, access] of Object.entries(fields)) {
        await transaction
          .insertInto('field_rule')
          .values({ ...role, biz_type: 'employee', field, access })
          .execute();
      }
    }
  });
}

/** Everybody's own record, as an employee keeps it. */
const self: RolePlan = {
  range: 'self',
  functions: ['personnel.employee', 'personnel.employee.edit'],
  fields: { phone: 'write', workPlace: 'read', gradeCode: 'read', birthDate: 'read' },
};

eachDemo('what a role may not see or reach', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  test('nobody changes the own job or bank account by way of a role that is about others', async () => {
    const { user } = await demo.ask('hr', calls.currentSession, {});
    const employmentId = user.employmentId ?? nobody;
    const { version, rights, can } = await demo.ask('hr', calls.getEmployee, { employmentId });
    expect(can.edit).toBe(true);
    expect(rights).toMatchObject({ phone: 'write', gradeCode: 'read', bankAccount: 'read' });
    const client = await demo.browser('hr');
    for (const changes of [{ gradeCode: 'P10' }, { bankAccount: '6222000011112222' }]) {
      const { code } = await client.call(calls.updateEmployee, { employmentId, version, changes });
      expect(code).toBe('noFieldPermission');
    }
    const others = await demo.ask('hr', calls.rosterPage, { keyword: '高子涵' });
    const other = await demo.ask('hr', calls.getEmployee, {
      employmentId: others.rows[0]?.id ?? nobody,
    });
    expect(other.rights).toMatchObject({ gradeCode: 'write', bankAccount: 'read' });
  });

  test('nobody moves a person to an organisation out of the own reach', async () => {
    await buildEmployee(demo, 'mover', '高子涵', [
      {
        range: 'own_organ_and_below',
        functions: ['personnel.roster', 'personnel.employee', 'personnel.employee.edit'],
        fields: { organId: 'write' },
      },
      self,
    ]);
    const [company] = await demo.ask('admin', calls.organTree, {});
    const before = await demo.ask('mover', calls.rosterPage, {});
    const employmentId = before.rows.find(({ name }) => name !== '高子涵')?.id ?? nobody;
    const { version } = await demo.ask('mover', calls.getEmployee, { employmentId });
    const client = await demo.browser('mover');
    const { code, answer } = await client.call(calls.updateEmployee, {
      employmentId,
      version,
      changes: { organId: company?.id ?? nobody },
    });
    expect(code).toBe('badInput');
    expect(answer.fields).toMatchObject([{ path: 'changes.organId', issue: 'choice' }]);
    expect((await demo.ask('mover', calls.rosterPage, {})).total).toBe(before.total);
  });

  describe('a head of department who sees birthdays without their year', () => {
    test('cannot find the year by asking for the ages of other days', async () => {
      const client = await demo.browser('manager');
      for (const asOf of [addDays(demo.today, -1), addDays(demo.today, 400)]) {
        const { code, answer } = await client.call(calls.agePyramid, { asOf });
        expect(code).toBe('noFieldPermission');
        expect(answer.fields).toMatchObject([{ path: 'asOf', issue: 'readOnly' }]);
      }
      expect((await client.call(calls.agePyramid, {})).code).toBe('ok');
      expect((await client.call(calls.agePyramid, { asOf: demo.today })).code).toBe('ok');
    });

    test('leaves those who see the whole day to any day', async () => {
      const asOf = addDays(demo.today, -400);
      expect((await demo.ask('hr', calls.agePyramid, { asOf })).asOf).toBe(asOf);
    });
  });

  describe('a role that hides grade, post and work place', () => {
    let leader = '';
    beforeAll(async () => {
      const organs = await demo.ask('admin', calls.organTree, {});
      leader = organs.find(({ name }) => name === '平台组')?.leaderName ?? '';
      await buildEmployee(demo, 'blinkered', leader, [
        {
          range: 'own_organ_and_below',
          functions: ['ums.structure', 'personnel.roster', 'bi.workforce'],
          fields: {
            gradeCode: 'hidden',
            postId: 'hidden',
            workPlace: 'hidden',
            birthDate: 'hidden',
          },
        },
        self,
      ]);
    });

    test('hides them in the list of an organisation too', async () => {
      const [organ] = await demo.ask('blinkered', calls.organTree, {});
      const organId = organ?.id ?? nobody;
      const { rows } = await demo.ask('blinkered', calls.organPeople, { organId, rows: 200 });
      const others = rows.filter(({ name }) => name !== leader);
      expect(others.length).toBeGreaterThan(0);
      expect(others.every((row) => row.gradeCode === null && row.postName === null)).toBe(true);
      expect(rows.find(({ name }) => name === leader)?.gradeCode).toBeTruthy();
    });

    test('offers none of their work places to choose from', async () => {
      expect((await demo.ask('blinkered', calls.rosterChoices, {})).workPlaces).toEqual([]);
    });

    test('answers no figure made of hidden birth dates', async () => {
      const client = await demo.browser('blinkered');
      expect((await client.call(calls.agePyramid, {})).code).toBe('noFieldPermission');
    });
  });

  test('a save that waited while the person was moved away is not made', async () => {
    await buildEmployee(demo, 'waiting', '罗一鸣', [
      {
        range: 'own_organ_and_below',
        functions: ['personnel.roster', 'personnel.employee', 'personnel.employee.edit'],
        fields: { email: 'write' },
      },
    ]);
    const { user, tenant } = await demo.ask('waiting', calls.currentSession, {});
    const { rows } = await demo.ask('waiting', calls.rosterPage, {});
    const colleague = rows.find(
      ({ id, status }) => id !== user.employmentId && status === 'active',
    );
    const employmentId = colleague?.id ?? nobody;
    const { version } = await demo.ask('waiting', calls.getEmployee, { employmentId });
    const [company] = await demo.ask('admin', calls.organTree, {});
    const client = await demo.browser('waiting');
    const moved = Promise.withResolvers<void>();
    const waits = Promise.withResolvers<void>();
    const move = demo.gateway.database.withTransaction(
      { tenantId: tenant.id, accountId: null },
      'write',
      async (transaction) => {
        await transaction
          .updateTable('employment')
          .set({ version: version + 1 })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', employmentId)
          .execute();
        await transaction
          .updateTable('job_row')
          .set({ organ_id: company?.id ?? nobody, position_id: null })
          .where('tenant_id', '=', tenant.id)
          .where('employment_id', '=', employmentId)
          .execute();
        moved.resolve();
        await waits.promise;
      },
    );
    await moved.promise;
    const save = client.call(calls.updateEmployee, {
      employmentId,
      version: version + 1,
      changes: { email: 'late@harbour.example' },
    });
    setTimeout(waits.resolve, 500);
    await move;
    expect((await save).code).toBe('notFound');
  });

  test('whoever sees only the own organisation sees no positions below it', async () => {
    await buildEmployee(demo, 'architect', '顾承泽', [
      { range: 'self', functions: ['ums.structure'] },
    ]);
    const [organ, ...others] = await demo.ask('architect', calls.organTree, {});
    const organId = organ?.id ?? nobody;
    expect(others).toEqual([]);
    const request = { organId, includeBelow: '1', rows: 200 } as const;
    const all = await demo.ask('admin', calls.positions, request);
    const seen = await demo.ask('architect', calls.positions, request);
    expect(new Set(all.rows.map(({ organName }) => organName)).size).toBeGreaterThan(1);
    expect(new Set(seen.rows.map(({ organName }) => organName))).toEqual(new Set([organ?.name]));
    expect(seen.total).toBe(seen.rows.length);
    expect((await demo.ask('architect', calls.organDetail, { organId })).childCount).toBe(0);
  });

  test('a head of department who has left reaches nobody there any more', async () => {
    const organs = await demo.ask('admin', calls.organTree, {});
    const leader = organs.find(({ name }) => name === '测试组')?.leaderName ?? '';
    await buildEmployee(demo, 'alumna', leader, [
      { range: 'own_organ_and_below', functions: ['personnel.roster'] },
      self,
    ]);
    expect((await demo.ask('alumna', calls.rosterPage, {})).total).toBeGreaterThan(1);
    const { user, tenant } = await demo.ask('alumna', calls.currentSession, {});
    await demo.gateway.database.withTransaction(
      { tenantId: tenant.id, accountId: null },
      'write',
      (transaction) =>
        transaction
          .updateTable('employment')
          .set({ left_on: demo.today, left_reason: 'resignation' })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', user.employmentId ?? nobody)
          .execute(),
    );
    const { rows } = await demo.ask('alumna', calls.rosterPage, {});
    expect(rows.map(({ name }) => name)).toEqual([leader]);
  });

  test('an export is written down: by whom, how many rows, which columns', async () => {
    const client = await demo.browser('hr');
    const columns: ('name' | 'phone')[] = ['name', 'phone'];
    const { bytes } = await client.call(calls.rosterExport, { columns, format: 'csv' });
    const { user, tenant } = await demo.ask('hr', calls.currentSession, {});
    const rows = await demo.gateway.database.withTransaction(
      { tenantId: tenant.id, accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('audit_event')
          .select(['account_id', 'target', 'outcome', 'detail'])
          .where('tenant_id', '=', tenant.id)
          .where('call', '=', calls.rosterExport.name)
          .execute(),
    );
    const count = bytes.toString().trim().split('\r\n').length - 1;
    expect(rows).toMatchObject([
      {
        account_id: user.id,
        target: 'roster',
        outcome: 'ok',
        detail: { rows: count, columns, format: 'csv' },
      },
    ]);
  });
});
