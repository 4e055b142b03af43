import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Amount, amount, amountText } from '../engine/amount.ts';
import { insertAll, lockGrants, yearOfLot } from './grant-leave.ts';
import type { LeaveContext } from './read-lots.ts';

interface EndingLot {
  readonly id: string;
  /** The day after the lot, or the first of the year after its own. */
  readonly on: string;
  readonly left: string;
  /** Waiting requests for days of the lot: what they hold lapses once they are decided. */
  readonly held: string;
  /** Taken on days after the year of the lot. */
  readonly usedAfter: string;
  /** What goes on into the next year; null where the lot itself is over. */
  readonly atMost: string | null;
}

/**
 * Writes what lapses: what is left of lots that are over, and of last year what is more than a type carries on. Run twice
 * or late it writes the same; days that are given back to such a lot later lapse with the next run.
 */
export async function expireLots(context: LeaveContext): Promise<number> {
  const { tenantId, now } = context;
  await lockGrants(context);
  await lockEnding(context);
  const rows = (await readEnding(context)).flatMap((lot) => {
    const lapses = lapsing(lot);
    if (lapses <= 0) return [];
    return [
      {
        tenant_id: tenantId,
        id: uuid7(),
        lot_id: lot.id,
        kind: 'expire',
        on_day: lot.on,
        amount: amountText(-lapses),
        created_at: now(),
      },
    ];
  });
  await insertAll(context, 'leave_ledger', rows);
  return rows.length;
}

function lapsing({ left, held, usedAfter, atMost }: EndingLot): Amount {
  const free = amount(left) - amount(held);
  if (atMost === null) return free;
  return Math.min(free, amount(left) + amount(usedAfter) - amount(atMost));
}

/** Keeps lots from being taken from until what lapses of them is written. */
async function lockEnding({ database, tenantId, now }: LeaveContext): Promise<void> {
  const today = dayOf(now());
  await sql`select l.id from leave_lot l join leave_type t on t.tenant_id = l.tenant_id and t.id = l.type_id
    where ${endingOn(tenantId, today)} order by l.id for update of l`.execute(database);
}

/** Lots (`l`) of types (`t`) that are over on a day, or that end with their year in part. */
const endingOn = (tenantId: string, today: string) => sql`l.tenant_id = ${tenantId}
  and (l.valid_to < ${today}::date or (t.carry_at_most is not null
    and ${yearOfLot}::int < extract(year from ${today}::date)))`;

async function readEnding(context: LeaveContext): Promise<readonly EndingLot[]> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<EndingLot>`with lot as (
      select l.*, case when l.valid_to < ${today}::date then l.valid_to + 1
          else make_date(${yearOfLot}::int + 1, 1, 1) end as ends_on,
        case when l.valid_to < ${today}::date then null else t.carry_at_most end as at_most
      from leave_lot l join leave_type t on t.tenant_id = l.tenant_id and t.id = l.type_id
      where ${endingOn(tenantId, today)})
    select l.id, l.ends_on::text as "on", l.at_most::text as "atMost", g."left", g."usedAfter",
      coalesce((select sum(d.amount) from leave_request r
        join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
        where r.tenant_id = l.tenant_id and r.employment_id = l.employment_id
          and r.type_id = l.type_id and r.state = 'draft' and r.pending is not null
          and r.removed_at is null and d.day between l.valid_from and l.valid_to), 0)::text as held
    from lot l
    cross join lateral (select coalesce(sum(x.amount), 0) as sum,
        coalesce(sum(x.amount), 0)::text as "left",
        coalesce(-sum(x.amount) filter (where x.kind in ('use', 'release')
          and x.leave_day >= l.ends_on), 0)::text as "usedAfter"
      from leave_ledger x where x.tenant_id = l.tenant_id and x.lot_id = l.id) g
    where g.sum > 0 order by l.id`.execute(database);
  return rows;
}
