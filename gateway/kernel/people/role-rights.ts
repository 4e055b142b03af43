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
  readonly kind: RangeKind;
  /** With `custom`: these organisations and all below them. */
  readonly organIds: readonly string[];
  readonly functions: ReadonlySet<string>;
  /** Rules on the fields of the business type. */
  readonly fields: ReadonlyMap<string, FieldAccess>;
}

/** The caller's roles that reach anybody, and where the caller stands. */
export interface CallerRoles {
  readonly roles: readonly RoleRights[];
  /** Organisation of the caller's own employment on the day, or null. */
  readonly ownOrganId: string | null;
}

/** The business type that field rules on employees are filed under. */
export const EMPLOYEE_BIZ_TYPE = 'employee';

/** Reads the caller's roles one by one, with their rules on one business type; a super user has none and needs none. */
export async function readCallerRoles(
  context: CallContext,
  day: string,
  bizType: string = EMPLOYEE_BIZ_TYPE,
): Promise<CallerRoles> {
  const { database, tenantId, accountId, rights } = context;
  if (rights.isSuper) return { roles: [], ownOrganId: null };
  const rows = await database
    .selectFrom('role_member as m')
    .innerJoin('data_range as r', (join) =>
      join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.role_id', '=', 'm.role_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.account_id', '=', accountId)
    .select([
      'r.kind',
      'r.organ_ids',
      sql<string[]>`array(select f.function_id from role_function f
        where f.tenant_id = ${tenantId} and f.role_id = m.role_id)`.as('functions'),
      sql<Record<
        string,
        FieldAccess
      > | null>`(select jsonb_object_agg(f.field, f.access) from field_rule f
        where f.tenant_id = ${tenantId} and f.role_id = m.role_id
          and f.biz_type = ${bizType})`.as('fields'),
    ])
    .execute();
  const roles = rows.map((row) => ({
    kind: row.kind,
    organIds: row.organ_ids,
    functions: new Set(row.functions),
    fields: new Map(Object.entries(row.fields ?? {})),
  }));
  return { roles, ownOrganId: await readOwnOrgan(context, day) };
}

/** Nobody stands anywhere after the last day: the last job row stays open, but a range must not outlive the employment. */
async function readOwnOrgan(context: CallContext, day: string): Promise<string | null> {
  const { employmentId } = context.rights;
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
