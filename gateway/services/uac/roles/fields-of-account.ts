import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { rightsOfAccount } from '#bridge/calls/uac/account-rights.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach, RoleReach } from '#gateway/kernel/people/reach.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { readCustomFieldsOf } from '#gateway/record/custom/custom-fields.ts';
import * as ofRecords from '#gateway/record/rights.ts';
import type { Scope } from '#gateway/record/scope.ts';
import { rightAnywhere, roleRight } from '../../people/field-rights.ts';
import { records } from '../../records.ts';
import { listRuledTypes } from './ruled-types.ts';

type Fields = ResultOf<typeof rightsOfAccount>['fields'];
type SourceOf = (role: RoleReach) => Fields[number]['by'][number];

/** How an account reaches one kind of records, and the rights its roles have there. */
export interface TypeRights {
  readonly roles: readonly RoleReach[];
  anywhere(field: string): FieldRight;
  ofRole(role: RoleReach, field: string): FieldRight;
}

/** Lists the right of an account on each field of the records it opens, with the roles that give it. */
export async function listFieldsOfAccount(
  context: CallContext,
  reach: Reach,
  sourceOf: SourceOf,
): Promise<Fields> {
  const fields: Fields = [];
  const known = await readTypeRights(context, reach);
  for (const type of await listRuledTypes(context)) {
    const rights = known.get(type.bizType);
    if (rights === undefined) continue;
    for (const { field, name } of type.fields) {
      const right = rights.anywhere(field);
      const by = rights.roles.filter((role) => rights.ofRole(role, field) === right).map(sourceOf);
      fields.push({ bizType: type.bizType, typeName: type.name, field, name, right, by });
    }
  }
  return fields;
}

/** Reads how an account reaches each kind of records that it opens, by business type: in a few statements for all of them. */
export async function readTypeRights(
  context: CallContext,
  reach: Reach,
): Promise<ReadonlyMap<string, TypeRights>> {
  const opens = (functionId: string): boolean =>
    reach.isSuper || reach.roles.some(({ functions }) => functions.has(functionId));
  const opened = records.all.filter(({ record }) => opens(record.functionId));
  const rules = await readFieldRules(context, reach);
  const names = opened.map(({ record }) => record.name);
  const custom = await readCustomFieldsOf(context, names);
  const known = new Map<string, TypeRights>([[EMPLOYEE_BIZ_TYPE, rightsOfEmployees(reach)]]);
  for (const bound of opened) {
    const { name, functionId } = bound.record;
    const roles = reach.roles
      .filter(({ functions }) => functions.has(functionId))
      .map((role) => ({ ...role, fields: rules.get(ruleKey(role.roleId, name)) ?? noRules }));
    const everything = reach.isSuper || roles.some(({ kind }) => kind === 'all');
    const scope: Scope = {
      context,
      bound,
      records,
      reach: { ...reach, roles, everything },
      custom: custom.get(name) ?? [],
      knownRights: new Map(),
    };
    known.set(name, {
      roles,
      anywhere: (field) => ofRecords.rightAnywhere(scope, field),
      ofRole: (role, field) => ofRecords.roleRight(scope, role, field),
    });
  }
  return known;
}

const noRules: RoleReach['fields'] = new Map();

function ruleKey(roleId: string, bizType: string): string {
  return `${roleId} ${bizType}`;
}

/** The rules on fields of the roles of a reach, by role and business type. */
async function readFieldRules(
  { database, tenantId }: CallContext,
  { roles }: Reach,
): Promise<ReadonlyMap<string, RoleReach['fields']>> {
  if (roles.length === 0) return new Map();
  const rows = await database
    .selectFrom('field_rule as f')
    .where('f.tenant_id', '=', tenantId)
    .where(
      'f.role_id',
      'in',
      roles.map(({ roleId }) => roleId),
    )
    .select(['f.role_id', 'f.biz_type', 'f.field', 'f.access'])
    .execute();
  const byType = Map.groupBy(rows, (row) => ruleKey(row.role_id, row.biz_type));
  return new Map(
    [...byType].map(([key, own]) => [
      key,
      new Map(own.map(({ field, access }) => [field, access])),
    ]),
  );
}

function rightsOfEmployees(reach: Reach): TypeRights {
  const known = new Map<string, (typeof employeeFields)[number]>(
    employeeFields.map((field) => [field, field]),
  );
  const among = (field: string, right: (one: (typeof employeeFields)[number]) => FieldRight) => {
    const one = known.get(field);
    return one === undefined ? 'hidden' : right(one);
  };
  return {
    roles: reach.roles,
    anywhere: (field) => among(field, (one) => rightAnywhere(reach, one)),
    ofRole: (role, field) => among(field, (one) => roleRight(role, one)),
  };
}
