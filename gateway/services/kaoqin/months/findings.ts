import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { overtimeOn } from '#gateway/kernel/law/working-time.ts';
import { isEmployedDay, isUnpublished } from '../days/unpublished.ts';
import { isUnsettled } from '../exceptions/open-exceptions.ts';
import { rangeOfMonth } from './month-state.ts';

/** What should be settled before a month is closed. */
export interface Finding {
  readonly kind:
    | 'openDays'
    | 'exceptions'
    | 'pendingLeave'
    | 'pendingOvertime'
    | 'pendingTrips'
    | 'pendingPatches'
    | 'pendingReturns'
    | 'unpublishedDays'
    | 'overtimeLimit'
    | 'noResults';
  readonly count: number;
  /** A month with it is never closed. */
  readonly blocks: boolean;
}

/** Looks for what is open in a month: days, exceptions, requests, people no one judged. */
export async function findOpen(
  database: DatabaseTransaction,
  tenantId: string,
  month: string,
): Promise<readonly Finding[]> {
  const { from, to } = rangeOfMonth(month);
  const mostOvertime = overtimeOn({ place: 'CN', asOf: to }).minutesPerMonthAtMost;
  const { rows } = await sql<Record<Finding['kind'], number>>`select
    (select count(*)::int from day_result d where d.tenant_id = ${tenantId}
      and d.day between ${from}::date and ${to}::date and d.state = 'open') as "openDays",
    (select count(*)::int from day_result d where d.tenant_id = ${tenantId}
      and d.day between ${from}::date and ${to}::date and ${isUnsettled(null)}) as exceptions,
    (select count(*)::int from leave_request r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.from_on <= ${to}::date and r.to_on >= ${from}::date) as "pendingLeave",
    (select count(*)::int from overtime_request r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.day between ${from}::date and ${to}::date) as "pendingOvertime",
    (select count(*)::int from trip_request r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.from_on <= ${to}::date and r.to_on >= ${from}::date) as "pendingTrips",
    (select count(*)::int from punch_patch r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.day between ${from}::date and ${to}::date) as "pendingPatches",
    (select count(*)::int from leave_return r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.from_on <= ${to}::date and r.to_on >= ${from}::date) as "pendingReturns",
    (select count(*)::int from roster_day d
      join employment e on e.tenant_id = d.tenant_id and e.id = d.employment_id
      where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
      and ${isUnpublished} and ${isEmployedDay}) as "unpublishedDays",
    (select count(*)::int from (select d.employment_id from day_result d
      where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
      group by d.employment_id
      having sum(d.overtime_workday + d.overtime_rest_day + d.overtime_holiday)
        > ${mostOvertime}) x) as "overtimeLimit",
    (select count(*)::int from employment e where e.tenant_id = ${tenantId}
      and e.joined_on <= ${to}::date and (e.left_on is null or e.left_on >= ${from}::date)
      and not exists (select from day_result d where d.tenant_id = e.tenant_id
        and d.employment_id = e.id and d.day between ${from}::date and ${to}::date))
      as "noResults"`.execute(database);
  const [counts] = rows;
  if (counts === undefined) return [];
  return kinds.flatMap((kind) => {
    const count = counts[kind];
    return count === 0 ? [] : [{ kind, count, blocks: kind === 'openDays' }];
  });
}

const kinds = [
  'openDays',
  'exceptions',
  'pendingLeave',
  'pendingOvertime',
  'pendingTrips',
  'pendingPatches',
  'pendingReturns',
  'unpublishedDays',
  'overtimeLimit',
  'noResults',
] as const;
