/** Requests that an app of a vendor starts in the name of who uses it: of kinds it was granted, after the person confirmed. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  appRequestStates,
  grantFormApps,
  previewAppRequest,
  startAppRequest,
} from '#bridge/calls/workflow/app-requests.ts';
import { linesIn, unflatValues } from '#bridge/calls/workflow/fill-form.ts';
import { type FormDefinition, fieldsOf } from '#bridge/calls/workflow/form.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../../records.ts';
import { bindFormFiles } from '../files/form-files.ts';
import { optionName } from '../filled-form.ts';
import { forecastOf } from '../preview.ts';
import { startApproval } from '../start.ts';
import { filledForm, sentBefore } from './instances.ts';
import { formsFor, ownStanding, publishedForms, versionToSend } from './published.ts';

/** An app that the company does not have starts nothing. */
export function isAppHere({ apps }: CallContext, { app }: { readonly app: string }): Verdict {
  return apps.byCode(app) ? 'allow' : 'notFound';
}

/** The apps of vendors that the company has. */
export function vendorApps({ apps, locale }: CallContext): { id: string; name: string }[] {
  return apps.all
    .filter(({ registered }) => registered !== null)
    .map(({ manifest }) => ({ id: manifest.code, name: manifest.name[locale] }));
}

/**
 * Says which apps may start a form.
 * @throws {RefusedError} `notFound` for a form or an app that the company does not have.
 */
export async function answerGrantApps(
  context: CallContext,
  { formId, apps }: ParsedRequestOf<typeof grantFormApps>,
): Promise<ResultOf<typeof grantFormApps>> {
  const unique = [...new Set(apps)];
  if (unique.some((app) => context.apps.byCode(app) === undefined)) {
    throw new RefusedError('notFound');
  }
  const row = await context.database
    .updateTable('approval_definition')
    .set({ apps: unique })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', formId)
    .where('record', 'is', null)
    .returning('name_zh')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  context.record(`approvalRoute:${formId}`, { name: row.name_zh, apps: unique });
  return { apps: unique };
}

/** Checks what an app wants to send, and puts it into words for the person. */
export async function answerPreviewAppRequest(
  context: CallContext,
  { app, kind, values }: ParsedRequestOf<typeof previewAppRequest>,
): Promise<ResultOf<typeof previewAppRequest>> {
  const form = await grantedForm(context, app, kind);
  const sending = await versionToSend(context, form.id, form.version);
  const filled = await filledForm(context, sending, values);
  const forecast = await forecastOf(context, sending, filled);
  if (forecast.steps.some(({ choice }) => choice !== null))
    throw new RefusedError(workflowCodes.choiceNeeded);
  if (forecast.blocked) throw new RefusedError(workflowCodes.noAssignee);
  const isEnglish = context.locale === 'en';
  const plain = filled.lines.map(({ label, value }) =>
    isEnglish ? { label: label.en, value: value.en } : { label: label.zh, value: value.zh },
  );
  return {
    formId: form.id,
    version: form.version,
    name: form.name,
    lines: [...plain, ...tableLines(context, sending.form, filled.values)],
  };
}

/** The lines of tables, so that nothing is sent that the person has not read. */
function tableLines(
  { locale }: CallContext,
  form: FormDefinition,
  sent: Readonly<Record<string, string>>,
) {
  const values = unflatValues(form, sent);
  return fieldsOf(form).flatMap(({ id, kind, nameZh, nameEn, columns }) => {
    const lines = kind === 'table' ? linesIn(values[id]) : [];
    if (lines.length === 0) return [];
    const rows = lines.map((line) =>
      columns.map((column) => optionName(column, line[column.id] ?? '', locale)).join(' / '),
    );
    return [{ label: locale === 'en' ? nameEn : nameZh, value: rows.join('\n') }];
  });
}

/** The form of a kind that is meant for the caller and granted to the app. */
async function grantedForm(context: CallContext, app: string, kind: string) {
  const published = await publishedForms(context);
  const granted = published.filter(({ apps }) => apps.includes(app));
  const isAsked = ({ id, biz_type: type }: (typeof published)[number]) =>
    id === kind || type === kind;
  if (!granted.some(isAsked)) throw new RefusedError('notFound');
  const own = formsFor(published, await ownStanding(context)).find(isAsked);
  if (own === undefined || !own.apps.includes(app))
    throw new RefusedError(workflowCodes.formNotInRange);
  return own;
}

/** Sends a request once for each key. */
export async function answerStartAppRequest(
  context: CallContext,
  { app, formId, version, values, requestKey }: ParsedRequestOf<typeof startAppRequest>,
): Promise<ResultOf<typeof startAppRequest>> {
  let id = await sentBefore(context, requestKey);
  if (id === null) {
    await grantedForm(context, app, formId);
    const sending = await versionToSend(context, formId, version);
    const form = await filledForm(context, sending, values);
    const started = await startApproval(context, records, {
      version: sending,
      form,
      requestKey,
      row: null,
      chosen: {},
      app,
    });
    id = started.id;
    await bindFormFiles(context, id, sending.form, values);
  }
  const [state] = await answerAppStates(context, { app, approvalIds: [id] });
  if (state === undefined) throw new RefusedError('notFound');
  return state;
}

/** Returns where requests are that the app started for the caller. */
export async function answerAppStates(
  { database, tenantId, accountId }: CallContext,
  { app, approvalIds }: ParsedRequestOf<typeof appRequestStates>,
): Promise<ResultOf<typeof appRequestStates>> {
  if (approvalIds.length === 0) return [];
  const rows = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('starter_account', '=', accountId)
    .where('app', '=', app)
    .where('id', 'in', [...approvalIds])
    .select(['id', 'number', 'status'])
    .execute();
  return rows.map(({ id: approvalId, ...rest }) => ({ approvalId, ...rest }));
}
