import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

eachDemo('a batch over employees', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const idsOf = async (account: string, query = {}) =>
    (await demo.ask(account, calls.rosterPage, { rows: 10, ...query })).rows.map(({ id }) => id);

  test('saves every record, each with a line in its own history', async () => {
    const employmentIds = (await idsOf('hr')).slice(0, 3);
    const request = { employmentIds, changes: { workPlace: '上海' } };
    const { results } = await demo.ask('hr', calls.updateEmployees, request);
    expect(results).toEqual(
      employmentIds.map((employmentId) => ({ employmentId, outcome: 'saved' })),
    );
    for (const employmentId of employmentIds) {
      const { fields } = await demo.ask('hr', calls.getEmployee, { employmentId });
      expect(fields.workPlace).toBe('上海');
    }
    await demo.ask('hr', calls.updateEmployees, { employmentIds, changes: { workPlace: '苏州' } });
    for (const employmentId of employmentIds) {
      const { rows } = await demo.ask('hr', calls.employeeHistory, { employmentId });
      expect(rows[0]?.changes).toEqual([{ field: 'workPlace', before: '上海', after: '苏州' }]);
    }
  });

  test('says of each record why it was not saved, and saves the others', async () => {
    const [first = ''] = await idsOf('hr');
    const nobody = uuid7();
    const request = { employmentIds: [nobody, first], changes: { workPlace: '杭州' } };
    const { results } = await demo.ask('hr', calls.updateEmployees, request);
    expect(results).toEqual([
      { employmentId: nobody, outcome: 'notFound' },
      { employmentId: first, outcome: 'saved' },
    ]);
  });

  test('changes any field that many can have in common, and checks each record by itself', async () => {
    const { rows } = await demo.ask('hr', calls.rosterPage, { rows: 10, status: ['active'] });
    const [manager, ...others] = rows;
    const employmentIds = [manager, ...others.slice(0, 2)].map((row) => row?.id ?? '');
    const { results } = await demo.ask('hr', calls.updateEmployees, {
      employmentIds,
      changes: { managerId: manager?.id ?? '', ethnicGroup: '汉族' },
    });
    // Nobody is their own manager; the others are saved.
    expect(results.map(({ outcome }) => outcome)).toEqual(['badInput', 'saved', 'saved']);
    const told = await demo.ask('hr', calls.getEmployee, { employmentId: employmentIds[1] ?? '' });
    expect(told.fields).toMatchObject({ managerId: manager?.id, ethnicGroup: '汉族' });
    const browser = await demo.browser('hr');
    for (const changes of [{}, { name: '同名' }, { idNumber: '110101199003077299' }]) {
      const request = { employmentIds, changes: changes as object };
      const { code } = await browser.call(calls.updateEmployees, request);
      expect(code).toBe('badInput');
    }
  });

  test('finds nobody out of reach of whoever asks', async () => {
    const [first = ''] = await idsOf('hr');
    const request = { employmentIds: [first], changes: { workPlace: '杭州' } };
    const { results } = await demo.ask('staff', calls.updateEmployees, request);
    expect(results).toEqual([{ employmentId: first, outcome: 'notFound' }]);
  });
});
