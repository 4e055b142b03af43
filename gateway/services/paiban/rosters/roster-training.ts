import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openRoster } from '#bridge/calls/paiban/rosters.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readRosterDuties } from '../../elephantstep/duties/roster-duties.ts';
import { readTrainingTimes } from '../../elephantstep/enrolment/training-times.ts';

type Person = ResultOf<typeof openRoster>['people'][number];

/** The sessions of a person by the places of days, and the mandatory training that is owed. */
export type PersonTraining = Pick<Person, 'training' | 'duties'>;

/** Reads the training of the people of a roster. */
export async function readRosterTraining(
  context: CallContext,
  ids: readonly string[],
  days: readonly string[],
): Promise<(employmentId: string) => PersonTraining> {
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const places = new Map(days.map((day, at) => [day, at]));
  const ofPerson = ({ employmentId }: { readonly employmentId: string }) => employmentId;
  const times = Map.groupBy(await readTrainingTimes(context, ids, range), ofPerson);
  const duties = Map.groupBy(await readRosterDuties(context, ids, range.to), ofPerson);
  return (employmentId) => ({
    training: (times.get(employmentId) ?? []).map(
      ({ day, from, to, name }): Person['training'][number] => [
        places.get(day) ?? 0,
        from,
        to,
        name,
      ],
    ),
    duties: (duties.get(employmentId) ?? []).map(({ kind, since, name }) => ({
      kind,
      since,
      name,
    })),
  });
}
