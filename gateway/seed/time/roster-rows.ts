import { rotationPlan } from '#bridge/calls/paiban/rotation.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart, startOf } from '#gateway/kernel/people/calendar.ts';
import { readPlans } from '#gateway/services/kaoqin/days/read-plans.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import type { TimeSettings } from './settings-rows.ts';

interface Rostered {
  readonly id: string;
  readonly path: string;
  readonly organId: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
}

const crews = 4;
const step = 2;

/**
 * Writes a pattern of four crews, and for one department the locked rosters of the two months before, the published one of
 * this month and a draft of the next: days until today are as they were worked, later ones follow the pattern.
 */
export async function writeRosters(
  transaction: DatabaseTransaction,
  structure: Structure,
  random: Random,
  { settings, people }: { settings: TimeSettings; people: readonly Rostered[] },
): Promise<void> {
  const { tenantId: tenant_id, anchor } = structure;
  const { early, late, night } = settings.shifts;
  const { pattern } = settings.words;
  const cycle = [early, early, late, late, night, night];
  await insertRows(transaction, 'rotation_pattern', [
    {
      tenant_id,
      id: random.id(),
      name: pattern.name,
      crews,
      step,
      cycle: [...cycle.map(({ name }) => name), pattern.rest, pattern.rest].join('\n'),
      note: null,
    },
  ]);
  const unit = rosteredOrgan(structure, people);
  if (unit === undefined) return;
  const month = monthStart(anchor);
  const first = addMonths(month, -2);
  const next = addMonths(month, 1);
  const end = addDays(addMonths(next, 1), -1);
  const members = people.filter(({ path }) => path.startsWith(unit.path));
  const context = { database: transaction, tenantId: tenant_id, now: () => startOf(anchor) };
  const plans = await readPlans(
    context,
    members.map(({ id }) => id),
    { from: first, to: anchor },
  );
  const rotation = { cycle: [...cycle.map(({ id }) => id), 'rest', 'rest'], crews, step };
  const rows = daysOf(members, { first, next, end }, ({ id, index }, day) => {
    if (day > anchor) return rotationPlan(rotation, { anchor, crew: index % crews }, day);
    return plans.planOf(id, day)?.shift?.id ?? 'rest';
  }).map((row) => ({ tenant_id, ...row }));
  await writeStates(
    transaction,
    { tenant_id, random, organ: unit.id, month, by: pattern.author },
    rows,
  );
}

interface StatesWork {
  readonly tenant_id: string;
  readonly random: Random;
  readonly organ: string;
  readonly month: string;
  readonly by: string;
}

/** The two months before are locked, this one is published, the next one a draft. */
async function writeStates(
  transaction: DatabaseTransaction,
  { tenant_id, random, organ, month, by }: StatesWork,
  rows: readonly Row<'roster_day'>[],
): Promise<void> {
  const roster = { tenant_id, organ_id: organ, version: 1 };
  const next = addMonths(month, 1);
  const before = [addMonths(month, -2), addMonths(month, -1)];
  const publishedOn = (one: string) => startOf(addDays(one, -3));
  await insertRows(transaction, 'roster', [
    ...before.map((one) => ({
      ...roster,
      month: one,
      state: 'locked' as const,
      published_at: publishedOn(one),
    })),
    { ...roster, month, state: 'published', published_at: publishedOn(month) },
    { ...roster, month: next, state: 'draft', published_at: null },
  ]);
  await insertRows(transaction, 'roster_day', rows);
  const change = (one: string, action: 'published' | 'locked', at: Date) => ({
    tenant_id,
    id: random.id(),
    organ_id: organ,
    month: one,
    action,
    at,
    account_id: null,
    reason: null,
    actor_name: by,
    days: action === 'locked' ? 0 : rows.filter(({ day }) => monthStart(day) === one).length,
  });
  await insertRows(transaction, 'roster_change', [
    ...[...before, month].map((one) => change(one, 'published', publishedOn(one))),
    ...before.map((one) => change(one, 'locked', startOf(addDays(addMonths(one, 1), 3)))),
  ]);
}

interface Months {
  readonly first: string;
  readonly next: string;
  readonly end: string;
}

/** Every day of the months of each person; those before the next month are published. */
function daysOf(
  members: readonly Rostered[],
  { first, next, end }: Months,
  planOf: (member: { id: string; index: number }, day: string) => string,
): Omit<Row<'roster_day'>, 'tenant_id'>[] {
  const rows: Omit<Row<'roster_day'>, 'tenant_id'>[] = [];
  for (const [index, { id, joinedOn, leftOn }] of members.entries()) {
    for (let day = first; day <= end; day = addDays(day, 1)) {
      if (day < joinedOn || (leftOn !== null && day > leftOn)) continue;
      const plan = planOf({ id, index }, day);
      const shift = plan === 'rest' ? null : plan;
      const isPublished = day < next;
      rows.push({
        employment_id: id,
        day,
        shift_id: shift,
        rests: shift === null,
        published_shift_id: isPublished ? shift : null,
        published_rests: isPublished && shift === null,
      });
    }
  }
  return rows;
}

/** A department with enough people to work in shifts: the support team where there is one. */
function rosteredOrgan(
  { organs, organByCode }: Structure,
  people: readonly Rostered[],
): { readonly id: string; readonly path: string } | undefined {
  const support = organByCode.get('CS-SU');
  if (support !== undefined) return support;
  const sizes = new Map<string, number>();
  for (const { organId } of people) sizes.set(organId, (sizes.get(organId) ?? 0) + 1);
  return organs.find(({ id }) => (sizes.get(id) ?? 0) >= crews);
}
