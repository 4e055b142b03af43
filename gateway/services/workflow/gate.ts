/** Where records join: an approvable move waits while the company has a published route for it. */
import type { FormDefinition } from '#bridge/calls/workflow/form.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Records, TransitionGate } from '#gateway/record/binding.ts';
import { readDirectory } from './directory.ts';
import { decide } from './engine/decide.ts';
import { follow } from './follow.ts';
import { type FilledForm, readRecordForm } from './record-form.ts';
import { type Chosen, type PublishedVersion, refusing, startApproval } from './start.ts';
import { loadApproval, saveApproval } from './store.ts';

/** What the applicant said with a move that is asked for through the approvals. */
const said = new WeakMap<CallContext, { readonly chosen: Chosen; readonly requestKey: string }>();

/** Lets the gate know what the applicant said; it counts for the moves of this call. */
export function sayWithMove(
  context: CallContext,
  what: { readonly chosen: Chosen; readonly requestKey: string },
): void {
  said.set(context, what);
}

/** The gate of every record: without a published route a move goes on at once. */
export function approvalGate(records: () => Records): TransitionGate {
  return async (context, { record, move, rowId }) => {
    const version = await publishedFor(context, record, move);
    const open = await liveApproval(context, record, rowId);
    if (open === null && version === null) return null;
    const bound = records().find(record);
    if (bound === undefined) throw new Error(`There is no record ${record}`);
    const form = await readRecordForm(context, records(), bound, rowId);
    if (open !== null) return resubmit(context, records(), open, form);
    if (version === null) return null;
    const { chosen = {}, requestKey = null } = said.get(context) ?? {};
    const row = { record, move, rowId };
    const started = await startApproval(context, records(), {
      version,
      form,
      chosen,
      requestKey,
      row,
    });
    return started.status === 'running' ? started.id : null;
  };
}

/** The published version of the route of a move, or null. */
export async function publishedFor(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  record: string,
  move: string,
): Promise<PublishedVersion | null> {
  const row = await database
    .selectFrom('approval_definition as d')
    .innerJoin('approval_version as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'd.tenant_id')
        .onRef('v.definition_id', '=', 'd.id')
        .onRef('v.number', '=', 'd.version'),
    )
    .where('d.tenant_id', '=', tenantId)
    .where('d.record', '=', record)
    .where('d.move', '=', move)
    .where('d.state', '=', 'published')
    .select(['d.id as definitionId', 'v.number', 'v.route', 'v.form'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, route: row.route as Route, form: row.form as FormDefinition };
}

async function liveApproval(
  { database, tenantId }: CallContext,
  record: string,
  rowId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('record', '=', record)
    .where('row_id', '=', rowId)
    .where('status', 'in', ['running', 'returned'])
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * A row that was returned is submitted again in the same approval, with what it says now, by its applicant alone: anyone who
 * else changed and submitted it could be the one who then approves it.
 * @throws {RefusedError} `noPermission`, `approvalLive`
 */
async function resubmit(
  context: CallContext,
  records: Records,
  id: string,
  form: FilledForm,
): Promise<string | null> {
  const { row, state: before, route } = await loadApproval(context, id, true);
  if (before.status !== 'returned') throw new RefusedError(workflowCodes.approvalLive);
  const { starter } = before;
  if (starter.account !== context.accountId) throw new RefusedError('noPermission');
  const directory = await readDirectory(context, route, {
    starter,
    subjectEmployment: form.subject?.employment ?? null,
    organ: form.organ,
    values: form.values,
  });
  const world = { route, directory, newId: () => uuid7() };
  const { state, effects } = refusing(() =>
    decide(before, { kind: 'resubmit', values: form.values }, world),
  );
  await context.database
    .updateTable('approval')
    .set({ form_lines: JSON.stringify(form.lines) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .execute();
  await saveApproval(context, { id, definitionId: row.definition_id, route }, before, state);
  const followed = {
    id,
    number: row.number,
    round: state.round,
    title: form.title,
    starter,
    waiting: null,
  };
  await follow(context, records, followed, effects, [
    { kind: 'resubmit', actor: starter, requestKey: said.get(context)?.requestKey ?? null },
  ]);
  return state.status === 'running' ? id : null;
}
