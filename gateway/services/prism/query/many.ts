import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { queryManyFigures } from '#bridge/calls/prism/query.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { runQueries } from './run.ts';

/** Answers the questions of a board in the same snapshot; one that is refused says why. */
export async function runManyQueries(
  context: CallContext,
  { queries }: ParsedRequestOf<typeof queryManyFigures>,
): Promise<ResultOf<typeof queryManyFigures>> {
  const answers = await runQueries(context, queries);
  return answers.map((answer) =>
    answer instanceof RefusedError
      ? { refused: answer.codeName, words: answer.words[context.locale] }
      : { figures: answer },
  );
}
