import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type readResume, resumeFields } from '#bridge/calls/recruit/resumes.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { isReadable, rightsOn } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { enqueueReading } from './enqueue-reading.ts';
import { readFileName, readKept } from './keep-read.ts';
import type { ReadResume } from './read-resume.ts';
import type { ResumeFacts } from './resume-facts.ts';

type Shown = ResultOf<typeof readResume>;

const nothing: Shown = {
  state: 'none',
  fileName: null,
  text: '',
  fields: [],
  schools: [],
  jobs: [],
};

/** Returns what was read of the résumé of a candidate. A job reads what was not read yet, so that no call waits for a file. */
export async function answerResume(
  context: CallContext,
  { candidateId }: ParsedRequestOf<typeof readResume>,
): Promise<Shown> {
  const scope = await openScope(context, candidates, records);
  const row = await findRow(scope, candidateId);
  if (!isReadable(rightsOn(scope, row.standing).resume ?? 'hidden')) {
    throw new RefusedError('noFieldPermission');
  }
  const fileId = row.values.resume;
  if (typeof fileId !== 'string') return nothing;
  const kept = await readKept(context, { candidateId, fileId });
  if (kept !== undefined) return present(kept.name, kept);
  const fileName = await readFileName(context, fileId);
  if (fileName === undefined) return nothing;
  await enqueueReading(context, { candidateId, fileId });
  return { ...nothing, state: 'reading', fileName };
}

function present(fileName: string, { state, text, facts }: ReadResume): Shown {
  return { ...nothing, state, fileName, text, ...proposed(facts) };
}

function proposed(facts: ResumeFacts): Pick<Shown, 'fields' | 'schools' | 'jobs'> {
  return {
    fields: resumeFields.flatMap((field) => {
      const fact = facts[field];
      return fact === null ? [] : [{ field, ...fact }];
    }),
    schools: facts.schools.map((one) => ({ ...one, values: { ...one.values } })),
    jobs: facts.jobs.map((one) => ({ ...one, values: { ...one.values } })),
  };
}
