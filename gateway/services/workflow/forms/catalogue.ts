/** The forms somebody may start, and one of them to be filled in. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { buttonsOf, formActs } from '#bridge/calls/workflow/events.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#bridge/calls/workflow/form.ts';
import type {
  findFormOrgans,
  getFormByAssign,
  queryCustomForm,
} from '#bridge/calls/workflow/form-instances.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { foreignFiles } from '../files/form-files.ts';
import { namesInForm } from '../filled-form.ts';
import { valuesAgain } from './again.ts';
import { isFound, managedForms } from './managed.ts';
import { formsFor, ownStanding, publishedForms } from './published.ts';
import { unknownTargets } from './targets.ts';

/** Lists the forms the caller may start, or with a state those of the company. */
export async function answerForms(
  context: CallContext,
  request: ParsedRequestOf<typeof queryCustomForm>,
): Promise<ResultOf<typeof queryCustomForm>> {
  const { state, group, keyword } = request;
  if (state !== undefined) return managedForms(context, { ...request, state });
  const own = formsFor(await publishedForms(context), await ownStanding(context));
  const found = own.filter(
    (form) => (group === undefined || form.form_group === group) && isFound(form, keyword),
  );
  const drafts = await draftsOf(context);
  const sent = await sentForms(context);
  const from = offsetOf(request);
  const rows = found.slice(from, from + request.rows).map((form) => ({
    formId: form.id,
    name: form.name,
    bizTypeId: form.biz_type,
    recordName: null,
    group: form.form_group,
    state: 'published' as const,
    version: form.version,
    createdAt: form.created_at.toISOString(),
    draftAt: drafts.get(form.id)?.saved_at.toISOString() ?? null,
    sentAt: sent.get(form.id)?.toISOString() ?? null,
    running: null,
  }));
  return pageFrom(request, rows, async () => found.length);
}

async function draftsOf({ database, tenantId, accountId }: CallContext) {
  const rows = await database
    .selectFrom('form_draft')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.definition_id, row]));
}

/** How many of the last requests of somebody say which forms they use. */
const requestsBack = 100;

/** When the caller last sent each form. */
async function sentForms({ database, tenantId, accountId }: CallContext) {
  const { rows } = await sql<{ id: string; at: Date }>`select s.id, max(s.at) as at from (
      select definition_id as id, submitted_at as at from approval
      where tenant_id = ${tenantId} and starter_account = ${accountId}
      order by submitted_at desc limit ${requestsBack}::int) s
    group by s.id`.execute(database);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Reads the form of a business that is meant for the caller. */
export async function answerFormByAssign(
  context: CallContext,
  { bizTypeId, againId }: ParsedRequestOf<typeof getFormByAssign>,
): Promise<ResultOf<typeof getFormByAssign>> {
  const own = formsFor(await publishedForms(context), await ownStanding(context));
  const found = own.find(({ id, biz_type }) => biz_type === bizTypeId || id === bizTypeId);
  if (found === undefined) return null;
  const version = await context.database
    .selectFrom('approval_version')
    .where('tenant_id', '=', context.tenantId)
    .where('definition_id', '=', found.id)
    .where('number', '=', found.version)
    .select(['form', 'route'])
    .executeTakeFirstOrThrow();
  const rights = (version.route as Route).startRights ?? {};
  const form = withoutHidden(version.form as FormDefinition, rights);
  const draft = (await draftsOf(context)).get(found.id);
  const values: FormValues = draft?.form_values ?? {};
  const known = new Set(fieldsOf(form).map(({ id }) => id));
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => known.has(field)));
  const again =
    againId === undefined
      ? null
      : await valuesAgain(context, form, { formId: found.id, approvalId: againId });
  return {
    formId: found.id,
    name: found.name,
    version: found.version,
    form,
    rights,
    again,
    draft:
      draft === undefined
        ? null
        : { values: kept, savedAt: draft.saved_at.toISOString(), version: draft.version },
    names: Object.fromEntries(
      await namesInForm(context, form, again?.values ?? (await openValues(context, form, kept))),
    ),
    buttons: draftButtons(again !== null, draft !== undefined),
  };
}

/** The buttons of a form that is not sent; a draft is thrown away where there is one. */
function draftButtons(isAgain: boolean, hasDraft: boolean) {
  const may = formActs.filter((act) => act !== 'removeForm' || hasDraft);
  const holders = new Set(isAgain ? (['repeater', 'starter'] as const) : (['starter'] as const));
  return buttonsOf(holders, 'draft', new Set(may));
}

/** What a draft says without what its writer may not open: a draft is kept unchecked, and names nothing out of reach. */
async function openValues(
  context: CallContext,
  form: FormDefinition,
  kept: FormValues,
): Promise<FormValues> {
  const fields = fieldsOf(form);
  const unknown = await unknownTargets(context, fields, kept, new Set(Object.keys(kept)));
  const foreign = await foreignFiles(context, fields, kept, {});
  const barred = new Set([...unknown.map(({ path }) => path), ...foreign]);
  return Object.fromEntries(Object.entries(kept).filter(([field]) => !barred.has(field)));
}

function withoutHidden(form: FormDefinition, rights: Readonly<Record<string, string>>) {
  return {
    sections: form.sections
      .map((section) => ({
        ...section,
        fields: section.fields.filter(({ id }) => rights[id] !== 'hidden'),
      }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** Lists organisations by a part of their name. */
export async function answerOrgans(
  { database, tenantId, now }: CallContext,
  { keyword }: ParsedRequestOf<typeof findFormOrgans>,
): Promise<ResultOf<typeof findFormOrgans>> {
  const matching =
    keyword === undefined ? sql`` : sql`and strpos(lower(o.name), lower(${keyword})) > 0`;
  const { rows } = await sql<{ id: string; name: string }>`select o.organ_id as id, o.name
    from organ_row o where o.tenant_id = ${tenantId} and ${onDay('o', dayOf(now()))} ${matching}
    order by o.path limit 20`.execute(database);
  return rows;
}
