/** What a cancellation costs. Pure: the preview and the booking ask the same. */
import { daysBetween } from '#gateway/kernel/people/calendar.ts';

/** From `daysFrom` to `daysTo` days before departure; null is without an end. */
export interface FeeStep {
  readonly daysFrom: number;
  readonly daysTo: number | null;
  readonly percent: number;
}

/** A fee table as a booking keeps it. */
export interface KeptFees {
  readonly name: string;
  readonly kind: 'domestic' | 'outbound' | 'own';
  readonly steps: readonly FeeStep[];
}

/** The percent kept of the price so many days before departure; what no step names costs nothing. */
export function percentOf(steps: readonly FeeStep[], daysBefore: number): number {
  const step = steps.find(
    ({ daysFrom, daysTo }) => daysBefore >= daysFrom && (daysTo === null || daysBefore <= daysTo),
  );
  return step?.percent ?? 0;
}

/** The points kept of one traveller, rounded half up once. */
export function feeOf(points: number, percent: number): number {
  return Math.floor((points * percent * 2 + 100) / 200);
}

/** Calendar days from the day of the cancellation to the departure. */
export function daysBefore(today: string, fromOn: string): number {
  return daysBetween(today, fromOn);
}

/** The percent that is given on top when the organiser cancels a domestic trip late. */
export function compensationOf(kind: KeptFees['kind'], before: number): number {
  if (kind !== 'domestic' || before > 7) return 0;
  if (before >= 4) return 10;
  return before >= 1 ? 15 : 20;
}
