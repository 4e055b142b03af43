import type { Actor } from './actor.ts';

/** The days of an employment. */
export interface EmploymentSpan {
  readonly id: string;
  readonly joinedOn: string;
  readonly probationEndsOn: string | null;
  readonly leftOn: string | null;
}

/** Reads the days of an employment; others who change it wait until the transaction ends. */
export async function lockEmployment(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  employmentId: string,
): Promise<EmploymentSpan> {
  return database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', employmentId)
    .forUpdate()
    .select([
      'e.id',
      'e.joined_on as joinedOn',
      'e.probation_ends_on as probationEndsOn',
      'e.left_on as leftOn',
    ])
    .executeTakeFirstOrThrow();
}

/** Whether somebody works on a day: joined, and not gone at the end of it. */
export function worksOn({ joinedOn, leftOn }: EmploymentSpan, day: string): boolean {
  return joinedOn <= day && (leftOn === null || leftOn > day);
}

/** Changes columns of an employment and counts its version up, so that who edits the record learns of it. */
export async function changeEmployment(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  employmentId: string,
  columns: {
    readonly probation_ends_on?: string | null;
    readonly left_on?: string | null;
    readonly left_reason?:
      | 'resignation'
      | 'dismissal'
      | 'contract-end'
      | 'retirement'
      | 'other'
      | null;
  },
): Promise<number> {
  const { version } = await database
    .updateTable('employment')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', employmentId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
