import { entry } from '#bridge/calls/joyhr/records/entry.ts';
import { entryWords } from '#bridge/calls/joyhr/records/entry.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn, RowValues } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { giveUpEntry } from '../../../recruit/offers/give-up-entry.ts';
import { contractProblems } from '../first-contract.ts';
import { isAwaited, isEmployedFrom, readFormer } from '../former.ts';
import { placementProblems } from '../placement.ts';
import { probationProblems } from '../probation-check.ts';
import { takeEffect } from '../take-effect.ts';
import { entryLinks } from './computed-links.ts';

type Values = RowValues<(typeof entry)['fields']>;
type Problem = FieldProblem<NameIn<(typeof entry)['fields']>>;

/** Entries in their table. */
export const entries = bindRecord(entry, {
  table: 'entry',
  words: entryWords,
  sortKeys: { name: 'name_sort' },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    guards: {
      submit: ({ id, after }, context) => problemsOf(id, after, context),
    },
    async effects(changes, context) {
      for (const { action, id, stateAfter } of changes) {
        if (action === 'move' && stateAfter === 'planned') await takeEffect(context, 'entry', id);
        if (stateAfter === 'withdrawn' || stateAfter === 'cancelled')
          await giveUpEntry(context, id);
      }
    },
    computed: (ids, context) => entryLinks(ids, context),
  },
});

async function problemsOf(
  id: string,
  values: Values,
  context: CallContext,
): Promise<readonly Problem[]> {
  const { organ, post, position, grade, manager, joinedOn } = values;
  return [
    ...(await documentProblems(id, values, context)),
    ...(await staffNoProblems(values, context)),
    ...(await placementProblems(
      context,
      { organ, post, position, grade, manager },
      joinedOn,
      null,
    )),
    ...probationProblems(values),
    ...(await contractProblems(context, values)),
  ];
}

async function documentProblems(
  id: string,
  values: Values,
  context: CallContext,
): Promise<readonly Problem[]> {
  const former = await readFormer(context, values);
  if (isEmployedFrom(former, values.joinedOn)) return [{ field: 'idNumber', issue: 'employed' }];
  if (await isAwaited(context, values, id)) return [{ field: 'idNumber', issue: 'awaited' }];
  const isConfirmed = former.length === 0 || values.rehire === true;
  return isConfirmed ? [] : [{ field: 'idNumber', issue: 'formerly' }];
}

async function staffNoProblems(
  { staffNo }: Values,
  { database, tenantId }: CallContext,
): Promise<readonly Problem[]> {
  if (staffNo === null) return [];
  const taken = await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.staff_no', '=', staffNo)
    .select('e.id')
    .executeTakeFirst();
  return taken === undefined ? [] : [{ field: 'staffNo', issue: 'taken' }];
}
