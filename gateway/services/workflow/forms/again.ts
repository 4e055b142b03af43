/** A request that ended is made again: a new one with the values of the old one, once at a time. */
import { statesOf } from '#bridge/calls/workflow/events.ts';
import { unflatValues } from '#bridge/calls/workflow/fill-form.ts';
import {
  type FormDefinition,
  type FormValues,
  fieldsOf,
  fileKinds,
} from '#bridge/calls/workflow/form.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { type ApprovalStatus, workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isUnfinished } from '../engine/state.ts';

/** How a request ended that can be made again. */
const repeatable = statesOf('repeatCommit', 'repeat');

/** Whether a request can be made again: how it ended, and for an approved one whether its route allows it. */
export function isRepeatable({
  status,
  route,
}: {
  readonly status: ApprovalStatus;
  readonly route: Route;
}): boolean {
  return repeatable.has(status) && (status !== 'approved' || route.repeat === true);
}

/** Reads what an ended request of the caller said, as far as the form of today asks it; files stay with the old one. */
export async function valuesAgain(
  context: CallContext,
  form: FormDefinition,
  place: { readonly formId: string; readonly approvalId: string },
): Promise<{ approvalId: string; number: string; values: FormValues }> {
  const request = await ownRequest(context, place, false);
  const { id, number, form_values: kept } = request;
  if (!isRepeatable(request)) throw new RefusedError('notFound');
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
  const request = await ownRequest(context, place, true);
  if (isUnfinished(request)) throw new RefusedError(workflowCodes.instanceRunning);
  if (!isRepeatable(request)) throw new RefusedError(workflowCodes.instanceEnded);
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
    .selectFrom('approval as p')
    .innerJoin('approval_version as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'p.tenant_id')
        .onRef('v.definition_id', '=', 'p.definition_id')
        .onRef('v.number', '=', 'p.version'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', approvalId)
    .where('p.definition_id', '=', formId)
    .where('p.starter_account', '=', accountId)
    .where('p.record', 'is', null)
    .select(['p.id', 'p.number', 'p.status', 'p.form_values', 'v.route']);
  const row = await (isLocked ? query.forUpdate('p') : query).executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return { ...row, route: row.route as Route };
}
