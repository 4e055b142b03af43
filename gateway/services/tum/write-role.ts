import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import type { RolePlan } from './role-plan.ts';

/** Writes a role with its functions, its range and its rules for fields, and returns its id. */
export async function writeRole(
  transaction: DatabaseTransaction,
  tenant_id: string,
  { code, nameZh, nameEn, range, functions, fields, recordFields }: RolePlan,
): Promise<string> {
  const role_id = uuid7();
  await transaction
    .insertInto('role')
    .values({ tenant_id, id: role_id, code, name_zh: nameZh, name_en: nameEn })
    .execute();
  await transaction
    .insertInto('role_function')
    .values([...new Set(functions)].map((function_id) => ({ tenant_id, role_id, function_id })))
    .execute();
  await transaction.insertInto('data_range').values({ tenant_id, role_id, kind: range }).execute();
  const rules = Object.entries({ ...recordFields, [EMPLOYEE_BIZ_TYPE]: fields }).flatMap(
    ([biz_type, ofType]) =>
      Object.entries(ofType).map(([field, access]) => ({
        tenant_id,
        role_id,
        biz_type,
        field,
        access,
      })),
  );
  if (rules.length > 0) await transaction.insertInto('field_rule').values(rules).execute();
  return role_id;
}
