/** Who may use which form, as the specification asks it. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { checkIsUserSameAssignedForm } from '#bridge/calls/workflow/form-instances.ts';
import type {
  assignSource,
  FormSource,
  rangeFormByAssign,
  rangeRepeat,
  rangeSourceIds,
} from '#bridge/calls/workflow/form-ranges.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { audienceOf, namesOfIds, sourcesOf, standingOf } from '../audience.ts';
import { peopleOfEmployments } from '../people.ts';
import { formsFor, publishedForms } from './published.ts';

/** Says who may use a form. */
export async function answerAssignSource(
  context: CallContext,
  { formId, sources }: ParsedRequestOf<typeof assignSource>,
): Promise<ResultOf<typeof assignSource>> {
  const form = await findForm(context, formId);
  const asked = sources ?? [];
  const names = await namesOfIds(
    context,
    asked.map(({ id }) => id),
  );
  if (asked.some(({ id }) => !names.has(id))) throw new RefusedError('notFound');
  const overlaps =
    form.biz_type === null ? [] : await overlapsOf(context, formId, form.biz_type, asked);
  if (overlaps.length > 0) {
    throw new RefusedError('duplicate', {
      fields: overlaps.map(({ kind, id }) => ({ path: `sources.${kind}.${id}`, issue: 'taken' })),
    });
  }
  const audience = sources === null ? null : audienceOf(sources);
  await context.database
    .updateTable('approval_definition')
    .set({ audience: audience === null ? null : JSON.stringify(audience) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', formId)
    .execute();
  context.record(`approvalRoute:${formId}`, { name: form.name_zh, sources: asked.length });
  return { formId, sources: audience === null ? null : [...sourcesOf(audience)] };
}

/** Lists what other forms have already. */
export function answerRangeRepeat(
  context: CallContext,
  { formId, bizTypeId, sources }: ParsedRequestOf<typeof rangeRepeat>,
): Promise<ResultOf<typeof rangeRepeat>> {
  return overlapsOf(context, formId, bizTypeId, sources);
}

async function overlapsOf(
  context: CallContext,
  formId: string | null,
  bizType: string,
  asked: readonly FormSource[],
): Promise<ResultOf<typeof rangeRepeat>> {
  const wanted = new Set(asked.map(({ kind, id }) => `${kind} ${id}`));
  const forms = (await publishedForms(context)).filter(
    ({ id, biz_type: type }) => id !== formId && type === bizType,
  );
  return forms.flatMap(({ id: other, name, audience }) =>
    (audience === null ? [] : sourcesOf(audience))
      .filter(({ kind, id }) => wanted.has(`${kind} ${id}`))
      .map((source) => ({ formId: other, formName: name, ...source })),
  );
}

/** Lists the form of exactly each source. */
export async function answerRangeForm(
  context: CallContext,
  { bizTypeId, sources }: ParsedRequestOf<typeof rangeFormByAssign>,
): Promise<ResultOf<typeof rangeFormByAssign>> {
  const found = await overlapsOf(context, null, bizTypeId, sources);
  return sources.map(({ kind, id }) => ({
    kind,
    id,
    formId: found.find((one) => one.kind === kind && one.id === id)?.formId ?? null,
  }));
}

/** Lists the sources of a form. */
export async function answerRangeSources(
  context: CallContext,
  { formId, kind }: ParsedRequestOf<typeof rangeSourceIds>,
): Promise<ResultOf<typeof rangeSourceIds>> {
  const { audience } = await findForm(context, formId);
  const sources = audience === null ? [] : sourcesOf(audience);
  return sources.flatMap((one) => (one.kind === kind ? [one.id] : []));
}

/** Tells who of some people gets which form. */
export async function answerSameForm(
  context: CallContext,
  { bizTypeId, employmentIds }: ParsedRequestOf<typeof checkIsUserSameAssignedForm>,
): Promise<ResultOf<typeof checkIsUserSameAssignedForm>> {
  const names = await namesOfIds(context, employmentIds);
  if (employmentIds.some((id) => !names.has(id))) throw new RefusedError('notFound');
  const people = await peopleOfEmployments(context, employmentIds);
  const forms = (await publishedForms(context)).filter(
    ({ id, biz_type: type }) => type === bizTypeId || id === bizTypeId,
  );
  const groups = new Map<string | null, string[]>();
  for (const employmentId of new Set(employmentIds)) {
    const accountId = people.get(employmentId)?.account ?? '';
    const [form] = formsFor(forms, await standingOf(context, { accountId, employmentId }));
    const key = form?.id ?? null;
    groups.set(key, [...(groups.get(key) ?? []), employmentId]);
  }
  return {
    same: groups.size <= 1,
    groups: [...groups].map(([formId, ids]) => ({ formId, employmentIds: ids })),
  };
}

async function findForm({ database, tenantId }: CallContext, id: string) {
  const row = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('record', 'is', null)
    .select(['audience', 'biz_type', 'name_zh'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}
