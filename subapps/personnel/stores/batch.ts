/** A change of many records, call after call, so that its progress can be shown and one refusal stops no other. */

import { batchSize, type updateEmployees } from '#bridge/calls/joyhr/employee-record.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';

/** What a batch sets. */
export type BatchChanges = RequestOf<typeof updateEmployees>['changes'];

type Outcome = ResultOf<typeof updateEmployees>['results'][number]['outcome'];

/** Why a record was not saved; `unsent` when its call failed as a whole. */
export type Refusal = Exclude<Outcome, 'saved'> | 'unsent';

/** One record that was not saved. */
export interface BatchFailure {
  readonly id: string;
  readonly refusal: Refusal;
}

/** Sends as many calls as it takes; returns the records that were not saved, in the order they were given. */
export async function runBatch(
  ids: readonly string[],
  send: (ids: string[]) => Promise<ResultOf<typeof updateEmployees>>,
  onProgress: (done: number) => void,
): Promise<readonly BatchFailure[]> {
  const failures: BatchFailure[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const part = ids.slice(start, start + batchSize);
    const answer = await send([...part]).catch(() => null);
    for (const id of part) {
      const outcome = answer?.results.find((one) => one.employmentId === id)?.outcome;
      if (outcome !== 'saved') failures.push({ id, refusal: outcome ?? 'unsent' });
    }
    onProgress(start + part.length);
  }
  return failures;
}
