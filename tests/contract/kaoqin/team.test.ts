import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('a team', (current) => {
  test('is counted as a whole today and for its crowded days, whatever page is shown', async () => {
    const demo = current();
    const month = demo.today.slice(0, 7);
    const whole = await demo.ask('hr', calls.attendanceTeam, { month, rows: 200 });
    expect(whole.total).toBeGreaterThan(50);
    expect(whole.rows).toHaveLength(whole.total);
    const first = await demo.ask('hr', calls.attendanceTeam, { month, rows: 10 });
    const last = await demo.ask('hr', calls.attendanceTeam, { month, rows: 10, page: 2 });
    expect(first.rows).toEqual(whole.rows.slice(0, 10));
    expect(last.rows).toEqual(whole.rows.slice(10, 20));
    expect(first.days).toEqual(whole.days);
    const places = Map.groupBy(
      whole.rows.filter(({ today }) => today !== null),
      ({ today }) => today?.where,
    );
    for (const { now } of [first, last, whole]) {
      expect(new Set(now.map(({ where }) => where))).toEqual(new Set(places.keys()));
      for (const { where, count, names } of now) {
        const people = places.get(where) ?? [];
        expect(count).toBe(people.length);
        expect(names).toEqual(people.slice(0, 8).map(({ name }) => name));
      }
    }
  });
});
