import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { organHand } from '#tests/support/organ-hand.ts';
import { tenantOf } from '#tests/support/records/life-bench.ts';

/** Adds many organisations below one, as an import does. */
async function addMany(demo: DemoGateway, parent: string, count: number): Promise<void> {
  const tenant = await tenantOf(demo);
  await demo.gateway.asOwner(async (client) => {
    await client.query(
      `with made as (
        insert into app.organ (tenant_id, id, code, number, kind, opened_on)
        select $1, gen_random_uuid(), 'SITE' || n, 100000 + n, 'store', $4::date
        from generate_series(1, $3::int) n returning id, number)
      insert into app.organ_row
        (tenant_id, id, organ_id, from_on, parent_id, path, name, name_sort, sort_order)
      select $1, gen_random_uuid(), m.id, $4::date, p.organ_id,
        p.path || m.number || '/', '网点 ' || m.number - 100000, 'wang3', m.number
      from made m, app.organ_row p
      where p.tenant_id = $1 and p.organ_id = $2 and p.to_on is null`,
      [tenant, parent, count, demo.today],
    );
  });
}

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

    await addMany(demo, region, 1100);
    const large = await demo.ask('hr', calls.organLevels, {});
    expect(large.whole).toBe(false);
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
