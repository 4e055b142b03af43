import { addDays } from '#gateway/kernel/people/calendar.ts';
import { amountText, oneUnit } from '#gateway/services/vacation/engine/amount.ts';
import { consume, type Lot } from '#gateway/services/vacation/engine/lots.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { shiftDays, type TimePerson } from './person-time.ts';
import type { RequestRows } from './request-rows.ts';
import type { LeaveCode } from './time-words.ts';

/** A leave of many days that one person of a company has. */
interface Spell {
  readonly code: LeaveCode;
  /** Days from the anchor. */
  readonly from: number;
  readonly to: number;
  /** Days without a shift count too. */
  readonly everyDay: boolean;
}

/** Whose time is not like that of others: by the id of the employment. */
export interface DifficultPeople {
  readonly spells: ReadonlyMap<string, Spell>;
  /** Works late on most days, beyond the limit of the law. */
  readonly busy: string | null;
  /** Took more company leave than there was. */
  readonly overTaken: string | null;
  /** Punches in the browser, now and then from too far away. */
  readonly outside: string | null;
}

interface Candidate {
  readonly id: string;
  readonly gender: string | null;
  readonly joinedOn: string;
  readonly hasAccount: boolean;
  readonly path: string;
}

const maternity: Spell = { code: 'maternity', from: -62, to: 35, everyDay: true };
const sick: Spell = { code: 'sick', from: -78, to: -19, everyDay: false };
const marriage: Spell = { code: 'marriage', from: -30, to: -22, everyDay: false };

/** Chooses them among people who have been there for a year and sign in to no account of the demo. */
export function chooseDifficult(
  people: readonly Candidate[],
  anchor: string,
  isFenced: (path: string) => boolean,
): DifficultPeople {
  const steady = people.filter(
    ({ joinedOn, hasAccount }) => !hasAccount && joinedOn < addDays(anchor, -400),
  );
  const mother = steady.find(({ gender }) => gender === 'F');
  const [ill, newlyWed, busy, overTaken, ...others] = steady.filter(({ id }) => id !== mother?.id);
  const outside = others.find(({ path }) => isFenced(path));
  const spells = new Map<string, Spell>();
  if (mother !== undefined) spells.set(mother.id, maternity);
  if (ill !== undefined) spells.set(ill.id, sick);
  if (newlyWed !== undefined) spells.set(newlyWed.id, marriage);
  return {
    spells,
    busy: busy?.id ?? null,
    overTaken: overTaken?.id ?? null,
    outside: outside?.id ?? null,
  };
}

/** Writes a leave of many days, and returns the days on which its person does not work. */
export function addSpell(
  rows: RequestRows,
  work: {
    readonly tenantId: string;
    readonly anchor: string;
    readonly typeId: string;
    random: Random;
  },
  person: TimePerson,
  { from, to, everyDay }: Spell,
): Map<string, 'whole'> {
  const { tenantId, anchor, typeId, random } = work;
  const [first, last] = [addDays(anchor, from), addDays(anchor, to)];
  const all = Array.from({ length: to - from + 1 }, (_, at) => addDays(first, at));
  const worked = new Set(shiftDays(person, anchor));
  const days = everyDay ? all : all.filter((day) => worked.has(day));
  const id = random.id();
  return addApproved(rows, {
    tenantId,
    id,
    typeId,
    employmentId: person.id,
    span: [first, last],
    days,
  });
}

