/** A form is filled in and sent: checked by its version, with the route of the day. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { flatValues } from '#bridge/calls/workflow/fill-form.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import type {
  formInstanceCreate,
  formInstanceFind,
  formInstancePreview,
} from '#bridge/calls/workflow/form-instances.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../../records.ts';
import { amountFieldsOf } from '../certificates/amounts.ts';
import { answerApproval } from '../detail.ts';
import { organOf } from '../directory.ts';
import { bindFormFiles } from '../files/form-files.ts';
import { fillByRights, linesOfForm } from '../filled-form.ts';
import { callerPerson } from '../people.ts';
import { forecastOf, readChosen } from '../preview.ts';
import { type FilledForm, organFact } from '../record-form.ts';
import { startApproval } from '../start.ts';
import { messageWords } from '../texts/message-words.ts';
import { checkRepeat } from './again.ts';
import { removeDraft, saveDraft } from './drafts.ts';
import { versionToSend } from './published.ts';

type Sending = Awaited<ReturnType<typeof versionToSend>>;

/** Checks a filled form and shows who would be asked. */
export async function answerFormPreview(
  context: CallContext,
  { formId, version, values }: ParsedRequestOf<typeof formInstancePreview>,
): Promise<ResultOf<typeof formInstancePreview>> {
  const sending = await versionToSend(context, formId, version);
  return forecastOf(context, sending, await filledForm(context, sending, values));
}

/** Keeps a form as a draft, or sends it once for each request key. */
export async function answerFormCreate(
  context: CallContext,
  request: ParsedRequestOf<typeof formInstanceCreate>,
): Promise<ResultOf<typeof formInstanceCreate>> {
  if (request.event === 'save') {
    const savedAt = await saveDraft(context, request);
    return { approvalId: null, savedAt: savedAt.toISOString() };
  }
  const sent = await sentBefore(context, request.requestKey);
  return { approvalId: sent ?? (await sendForm(context, request)), savedAt: null };
}

/** What is made again is named by the event and by its id, or by neither. */
function previousOf({
  event,
  previousId,
}: ParsedRequestOf<typeof formInstanceCreate>): string | null {
  const isAgain = event === 'repeatCommit';
  if (isAgain !== (previousId !== undefined)) {
    const issue = isAgain ? 'required' : 'invalid';
    throw new RefusedError('badInput', { fields: [{ path: 'previousId', issue }] });
  }
  return previousId ?? null;
}

async function sendForm(
  context: CallContext,
  request: ParsedRequestOf<typeof formInstanceCreate>,
): Promise<string> {
  const { formId, version, values, chosen, hash, requestKey } = request;
  const previousId = previousOf(request);
  if (previousId !== null) await checkRepeat(context, { formId, approvalId: previousId });
  const sending = await versionToSend(context, formId, version);
  const form = await filledForm(context, sending, values);
  if (hash !== null) {
    const forecast = await forecastOf(context, sending, form);
    if (forecast.hash !== hash) throw new RefusedError(workflowCodes.routeChanged);
  }
  const { id } = await startApproval(context, records, {
    version: sending,
    form,
    requestKey,
    row: null,
    previousId,
    chosen: await readChosen(context, chosen),
  });
  await bindFormFiles(context, id, sending.form, values);
  await removeDraft(context, formId);
  return id;
}

/** The approval that a request key of the caller has sent already. */
export async function sentBefore(
  { database, tenantId, accountId }: CallContext,
  requestKey: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('approval_action')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .select('approval_id')
    .executeTakeFirst();
  return row?.approval_id ?? null;
}

/** A form as the caller fills it in, checked by its version and their rights. */
export async function filledForm(
  context: CallContext,
  { bizType, form, route, nameZh, nameEn }: Sending,
  given: FormValues,
): Promise<FilledForm> {
  const values = await fillByRights(context, {
    form,
    given,
    stored: {},
    rights: route.startRights ?? {},
    isOpen: true,
  });
  const starter = await callerPerson(context);
  const organ = await organOf(context, starter.employment);
  return {
    values: { ...flatValues(values), [organFact]: organ ?? '' },
    lines: await linesOfForm(context, form, values, amountFieldsOf(bizType)),
    title: {
      zh: messageWords['zh-CN'].title(nameZh, starter.name),
      en: messageWords.en.title(nameEn, starter.name),
    },
    subject: starter.employment === null ? null : starter,
    organ: null,
  };
}

/** Reads a form that was sent. */
export function answerFormFind(
  context: CallContext,
  request: ParsedRequestOf<typeof formInstanceFind>,
): Promise<ResultOf<typeof formInstanceFind>> {
  return answerApproval(context, request);
}
