/** The published forms of a company, and which of them are meant for somebody. */
import type { FormDefinition } from '#bridge/calls/workflow/form.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type FormStanding, nearness, standingOf } from '../audience.ts';
import type { PublishedVersion } from '../start.ts';

/** Hours in which a form may still be sent as it was before the last publication. */
const softHours = 24;

/** The forms that can be started, without what is in them. */
export function publishedForms({
  database,
  tenantId,
  locale,
}: Pick<CallContext, 'database' | 'tenantId' | 'locale'>) {
  return database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('record', 'is', null)
    .where('state', '=', 'published')
    .select(['id', 'version', 'audience', 'biz_type', 'form_group', 'apps', 'created_at'])
    .select(['name_zh', 'name_en', locale === 'en' ? 'name_en as name' : 'name_zh as name'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One of them. */
export type PublishedForm = Awaited<ReturnType<typeof publishedForms>>[number];

/** Where the caller stands. */
export function ownStanding(context: CallContext): Promise<FormStanding> {
  const { accountId, rights } = context;
  return standingOf(context, { accountId, employmentId: rights.employmentId });
}

/** The forms for somebody: of several for one business the nearest, the oldest of equally near ones. */
export function formsFor(
  forms: readonly PublishedForm[],
  standing: FormStanding,
): readonly PublishedForm[] {
  const best = new Map<string, { readonly form: PublishedForm; readonly near: number }>();
  for (const form of forms) {
    const near = nearness(form.audience, standing);
    const key = form.biz_type ?? form.id;
    const other = best.get(key);
    if (near !== null && (other === undefined || near < other.near)) best.set(key, { form, near });
  }
  return [...best.values()].map(({ form }) => form);
}

/** A version as it is sent: with what the form is called and what it is for. */
interface SentVersion extends PublishedVersion {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly bizType: string | null;
}

/**
 * The version of a form that the caller may send.
 * @throws {RefusedError} `notFound`, `formClosed`, `formNotInRange`, `formChanged`.
 */
export async function versionToSend(
  context: CallContext,
  formId: string,
  number: number,
): Promise<SentVersion> {
  const { database, tenantId, now } = context;
  const definition = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', formId)
    .where('record', 'is', null)
    .where('version', '>', 0)
    .select(['state', 'version', 'name_zh', 'name_en', 'biz_type'])
    .executeTakeFirst();
  if (definition === undefined) throw new RefusedError('notFound');
  const own = formsFor(await publishedForms(context), await ownStanding(context));
  if (definition.state === 'closed') throw new RefusedError(workflowCodes.formClosed);
  if (!own.some(({ id }) => id === formId)) throw new RefusedError(workflowCodes.formNotInRange);
  const versions = await database
    .selectFrom('approval_version')
    .where('tenant_id', '=', tenantId)
    .where('definition_id', '=', formId)
    .where('number', 'in', [number, definition.version])
    .selectAll()
    .execute();
  const current = versions.find((one) => one.number === definition.version);
  const asked = versions.find((one) => one.number === number);
  const since = now().getTime() - (current?.published_at.getTime() ?? 0);
  const isSoft = number === definition.version - 1 && since < softHours * 3_600_000;
  if (asked === undefined || (number !== definition.version && !isSoft))
    throw new RefusedError(workflowCodes.formChanged);
  return {
    definitionId: formId,
    number,
    nameZh: definition.name_zh,
    nameEn: definition.name_en,
    bizType: definition.biz_type,
    route: asked.route as Route,
    form: asked.form as FormDefinition,
  };
}
