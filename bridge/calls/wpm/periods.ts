/** The periods of work reports: a day, a week from Monday, a month. */

/** How often a report is written. */
export const workReportKinds = ['daily', 'weekly', 'monthly'] as const;

/** The kind of a work report. */
export type WorkReportKind = (typeof workReportKinds)[number];

/** A period by its first and last day. */
export interface WorkPeriod {
  readonly fromOn: string;
  readonly toOn: string;
}

/** The period of a kind that a day is in. */
export function workPeriodOf(kind: WorkReportKind, day: string): WorkPeriod {
  if (kind === 'daily') return { fromOn: day, toOn: day };
  if (kind === 'monthly') return { fromOn: `${day.slice(0, 7)}-01`, toOn: lastOfMonth(day) };
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const fromOn = shifted(day, -weekday);
  return { fromOn, toOn: shifted(fromOn, 6) };
}

/** The period before, or with 1 the one after. */
export function neighbourOf(
  kind: WorkReportKind,
  { fromOn, toOn }: WorkPeriod,
  by: -1 | 1,
): WorkPeriod {
  return workPeriodOf(kind, by === -1 ? shifted(fromOn, -1) : shifted(toOn, 1));
}

/** Hours after the end of the last day until which a report is in time: 10:00 of the next day, noon of Monday, 18:00 of the third. */
export const hoursToWrite: Readonly<Record<WorkReportKind, number>> = {
  daily: 10,
  weekly: 12,
  monthly: 66,
};

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function shifted(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
