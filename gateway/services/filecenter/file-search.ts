import { type searchDocuments, searchedDocumentsLimit } from '#bridge/calls/filecenter/calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { escapeLike } from '../people/keyword.ts';
import { readableFiles } from './readable-files.ts';

/** Returns the documents that a search finds. */
export function answerDocumentSearch(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof searchDocuments>,
): Promise<ResultOf<typeof searchDocuments>> {
  return findDocuments(context, keyword);
}

/** Finds the newest files whose name holds the keyword, among those the caller may read. */
export async function findDocuments(
  context: CallContext,
  keyword: string,
): Promise<ResultOf<typeof searchDocuments>> {
  const reach = await readReach(context);
  const rows = await readableFiles(context, reach)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('f.name', 'ilike', `%${escapeLike(keyword)}%`)
    .orderBy('f.added_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(searchedDocumentsLimit + 1)
    .select([
      'f.id',
      'f.name',
      'f.category',
      'f.format',
      'f.employment_id as employmentId',
      'f.added_at as addedAt',
      'p.name as personName',
    ])
    .execute();
  return {
    documents: rows.slice(0, searchedDocumentsLimit).map(({ employmentId, addedAt, ...row }) => ({
      ...row,
      addedAt: addedAt.toISOString(),
      place: { app: 'personnel', route: `/employee/${employmentId}?view=files` },
    })),
    more: rows.length > searchedDocumentsLimit,
  };
}
