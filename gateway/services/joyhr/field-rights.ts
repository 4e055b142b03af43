import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { listFieldRights } from '#bridge/calls/joyhr/field-rights.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { rightAnywhere } from '../people/field-rights.ts';

/** Answers what the caller may do with each field of an employee, on the records where they may do most. */
export async function answerFieldRights(
  context: CallContext,
): Promise<ResultOf<typeof listFieldRights>> {
  const reach = await readReach(context);
  return {
    fields: employeeFields.map((field) => ({ field, right: rightAnywhere(reach, field) })),
  };
}
