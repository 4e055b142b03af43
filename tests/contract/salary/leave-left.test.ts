import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { addEmployment, change, openRun, slipsOf } from '#tests/support/pay-runs.ts';

/** A lot of annual leave with what was granted and what was taken of it. */
async function addLot(
  demo: DemoGateway,
  employmentId: string,
  lot: {
    readonly key: string;
    readonly from: string;
    readonly to: string;
    readonly granted: string;
    readonly taken: string;
  },
): Promise<void> {
  const { key, from, to, granted, taken } = lot;
  await change(
    demo,
    (tenantId) => sql`
      with lot as (
        insert into leave_lot (tenant_id, id, employment_id, type_id, source_key, valid_from, valid_to)
        select t.tenant_id, gen_random_uuid(), ${employmentId}::uuid, t.id, ${key}, ${from}::date, ${to}::date
        from leave_type t where t.tenant_id = ${tenantId} and t.grant_rule = 'statutory'
          and t.removed_at is null limit 1
        returning tenant_id, id, valid_from
      )
      insert into leave_ledger (tenant_id, id, lot_id, kind, on_day, amount)
      select lot.tenant_id, gen_random_uuid(), lot.id, x.kind, lot.valid_from, x.amount
      from lot cross join (values ('grant', ${granted}::numeric), ('use', -(${taken}::numeric))) x(kind, amount)`,
  );
}

eachDemo('annual leave that a leaver did not take', (current) => {
  test('is what the days of the leaving year give, less what was taken, beside what is left of the year before', async () => {
    const demo = current();
    const run = await openRun(demo);
    const [slip] = await slipsOf(demo, run.id);
    const second = await addEmployment(demo, slip?.employmentId ?? '', run);
    const year = Number(run.month.slice(0, 4));
    // Twelve years of work in all: ten days a year. To the end of June it is 4.96 days, or 4.99 of a leap year.
    await change(
      demo,
      (id) => sql`update employment set joined_on = ${`${year - 4}-03-01`}::date,
        first_worked_on = ${`${year - 12}-03-01`}::date, left_on = ${`${year}-06-30`}::date,
        left_reason = 'contract-end' where tenant_id = ${id} and id = ${second}`,
    );
    const leaveLeft = async () =>
      Number((await demo.ask('hr', calls.paySettlement, { employmentId: second })).leaveLeft);
    expect(await leaveLeft()).toBe(0);
    const thisYear = { key: String(year), from: `${year}-01-01`, to: `${year + 1}-03-31` };
    await addLot(demo, second, { ...thisYear, granted: '10', taken: '2' });
    expect(await leaveLeft()).toBe(2);
    const before = { key: String(year - 1), from: `${year - 1}-01-01`, to: `${year}-12-31` };
    await addLot(demo, second, { ...before, granted: '10', taken: '8.5' });
    expect(await leaveLeft()).toBe(3.5);
    // Who leaves later in the year is paid for more days; never for more than are left.
    await change(
      demo,
      (id) => sql`update employment set left_on = ${`${year}-12-31`}::date where tenant_id = ${id}
        and id = ${second}`,
    );
    expect(await leaveLeft()).toBe(9.5);
    // Who leaves early and took more than the days give pays nothing back.
    await change(
      demo,
      (id) => sql`update employment set left_on = ${`${year}-02-10`}::date where tenant_id = ${id}
        and id = ${second}`,
    );
    expect(await leaveLeft()).toBe(1.5);
  });
});
