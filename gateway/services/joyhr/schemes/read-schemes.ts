import type {
  defaultSchemeCondition,
  findSchemes,
  getScheme,
  schemeCondition,
} from '#bridge/calls/joyhr/schemes.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { ownSchemes, readScheme } from './scheme-rows.ts';

/** An app speaks of its own lists only: `personnel` of `personnel.roster`. */
export function ownLists({ caller }: CallContext, { listCode }: { listCode: string }): Verdict {
  return caller === 'shell' || listCode.startsWith(`${caller.app}.`) ? 'allow' : 'noPermission';
}

/** Returns the caller's schemes of one list. */
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

/** Returns one scheme of the caller. */
export function answerScheme(
  context: CallContext,
  { schemeId }: ParsedRequestOf<typeof getScheme>,
): Promise<ResultOf<typeof getScheme>> {
  return readScheme(context, schemeId);
}

/** Returns what one scheme of the caller sets. */
export async function answerSchemeCondition(
  context: CallContext,
  { schemeId }: ParsedRequestOf<typeof schemeCondition>,
): Promise<ResultOf<typeof schemeCondition>> {
  return conditionsOf((await readScheme(context, schemeId)).query);
}

/** Returns what the scheme sets with which a list opens. */
export async function answerDefaultCondition(
  context: CallContext,
  { listCode }: ParsedRequestOf<typeof defaultSchemeCondition>,
): Promise<ResultOf<typeof defaultSchemeCondition>> {
  const schemes = await answerSchemes(context, { listCode });
  return conditionsOf(schemes.find(({ isDefault }) => isDefault)?.query ?? '');
}

/** Schemes keep a query string as the address of the list has it; order and place are no conditions. */
function conditionsOf(query: string): ResultOf<typeof schemeCondition> {
  const params = new URLSearchParams(query);
  const names = [...new Set(params.keys())].filter(
    (name) => name !== 'sort' && name !== 'direction',
  );
  return names.map((name) => ({ name, values: params.getAll(name) }));
}
