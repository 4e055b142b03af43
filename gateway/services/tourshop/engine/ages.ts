/** What a traveller is by age. Pure. */
import type { TravellerKind } from '#bridge/calls/tourshop/parts.ts';
import { wholeYears } from '#gateway/kernel/people/calendar.ts';

const infantUntil = 2;
const childUntil = 12;
const grownFrom = 18;
const seniorFrom = 60;

/** The kind of a person on a day. */
export function kindOn(bornOn: string, day: string): TravellerKind {
  const years = wholeYears(bornOn, day);
  if (years < infantUntil) return 'infant';
  if (years < childUntil) return 'child';
  return years >= seniorFrom ? 'senior' : 'adult';
}

/** Whether a person may travel as that kind: a senior may go at the price of an adult. */
export function fitsKind(kind: TravellerKind, bornOn: string, day: string): boolean {
  const own = kindOn(bornOn, day);
  return kind === own || (kind === 'adult' && own === 'senior');
}

/** Whether a person is of age on a day. */
export function isGrown(bornOn: string, day: string): boolean {
  return wholeYears(bornOn, day) >= grownFrom;
}
