import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

/** Gives an account of the demo a role with these functions over everything, and rules for fields. */
async function giveAudit(demo: DemoGateway, account: string, functions: string[]): Promise<void> {
  const { rows } = await demo.ask('admin', calls.accountPage, { keyword: account });
  const { roleId } = await demo.ask('admin', calls.saveRole, {
    code: `auditor-${account}`,
    nameZh: '审计',
    nameEn: 'Auditor',
    note: '',
    functions,
    range: 'all',
    organIds: [],
    fields: [],
  });
  await demo.ask('admin', calls.saveRoleMembers, {
    roleId,
    add: [rows[0]?.id ?? ''],
    remove: [],
    addRules: [],
    removeRules: [],
  });
}

eachDemo('the audit trail', (current) => {
  test('says who did what with which record, and what it changed', async () => {
    const values = { code: 'A1', name: '审计职级', rank: 777 };
    const made = await current().ask('hr', calls.gradeCreate, { values });
    await current().ask('hr', calls.gradeUpdate, {
      id: made.id,
      version: 1,
      changes: { name: '改名职级' },
    });
    const { rows } = await current().ask('admin', calls.auditEventPage, {
      target: `grade:${made.id}`,
      direction: 'asc',
    });
    expect(rows).toMatchObject([
      { action: 'ums.grade.create', actionName: 'Add: grade', kindName: 'grade', outcome: 'ok' },
      { action: 'ums.grade.update', userName: '宋佳慧', account: 'hr' },
    ]);
    const detail = await current().ask('admin', calls.auditEventDetail, {
      id: rows[1]?.id ?? '',
    });
    expect(detail.changes).toEqual([
      { field: 'name', name: 'Name', before: '审计职级', after: '改名职级' },
    ]);
  });

  test('is filtered by person, action, kind, result and day', async () => {
    const staff = await current().browser('staff');
    const refused = await staff.call(calls.gradeCreate, {
      values: { code: 'A2', name: '无权', rank: 778 },
    });
    expect(refused.code).toBe('noPermission');
    const page = async (request: object) =>
      (await current().ask('admin', calls.auditEventPage, request)).rows;
    const denied = await page({ keyword: 'staff', outcome: ['denied'] });
    expect(denied).toMatchObject([{ account: 'staff', outcome: 'denied' }]);
    expect(await page({ action: ['ums.grade.create'], keyword: 'staff' })).toHaveLength(1);
    const kinds = await page({ kind: ['grade'] });
    expect(new Set(kinds.map(({ kindName }) => kindName))).toEqual(new Set(['grade']));
    expect(await page({ to: '2020-01-01' })).toEqual([]);
    expect((await page({ from: current().today })).length).toBeGreaterThan(1);
  });

  test('tells nothing of a record that the reader does not reach, nor of another company', async () => {
    await giveAudit(current(), 'manager', ['system.audit']);
    const values = { code: 'A3', name: '看不到', rank: 779 };
    const { id } = await current().ask('hr', calls.gradeCreate, { values });
    const target = `grade:${id}`;
    const { rows } = await current().ask('manager', calls.auditEventPage, { target });
    expect(rows).toHaveLength(1);
    const eventId = rows[0]?.id ?? '';
    const detail = await current().ask('manager', calls.auditEventDetail, { id: eventId });
    expect(detail.changes).toBeNull();
    const { rows: foreign } = await current().ask('maple', calls.auditEventPage, { target });
    expect(foreign).toEqual([]);
    const maple = await current().browser('maple');
    expect((await maple.call(calls.auditEventDetail, { id: eventId })).code).toBe('notFound');
  });

  test('is for those who hold its function, and its file for those who hold that of the file', async () => {
    const staff = await current().browser('staff');
    expect((await staff.call(calls.auditEventPage, {})).code).toBe('noPermission');
    const manager = await current().browser('manager');
    const columns = ['at', 'userName', 'actionName', 'outcome'] as const;
    const refused = await manager.call(calls.auditEventExport, { columns: [...columns] });
    expect(refused.code).toBe('noPermission');
    const admin = await current().browser('admin');
    const request = { columns: [...columns], kind: ['grade'], format: 'csv' as const };
    const { status, bytes } = await admin.send(calls.auditEventExport, request);
    expect(status).toBe(200);
    expect(bytes.toString('utf8')).toContain('Add: grade');
    const { rows } = await current().ask('admin', calls.auditEventPage, {
      action: ['uac.auditEvent.export'],
    });
    expect(rows).toHaveLength(1);
  });
});
