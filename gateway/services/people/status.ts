import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import { employmentStatus } from '#bridge/calls/joyhr/employee.ts';

/** The state of an employment. It follows from its days and is stored nowhere. */
export type EmploymentStatus = z.output<typeof employmentStatus>;

/** Every status, in the order lists sort by. */
export const statuses: readonly EmploymentStatus[] = employmentStatus.options;

/** The days a status follows from. */
export interface EmploymentDays {
  readonly joinedOn: string;
  readonly probationEndsOn: string | null;
  readonly leftOn: string | null;
  readonly leftReason: string | null;
}

/** The status at the end of a day: the last day of probation still is probation, the last day of work is no longer work. */
export function statusOn(day: string, days: EmploymentDays): EmploymentStatus {
  if (days.joinedOn > day) return 'pending';
  if (days.leftOn !== null && days.leftOn <= day) {
    return days.leftReason === 'retirement' ? 'retired' : 'left';
  }
  if (days.leftOn !== null) return 'leaving';
  return days.probationEndsOn !== null && days.probationEndsOn >= day ? 'probation' : 'active';
}

/** The same rule for a query over employments (`e`). */
export function hasStatus(day: string, status: EmploymentStatus): Expression<SqlBool> {
  const on = sql`${day}::date`;
  switch (status) {
    case 'pending':
      return sql<boolean>`e.joined_on > ${on}`;
    case 'left':
      return sql<boolean>`(e.joined_on <= ${on} and e.left_on <= ${on} and e.left_reason <> 'retirement')`;
    case 'retired':
      return sql<boolean>`(e.joined_on <= ${on} and e.left_on <= ${on} and e.left_reason = 'retirement')`;
    case 'leaving':
      return sql<boolean>`(e.joined_on <= ${on} and e.left_on > ${on})`;
    case 'probation':
      return sql<boolean>`(e.joined_on <= ${on} and e.left_on is null and e.probation_ends_on >= ${on})`;
    case 'active':
      return sql<boolean>`(e.joined_on <= ${on} and e.left_on is null
        and (e.probation_ends_on is null or e.probation_ends_on < ${on}))`;
  }
}

/** The place of the status in `statuses`, to sort a query over employments (`e`) by. */
export function statusRank(day: string): RawBuilder<number> {
  const branches = statuses.map(
    (status, index) => sql`when ${hasStatus(day, status)} then ${sql.lit(index)}`,
  );
  return sql<number>`case ${sql.join(branches, sql` `)} end`;
}
