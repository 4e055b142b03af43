import { sql } from 'kysely';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';

let waves = 0;

/** New people of the company who may book, each with points for trips. */
export async function newBuyers(
  { gateway, today }: DemoGateway,
  tenantId: string,
  many: number,
  points = 5000,
  joinedOn = addDays(today, -60),
): Promise<string[]> {
  waves += 1;
  const wave = `Buyer ${waves} `;
  return gateway.database.withTransaction(
    { tenantId, accountId: null },
    'write',
    async (database) => {
      // Everybody is in the plan.
      await sql`update tour_plan set probation = true, service_months = 0
        where tenant_id = ${tenantId} and state = 'open'`.execute(database);
      const { rows } = await sql<{ id: string }>`with people as (
          insert into person (tenant_id, id, name, name_sort, search_key, gender)
          select ${tenantId}, gen_random_uuid(), ${wave} || n, 'buyer ' || n, 'buyer', 'F'
          from generate_series(1, ${many}::int) n returning id, name)
        insert into employment
          (tenant_id, id, person_id, staff_no, employment_type, joined_on)
        select ${tenantId}, gen_random_uuid(), id, replace(name, ' ', '-'), 'full-time', ${joinedOn}::date
        from people returning id`.execute(database);
      const ids = rows.map(({ id }) => id);
      if (points === 0) return ids;
      await sql`insert into tour_wallet (tenant_id, employment_id, balance) select ${tenantId}, id, ${points}
        from unnest(${ids}::uuid[]) id`.execute(database);
      await sql`with lots as (insert into tour_lot
          (tenant_id, id, employment_id, granted, remaining, expires_on, source)
        select ${tenantId}, gen_random_uuid(), id, ${points}::int, ${points}::int,
          ${addDays(today, 400)}::date, 'test:' || id
        from unnest(${ids}::uuid[]) id returning id, employment_id)
        insert into tour_entry (tenant_id, id, employment_id, lot_id, points, kind, reference, at)
        select ${tenantId}, gen_random_uuid(), employment_id, id, ${points}::int, 'grant',
          'test:' || employment_id, now() from lots`.execute(database);
      return ids;
    },
  );
}
