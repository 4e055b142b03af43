/** The route of a record before it is submitted, and submitting it with what was seen there. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { previewRoute, startRecordApproval } from '#bridge/calls/workflow/calls.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { findRow } from '#gateway/record/detail.ts';
import { moveFunction } from '#gateway/record/moves.ts';
import { mayUse } from '#gateway/record/rights.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { publishedFor, sayWithMove } from './gate.ts';
import { peopleOfEmployments } from './people.ts';
import { hashOf, presentSteps } from './present-route.ts';
import { type FilledForm, readRecordForm } from './record-form.ts';
import { type Chosen, choicesOf, findsNobody, type PublishedVersion, prepare } from './start.ts';

/** Shows who would be asked; what the applicant is to choose is left open. */
export async function answerPreview(
  context: CallContext,
  request: ParsedRequestOf<typeof previewRoute>,
): Promise<ResultOf<typeof previewRoute>> {
  const { scope, bound } = await openMove(context, request);
  await checkMove(scope, request);
  const version = await publishedFor(context, request.record, request.move);
  if (version === null) return { needed: false, steps: [], hash: '', blocked: false };
  return forecast(context, bound, request.rowId, version);
}

async function forecast(
  context: CallContext,
  bound: BoundRecord,
  rowId: string,
  version: PublishedVersion,
): Promise<ResultOf<typeof previewRoute>> {
  return forecastOf(context, version, await readRecordForm(context, records, bound, rowId));
}

/** The route of a filled form; what the applicant is to choose is left open. */
export async function forecastOf(
  context: CallContext,
  version: PublishedVersion,
  form: FilledForm,
): Promise<ResultOf<typeof previewRoute>> {
  const { state, world } = await prepare(context, version, form, {});
  const steps = [...presentSteps(state, world)];
  const chosen = new Set(choicesOf(version.route).map(({ id }) => id));
  const blocked = version.route.nodes.some(
    (node) =>
      (node.kind === 'approve' || node.kind === 'handle') &&
      !chosen.has(node.id) &&
      findsNobody(node, state, world.directory),
  );
  return { needed: true, steps, hash: hashOf(steps), blocked };
}

/** Submits a record for approval, by the same move as its own page. */
export async function answerStart(
  context: CallContext,
  request: ParsedRequestOf<typeof startRecordApproval>,
): Promise<ResultOf<typeof startRecordApproval>> {
  const { rowId: id, version, move, requestKey, hash } = request;
  const { scope, bound } = await openMove(context, request);
  const published = await publishedFor(context, request.record, move);
  if (published !== null && hash !== null) {
    await checkMove(scope, request);
    const now = await forecast(context, bound, id, published);
    if (now.hash !== hash) throw new RefusedError(workflowCodes.routeChanged);
  }
  sayWithMove(context, { chosen: await readChosen(context, request.chosen), requestKey });
  const moved = await moveRow(scope, { id, version, move });
  return { approvalId: moved.pending ?? null };
}

async function openMove(
  context: CallContext,
  { record }: { readonly record: string },
): Promise<{ readonly scope: Scope; readonly bound: BoundRecord }> {
  const bound = records.find(record);
  if (bound === undefined) throw new RefusedError('notFound');
  return { scope: await openScope(context, bound, records), bound };
}

/** Who may not do the move does not see whom it would ask. */
async function checkMove(
  scope: Scope,
  { rowId, move }: { readonly rowId: string; readonly move: string },
): Promise<void> {
  const row = await findRow(scope, rowId);
  if (!mayUse(scope, row.standing, moveFunction(scope, move)))
    throw new RefusedError('noPermission');
}

/** The people that were chosen, as they can be asked. */
export async function readChosen(
  context: CallContext,
  chosen: Readonly<Record<string, readonly string[]>>,
): Promise<Chosen> {
  const people = await peopleOfEmployments(context, Object.values(chosen).flat());
  return Object.fromEntries(
    Object.entries(chosen).map(([node, ids]) => [
      node,
      ids.map((id) => {
        const person = people.get(id);
        if (person === undefined) throw new RefusedError(workflowCodes.targetNotAllowed);
        return person;
      }),
    ]),
  );
}
