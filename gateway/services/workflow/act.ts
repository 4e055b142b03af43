/** What people do with an approval: one lock, one decision of the engine, and everything that follows from it. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { actOnApproval } from '#bridge/calls/workflow/calls.ts';
import { isMeantBy } from '#bridge/calls/workflow/events.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../records.ts';
import { checkSeen, presentApproval } from './detail.ts';
import { decide } from './engine/decide.ts';
import { isDone } from './engine/events.ts';
import { bindCommentFiles } from './files/form-files.ts';
import { keepLines, valuesAfter } from './fill-at-step.ts';
import { follow, followedOf, writeCopies } from './follow.ts';
import { type Acting, chosenPeople, eventOf, missing, taskOf } from './meant.ts';
import { callerPerson } from './people.ts';
import { remind } from './remind.ts';
import { refusing } from './start.ts';
import { loadApproval, saveApproval, writeActions } from './store.ts';
import { tell, tellMentioned } from './tell.ts';
import { worldOf } from './world.ts';

type Asked = ParsedRequestOf<typeof actOnApproval>;

/** Does what is asked, once for each request key, and shows the approval after it. */
export async function answerAct(
  context: CallContext,
  asked: Asked,
): Promise<ResultOf<typeof actOnApproval>> {
  const { approvalId, act, event } = asked;
  if (event !== undefined && !isMeantBy(event, act))
    throw new RefusedError('badInput', { fields: [{ path: 'event', issue: 'choice' }] });
  await checkSeen(context, approvalId);
  const loaded = await loadApproval(context, approvalId, true);
  if (!(await isRepeated(context, asked.requestKey))) {
    const acting = { context, asked, loaded, actor: await callerPerson(context) };
    if (await perform(acting))
      context.record(`approval:${approvalId}`, { act, event, number: loaded.row.number });
  }
  return presentApproval(context, await loadApproval(context, approvalId, false));
}

async function isRepeated(
  { database, tenantId, accountId }: CallContext,
  key: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('approval_action')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('request_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Does an act; false where it asks for what has happened already. */
async function perform(acting: Acting): Promise<boolean> {
  switch (acting.asked.act) {
    case 'comment':
      await comment(acting);
      return true;
    case 'copy':
      await copy(acting);
      return true;
    case 'urge':
      await remind(acting.context, acting.loaded, acting.actor, acting.asked.requestKey);
      return true;
    default:
      return decideOn(acting);
  }
}

async function comment({ context, asked, loaded, actor }: Acting): Promise<void> {
  if (asked.words === undefined) throw missing('words');
  const { row } = loaded;
  const people = asked.people?.length ? await chosenPeople(context, asked) : [];
  const [id = ''] = await writeActions(context, row.id, row.round, [
    { kind: 'comment', actor, people, words: asked.words, requestKey: asked.requestKey },
  ]);
  await bindCommentFiles(context, row.id, id, asked.files ?? []);
  // Who is mentioned reads what is spoken about.
  await writeCopies(context, row.id, people);
  await tellMentioned(context, followedOf(loaded), id, people, actor.name);
}

async function copy({ context, asked, loaded, actor }: Acting): Promise<void> {
  const people = await chosenPeople(context, asked);
  const { row } = loaded;
  const fresh = new Set(await writeCopies(context, row.id, people));
  await writeActions(context, row.id, row.round, [
    { kind: 'copy', actor, people, words: asked.words ?? null, requestKey: asked.requestKey },
  ]);
  const effects = people
    .filter(({ account }) => fresh.has(account))
    .map((person) => ({ kind: 'copied' as const, node: '', person }));
  await tell(context, followedOf(loaded), effects);
}

/** The approval with what its actor filled in. */
async function withValues(acting: Acting) {
  const { context, asked, loaded, actor } = acting;
  const { state, row } = loaded;
  const unchanged = { before: state, values: null };
  if (asked.act === 'resubmit' || asked.act === 'save') {
    // A record is written and submitted again on its own page.
    if (row.record !== null) throw new RefusedError('notNow');
    if (state.starter.account !== actor.account) throw new RefusedError('noPermission');
    // Where it is not with the applicant, the engine says why.
    if (state.status !== 'returned') return unchanged;
    return valuesAfter(context, loaded, null, asked.values, asked.act === 'save');
  }
  // Who agrees to revoking it changes nothing of what was approved.
  if (asked.act !== 'approve' || row.record !== null || state.status === 'revoking')
    return unchanged;
  const task = await taskOf(acting);
  return valuesAfter(context, loaded, task.node, asked.values);
}

async function decideOn(acting: Acting): Promise<boolean> {
  const { context, loaded, asked } = acting;
  const { row, route } = loaded;
  const { before, values } = await withValues(acting);
  const { event, action } = await eventOf(acting, before.values);
  if (isDone(before, event)) return false;
  // Whom a field names is read from what was just filled in.
  const world = await worldOf(context, { ...loaded, state: before });
  const { state, effects } = refusing(() => decide(before, event, world));
  // Nothing of what is kept already is kept once more.
  if (event.kind === 'save' && values === null) return false;
  if (values !== null) await keepLines(context, loaded, values);
  await saveApproval(
    context,
    { id: row.id, definitionId: row.definition_id, route },
    before,
    state,
  );
  const followed = followedOf(loaded);
  await follow(context, records, { ...followed, round: state.round }, effects, [
    { ...action, words: asked.words ?? null, requestKey: asked.requestKey },
  ]);
  return true;
}
