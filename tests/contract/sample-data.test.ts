import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, submitted } from '#tests/support/records/life-bench.ts';

/** Trails of what was done stay, whatever it was done to; sign-ins and jobs are no data. */
const trails = ['audit_event', 'bridge_call', 'job', 'permission_mark', 'job_schedule'];

/** How many rows of the company each table has. */
async function countRows(demo: DemoGateway): Promise<Readonly<Record<string, number>>> {
  return inCompany(demo, async (database) => {
    const { rows: tables } = await sql<{ name: string }>`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
        and has_table_privilege(c.oid, 'select') and not c.relname = any(${trails})
      order by 1`.execute(database);
    const counts: [string, number][] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ rows: number }>`select count(*)::int as rows
        from ${sql.table(name)} t where t.tenant_id = (select app.tenant())`.execute(database);
      counts.push([name, rows[0]?.rows ?? 0]);
    }
    return Object.fromEntries(counts);
  });
}

eachDemo('sample data', (current) => {
  test('goes whole, with what was done to its people, and nothing else', async () => {
    const demo = current();
    const [admin, staff] = [await demo.browser('admin'), await demo.browser('staff')];
    const before = await countRows(demo);
    const { people, sample: none } = await demo.ask('admin', calls.startState, {});
    expect(none).toBeNull();
    const sample = await demo.ask('admin', calls.addSample, {});
    expect(sample.removes).toContainEqual({ name: 'Employees', count: 23 });
    expect(await demo.ask('admin', calls.startState, {})).toEqual({ people, sample });
    expect((await admin.call(calls.addSample, {})).code).toBe('company.sampleThere');
    expect((await staff.call(calls.addSample, {})).code).toBe('noPermission');
    const { rows, total } = await demo.ask('admin', calls.rosterPage, {
      keyword: 'SAMPLE',
      rows: 50,
    });
    expect(total).toBe(23);
    const moved = { employment: rows[0]?.id ?? '', kind: 'transfer', workPlace: '苏州' };
    await submitted(demo, 'admin', transfers, { ...moved, effectiveOn: demo.today });
    const { removed } = await demo.ask('admin', calls.removeSample, {});
    expect(removed).toContainEqual({ name: 'Transfers', count: 1 });
    expect(await countRows(demo)).toEqual(before);
    expect((await admin.call(calls.removeSample, {})).code).toBe('notFound');
  });

  test('stays while own people work in it, and says so', async () => {
    const demo = current();
    await demo.ask('admin', calls.addSample, {});
    const organs = await demo.ask('admin', calls.organTree, {});
    const organ = organs.find(({ name }) => name === '产品研发部')?.id ?? '';
    await hired(demo, entries, demo.today, { organ });
    const admin = await demo.browser('admin');
    expect((await admin.call(calls.removeSample, {})).code).toBe('company.sampleInUse');
    const { sample } = await demo.ask('admin', calls.startState, {});
    expect(sample?.inTheWay).toEqual(
      expect.arrayContaining([
        { name: 'Entries', count: 1 },
        { name: 'Jobs of employees', count: 1 },
      ]),
    );
  });
});
