import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { punchMoment } from '#gateway/services/kaoqin/engine/punch-moment.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';

interface DayRow {
  readonly employment: string;
  readonly day: string;
}

interface OpenDaysWork {
  readonly structure: Structure;
  readonly random: Random;
  /** Employments of those who sign in to the demo. */
  readonly accounts: ReadonlySet<string>;
  readonly words: {
    readonly patchReason: string;
    readonly overtimeReason: string;
    readonly trip: { readonly place: string; readonly reason: string };
    readonly device: string;
  };
}

/** Writes what was approved about single days, and judges them again: missing punches, a trip that runs, work on a rest day. */
export async function writeApprovedDays(
  transaction: DatabaseTransaction,
  work: OpenDaysWork,
): Promise<void> {
  const { tenantId, anchor } = work.structure;
  const now = () => new Date(`${anchor}T00:00:00Z`);
  const context = { database: transaction, tenantId, now };
  const days = [
    ...(await patchDays(transaction, work)),
    ...(await travel(transaction, work)),
    ...(await workOnRestDays(transaction, work)),
  ];
  for (const { employment, day } of days)
    await reevaluate(context, [employment], { from: day, to: day }, 'skip');
}

/** Every second evening without a punch was patched. */
async function patchDays(
  transaction: DatabaseTransaction,
  { structure, random, words }: OpenDaysWork,
): Promise<readonly DayRow[]> {
  const { tenantId, anchor } = structure;
  const { rows } = await sql<DayRow>`select d.employment_id as employment, d.day from day_result d
    join shift s on s.tenant_id = d.tenant_id and s.id = d.shift_id and s.off_at = '18:00'
    where d.tenant_id = ${tenantId} and d.exceptions = array['no-punch-out']
      and d.day < ${addDays(anchor, -3)}::date
    order by d.day, d.employment_id`.execute(transaction);
  const patched = rows.filter((_, index) => index % 2 === 0);
  const requests = patched.map(({ employment, day }) => ({
    tenant_id: tenantId,
    id: random.id(),
    employment_id: employment,
    day,
    at: '18:05',
    reason: words.patchReason,
    state: 'approved' as const,
  }));
  await insertRows(transaction, 'punch_patch', requests);
  await insertRows(
    transaction,
    'punch',
    requests.map(({ id, employment_id, day, at }) => ({
      tenant_id: tenantId,
      employment_id,
      id: random.id(),
      zone: 'Asia/Shanghai',
      at: punchMoment(day, at).toISOString(),
      source: 'patch',
      source_id: id,
      added_at: anchor,
    })),
  );
  return patched;
}

/** A person who is away from yesterday until the day after tomorrow. */
async function travel(
  transaction: DatabaseTransaction,
  { structure, random, words, accounts }: OpenDaysWork,
): Promise<readonly DayRow[]> {
  const { tenantId, anchor } = structure;
  const { rows } = await sql<DayRow>`select d.employment_id as employment, d.day from day_result d
    where d.tenant_id = ${tenantId} and d.day = ${addDays(anchor, -1)}::date
      and d.leave_minutes = 0 and not d.employment_id = any(${[...accounts]}::uuid[])
    order by d.employment_id desc limit 1`.execute(transaction);
  const [one] = rows;
  if (one === undefined) return [];
  await insertRows(transaction, 'trip_request', [
    {
      tenant_id: tenantId,
      id: random.id(),
      employment_id: one.employment,
      kind: 'trip',
      from_on: one.day,
      to_on: addDays(anchor, 2),
      ...words.trip,
      state: 'approved',
    },
  ]);
  return [one, { ...one, day: anchor }];
}

/** Two people who worked on a Saturday and take time off for it. */
async function workOnRestDays(
  transaction: DatabaseTransaction,
  { structure, random, words }: OpenDaysWork,
): Promise<readonly DayRow[]> {
  const { tenantId, anchor } = structure;
  const { rows } = await sql<DayRow>`select d.employment_id as employment, d.day from day_result d
    where d.tenant_id = ${tenantId} and d.state = 'rest' and extract(isodow from d.day) = 6
      and d.day between ${addDays(anchor, -60)}::date and ${addDays(anchor, -32)}::date
      and exists (select from day_result x where x.tenant_id = d.tenant_id
        and x.employment_id = d.employment_id and x.day = d.day - 1 and x.state = 'normal'
        and x.punch_out < 1440)
    order by d.day, d.employment_id limit 2`.execute(transaction);
  const [fromAt, toAt] = ['10:00', '17:00'];
  await insertRows(
    transaction,
    'overtime_request',
    rows.map(({ employment, day }) => ({
      tenant_id: tenantId,
      id: random.id(),
      employment_id: employment,
      day,
      from_at: fromAt,
      to_at: toAt,
      settle: 'rest',
      reason: words.overtimeReason,
      state: 'approved',
      pending: null,
    })),
  );
  await insertRows(
    transaction,
    'punch',
    rows.flatMap(({ employment, day }) =>
      ['09:52', '17:06'].map((at) => ({
        tenant_id: tenantId,
        employment_id: employment,
        id: random.id(),
        at: punchMoment(day, at).toISOString(),
        zone: 'Asia/Shanghai',
        source: 'device',
        source_id: null,
        added_at: anchor,
      })),
    ),
  );
  return rows;
}
