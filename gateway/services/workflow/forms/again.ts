/** A request that ended is made again: a new one with the values of the old one, once at a time. */
import { statesOf } from '#bridge/calls/workflow/events.ts';
import { unflatValues } from '#bridge/calls/workflow/fill-form.ts';
import {
  type FormDefinition,
  type FormValues,
  fieldsOf,
  fileKinds,
} from '#bridge/calls/workflow/form.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isUnfinished } from '../engine/state.ts';

/** How a request ended that can be made again. */
export const repeatable = statesOf('repeatCommit', 'repeat');

/** Reads what an ended request of the caller said, as far as the form of today asks it; files stay with the old one. */
export async function valuesAgain(
  context: CallContext,
  form: FormDefinition,
  place: { readonly formId: string; readonly approvalId: string },
): Promise<{ approvalId: string; number: string; values: FormValues }> {
  const { id, number, status, form_values: kept } = await ownRequest(context, place, false);
  if (!repeatable.has(status)) throw new RefusedError('notFound');
  const left = fieldsOf(form).filter(({ kind }) => fileKinds.has(kind) || kind === 'serial');
  const ids = new Set(left.map((field) => field.id));
  const asked = Object.entries(unflatValues(form, kept)).filter(([field]) => !ids.has(field));
  return { approvalId: id, number, values: Object.fromEntries(asked) };
}

/**
 * Lets one request at a time be made again from an ended one, which it locks.
 * @throws {RefusedError} `notFound`, `instanceRunning`, `instanceEnded`, `approvalLive`
 */
export async function checkRepeat(
  context: CallContext,
  place: { readonly formId: string; readonly approvalId: string },
): Promise<void> {
  const { status } = await ownRequest(context, place, true);
  if (isUnfinished({ status })) throw new RefusedError(workflowCodes.instanceRunning);
  if (!repeatable.has(status)) throw new RefusedError(workflowCodes.instanceEnded);
  const live = await context.database
    .selectFrom('approval')
    .where('tenant_id', '=', context.tenantId)
    .where('previous_id', '=', place.approvalId)
    .where('status', 'in', ['running', 'returned'])
    .select('id')
    .executeTakeFirst();
  if (live !== undefined) throw new RefusedError(workflowCodes.approvalLive);
}

async function ownRequest(
  { database, tenantId, accountId }: CallContext,
  { formId, approvalId }: { readonly formId: string; readonly approvalId: string },
  isLocked: boolean,
) {
  const query = database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', approvalId)
    .where('definition_id', '=', formId)
    .where('starter_account', '=', accountId)
    .where('record', 'is', null)
    .select(['id', 'number', 'status', 'form_values']);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}
