import { sql } from 'kysely';
import type { CallContext } from '../handler.ts';
import { onDay } from './dated.ts';

/** What a person may do with one field, from nothing to everything. */
export const fieldAccesses = ['hidden', 'masked', 'read', 'write'] as const;

/** One right on one field. */
export type FieldAccess = (typeof fieldAccesses)[number];

/** Whose records a role reaches. */
export type RangeKind = 'all' | 'own_organ_and_below' | 'own_organ' | 'self' | 'custom';

/**
 * What one role gives. Roles are kept apart here, because their parts belong together: the right
 * to edit one's own phone must not become the right to edit the phone of everybody another role shows.
 */
export interface RoleRights {
  readonly roleId: string;
  readonly kind: RangeKind;
  /** With `custom`: these organisations and all below them. */
  readonly organIds: readonly string[];
  readonly functions: ReadonlySet<string>;
  /** Rules on the fields of the business type. */
  readonly fields: ReadonlyMap<string, FieldAccess>;
}

/** The caller's roles that reach anybody, and where the caller belongs. */
export interface CallerRoles {
  readonly roles: readonly RoleRights[];
  /** Organisation of the caller's own employment on the day, or null. */
  readonly ownOrganId: string | null;
}

/** The business type that field rules on employees are filed under. */
export const EMPLOYEE_BIZ_TYPE = 'employee';

/** Whose rights are read: the caller's own, or those of an account that an administrator looks at. */
export interface RightsSubject {
  readonly accountId: string;
  readonly isSuper: boolean;
  /** The person's own employment, or null. */
  readonly employmentId: string | null;
}

/** The caller as a subject. */
export function callerOf({ accountId, rights }: CallContext): RightsSubject {
  return { accountId, isSuper: rights.isSuper, employmentId: rights.employmentId };
}

/** Reads the roles of an account on a day one by one, with their rules on one business type; a super user has none and needs none. */
export async function readRolesOf(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  subject: RightsSubject,
  day: string,
  bizType: string = EMPLOYEE_BIZ_TYPE,
): Promise<CallerRoles> {
  const { database, tenantId } = context;
  if (subject.isSuper) return { roles: [], ownOrganId: null };
  const rows = await database
    .selectFrom('data_range as r')
    .innerJoin('role as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.role_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .where(
      sql<boolean>`r.role_id in (select role_id from role_holders(${day}::date) where account_id = ${subject.accountId})`,
    )
    .select([
      'm.id as roleId',
      'r.kind',
      'r.organ_ids',
      sql<string[]>`array(select f.function_id from role_function f
        where f.tenant_id = ${tenantId} and f.role_id = r.role_id)`.as('functions'),
      sql<Record<
        string,
        FieldAccess
      > | null>`(select jsonb_object_agg(f.field, f.access) from field_rule f
        where f.tenant_id = ${tenantId} and f.role_id = r.role_id
          and f.biz_type = ${bizType})`.as('fields'),
    ])
    .execute();
  const roles = rows.map((row) => ({
    roleId: row.roleId,
    kind: row.kind,
    organIds: row.organ_ids,
    functions: new Set(row.functions),
    fields: new Map(Object.entries(row.fields ?? {})),
  }));
  return { roles, ownOrganId: await readOwnOrgan(context, subject.employmentId, day) };
}

/** No one is anywhere after the last day: the last job row stays open, but a range must not outlive the employment. */
async function readOwnOrgan(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  employmentId: string | null,
  day: string,
): Promise<string | null> {
  if (employmentId === null) return null;
  const row = await context.database
    .selectFrom('job_row as j')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'j.tenant_id').onRef('e.id', '=', 'j.employment_id'),
    )
    .where('j.tenant_id', '=', context.tenantId)
    .where('j.employment_id', '=', employmentId)
    .where(onDay('j', day))
    .where(sql<boolean>`(e.left_on is null or e.left_on > ${day}::date)`)
    .select('j.organ_id')
    .executeTakeFirst();
  return row?.organ_id ?? null;
}
