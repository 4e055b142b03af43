import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { listFieldRights } from '#bridge/calls/joyhr/field-rights.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { rightAnywhere as rightOfRecord, ruledNames } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { rightAnywhere } from '../people/field-rights.ts';
import { records } from '../records.ts';

/** Returns what the caller may do with each field of some records, on those where they may do most. */
export async function answerFieldRights(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof listFieldRights>,
): Promise<ResultOf<typeof listFieldRights>> {
  if (bizTypeId !== EMPLOYEE_BIZ_TYPE) return readRecordRights(context, bizTypeId);
  const reach = await readReach(context);
  return {
    fields: employeeFields.map((field) => ({ field, right: rightAnywhere(reach, field) })),
  };
}

async function readRecordRights(
  context: CallContext,
  name: string,
): Promise<ResultOf<typeof listFieldRights>> {
  const bound = records.find(name);
  if (bound === undefined) throw new RefusedError('notFound');
  const scope = await openScope(context, bound, records);
  const fields = ruledNames(scope);
  return { fields: fields.map((field) => ({ field, right: rightOfRecord(scope, field) })) };
}
