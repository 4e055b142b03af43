import type { ParsedRequestOf, ResultOf } from '#bridge/calls/define.ts';
import { employeeFields } from '#bridge/calls/employee.ts';
import type { listFieldRights } from '#bridge/calls/field-rights.ts';
import type { CallContext } from '#gateway/http/handler.ts';
import { RefusedError } from '#gateway/http/refused-error.ts';
import { rightAnywhere } from '../people/field-rights.ts';
import { readReach } from '../people/reach.ts';

/** Answers what the caller may do with each field of an employee, on the records where they may do most. */
export async function answerFieldRights(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof listFieldRights>,
): Promise<ResultOf<typeof listFieldRights>> {
  if (bizTypeId !== 'employee') throw new RefusedError('notFound');
  const reach = await readReach(context);
  return {
    fields: employeeFields.map((field) => ({ field, right: rightAnywhere(reach, field) })),
  };
}
