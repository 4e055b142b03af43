import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import type { TimeSettings } from './settings-rows.ts';

/** Of how many people one cancelled, one withdrew, and of how many longer leaves one was given back in part. */
const oneIn = { cancelled: 33, withdrawn: 20, returned: 40 } as const;

interface ChangedWork {
  readonly structure: Structure;
  readonly settings: TimeSettings;
  readonly random: Random;
  /** Employments of those who sign in to the demo. */
  readonly accounts: ReadonlySet<string>;
}

interface WorkedDay {
  readonly employment: string;
  readonly day: string;
  /** A lot of company leave that is valid on the day. */
  readonly lot: string;
}

/** Writes leave that was cancelled, withdrawn, or given back in part: its days were worked, so their results stay. */
export async function writeChangedLeave(
  transaction: DatabaseTransaction,
  work: ChangedWork,
): Promise<void> {
  const worked = await readWorked(transaction, work);
  const every = (step: number, at: number) => worked.filter((_, index) => index % step === at);
  const company = work.settings.leaveTypes.company.id;
  const personal = work.settings.leaveTypes.personal.id;
  const cancelled = every(oneIn.cancelled, 3).map((one) => ({
    one,
    row: requestOf(work, one, company, 'cancelled'),
  }));
  const withdrawn = every(oneIn.withdrawn, 7).map((one) =>
    requestOf(work, one, personal, 'withdrawn'),
  );
  const requests = [...cancelled.map(({ row }) => row), ...withdrawn];
  await insertRows(transaction, 'leave_request', requests);
  await insertRows(
    transaction,
    'leave_request_day',
    requests.map(({ tenant_id, id, from_on }) => ({
      tenant_id,
      request_id: id,
      day: from_on,
      half: 'whole' as const,
      amount: '1',
    })),
  );
  await insertRows(
    transaction,
    'leave_ledger',
    cancelled.flatMap(({ one, row }) => takenAndGiven(work, one, row.id)),
  );
  await returnInPart(transaction, work);
}

/** A day of each person that was worked as it was due. */
async function readWorked(
  transaction: DatabaseTransaction,
  { structure: { tenantId, anchor }, settings, accounts }: ChangedWork,
): Promise<readonly WorkedDay[]> {
  const { rows } = await sql<WorkedDay>`
    select distinct on (d.employment_id) d.employment_id as employment, d.day, l.id as lot
    from day_result d
    join leave_lot l on l.tenant_id = d.tenant_id and l.employment_id = d.employment_id
      and l.type_id = ${settings.leaveTypes.company.id}
      and d.day between l.valid_from and coalesce(l.valid_to, d.day)
    where d.tenant_id = ${tenantId} and d.state = 'normal'
      and d.day between ${addDays(anchor, -25)}::date and ${addDays(anchor, -5)}::date
      and not d.employment_id = any(${[...accounts]}::uuid[])
    order by d.employment_id, d.day, l.id`.execute(transaction);
  return rows;
}

function requestOf(
  { structure, settings, random }: ChangedWork,
  { employment, day }: WorkedDay,
  typeId: string,
  state: 'cancelled' | 'withdrawn',
) {
  return {
    tenant_id: structure.tenantId,
    id: random.id(),
    employment_id: employment,
    type_id: typeId,
    from_on: day,
    from_half: 'am' as const,
    to_on: day,
    to_half: 'pm' as const,
    reason: random.pick(settings.words.leaveReasons),
    days: '1',
    state,
    pending: null,
  };
}

/** What a day took from its lot, and what came back two days later. */
function takenAndGiven(
  { structure: { tenantId, anchor }, random }: ChangedWork,
  { day, lot }: WorkedDay,
  requestId: string,
): Row<'leave_ledger'>[] {
  const row = (kind: 'use' | 'release', amount: string, on: string) => ({
    tenant_id: tenantId,
    id: random.id(),
    lot_id: lot,
    kind,
    on_day: on,
    amount,
    request_id: requestId,
    leave_day: day,
    note: null,
    created_at: anchor,
  });
  return [row('use', '-1', addDays(day, -4)), row('release', '1', addDays(day, -2))];
}

/** Some leaves of whole days of annual leave were asked for with one more day, on which their people came back. */
async function returnInPart(transaction: DatabaseTransaction, work: ChangedWork): Promise<void> {
  const { structure, settings, random, accounts } = work;
  const { tenantId, anchor } = structure;
  const { rows } = await sql<WorkedDay & { readonly request: string }>`
    select r.id as request, r.employment_id as employment, n.day, u.lot_id as lot
    from leave_request r
    join lateral (select lot_id from leave_ledger g where g.tenant_id = r.tenant_id
      and g.request_id = r.id and g.kind = 'use' order by g.leave_day desc, g.id limit 1) u on true
    join lateral (select d.day, d.state from day_result d where d.tenant_id = r.tenant_id
      and d.employment_id = r.employment_id and d.day > r.to_on and d.plan = 'shift'
      order by d.day limit 1) n on n.state = 'normal'
    where r.tenant_id = ${tenantId} and r.type_id = ${settings.leaveTypes.annual.id}
      and r.state = 'approved' and r.days >= 1 and n.day < ${anchor}::date
      and not r.employment_id = any(${[...accounts]}::uuid[])
    order by r.to_on desc, r.id`.execute(transaction);
  const returned = rows.filter((_, index) => index % oneIn.returned === 0);
  for (const { request, day } of returned)
    await sql`update leave_request set to_on = ${day}::date
      where tenant_id = ${tenantId} and id = ${request}`.execute(transaction);
  await insertRows(
    transaction,
    'leave_ledger',
    returned.flatMap((one) => takenAndGiven(work, one, one.request)),
  );
  await insertRows(
    transaction,
    'leave_return',
    returned.map(({ employment, day }) => ({
      tenant_id: tenantId,
      id: random.id(),
      employment_id: employment,
      from_on: day,
      to_on: day,
      reason: settings.words.returnReason,
      state: 'approved' as const,
    })),
  );
}
