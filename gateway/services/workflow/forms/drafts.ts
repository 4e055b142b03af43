/** What somebody has filled in of a form and not sent yet: one draft for each form. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import type { removeFormDraft } from '#bridge/calls/workflow/form-instances.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { formsFor, ownStanding, publishedForms } from './published.ts';

/** Bytes of a draft. */
const largest = 256 * 1024;

/** What is kept. */
interface Draft {
  readonly formId: string;
  readonly version: number;
  readonly values: FormValues;
}

/**
 * Keeps a draft in the place of the one before; resolves to when that was.
 * @throws {RefusedError} `notFound`, `formNotInRange`, `tooLarge`
 */
export async function saveDraft(
  context: CallContext,
  { formId, version, values }: Draft,
): Promise<Date> {
  const { database, tenantId: tenant_id, accountId: account_id, now } = context;
  const forms = await publishedForms(context);
  if (!forms.some(({ id }) => id === formId)) throw new RefusedError('notFound');
  const own = formsFor(forms, await ownStanding(context));
  if (!own.some(({ id }) => id === formId)) throw new RefusedError(workflowCodes.formNotInRange);
  const form_values = JSON.stringify(values);
  if (Buffer.byteLength(form_values) > largest) throw new RefusedError('tooLarge');
  const saved_at = now();
  await database
    .insertInto('form_draft')
    .values({ tenant_id, account_id, definition_id: formId, version, form_values, saved_at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'account_id', 'definition_id'])
        .doUpdateSet({ version, form_values, saved_at }),
    )
    .execute();
  context.record(`formDraft:${formId}`, {});
  return saved_at;
}

/** Throws a draft away. */
export async function answerRemoveDraft(
  context: CallContext,
  { formId }: ParsedRequestOf<typeof removeFormDraft>,
): Promise<ResultOf<typeof removeFormDraft>> {
  await removeDraft(context, formId);
  context.record(`formDraft:${formId}`, {});
  return { formId };
}

/** The same without a line in the trail. */
export async function removeDraft(
  { database, tenantId, accountId }: CallContext,
  formId: string,
): Promise<void> {
  await database
    .deleteFrom('form_draft')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('definition_id', '=', formId)
    .execute();
}
