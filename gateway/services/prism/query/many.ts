import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { queryManyFigures } from '#bridge/calls/prism/query.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { runQuery } from './run.ts';

/** Answers the questions of a board one after the other, in the same snapshot; one that is refused leaves the others. */
export async function runManyQueries(
  context: CallContext,
  { queries }: ParsedRequestOf<typeof queryManyFigures>,
): Promise<ResultOf<typeof queryManyFigures>> {
  const answers: ResultOf<typeof queryManyFigures> = [];
  for (const query of queries) {
    try {
      answers.push({ figures: await runQuery(context, query) });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      answers.push({ refused: error.codeName, words: error.words[context.locale] });
    }
  }
  return answers;
}
