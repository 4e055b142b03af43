import { addDays, addYears, startOf } from '#gateway/kernel/people/calendar.ts';
import type { Row } from '../insert-rows.ts';
import type { Occupant } from './occupants.ts';
import type { TourMaker } from './tour-maker.ts';

/** A spouse and a child for some, and for everybody whose account the demo names. */
export function kinOf(maker: TourMaker, people: readonly Occupant[]): Row<'tour_dependant'>[] {
  const { anchor, random, english } = maker;
  const chosen = people.filter(({ fixed }, index) => fixed !== null || index % 9 === 0);
  return chosen.flatMap(({ employmentId: employment_id }): Row<'tour_dependant'>[] => {
    const child = addDays(addYears(anchor, -random.integer(3, 10)), random.integer(-150, 150));
    const spouse = addDays(addYears(anchor, -random.integer(28, 45)), random.integer(-150, 150));
    const shared = { employment_id, consent_on: addDays(anchor, -40), removed_at: null };
    return [
      {
        ...maker.newRow(),
        ...shared,
        relation: 'spouse',
        born_on: spouse,
        name: english
          ? random.pick(['Alex Reed', 'Sam Cole'])
          : random.pick(['林晓', '周然', '陈安']),
        document_kind: 'passport',
        document_number: `E${random.integer(10_000_000, 99_999_999)}`,
        created_at: startOf(addDays(anchor, -40)).toISOString(),
      },
      {
        ...maker.newRow(),
        ...shared,
        relation: 'child',
        born_on: child,
        name: english
          ? random.pick(['Kim Reed', 'Lou Cole'])
          : random.pick(['小满', '小禾', '乐乐']),
        document_kind: null,
        document_number: null,
        created_at: startOf(addDays(anchor, -40)).toISOString(),
      },
    ];
  });
}
