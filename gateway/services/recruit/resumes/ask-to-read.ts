import type { candidate } from '#bridge/calls/recruit/records/candidate.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { enqueueReading } from './enqueue-reading.ts';
import { forgetTexts } from './keep-read.ts';

type Fields = (typeof candidate)['fields'];

/** Has new résumés read, so that the search of the list finds their words, and forgets what was read of those before. */
export async function askToRead(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<void> {
  const gone = changes.flatMap(({ before, changed }) =>
    changed.has('resume') ? (before?.resume ?? []) : [],
  );
  if (gone.length > 0) await forgetTexts(context, gone);
  for (const { action, id, after, changed } of changes) {
    const isNew = action === 'create' || (action === 'update' && changed.has('resume'));
    if (!isNew || after.resume === null) continue;
    await enqueueReading(context, { candidateId: id, fileId: after.resume });
  }
}
