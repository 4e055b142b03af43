import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { fieldReaders } from '#bridge/calls/uac/account-rights.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay, onDay, organOnDay } from '#gateway/kernel/people/dated.ts';
import type { Reach, RoleReach, Standing } from '#gateway/kernel/people/reach.ts';
import type { FieldAccess, RangeKind } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type FieldOfType, readFieldOfType } from './field-of-type.ts';

type Readers = ResultOf<typeof fieldReaders>;
type Reader = Readers['readers'][number];

/** Accounts listed at most. */
const mostReaders = 200;

/**
 * Returns who sees a field of one employee's record, or of a declared record that is about the employee, and the role that
 * gives it. Super users see every field and are listed first.
 * @throws {RefusedError} `notFound`, `badInput` for a field no record has.
 */
export async function listFieldReaders(
  context: CallContext,
  { bizType, employmentId, field: name }: ParsedRequestOf<typeof fieldReaders>,
): Promise<Readers> {
  const field = await readFieldOfType(context, bizType, name);
  const day = dayOf(context.now());
  const standing = await readStanding(context, employmentId, day);
  const covering = await readCovering(context, standing, { bizType, day });
  const readers = [
    ...(await readSuperUsers(context, field)),
    ...readersOf(covering, standing, field, day),
  ];
  return { readers: readers.slice(0, mostReaders), total: readers.length };
}

async function readStanding(
  { database, tenantId }: CallContext,
  employmentId: string,
  day: string,
): Promise<Standing> {
  const row = await database
    .selectFrom('employment as e')
    .innerJoin('job_row as j', (join) =>
      join
        .onRef('j.tenant_id', '=', 'e.tenant_id')
        .onRef('j.employment_id', '=', 'e.id')
        .on(jobOnDay(day)),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', day)))
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', employmentId)
    .select(['e.id as employmentId', 'j.organ_id as organId', 'o.path as organPath'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** One role of one account that covers the record. */
interface CoveringRole {
  readonly accountId: string;
  readonly name: string;
  readonly loginName: string;
  readonly employmentId: string | null;
  readonly roleId: string;
  readonly roleName: string;
  readonly byRule: boolean;
  readonly kind: RangeKind;
  readonly functions: readonly string[];
  readonly fields: Readonly<Record<string, FieldAccess>> | null;
}

/** Reads the roles that reach the record, of every active account, by the same conditions as `reaches`. */
async function readCovering(
  { database, tenantId, locale }: CallContext,
  { employmentId, organId, organPath }: Standing,
  { bizType, day }: { readonly bizType: string; readonly day: string },
): Promise<readonly CoveringRole[]> {
  const { rows } = await sql<CoveringRole>`
    select a.id as "accountId", a.display_name as name, a.login_name as "loginName",
      m.employment_id as "employmentId", r.id as "roleId",
      ${sql.ref(locale === 'en' ? 'r.name_en' : 'r.name_zh')} as "roleName", h.by_rule as "byRule", d.kind,
      array(select f.function_id from role_function f
        where f.tenant_id = ${tenantId} and f.role_id = r.id) as functions,
      (select jsonb_object_agg(f.field, f.access) from field_rule f
        where f.tenant_id = ${tenantId} and f.role_id = r.id
          and f.biz_type = ${bizType}) as fields
    from (select role_id, account_id, bool_and(rule_id is not null) as by_rule
      from role_holders(${day}::date) group by role_id, account_id) h
    join membership m on m.tenant_id = ${tenantId} and m.account_id = h.account_id
    join account a on a.id = m.account_id
    join role r on r.tenant_id = m.tenant_id and r.id = h.role_id
    join data_range d on d.tenant_id = r.tenant_id and d.role_id = r.id
    left join employment e on e.tenant_id = m.tenant_id and e.id = m.employment_id
      and (e.left_on is null or e.left_on > ${day}::date)
    left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${onDay('j', day)}
    left join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', day)}
    where not m.is_super and m.status = 'active' and a.status = 'active' and (
      d.kind = 'all'
      or (d.kind = 'self' and m.employment_id = ${employmentId})
      or (d.kind = 'own_organ' and j.organ_id = ${organId})
      or (d.kind = 'own_organ_and_below' and starts_with(${organPath}, o.path))
      or (d.kind = 'custom' and exists (select from organ_row c
        where c.tenant_id = ${tenantId} and c.organ_id = any(d.organ_ids)
          and c.from_on <= ${day}::date and (c.to_on is null or c.to_on >= ${day}::date)
          and starts_with(${organPath}, c.path))))
    order by a.display_name, a.id, r.code`.execute(database);
  return rows;
}

function readersOf(
  covering: readonly CoveringRole[],
  standing: Standing,
  field: FieldOfType,
  day: string,
): Reader[] {
  const opening = covering.filter(({ functions }) => field.opensWith(new Set(functions)));
  const accounts = Map.groupBy(opening, ({ accountId }) => accountId);
  return [...accounts.values()].flatMap((held) => {
    const [account] = held;
    if (account === undefined) return [];
    const roles = held.map((role) => reachOf(role, standing));
    const right = field.rightOn(reachWith(roles, account, day), standing);
    if (right === 'hidden') return [];
    const by = held.filter((_, index) => gives(roles[index], field, right)).map(sourceOf);
    const { accountId, name, loginName } = account;
    return [{ accountId, name, loginName, right, isSuper: false, by }];
  });
}

/** `write` that a role loses on its owner's own record counts as the `read` it becomes. */
function gives(role: RoleReach | undefined, field: FieldOfType, right: FieldAccess): boolean {
  if (role === undefined) return false;
  const given = field.ofRole(role);
  return given === right || (given === 'write' && right === 'read');
}

function sourceOf({ roleId, roleName, byRule, kind }: CoveringRole): Reader['by'][number] {
  return { roleId, roleName, byRule, kind };
}

/** The role as it reaches this one record. */
function reachOf({ roleId, kind, functions, fields }: CoveringRole, at: Standing): RoleReach {
  return {
    roleId,
    kind,
    organIds: [],
    functions: new Set(functions),
    fields: new Map(Object.entries(fields ?? {})),
    paths: [],
    organId: null,
    employmentId: at.employmentId,
  };
}

function reachWith(roles: readonly RoleReach[], account: CoveringRole, day: string): Reach {
  return {
    tenantId: '',
    day,
    isSuper: false,
    everything: false,
    roles,
    ownOrganId: null,
    ownEmploymentId: account.employmentId,
  };
}

async function readSuperUsers(
  { database, tenantId }: CallContext,
  { ofSuper: right }: FieldOfType,
): Promise<Reader[]> {
  const rows = await database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.is_super', '=', true)
    .where('m.status', '=', 'active')
    .where('a.status', '=', 'active')
    .orderBy('a.display_name')
    .select(['a.id as accountId', 'a.display_name as name', 'a.login_name as loginName'])
    .execute();
  return rows.map((row) => ({ ...row, right, isSuper: true, by: [] }));
}
