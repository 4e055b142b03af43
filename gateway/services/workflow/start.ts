/** A request begins: the route of the day, the people it finds, and the first tasks. */

import { type FormDefinition, fieldsOf } from '#bridge/calls/workflow/form.ts';
import type { Route, StepNode } from '#bridge/calls/workflow/route.ts';
import { takenBy, workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Records } from '#gateway/record/binding.ts';
import { readDirectory } from './directory.ts';
import { decide } from './engine/decide.ts';
import { EngineRefusal } from './engine/events.ts';
import { findPeople, isParty } from './engine/find-people.ts';
import type { ApprovalState, Directory, Person, World } from './engine/state.ts';
import { follow } from './follow.ts';
import { callerPerson } from './people.ts';
import type { FilledForm } from './record-form.ts';
import { saveApproval } from './store.ts';

/** The version of a definition that is in force. */
export interface PublishedVersion {
  readonly definitionId: string;
  readonly number: number;
  readonly route: Route;
  readonly form: FormDefinition;
}

/** A request before anything of it is written. */
export interface Prepared {
  readonly state: ApprovalState;
  readonly world: World;
}

/** People the applicant chose, by step. */
export type Chosen = Readonly<Record<string, readonly Person[]>>;

/** Reads what a request would begin with. */
export async function prepare(
  context: CallContext,
  { route }: Pick<PublishedVersion, 'route'>,
  form: FilledForm,
  chosen: Chosen,
): Promise<Prepared> {
  const starter = await callerPerson(context);
  const subject = form.subject?.employment === starter.employment ? null : form.subject;
  const directory = await readDirectory(context, route, {
    starter,
    subjectEmployment: form.subject?.employment ?? null,
    organ: form.organ,
    values: form.values,
  });
  const state: ApprovalState = {
    status: 'running',
    round: 1,
    starter,
    subject,
    values: form.values,
    valuesRound: 1,
    nodes: {},
    tasks: [],
    chosen,
    hold: null,
    resume: null,
  };
  return { state, world: { route, directory, newId: () => uuid7() } };
}

/** What a request is written with. */
export interface Started {
  readonly version: PublishedVersion;
  readonly form: FilledForm;
  readonly chosen: Chosen;
  readonly requestKey: string | null;
  /** The ended request that is made again. */
  readonly previousId?: string | null;
  /** The app of a vendor that started it. */
  readonly app?: string | null;
  readonly row: { readonly record: string; readonly move: string; readonly rowId: string } | null;
}

/**
 * Writes a request and enters its route.
 * @throws {RefusedError} `choiceNeeded`, `noAssignee` where a step finds no one and lets no one stand in.
 */
export async function startApproval(
  context: CallContext,
  records: Records,
  { version, form: given, chosen, requestKey, row, previousId = null, app = null }: Started,
): Promise<{ readonly id: string; readonly status: ApprovalState['status'] }> {
  const id = uuid7();
  const now = context.now();
  const number = `${dayOf(now).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`;
  const form = numbered(version.form, given, number);
  const { state: before, world } = await prepare(context, version, form, chosen);
  checkChoices(version.route, before, world.directory);
  const { state, effects } = decide(before, { kind: 'start' }, world);
  await context.database
    .insertInto('approval')
    .values({
      tenant_id: context.tenantId,
      id,
      number,
      definition_id: version.definitionId,
      version: version.number,
      record: row?.record ?? null,
      move: row?.move ?? null,
      row_id: row?.rowId ?? null,
      starter: JSON.stringify(state.starter),
      starter_account: state.starter.account,
      subject: state.subject === null ? null : JSON.stringify(state.subject),
      subject_employment: form.subject?.employment ?? null,
      app,
      previous_id: row === null ? previousId : await lastOf(context, row.rowId),
      title_zh: form.title.zh,
      title_en: form.title.en,
      status: 'running' as const,
      round: 1,
      values_round: 1,
      submitted_at: now,
      form_values: JSON.stringify(form.values),
      form_lines: JSON.stringify(form.lines),
      nodes: '{}',
      chosen: JSON.stringify(chosen),
    })
    .execute();
  await saveApproval(
    context,
    { id, definitionId: version.definitionId, route: version.route },
    null,
    state,
  );
  const { starter, round } = state;
  // A row whose route asks no one does not wait: its move goes on by itself.
  const followed = { id, number, round, title: form.title, starter, waiting: null };
  await follow(context, records, followed, effects, [
    { kind: 'submit', actor: starter, requestKey },
  ]);
  context.record(`approval:${id}`, { number, status: state.status });
  return { id, status: state.status };
}

/** Writes the number of the request into the fields that show it. */
function numbered(definition: FormDefinition, form: FilledForm, number: string): FilledForm {
  const fields = fieldsOf(definition).filter(({ kind }) => kind === 'serial');
  if (fields.length === 0) return form;
  const numbers = Object.fromEntries(fields.map(({ id }) => [id, number]));
  return { ...form, values: { ...form.values, ...numbers } };
}

/** The last request about a row. */
async function lastOf({ database, tenantId }: CallContext, rowId: string): Promise<string | null> {
  const row = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('row_id', '=', rowId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The steps at which the applicant has to choose, on any branch. */
export function choicesOf({ nodes }: Route): readonly StepNode[] {
  return nodes.filter(
    (node): node is StepNode =>
      (node.kind === 'approve' || node.kind === 'handle') &&
      node.who.some(({ kind }) => kind === 'choice'),
  );
}

function checkChoices(route: Route, state: ApprovalState, directory: Directory): void {
  for (const step of choicesOf(route)) {
    const rule = step.who.find((one) => one.kind === 'choice');
    const people = state.chosen[step.id] ?? [];
    if (people.length === 0) throw new RefusedError(workflowCodes.choiceNeeded);
    const outside = people.some(
      ({ account, employment }) =>
        isParty(state, account) ||
        (rule?.ids.length !== 0 && !rule?.ids.includes(employment ?? '')),
    );
    if (outside || people.length > (rule?.most ?? 1)) {
      throw new RefusedError('badInput', {
        fields: [{ path: `chosen.${step.id}`, issue: 'choice' }],
      });
    }
  }
  const blocked = route.nodes.some(
    (node) =>
      (node.kind === 'approve' || node.kind === 'handle') && findsNobody(node, state, directory),
  );
  if (blocked) throw new RefusedError(workflowCodes.noAssignee);
}

/** Whether a step would hold the request: no one is found, and the policy lets no one stand in. */
export function findsNobody(step: StepNode, state: ApprovalState, directory: Directory): boolean {
  const { people, pass, note } = findPeople(step, state, directory);
  return !pass && (people.length === 0 || (note === 'noAssignee' && step.noAssignee === 'block'));
}

/** Turns a refusal of the engine into the code a call is refused with. */
export function refusing<Result>(body: () => Result): Result {
  try {
    return body();
  } catch (error) {
    if (error instanceof EngineRefusal) {
      const code = workflowCodes[error.code];
      throw new RefusedError(error.by === null ? code : { ...code, words: takenBy(error.by.name) });
    }
    throw error;
  }
}
