import type { updateEmployees } from '#bridge/calls/joyhr/employee-record.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type AskedSave, saveChanges } from './save-record.ts';

type Outcome = ResultOf<typeof updateEmployees>['results'][number]['outcome'];

/** Saves the same change in many records. One that is refused keeps no other from being saved. */
export async function answerEmployeesUpdate(
  context: CallContext,
  { employmentIds, changes }: ParsedRequestOf<typeof updateEmployees>,
): Promise<ResultOf<typeof updateEmployees>> {
  const reach = await readReach(context);
  const outcomes = new Map<string, Outcome>();
  // In one order, so that two batches over the same people wait for one another instead of for each other.
  for (const employmentId of employmentIds.toSorted()) {
    if (outcomes.has(employmentId)) continue;
    outcomes.set(employmentId, await outcomeOf(context, reach, { employmentId, changes }));
  }
  const results = [...new Set(employmentIds)].map((employmentId) => ({
    employmentId,
    outcome: outcomes.get(employmentId) ?? 'notFound',
  }));
  const saved = results.flatMap((one) => (one.outcome === 'saved' ? one.employmentId : []));
  context.record('employees', { saved, fields: Object.keys(changes) });
  return { results };
}

// A record is refused before anything of it is written, so the transaction of the others goes on.
async function outcomeOf(context: CallContext, reach: Reach, asked: AskedSave): Promise<Outcome> {
  try {
    await saveChanges(context, reach, asked);
    return 'saved';
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return refusals[error.codeName] ?? 'badInput';
  }
}

const refusals: Readonly<Record<string, Outcome>> = {
  notFound: 'notFound',
  noPermission: 'noPermission',
  noFieldPermission: 'noFieldPermission',
};
