import { addDays } from '#gateway/kernel/people/calendar.ts';
import { clockText } from '#gateway/services/kaoqin/engine/clock.ts';
import { shiftSpan } from '#gateway/services/kaoqin/engine/shift.ts';
import { amountText, oneUnit } from '#gateway/services/vacation/engine/amount.ts';
import { consume, type Lot } from '#gateway/services/vacation/engine/lots.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import { plansOf, shiftDays, type TimePerson } from './person-time.ts';
import type { TimeSettings } from './settings-rows.ts';

/** The rows of what people asked for. */
export interface RequestRows {
  readonly requests: Row<'leave_request'>[];
  readonly requestDays: Row<'leave_request_day'>[];
  readonly ledger: Row<'leave_ledger'>[];
  readonly overtime: Row<'overtime_request'>[];
}

/** What requests are made up from. */
export interface RequestWork {
  readonly structure: Structure;
  readonly settings: TimeSettings;
  readonly random: Random;
  /** Annual leave by person. */
  readonly lots: ReadonlyMap<string, readonly Lot[]>;
}

/** One or two leaves in three months: annual leave first, as long as there is some. */
export function addLeave(
  rows: RequestRows,
  { structure, settings, random, lots }: RequestWork,
  person: TimePerson,
): Map<string, 'whole' | 'am' | 'pm'> {
  const halves = new Map<string, 'whole' | 'am' | 'pm'>();
  const days = shiftDays(person, structure.anchor);
  let left = lots.get(person.id) ?? [];
  for (let count = random.integer(0, 2); count > 0 && days.length > 20; count -= 1) {
    const at = random.integer(2, days.length - 6);
    const length = random.chance(0.35) ? 0.5 : random.integer(1, 3);
    const taken = days.slice(at, at + Math.ceil(length));
    if (taken.some((day) => halves.has(day))) continue;
    const half = length === 0.5 ? random.pick(['am', 'pm'] as const) : ('whole' as const);
    const code = random.weighted([
      ['annual', 46],
      ['personal', 22],
      ['sick', 17],
    ] as const);
    const leave = taken.map((day) => ({ day, amount: half === 'whole' ? oneUnit : oneUnit / 2 }));
    const { uses, uncovered } = consume(left, leave);
    const isAnnual = code === 'annual' && uncovered.length === 0;
    const id = addRequest(rows, { structure, settings, random }, person.id, {
      code: isAnnual ? 'annual' : code === 'annual' ? 'personal' : code,
      days: taken,
      half,
    });
    for (const day of taken) halves.set(day, half);
    if (!isAnnual) continue;
    left = left.map((lot) => ({
      ...lot,
      left: uses.reduce((sum, use) => (use.lotId === lot.id ? sum - use.amount : sum), lot.left),
    }));
    for (const use of uses)
      rows.ledger.push({
        tenant_id: structure.tenantId,
        id: random.id(),
        lot_id: use.lotId,
        kind: 'use',
        on_day: addDays(use.day, -2),
        amount: amountText(-use.amount),
        request_id: id,
        leave_day: use.day,
        note: null,
        created_at: structure.anchor,
      });
  }
  return halves;
}

function addRequest(
  rows: RequestRows,
  { structure, settings, random }: Pick<RequestWork, 'structure' | 'settings' | 'random'>,
  employmentId: string,
  leave: {
    readonly code: 'annual' | 'personal' | 'sick';
    readonly days: readonly string[];
    readonly half: 'whole' | 'am' | 'pm';
  },
): string {
  const id = random.id();
  const size = leave.half === 'whole' ? oneUnit : oneUnit / 2;
  rows.requests.push({
    tenant_id: structure.tenantId,
    id,
    employment_id: employmentId,
    type_id: settings.leaveTypes[leave.code].id,
    from_on: leave.days[0] ?? structure.anchor,
    from_half: leave.half === 'pm' ? 'pm' : 'am',
    to_on: leave.days.at(-1) ?? structure.anchor,
    to_half: leave.half === 'am' ? 'am' : 'pm',
    reason: random.pick(settings.words.leaveReasons),
    days: amountText(size * leave.days.length, 2),
    state: 'approved',
    pending: null,
  });
  for (const day of leave.days)
    rows.requestDays.push({
      tenant_id: structure.tenantId,
      request_id: id,
      day,
      half: leave.half,
      amount: amountText(size),
    });
  return id;
}

/** Overtime in the evening for one in three people, or for somebody on most days. */
export function addOvertime(
  rows: RequestRows,
  { structure, settings, random }: RequestWork,
  person: TimePerson,
  often: number | null,
): Map<string, number> {
  const overtime = new Map<string, number>();
  if (often === null && !random.chance(0.35)) return overtime;
  const plans = plansOf(person);
  for (const day of shiftDays(person, structure.anchor)) {
    if (!random.chance(often ?? 0.09) || person.halves.has(day)) continue;
    const shift = plans.planOf(person.id, day)?.shift;
    if (shift === undefined || shift === null) continue;
    const { to } = shiftSpan(shift.rule);
    const minutes = random.integer(2, 6) * 30;
    if (to + minutes >= 48 * 60) continue;
    overtime.set(day, minutes);
    rows.overtime.push({
      tenant_id: structure.tenantId,
      id: random.id(),
      employment_id: person.id,
      day,
      from_at: clockText(to),
      to_at: clockText(to + minutes),
      settle: 'pay',
      reason: settings.words.overtimeReason,
      state: 'approved',
      pending: null,
    });
  }
  return overtime;
}
