import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { rosterFilter } from '#bridge/calls/joyhr/roster.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

/** How many people the roster lists at a place. */
async function listed(demo: DemoGateway, place: string | null | undefined): Promise<number> {
  const search = new URLSearchParams((place ?? '').split('?')[1]);
  const lists = new Set(['status', 'employmentType', 'gradeCode']);
  const filters = Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      expect(Object.keys(rosterFilter)).toContain(name);
      return [name, lists.has(name) ? search.getAll(name) : search.get(name)];
    }),
  );
  return (await demo.ask('hr', calls.rosterPage, filters)).total;
}

eachDemo('the list behind a figure of people', (current) => {
  test.each([
    ['of each gender and employment type', ['gender', 'employmentType'], []],
    ['of grades, of one gender alone', ['grade'], [['gender', 'F']]],
    ['of posts', ['post'], []],
  ] as const)('lists whom the figure counts: %s', async (_, by, only) => {
    const demo = current();
    const figures = await demo.ask('hr', calls.queryFigures, {
      subject: 'headcount',
      measures: ['headCount'],
      by: [...by],
      period: { kind: 'today' },
      where: only.map(([dimension, value]) => ({ dimension, is: 'in' as const, values: [value] })),
    });
    const named = figures.rows.filter(({ keys }) => keys.every((key) => key?.value));
    expect(named.length).toBeGreaterThan(2);
    for (const { keys, cells, drill } of named.slice(0, 12)) {
      const [cell] = cells;
      const count = cell !== undefined && 'v' in cell ? Number(cell.v) : -1;
      expect([keys, await listed(demo, drill)]).toEqual([keys, count]);
    }
  });

  test('of a day that is over is the one of that day', async () => {
    const demo = current();
    const day = addMonths(demo.today, -8);
    const { totals } = await demo.ask('hr', calls.queryFigures, {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['gender'],
      period: { kind: 'day', day },
      where: [],
    });
    const whole = totals.at(-1);
    const [cell] = whole?.cells ?? [];
    const count = cell !== undefined && 'v' in cell ? Number(cell.v) : -1;
    expect(await listed(demo, whole?.drill)).toBe(count);
  });
});
