import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { closedRuns, codeOf, fen } from '#tests/support/pay-runs.ts';

eachDemo('the statement of insurance and fund', (current) => {
  test('is the sum of its people, and of the slips of its run', async () => {
    const demo = current();
    const [run] = await closedRuns(demo);
    const detail = await demo.ask('hr', calls.payRunDetail, { payRunId: run?.id ?? '' });
    const month = detail.taxMonth;
    const statement = await demo.ask('hr', calls.insuranceStatement, { month });
    expect(statement.employee).toBe(detail.ownContributions);
    expect(statement.employer).toBe(detail.employerContributions);
    expect(statement.openRuns).toBe(0);
    const people = await peopleOf(demo, month);
    expect(people).toHaveLength(statement.people);
    for (const side of ['employee', 'employer'] as const) {
      const byItem = statement.rows.reduce((sum, row) => sum + fen(row[side]), 0n);
      const byPerson = people.reduce((sum, person) => sum + fen(person[side]), 0n);
      expect([byItem, byPerson]).toEqual([fen(statement[side]), fen(statement[side])]);
    }
    for (const { employee, items } of people) {
      expect(items.reduce((sum, item) => sum + fen(item.employee), 0n)).toBe(fen(employee));
    }
  });

  test('says who came and who went since the month before', async () => {
    const demo = current();
    const { month } = await demo.ask('hr', calls.insuranceStatement, {});
    const { months } = await demo.ask('hr', calls.insuranceStatement, {});
    expect(month).toBe(months[0]);
    const [now = '', before = ''] = months;
    const statement = await demo.ask('hr', calls.insuranceStatement, { month: now });
    const [ids, idsBefore] = [await peopleOf(demo, now), await peopleOf(demo, before)].map(
      (people) => new Set(people.map(({ employmentId }) => employmentId)),
    );
    const added = await peopleOf(demo, now, 'added');
    const removed = await peopleOf(demo, now, 'removed');
    expect(added).toHaveLength(statement.added);
    expect(removed).toHaveLength(statement.removed);
    expect(added.every(({ employmentId }) => !idsBefore?.has(employmentId))).toBe(true);
    expect(removed.every(({ employmentId }) => !ids?.has(employmentId))).toBe(true);
    expect(added.length - removed.length).toBe((ids?.size ?? 0) - (idsBefore?.size ?? 0));
  });

  test('is exported, and kept from who does not look after pay', async () => {
    const demo = current();
    const { months } = await demo.ask('hr', calls.insuranceStatement, {});
    const month = months[1] ?? '';
    const file = await (await demo.browser('hr')).call(calls.insuranceStatementFile, {
      month,
      format: 'csv',
    });
    const statement = await demo.ask('hr', calls.insuranceStatement, { month });
    expect(file.body.trim().split('\n')).toHaveLength(statement.people + 1);
    for (const account of ['manager', 'staff', 'operator']) {
      expect(await codeOf(demo, account, calls.insuranceStatement, {})).toBe('noPermission');
    }
  });
});

async function peopleOf(
  demo: DemoGateway,
  month: string,
  show: 'all' | 'added' | 'removed' = 'all',
) {
  const ask = (page: number) =>
    demo.ask('hr', calls.insuranceStatementPeople, { month, show, rows: 200, page });
  const first = await ask(1);
  const rows = [...first.rows];
  for (let page = 2; page <= first.totalPage; page += 1) rows.push(...(await ask(page)).rows);
  return rows;
}
