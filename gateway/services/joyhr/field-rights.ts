import type { ResultOf } from '#bridge/calls/define.ts';
import { employeeFields } from '#bridge/calls/employee.ts';
import type { listFieldRights } from '#bridge/calls/field-rights.ts';
import type { CallContext } from '#gateway/http/handler.ts';
import { rightAnywhere } from '../people/field-rights.ts';
import { readReach } from '../people/reach.ts';

/** Answers what the caller may do with each field of an employee, on the records where they may do most. */
export async function answerFieldRights(
  context: CallContext,
): Promise<ResultOf<typeof listFieldRights>> {
  const reach = await readReach(context);
  return {
    fields: employeeFields.map((field) => ({ field, right: rightAnywhere(reach, field) })),
  };
}
