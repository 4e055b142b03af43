/** The forms and routes of a company, for those who manage them. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { queryCustomForm } from '#bridge/calls/workflow/form-instances.ts';
import { workflowFunctions } from '#bridge/calls/workflow/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { findsThing, nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { recordName } from '../definitions.ts';

type Request = ParsedRequestOf<typeof queryCustomForm>;

/**
 * Lists forms and routes in every state, the latest first.
 * @throws {RefusedError} `noPermission`
 */
export async function managedForms(
  context: CallContext,
  request: Request & { readonly state: NonNullable<Request['state']> },
): Promise<ResultOf<typeof queryCustomForm>> {
  if (!hasFunction(context.rights, workflowFunctions.routes))
    throw new RefusedError('noPermission');
  const all = await definitionsOf(context, request);
  const found = all.filter((row) => isFound(row, request.keyword));
  const shown = found.slice(offsetOf(request), offsetOf(request) + request.rows);
  const running = await runningOf(
    context,
    shown.map(({ id }) => id),
  );
  const rows = shown.map((row) => ({
    formId: row.id,
    name: row.name,
    bizTypeId: row.biz_type,
    recordName: recordName(context, row.record),
    group: row.form_group,
    state: row.state,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    draftAt: null,
    sentAt: null,
    running: running.get(row.id) ?? 0,
  }));
  return pageFrom(request, rows, async () => found.length);
}

function definitionsOf(
  { database, tenantId, locale }: CallContext,
  { group, state }: Pick<Request, 'group' | 'state'>,
) {
  let query = database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'record', 'biz_type', 'form_group', 'state', 'version', 'created_at'])
    .select(['name_zh', 'name_en', locale === 'en' ? 'name_en as name' : 'name_zh as name'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (group !== undefined) query = query.where('form_group', '=', group);
  if (state !== undefined && state !== 'any') query = query.where('state', '=', state);
  return query.execute();
}

/** How many requests are under way by some definitions. */
async function runningOf(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('definition_id', 'in', ids)
    .where('status', 'in', ['running', 'returned', 'revoking'])
    .groupBy('definition_id')
    .select(['definition_id', ({ fn }) => fn.countAll<string>().as('count')])
    .execute();
  return new Map(rows.map(({ definition_id: id, count }) => [id, Number(count)]));
}

/** Whether a keyword finds a form by its name in either language, or by the pinyin of it. */
export function isFound(
  { name_zh, name_en }: { readonly name_zh: string; readonly name_en: string },
  keyword: string | undefined,
): boolean {
  if (keyword === undefined) return true;
  return [name_zh, name_en].some((name) => findsThing(keyword, { name, sort: nameSortKey(name) }));
}
