import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

/** How many people each bar of a pyramid shows. */
function barsOf({ rows }: ResultOf<typeof calls.agePyramid>): readonly number[] {
  return rows.flatMap(({ female, male }) => [female, male]);
}

eachDemo('the age pyramid', (current) => {
  test('shows no bar of fewer than five to who does not see birth dates, and tells how many are in none', async () => {
    const demo = current();
    const organs = await demo.ask('manager', calls.organTree, {});
    for (const { id: organId, totalHeadCount } of organs) {
      const seen = await demo.ask('manager', calls.agePyramid, { organId });
      const all = await demo.ask('hr', calls.agePyramid, { organId });
      expect(all.withheld).toBe(0);
      const few = barsOf(all).filter((people) => people < 5);
      expect(barsOf(seen)).toEqual(barsOf(all).map((people) => (people < 5 ? 0 : people)));
      expect(seen.withheld).toBe(few.reduce((sum, people) => sum + people, 0));
      expect(barsOf(seen).reduce((sum, people) => sum + people, seen.withheld)).toBe(
        totalHeadCount - seen.unknown,
      );
    }
  });
});
