import { searchedRowsLimit, type searchRows } from '#bridge/calls/joyhr/search.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { searchRecords } from '#gateway/record/search.ts';
import { records } from '../records.ts';

/** Returns the first rows of every record that a keyword finds; each record asks for its own function and reach. */
export async function answerRowSearch(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof searchRows>,
): Promise<ResultOf<typeof searchRows>> {
  return { rows: [...(await searchRecords(context, records, keyword, searchedRowsLimit))] };
}
