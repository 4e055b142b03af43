import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { moveStages } from '#bridge/calls/recruit/board.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { moveToStage } from './change-application.ts';

/** Moves applications one after the other; a move is refused before anything of it is written. */
export async function moveMany(
  context: CallContext,
  { items, ...to }: ParsedRequestOf<typeof moveStages>,
): Promise<ResultOf<typeof moveStages>> {
  const refused: { id: string; code: string }[] = [];
  for (const item of items) {
    try {
      await moveToStage(context, { ...item, ...to });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refused.push({ id: item.id, code: error.codeName });
    }
  }
  return { moved: items.length - refused.length, refused };
}
