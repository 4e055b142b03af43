import type { findSchemes, getScheme } from '#bridge/calls/joyhr/schemes.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { ownSchemes, readScheme } from './scheme-rows.ts';

/** An app speaks of its own lists only: `personnel` of `personnel.roster`. */
export function ownLists({ caller }: CallContext, { listCode }: { listCode: string }): Verdict {
  return caller === 'shell' || listCode.startsWith(`${caller.app}.`) ? 'allow' : 'noPermission';
}

/** Answers the caller's schemes of one list. */
export async function answerSchemes(
  context: CallContext,
  { listCode }: ParsedRequestOf<typeof findSchemes>,
): Promise<ResultOf<typeof findSchemes>> {
  return await ownSchemes(context)
    .where('list_code', '=', listCode)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Answers one scheme of the caller. */
export function answerScheme(
  context: CallContext,
  { schemeId }: ParsedRequestOf<typeof getScheme>,
): Promise<ResultOf<typeof getScheme>> {
  return readScheme(context, schemeId);
}
