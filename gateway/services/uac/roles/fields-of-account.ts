import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { rightsOfAccount } from '#bridge/calls/uac/account-rights.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach, RoleReach } from '#gateway/kernel/people/reach.ts';
import { EMPLOYEE_BIZ_TYPE, type RightsSubject } from '#gateway/kernel/people/role-rights.ts';
import * as ofRecords from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { rightAnywhere, roleRight } from '../../people/field-rights.ts';
import { records } from '../../records.ts';
import { listRuledTypes, type RuledType } from './ruled-types.ts';

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
  subject: RightsSubject,
  reach: Reach,
  sourceOf: SourceOf,
): Promise<Fields> {
  const fields: Fields = [];
  for (const type of await listRuledTypes(context)) {
    const rights = await readTypeRights(context, subject, reach, type);
    if (rights === null) continue;
    for (const { field, name } of type.fields) {
      const right = rights.anywhere(field);
      const by = rights.roles.filter((role) => rights.ofRole(role, field) === right).map(sourceOf);
      fields.push({ bizType: type.bizType, typeName: type.name, field, name, right, by });
    }
  }
  return fields;
}

/** Reads how an account reaches one kind of records; null when it opens none. */
export async function readTypeRights(
  context: CallContext,
  subject: RightsSubject,
  reach: Reach,
  { bizType }: RuledType,
): Promise<TypeRights | null> {
  if (bizType === EMPLOYEE_BIZ_TYPE) return rightsOfEmployees(reach);
  const bound = records.find(bizType);
  if (bound === undefined) return null;
  const { functionId } = bound.record;
  const opens = reach.isSuper || reach.roles.some(({ functions }) => functions.has(functionId));
  if (!opens) return null;
  const scope = await openScope(context, bound, records, { subject });
  return {
    roles: scope.reach.roles,
    anywhere: (field) => ofRecords.rightAnywhere(scope, field),
    ofRole: (role, field) => ofRecords.roleRight(scope, role, field),
  };
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
