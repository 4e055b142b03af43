import { regularisation } from '#bridge/calls/joyhr/records/regularisation.ts';
import { regularisationWords } from '#bridge/calls/joyhr/records/regularisation.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { changeEmployment, lockEmployment } from '../employed.ts';
import { takeEffect } from '../take-effect.ts';
import { writeFieldHistory } from '../write-field-history.ts';
import { computedLinks } from './computed-links.ts';

type Fields = (typeof regularisation)['fields'];

/** Regularisations in their table. The day is kept at the employment at once; the status follows from it. */
export const regularisations = bindRecord(regularisation, {
  table: 'regularisation',
  words: regularisationWords,
  rules: {
    guards: { submit: ({ after }, context) => problemsOf(after, context) },
    async effects(changes, context) {
      for (const change of changes) await apply(change, context);
    },
    computed: (ids, context) => computedLinks('regularisation', ids, context),
  },
});

async function problemsOf(
  { employment, effectiveOn }: { readonly employment: string; readonly effectiveOn: string },
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { joinedOn, probationEndsOn, leftOn } = await lockEmployment(context, employment);
  if (effectiveOn < joinedOn || (leftOn !== null && leftOn <= effectiveOn)) {
    return [{ field: 'effectiveOn', issue: 'notEmployed' }];
  }
  // A probation becomes shorter or stays: a longer one is agreed in the contract.
  const inProbation = probationEndsOn !== null && effectiveOn <= addDays(probationEndsOn, 1);
  return inProbation ? [] : [{ field: 'effectiveOn', issue: 'notInProbation' }];
}

async function apply(
  { action, id, after, stateAfter }: Change<Fields>,
  context: CallContext,
): Promise<void> {
  if (action !== 'move') return;
  if (stateAfter === 'planned') {
    await endProbation(context, id, after);
    await takeEffect(context, 'regularisation', id);
  }
  if (stateAfter === 'cancelled') await restoreProbation(context, id, after.employment);
}

async function endProbation(
  context: CallContext,
  id: string,
  { employment, effectiveOn }: { readonly employment: string; readonly effectiveOn: string },
): Promise<void> {
  const { joinedOn, probationEndsOn } = await lockEmployment(context, employment);
  const last = addDays(effectiveOn, -1);
  await context.database
    .updateTable('regularisation')
    .set({ probation_before: probationEndsOn })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .execute();
  await setProbation(context, employment, probationEndsOn, last < joinedOn ? null : last);
}

async function restoreProbation(
  context: CallContext,
  id: string,
  employment: string,
): Promise<void> {
  const { probationEndsOn } = await lockEmployment(context, employment);
  const { probation_before: before } = await context.database
    .selectFrom('regularisation')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .select('probation_before')
    .executeTakeFirstOrThrow();
  await setProbation(context, employment, probationEndsOn, before);
}

async function setProbation(
  context: CallContext,
  employment: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return;
  const version = await changeEmployment(context, employment, { probation_ends_on: after });
  const changes = [{ field: 'probationEndsOn', before, after }];
  await writeFieldHistory(context, employment, version, changes);
}
