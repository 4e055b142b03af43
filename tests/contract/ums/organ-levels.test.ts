import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { addManyOrgans } from '#tests/support/many-organs.ts';
import { organHand } from '#tests/support/organ-hand.ts';
import { tenantOf } from '#tests/support/records/life-bench.ts';

eachDemo('the organisation tree by levels', (current) => {
  test('is whole at a usual size, and only what is open when it is large', async () => {
    const demo = current();
    const hand = organHand(demo, 'hr');
    const [top] = await hand.tree(demo.today);
    const region = await hand.add(top?.id ?? '', '大区', demo.today);
    const tree = await hand.tree(demo.today);
    const small = await demo.ask('hr', calls.organLevels, {});
    expect(small.whole).toBe(true);
    expect(small.organs.map(({ id }) => id)).toEqual(tree.map(({ id }) => id));

    const from = demo.today;
    const tenantId = await tenantOf(demo);
    await addManyOrgans(demo.gateway.database, { tenantId, parentId: region, count: 1100, from });
    const large = await demo.ask('hr', calls.organLevels, {});
    expect(large.whole).toBe(false);
    expect(large.total).toBe(tree.length + 1100);
    expect(large.organs.length).toBeLessThan(tree.length + 1);
    expect(large.organs.find(({ id }) => id === region)?.childCount).toBe(1100);
    const opened = await demo.ask('hr', calls.organLevels, { open: [region] });
    expect(opened.organs.filter(({ parentId }) => parentId === region)).toHaveLength(1100);
    const found = await demo.ask('hr', calls.organLevels, { keyword: '网点 1077' });
    expect(found.organs.map(({ name }) => name)).toEqual([top?.name, '大区', '网点 1077']);

    // Who sees one branch is sent that branch, small as it is.
    const branch = await demo.ask('manager', calls.organLevels, {});
    expect(branch.whole).toBe(true);
    expect(branch.organs.some(({ id }) => id === region)).toBe(false);
  });
});
