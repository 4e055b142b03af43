import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany, newEntry, submitted, tenantOf } from '#tests/support/records/life-bench.ts';

type Entry = Parameters<typeof submitted>[3];

eachDemo('a person with two earlier employments', (current) => {
  let demo: DemoGateway;
  let today: string;

  beforeAll(() => {
    demo = current();
    today = demo.today;
  });

  /** An employment that is over, with a row of details. */
  async function formerly(values: Entry, lastDay: string): Promise<string> {
    const { computed } = await submitted(demo, 'hr', entries, values);
    const employment = computed.employmentId ?? '';
    await submitted(demo, 'hr', leavings, { employment, kind: 'contract-end', lastDay });
    const tenantId = await tenantOf(demo);
    await inCompany(demo, async (database) => {
      const known = await database
        .selectFrom('employee_detail')
        .where('employment_id', '=', employment)
        .select('id')
        .executeTakeFirst();
      if (known !== undefined) return;
      const row = { id: uuid7(), tenant_id: tenantId, employment_id: employment };
      await database.insertInto('employee_detail').values(row).execute();
    });
    return employment;
  }

  test('comes back with the details of the last one; those of the first stay', async () => {
    const name = `Returning ${uuid7().slice(-12)}`;
    const first = { ...(await newEntry(demo, addDays(today, -400))), name };
    const rehired = (joined: number) => ({
      ...first,
      joinedOn: addDays(today, joined),
      rehire: true,
    });
    const oldest = await formerly(first, addDays(today, -300));
    const detailsOf = (employments: readonly string[]) =>
      inCompany(demo, (database) =>
        database
          .selectFrom('employee_detail')
          .where('employment_id', 'in', [...employments])
          .select('employment_id as employment')
          .execute(),
      );
    const later = await formerly(rehired(-200), addDays(today, -10));
    const tenantId = await tenantOf(demo);
    // The first rehire took the details along: a row that came by import is there again.
    await inCompany(demo, (database) =>
      database
        .insertInto('employee_detail')
        .values({ id: uuid7(), tenant_id: tenantId, employment_id: oldest })
        .execute(),
    );
    const { computed } = await submitted(demo, 'hr', entries, rehired(0));
    const now = computed.employmentId ?? '';
    const kept = await detailsOf([oldest, later, now]);
    expect(kept.map(({ employment }) => employment).sort()).toEqual([oldest, now].sort());

    const found = (keyword: string, page = 1) =>
      demo.ask('hr', calls.rosterPage, { keyword, page, rows: 20, sort: 'joinedOn' });
    const all = await found(name.toUpperCase());
    expect(all.rows.map(({ id }) => id)).toEqual([oldest, later, now]);
    // A staff number is of one employment, a name of all three; the count is whole behind the last page too.
    const number = all.rows[1]?.staffNo ?? '';
    expect((await found(number)).rows.map(({ id }) => id)).toEqual([later]);
    expect(await found(name, 9)).toMatchObject({ total: 3, rows: [] });
  });
});
