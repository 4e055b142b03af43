/** Points of a person. Whatever changes them locks the wallet first; entries, lots and balance change together. */
import { sql } from 'kysely';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Where points are changed. */
export interface PointScope {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  now(): Date;
}

/** Whose points change, and what for. */
export interface PointCause {
  readonly employmentId: string;
  readonly reference: string;
  readonly bookingId: string | null;
  readonly reason?: string;
}

/** Days that points live on when they come back to a lot that has ended. */
const graceDays = 30;

/** Locks a wallet, which is made where there is none. */
export async function lockWallet(
  { database, tenantId }: Pick<PointScope, 'database' | 'tenantId'>,
  employmentId: string,
): Promise<void> {
  await sql`insert into tour_wallet (tenant_id, employment_id) values (${tenantId}, ${employmentId})
    on conflict do nothing`.execute(database);
  await sql`select balance from tour_wallet where tenant_id = ${tenantId}
    and employment_id = ${employmentId} for update`.execute(database);
}

/** The points that a person can spend on the day. */
export async function usablePoints(
  { database, tenantId, now }: PointScope,
  employmentId: string,
): Promise<number> {
  const { rows } = await sql<{ points: number }>`select coalesce(sum(remaining), 0)::int as points
    from tour_lot where tenant_id = ${tenantId} and employment_id = ${employmentId}
      and expires_on >= ${dayOf(now())}::date`.execute(database);
  return rows[0]?.points ?? 0;
}

async function isDone(
  { database, tenantId }: PointScope,
  reference: string,
  kind: string,
): Promise<boolean> {
  const { rows } = await sql`select from tour_entry
    where tenant_id = ${tenantId} and reference = ${reference} and kind = ${kind} limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

async function changeBalance(
  { database, tenantId }: PointScope,
  employmentId: string,
  points: number,
): Promise<void> {
  await sql`update tour_wallet set balance = balance + ${points}
    where tenant_id = ${tenantId} and employment_id = ${employmentId}`.execute(database);
}

/**
 * Takes points from the lots that end first. A second time with the same reference changes nothing.
 * @throws {RefusedError} `pointsShort`; nothing is kept then.
 */
export async function spendPoints(
  scope: PointScope,
  cause: PointCause,
  points: number,
  kind: 'spend' | 'correct' = 'spend',
): Promise<void> {
  const { database, tenantId, now } = scope;
  const { employmentId, reference, bookingId, reason = null } = cause;
  await lockWallet(scope, employmentId);
  if (points === 0 || (await isDone(scope, reference, kind))) return;
  const moment = now();
  const { rows } = await sql<{ points: number }>`with lots as (
      select id, remaining, sum(remaining) over (order by expires_on, id) - remaining as before
      from tour_lot where tenant_id = ${tenantId} and employment_id = ${employmentId}
        and remaining > 0 and expires_on >= ${dayOf(moment)}::date
    ), taken as (
      select id, least(remaining, ${points} - before)::int as points from lots where before < ${points}
    ), changed as (
      update tour_lot l set remaining = l.remaining - t.points from taken t
      where l.tenant_id = ${tenantId} and l.id = t.id
    )
    insert into tour_entry
      (tenant_id, id, employment_id, lot_id, points, kind, reference, booking_id, reason, at)
    select ${tenantId}, gen_random_uuid(), ${employmentId}, id, -points, ${kind}, ${reference},
      ${bookingId}::uuid, ${reason}, ${moment}
    from taken returning -points as points`.execute(database);
  const spent = rows.reduce((sum, row) => sum + row.points, 0);
  if (spent !== points) throw new RefusedError(tourCodes.pointsShort);
  await changeBalance(scope, employmentId, -points);
}

/**
 * Gives points of a booking back to the lots they came from, those that end last first: what is kept as a fee is taken
 * from the ones that end first. A second time with the same reference changes nothing.
 */
export async function refundPoints(
  scope: PointScope,
  cause: PointCause & { readonly bookingId: string },
  points: number,
): Promise<void> {
  const { database, tenantId, now } = scope;
  const { employmentId, reference, bookingId, reason = null } = cause;
  await lockWallet(scope, employmentId);
  if (points === 0 || (await isDone(scope, reference, 'refund'))) return;
  const moment = now();
  const today = dayOf(moment);
  const { rows } = await sql<{ points: number }>`with spent as (
      select e.lot_id as id, -sum(e.points) as net from tour_entry e
      where e.tenant_id = ${tenantId} and e.booking_id = ${bookingId} and e.kind in ('spend', 'refund')
      group by e.lot_id having sum(e.points) < 0
    ), lots as (
      select s.id, s.net,
        sum(s.net) over (order by l.expires_on desc, l.id desc) - s.net as before
      from spent s join tour_lot l on l.tenant_id = ${tenantId} and l.id = s.id
    ), back as (
      select id, least(net, ${points} - before)::int as points from lots where before < ${points}
    ), changed as (
      update tour_lot l set remaining = l.remaining + b.points,
        expires_on = case when l.expires_on < ${today}::date
          then ${addDays(today, graceDays)}::date else l.expires_on end
      from back b where l.tenant_id = ${tenantId} and l.id = b.id
    )
    insert into tour_entry
      (tenant_id, id, employment_id, lot_id, points, kind, reference, booking_id, reason, at)
    select ${tenantId}, gen_random_uuid(), ${employmentId}, id, points, 'refund', ${reference},
      ${bookingId}::uuid, ${reason}, ${moment}
    from back returning points`.execute(database);
  const given = rows.reduce((sum, row) => sum + row.points, 0);
  if (given !== points) throw new Error('More points are given back than were spent.');
  await changeBalance(scope, employmentId, points);
}

/** Gives a person a new lot. What was given for the same source already is not given again. */
export async function givePoints(
  scope: PointScope,
  cause: PointCause,
  lot: { readonly points: number; readonly expiresOn: string; readonly planId: string | null },
  kind: 'grant' | 'correct' = 'grant',
): Promise<void> {
  const { database, tenantId, now } = scope;
  const { employmentId, reference, bookingId, reason = null } = cause;
  await lockWallet(scope, employmentId);
  if (lot.points === 0) return;
  const id = uuid7();
  const { rows } = await sql`insert into tour_lot
      (tenant_id, id, employment_id, plan_id, granted, remaining, expires_on, source)
    values (${tenantId}, ${id}, ${employmentId}, ${lot.planId}::uuid, ${lot.points}, ${lot.points},
      ${lot.expiresOn}::date, ${reference})
    on conflict (tenant_id, source) do nothing returning id`.execute(database);
  if (rows.length === 0) return;
  await sql`insert into tour_entry
      (tenant_id, id, employment_id, lot_id, points, kind, reference, booking_id, reason, at)
    values (${tenantId}, ${uuid7()}, ${employmentId}, ${id}, ${lot.points}, ${kind}, ${reference},
      ${bookingId}::uuid, ${reason}, ${now()})`.execute(database);
  await changeBalance(scope, employmentId, lot.points);
}
