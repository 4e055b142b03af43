import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../kernel/handler.ts';
import { onDay, pathWithin } from '../kernel/people/dated.ts';
import { type Reach, readReachOf, seesOrgan } from '../kernel/people/reach.ts';
import { reachedPeople } from '../kernel/people/reached-people.ts';
import { callerOf, type RightsSubject } from '../kernel/people/role-rights.ts';
import type { BoundRecord, Records } from './binding.ts';
import { columnOf } from './columns.ts';
import { type CustomFieldRow, readCustomFields } from './custom/custom-fields.ts';
import type { RightsOnRow } from './rights.ts';

/** One record as one caller reaches it in one call. */
export interface Scope {
  readonly context: CallContext;
  readonly bound: BoundRecord;
  readonly records: Records;
  /** Only of roles that hold the record's function. */
  readonly reach: Reach;
  readonly custom: readonly CustomFieldRow[];
  /** Rights by the roles that cover a row: many rows, few of those. */
  readonly knownRights: Map<string, RightsOnRow>;
}

/** Where a row is, as ranges look at it; empty texts where the record knows nothing of the kind. */
export interface RowStanding {
  readonly employmentId: string;
  readonly organId: string;
  readonly organPath: string;
}

/** Of rows that belong to the company as a whole. */
export const companyStanding: RowStanding = { employmentId: '', organId: '', organPath: '' };

/** What a scope is opened for besides its record. */
interface ScopeOptions {
  /** The day its reach is read on; today without it. */
  readonly day?: string | undefined;
  /** Whose reach it is; the caller's own without it. */
  readonly subject?: RightsSubject;
}

/** Reads how somebody reaches a record. */
export async function openScope(
  context: CallContext,
  bound: BoundRecord,
  records: Records,
  { day, subject = callerOf(context) }: ScopeOptions = {},
): Promise<Scope> {
  const { name, functionId } = bound.record;
  const reach = await readReachOf(context, subject, day, { bizType: name, functionId });
  const custom = await readCustomFields(context, name);
  return { context, bound, records, reach, custom, knownRights: new Map() };
}

/** The condition on a row (`r`): the caller reaches it. */
export function inReach(scope: Scope): RawBuilder<boolean> {
  const { reach, bound } = scope;
  return reachCondition(scope, reach, bound, 'r');
}

/** The same for any record, as if its rows were read by the roles of this call. */
export function reachCondition(
  { context }: Pick<Scope, 'context'>,
  reach: Reach,
  bound: BoundRecord,
  alias: string,
): RawBuilder<boolean> {
  const { range } = bound.record;
  if (!reach.isSuper && reach.roles.length === 0) return sql<boolean>`false`;
  if (range.of === 'company' || reach.everything) return sql<boolean>`true`;
  const column = sql.ref(`${alias}.${columnOf(bound, range.field)}`);
  if (range.of === 'person') {
    return sql<boolean>`${column} in (${reachedPeople(context, reach).select('e.id')})`;
  }
  return sql<boolean>`${column} in (select o.organ_id from organ_row o
    where o.tenant_id = ${reach.tenantId} and ${onDay('o', reach.day)} and ${seesOrgan(reach)})`;
}

/** The condition on a row (`r`): it is of an organisation, or of one below it. */
export function ofOrgan(
  scope: Scope,
  organ: { readonly id: string; readonly path: string },
  includeBelow: boolean,
): RawBuilder<boolean> {
  const { reach, bound, context } = scope;
  const { range } = bound.record;
  if (range.of === 'company') return sql<boolean>`false`;
  const column = sql.ref(`r.${columnOf(bound, range.field)}`);
  const within = includeBelow
    ? sql`select o.organ_id from organ_row o where o.tenant_id = ${reach.tenantId}
        and ${onDay('o', reach.day)} and ${pathWithin('o', organ.path)}`
    : sql`select ${organ.id}::uuid`;
  if (range.of === 'organ') return sql<boolean>`${column} in (${within})`;
  return sql<boolean>`${column} in (${reachedPeople(context, reach)
    .where(sql<boolean>`j.organ_id in (${within})`)
    .select('e.id')})`;
}

/** What the SQL of virtual fields may know. */
export function scopeOfSql({ context, reach }: Scope): { tenantId: string; today: string } {
  return { tenantId: context.tenantId, today: reach.day };
}
