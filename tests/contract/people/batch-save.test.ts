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

  test('finds nobody out of reach of whoever asks', async () => {
    const [first = ''] = await idsOf('hr');
    const request = { employmentIds: [first], changes: { workPlace: '杭州' } };
    const { results } = await demo.ask('staff', calls.updateEmployees, request);
    expect(results).toEqual([{ employmentId: first, outcome: 'notFound' }]);
  });
});
