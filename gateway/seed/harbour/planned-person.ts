import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { FixedPerson } from '../plan.ts';

/** A day that is known by its distance from the anchor day. */
export type PlannedDay = (anchor: string) => string;

/** Somebody whose facts are not left to chance, before it is known which day the anchor is. */
export type PlannedPerson = Omit<FixedPerson, 'joinedOn' | 'birthDate' | 'leftOn' | 'earlier'> & {
  readonly joinedOn?: PlannedDay;
  readonly birthDate?: PlannedDay;
  readonly leftOn?: PlannedDay;
  readonly earlier?: { readonly joinedOn: PlannedDay; readonly leftOn: PlannedDay };
};

/** The day at a distance; years and months are counted first, then days. */
export function fromAnchor({ years = 0, months = 0, days = 0 }): PlannedDay {
  return (anchor) => addDays(addMonths(anchor, years * 12 + months), days);
}

/** A day of the year (`MM-DD`) so many years from the anchor's. */
export function inYear(years: number, monthAndDay: string): PlannedDay {
  return (anchor) => `${yearOf(anchor) + years}-${monthAndDay}`;
}

/** The last time it was that day of the year (`MM-DD`). */
export function lastOf(monthAndDay: string): PlannedDay {
  return (anchor) => inYear(anchor.slice(5) < monthAndDay ? -1 : 0, monthAndDay)(anchor);
}

/** The last 29 February at least `years` before the anchor. */
export function leapDayBefore(years: number): PlannedDay {
  return (anchor) => {
    let year = yearOf(anchor) - years;
    while (new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1) year -= 1;
    return `${year}-02-29`;
  };
}

/** Puts a person's days where they are for this anchor day. */
export function settlePerson(planned: PlannedPerson, anchor: string): FixedPerson {
  const { joinedOn, birthDate, leftOn, earlier, ...facts } = planned;
  return {
    ...facts,
    ...(joinedOn && { joinedOn: joinedOn(anchor) }),
    ...(birthDate && { birthDate: birthDate(anchor) }),
    ...(leftOn && { leftOn: leftOn(anchor) }),
    ...(earlier && {
      earlier: { joinedOn: earlier.joinedOn(anchor), leftOn: earlier.leftOn(anchor) },
    }),
  };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
