import { sql } from 'kysely';
import type { RosterPlan } from '#bridge/calls/paiban/rotation.ts';
import type { TimeContext } from '../../kaoqin/days/read-plans.ts';

/** A day of a person, as it is drawn up and as it is published. */
export interface RosterDay {
  readonly employmentId: string;
  readonly day: string;
  readonly plan: RosterPlan;
  readonly published: RosterPlan;
}

interface StoredDay {
  readonly employmentId: string;
  readonly day: string;
  readonly shiftId: string | null;
  readonly rests: boolean;
  readonly publishedShiftId: string | null;
  readonly publishedRests: boolean;
}

const planOf = (shift: string | null, rests: boolean): RosterPlan => (rests ? 'rest' : shift);

/** Reads the days of people that are drawn up or published. */
export async function readRosterDays(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly RosterDay[]> {
  const { rows } = await sql<StoredDay>`
    select r.employment_id as "employmentId", r.day, r.shift_id as "shiftId", r.rests,
      r.published_shift_id as "publishedShiftId", r.published_rests as "publishedRests"
    from roster_day r where r.tenant_id = ${tenantId}
      and r.employment_id = any(${employmentIds}::uuid[])
      and r.day between ${from}::date and ${to}::date`.execute(database);
  return rows.map(({ employmentId, day, shiftId, rests, publishedShiftId, publishedRests }) => ({
    employmentId,
    day,
    plan: planOf(shiftId, rests),
    published: planOf(publishedShiftId, publishedRests),
  }));
}

/** Writes days as they are drawn up. */
export async function writeRosterDays(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  days: readonly Pick<RosterDay, 'employmentId' | 'day' | 'plan'>[],
): Promise<void> {
  const rows = days.map(({ employmentId, day, plan }) => ({
    tenant_id: tenantId,
    employment_id: employmentId,
    day,
    shift_id: plan === 'rest' ? null : plan,
    rests: plan === 'rest',
  }));
  await sql`insert into roster_day (tenant_id, employment_id, day, shift_id, rests)
    select tenant_id, employment_id, day, shift_id, rests
    from jsonb_populate_recordset(null::roster_day, ${JSON.stringify(rows)}::jsonb)
    on conflict (tenant_id, employment_id, day)
    do update set shift_id = excluded.shift_id, rests = excluded.rests`.execute(database);
}

/** Publishes days of people as they are drawn up. */
export async function publishDays(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`update roster_day r set published_shift_id = r.shift_id, published_rests = r.rests
    where r.tenant_id = ${tenantId} and r.employment_id = any(${employmentIds}::uuid[])
      and r.day between ${from}::date and ${to}::date
      and (r.published_shift_id is distinct from r.shift_id or r.published_rests <> r.rests)`.execute(
    database,
  );
}

/** Takes published days back; they stay as they are drawn up. Returns the person of each day. */
export async function withdrawDays(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ employmentId: string }>`update roster_day r
    set published_shift_id = null, published_rests = false
    where r.tenant_id = ${tenantId} and r.employment_id = any(${employmentIds}::uuid[])
      and r.day between ${from}::date and ${to}::date
      and (r.published_shift_id is not null or r.published_rests)
    returning r.employment_id as "employmentId"`.execute(database);
  return rows.map(({ employmentId }) => employmentId);
}
