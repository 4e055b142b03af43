import { transfer } from '#bridge/calls/joyhr/records/transfer.ts';
import { transferWords } from '#bridge/calls/joyhr/records/transfer.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn, RowValues } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { changeEmployment, lockEmployment, worksOn } from '../employed.ts';
import { effectiveValues, type JobValues, valuesOn } from '../job-chain.ts';
import { gradeCodeOf, placementProblems } from '../placement.ts';
import { addToChain, readChain, takeFromChain } from '../save-chain.ts';
import { takeEffect } from '../take-effect.ts';
import { computedLinks } from './computed-links.ts';

type Fields = (typeof transfer)['fields'];
type Values = RowValues<Fields>;
type Problem = FieldProblem<NameIn<Fields>>;

/** Transfers in their table. A planned one is a dated row of the job at once: every day tells its own job. */
export const transfers = bindRecord(transfer, {
  table: 'transfer',
  words: transferWords,
  rules: {
    guards: { submit: ({ after }, context) => problemsOf(after, context) },
    async effects(changes, context) {
      for (const change of changes) await apply(change, context);
    },
    computed: (ids, context) => computedLinks('transfer', ids, context),
  },
});

async function problemsOf(values: Values, context: CallContext): Promise<readonly Problem[]> {
  const { employment, effectiveOn } = values;
  const span = await lockEmployment(context, employment);
  if (!worksOn(span, effectiveOn)) return [{ field: 'effectiveOn', issue: 'notEmployed' }];
  const chain = await readChain(context, employment);
  if (chain.some(({ from }, index) => index > 0 && from === effectiveOn)) {
    return [{ field: 'effectiveOn', issue: 'sameDay' }];
  }
  const changed = effectiveValues(chain, effectiveOn, await askedOf(context, values));
  if (Object.keys(changed).length === 0) return [{ field: 'organ', issue: 'noChange' }];
  const job = { ...valuesOn(chain, effectiveOn), ...changed };
  const placement = {
    organ: job.organ_id ?? null,
    // What stays as it is was right when it was set.
    post: 'post_id' in changed || 'position_id' in changed ? (job.post_id ?? null) : null,
    position: changed.position_id ?? null,
    grade: values.grade,
    manager: changed.manager_id ?? null,
  };
  return placementProblems(context, placement, effectiveOn, employment);
}

/** What a transfer asks of the job: its filled fields. */
async function askedOf(context: CallContext, values: Values): Promise<JobValues> {
  const { organ, post, position, grade, manager, workPlace } = values;
  const grades = grade === null ? null : await gradeCodeOf(context, grade);
  return {
    ...(organ !== null && { organ_id: organ }),
    ...(post !== null && { post_id: post }),
    ...(position !== null && { position_id: position }),
    ...(grades !== null && { grade_code: grades }),
    ...(manager !== null && { manager_id: manager }),
    ...(workPlace !== null && { work_place: workPlace }),
  };
}

async function apply(
  { action, id, after, stateAfter }: Change<Fields>,
  context: CallContext,
): Promise<void> {
  if (action !== 'move') return;
  const { employment, effectiveOn: from, kind: reason } = after;
  if (stateAfter === 'planned') {
    const chain = await readChain(context, employment);
    const values = effectiveValues(chain, from, await askedOf(context, after));
    await addToChain(context, employment, { from, values, reason, changeId: id });
    await changeEmployment(context, employment, {});
    await takeEffect(context, 'transfer', id);
  }
  if (stateAfter === 'cancelled') {
    await takeFromChain(context, employment, id);
    await changeEmployment(context, employment, {});
  }
}
