/** Who shares the review of a manager, by days: a report of too few days joins the manager after. */

import { type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { daysBetween } from '#gateway/kernel/people/calendar.ts';
import { weightedMean } from './score.ts';

/** The fewest days for which a manager reviews. */
export const leastManagerDays = 30;

/** Days under one manager; null where there was none, or none who can be asked. */
export interface ManagerSpan {
  readonly managerId: string | null;
  readonly fromOn: string;
  readonly toOn: string;
}

/** A manager with the days that count for their part. */
export interface ManagerPart {
  readonly managerId: string;
  readonly days: number;
}

/**
 * Divides the days of a cycle among the managers, the last one at the end. Shorter spans join the next one and count with it, and
 * the one before where none comes after; where no one has enough days the last manager has them all.
 */
export function managerParts(
  spans: readonly ManagerSpan[],
  least = leastManagerDays,
): readonly ManagerPart[] {
  const parts: { managerId: string; days: number }[] = [];
  let waiting = 0;
  for (const { managerId, days } of joined(spans)) {
    if (managerId === null || days + waiting < least) {
      waiting += days;
      continue;
    }
    parts.push({ managerId, days: days + waiting });
    waiting = 0;
  }
  const last = parts.at(-1);
  if (last === undefined) {
    const { managerId } = spans.findLast((span) => span.managerId !== null) ?? { managerId: null };
    return managerId === null || waiting === 0 ? [] : [{ managerId, days: waiting }];
  }
  last.days += waiting;
  return summed(parts);
}

/** Spans of one manager that follow each other are one; days of no manager go to the next one. */
function joined(spans: readonly ManagerSpan[]) {
  const found: { managerId: string | null; days: number }[] = [];
  for (const { managerId, fromOn, toOn } of spans.toSorted((a, b) =>
    a.fromOn < b.fromOn ? -1 : 1,
  )) {
    const days = daysBetween(fromOn, toOn) + 1;
    if (days <= 0) continue;
    const before = found.at(-1);
    if (before?.managerId === managerId) before.days += days;
    else found.push({ managerId, days });
  }
  return found;
}

/** A manager who came back has one part; their place is that of their last days. */
function summed(parts: readonly ManagerPart[]): readonly ManagerPart[] {
  const days = new Map<string, number>();
  for (const part of parts) {
    const before = days.get(part.managerId) ?? 0;
    days.delete(part.managerId);
    days.set(part.managerId, before + part.days);
  }
  return [...days].map(([managerId, all]) => ({ managerId, days: all }));
}

/** A manager's part of a review; null where it is not submitted. */
export interface ScoredPart {
  /** Null where one manager reviews all. */
  readonly days: number | null;
  readonly score: Ratio | null;
}

/** The score of the managers by their days; null while one of them is missing. */
export function managerScore(parts: readonly ScoredPart[]): Ratio | null {
  if (parts.length === 0 || parts.some(({ score }) => score === null)) return null;
  return weightedMean(
    parts.flatMap(({ days, score }) =>
      score === null ? [] : [{ weight: ratio(days ?? 1), score }],
    ),
  );
}
