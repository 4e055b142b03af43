/** Who may use which form, as the specification asks it. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { checkIsUserSameAssignedForm } from '#bridge/calls/workflow/form-instances.ts';
import type {
  assignSource,
  rangeFormByAssign,
  rangeRepeat,
  rangeSourceIds,
} from '#bridge/calls/workflow/form-ranges.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { companyIds, keptSources, namesOfIds, sourcesOf, standingsOf } from '../audience.ts';
import { peopleOfEmployments } from '../people.ts';
import { overlapsOf } from './overlaps.ts';
import { formsFor, publishedForms } from './published.ts';

/** Says who may use a form. */
export async function answerAssignSource(
  context: CallContext,
  { formId, sources }: ParsedRequestOf<typeof assignSource>,
): Promise<ResultOf<typeof assignSource>> {
  const form = await findForm(context, formId);
  const audience = sources === null ? null : keptSources(sources);
  const asked = sourcesOf(audience);
  const ids = companyIds(asked);
  const names = await namesOfIds(context, ids);
  if (ids.some((id) => !names.has(id))) throw new RefusedError('notFound');
  checkPeriods(asked);
  const overlaps =
    form.biz_type === null ? [] : await overlapsOf(context, formId, form.biz_type, asked);
  if (overlaps.length > 0) {
    throw new RefusedError('duplicate', {
      fields: overlaps.map(({ kind, id }) => ({ path: `sources.${kind}.${id}`, issue: 'taken' })),
    });
  }
  await context.database
    .updateTable('approval_definition')
    .set({ audience: audience === null ? null : JSON.stringify(audience) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', formId)
    .execute();
  context.record(`approvalRoute:${formId}`, { name: form.name_zh, sources: asked.length });
  return { formId, sources: audience === null ? null : [...audience] };
}

function checkPeriods(sources: ReturnType<typeof keptSources>): void {
  const wrong = sources.filter(({ from, to }) => from !== null && to !== null && to < from);
  if (wrong.length === 0) return;
  throw new RefusedError('badInput', {
    fields: wrong.map(({ kind, id }) => ({ path: `sources.${kind}.${id}`, issue: 'invalid' })),
  });
}

/** Lists what other forms have already. */
export function answerRangeRepeat(
  context: CallContext,
  { formId, bizTypeId, sources }: ParsedRequestOf<typeof rangeRepeat>,
): Promise<ResultOf<typeof rangeRepeat>> {
  return overlapsOf(context, formId, bizTypeId, keptSources(sources));
}

/** Lists the form of exactly each source. */
export async function answerRangeForm(
  context: CallContext,
  { bizTypeId, sources }: ParsedRequestOf<typeof rangeFormByAssign>,
): Promise<ResultOf<typeof rangeFormByAssign>> {
  const forms = (await publishedForms(context)).filter(({ biz_type: type }) => type === bizTypeId);
  return sources.map(({ kind, id }) => {
    const form = forms.find(({ audience }) =>
      sourcesOf(audience).some((one) => one.include && one.kind === kind && one.id === id),
    );
    return { kind, id, formId: form?.id ?? null };
  });
}

/** Lists the sources of a form. */
export async function answerRangeSources(
  context: CallContext,
  { formId, kind }: ParsedRequestOf<typeof rangeSourceIds>,
): Promise<ResultOf<typeof rangeSourceIds>> {
  const { audience } = await findForm(context, formId);
  return sourcesOf(audience).flatMap((one) => (one.include && one.kind === kind ? [one.id] : []));
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
  const asked = [...new Set(employmentIds)];
  const standings = await standingsOf(
    context,
    asked.map((employmentId) => ({
      accountId: people.get(employmentId)?.account ?? null,
      employmentId,
    })),
  );
  const groups = new Map<string | null, string[]>();
  for (const [at, employmentId] of asked.entries()) {
    const standing = standings[at];
    const [form] = standing === undefined ? [] : formsFor(forms, standing);
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
