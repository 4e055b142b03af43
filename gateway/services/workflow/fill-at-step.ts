/** What a step or the applicant fills in of a form that was sent. */

import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import { unflatValues } from '#bridge/calls/workflow/fill-form.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { amountFieldsOf } from './certificates/amounts.ts';
import type { ApprovalState } from './engine/state.ts';
import { bindFormFiles } from './files/form-files.ts';
import { fillByRights, keptValues, linesOfForm } from './filled-form.ts';
import type { LoadedApproval } from './store.ts';

/** The approval with what was filled in; values are null where nothing of them has changed. */
export async function valuesAfter(
  context: CallContext,
  { state, route, form }: LoadedApproval,
  /** Null is the applicant. */
  node: string | null,
  given: FormValues | undefined,
  /** Whether what is still missing may stay so. */
  isPartial = false,
): Promise<{ readonly before: ApprovalState; readonly values: FormValues | null }> {
  const step = node === null ? undefined : nodeOf(route, node);
  const rights = step !== undefined && 'rights' in step ? step.rights : (route.startRights ?? {});
  const isAsked = Object.values(rights).includes('required');
  if (given === undefined && !isAsked && node !== null) return { before: state, values: null };
  const stored = unflatValues(form, state.values);
  const values = await fillByRights(context, {
    form,
    stored,
    rights,
    isOpen: node === null,
    given: given ?? stored,
    isPartial,
  });
  const kept = keptValues(form, state.values, values);
  if (sameValues(kept, state.values)) return { before: state, values: null };
  // Who approved in this round what was there before is asked again; what came back begins a round of its own.
  const valuesRound = node === null ? state.round : state.round + 1;
  return { before: { ...state, values: kept, valuesRound }, values };
}

function sameValues(one: ApprovalState['values'], other: ApprovalState['values']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Keeps what lists show of the values, and the files in them. */
export async function keepLines(
  context: CallContext,
  { row, form }: LoadedApproval,
  values: FormValues,
): Promise<void> {
  await bindFormFiles(context, row.id, form, values);
  const lines = await linesOfForm(context, form, values, amountFieldsOf(row.biz_type));
  await context.database
    .updateTable('approval')
    .set({ form_lines: JSON.stringify(lines) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', row.id)
    .execute();
}