/** Four days of company leave where three were granted: what no lot covers is taken from the last one, below zero. */
export function addOverTaken(
  rows: RequestRows,
  work: {
    readonly tenantId: string;
    readonly anchor: string;
    readonly typeId: string;
    readonly lots: readonly Lot[];
    random: Random;
  },
  person: TimePerson,
): Map<string, 'whole'> {
  const { tenantId, anchor, typeId, lots, random } = work;
  const days = shiftDays(person, anchor).slice(-10, -6);
  const last = lots.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1);
  const [first] = days;
  if (last === undefined || first === undefined) return new Map();
  const id = random.id();
  const { uses, uncovered } = consume(
    lots,
    days.map((day) => ({ day, amount: oneUnit })),
  );
  const below = uncovered.map(({ day, amount }) => ({ day, amount, lotId: last.id }));
  for (const { day, amount, lotId } of [...uses, ...below])
    rows.ledger.push({
      tenant_id: tenantId,
      id: random.id(),
      lot_id: lotId,
      kind: 'use',
      on_day: addDays(day, -2),
      amount: amountText(-amount),
      request_id: id,
      leave_day: day,
      note: null,
      created_at: anchor,
    });
  const span = [first, days.at(-1) ?? first] as const;
  return addApproved(rows, { tenantId, id, typeId, employmentId: person.id, span, days });
}

/** Writes an approved leave of whole days. Returns the days on which its person does not work. */
function addApproved(
  rows: RequestRows,
  leave: {
    readonly tenantId: string;
    readonly id: string;
    readonly typeId: string;
    readonly employmentId: string;
    readonly span: readonly [first: string, last: string];
    readonly days: readonly string[];
  },
): Map<string, 'whole'> {
  const { tenantId, id, typeId, employmentId, span, days } = leave;
  rows.requests.push({
    tenant_id: tenantId,
    id,
    employment_id: employmentId,
    type_id: typeId,
    from_on: span[0],
    from_half: 'am' as const,
    to_on: span[1],
    to_half: 'pm' as const,
    reason: null,
    days: amountText(days.length * oneUnit),
    state: 'approved' as const,
    pending: null,
  });
  for (const day of days)
    rows.requestDays.push({
      tenant_id: tenantId,
      request_id: id,
      day,
      half: 'whole' as const,
      amount: '1',
    });
  return new Map(days.map((day) => [day, 'whole'] as const));
}

/** What is left of last year lapsed at the end of March for one in three; one lot ends today. */
export function carriedLots(
  work: {
    readonly tenantId: string;
    readonly anchor: string;
    readonly typeId: string;
    random: Random;
  },
  people: readonly { readonly id: string; readonly joinedOn: string }[],
): { readonly lots: Row<'leave_lot'>[]; readonly ledger: Row<'leave_ledger'>[] } {
  const { tenantId, anchor, typeId, random } = work;
  const year = Number(anchor.slice(0, 4)) - 1;
  const lots: Row<'leave_lot'>[] = [];
  const ledger: Row<'leave_ledger'>[] = [];
  const before = people.filter(({ joinedOn }) => joinedOn < `${year}-01-01`);
  for (const [index, { id: employment }] of before.entries()) {
    if (index % 3 !== 1) continue;
    const endsToday = index === 1;
    const lot: Lot = {
      id: random.id(),
      left: random.integer(0, 2) * oneUnit,
      validFrom: `${year}-01-01`,
      validTo: endsToday ? anchor : `${year + 1}-03-31`,
    };
    const left = endsToday ? oneUnit : lot.left;
    lots.push({
      tenant_id: tenantId,
      id: lot.id,
      employment_id: employment,
      type_id: typeId,
      source_key: `carried:${year}`,
      valid_from: lot.validFrom,
      valid_to: lot.validTo,
      created_at: anchor,
    });
    const row = (kind: 'grant' | 'use' | 'expire', on: string, days: number, leaveDay?: string) => {
      if (days === 0) return;
      ledger.push({
        tenant_id: tenantId,
        id: random.id(),
        lot_id: lot.id,
        kind,
        on_day: on,
        amount: amountText(days),
        request_id: null,
        leave_day: leaveDay ?? null,
        note: null,
        created_at: anchor,
      });
    };
    row('grant', lot.validFrom, 5 * oneUnit);
    row('use', `${year}-08-04`, left - 5 * oneUnit, `${year}-08-11`);
    if (!endsToday) row('expire', `${year + 1}-04-01`, -left);
  }
  return { lots, ledger };
}
