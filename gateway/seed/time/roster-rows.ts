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
 * Writes a pattern of four crews, the published roster of this month for one department, and a draft of the next: days
 * until today are as they were worked, later ones follow the pattern.
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
  const next = addMonths(month, 1);
  const end = addDays(addMonths(next, 1), -1);
  const members = people.filter(({ path }) => path.startsWith(unit.path));
  const context = { database: transaction, tenantId: tenant_id, now: () => startOf(anchor) };
  const plans = await readPlans(
    context,
    members.map(({ id }) => id),
    { from: month, to: anchor },
  );
  const rotation = { cycle: [...cycle.map(({ id }) => id), 'rest', 'rest'], crews, step };
  const rows = daysOf(members, { month, next, end }, ({ id, index }, day) => {
    if (day > anchor) return rotationPlan(rotation, { anchor, crew: index % crews }, day);
    return plans.planOf(id, day)?.shift?.id ?? 'rest';
  }).map((row) => ({ tenant_id, ...row }));
  const roster = { tenant_id, organ_id: unit.id, version: 1 };
  await insertRows(transaction, 'roster', [
    { ...roster, month, state: 'published', published_at: startOf(addDays(month, -3)) },
    { ...roster, month: next, state: 'draft', published_at: null },
  ]);
  await insertRows(transaction, 'roster_day', rows);
  await insertRows(transaction, 'roster_change', [
    {
      tenant_id,
      id: random.id(),
      organ_id: unit.id,
      month,
      action: 'published',
      at: startOf(addDays(month, -3)),
      account_id: null,
      reason: null,
      actor_name: pattern.author,
      days: rows.filter(({ day }) => day < next).length,
    },
  ]);
}

interface Months {
  readonly month: string;
  readonly next: string;
  readonly end: string;
}

/** Every day of two months of each person; those of the first are published. */
function daysOf(
  members: readonly Rostered[],
  { month, next, end }: Months,
  planOf: (member: { id: string; index: number }, day: string) => string,
): Omit<Row<'roster_day'>, 'tenant_id'>[] {
  const rows: Omit<Row<'roster_day'>, 'tenant_id'>[] = [];
  for (const [index, { id, joinedOn, leftOn }] of members.entries()) {
    for (let day = month; day <= end; day = addDays(day, 1)) {
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
