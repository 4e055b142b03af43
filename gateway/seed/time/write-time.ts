import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { GroupRule } from '#gateway/services/kaoqin/days/plan-day.ts';
import { standardHours } from '#gateway/services/kaoqin/engine/working-hours.ts';
import { missingGrants } from '#gateway/services/vacation/balances/grant-leave.ts';
import { amount } from '#gateway/services/vacation/engine/amount.ts';
import type { Lot } from '#gateway/services/vacation/engine/lots.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import { writeChangedLeave } from './changed-leave.ts';
import { closeMonths } from './closed-months.ts';
import { decideDays } from './decided-days.ts';
import { carriedLots, chooseDifficult } from './difficult-people.ts';
import { writeDrafts } from './drafts.ts';
import { importPunch } from './imported-row.ts';
import { writeApprovedDays } from './open-days.ts';
import { addPerson, type Employed, type TimeRows } from './person-rows.ts';
import { writePolicyChange } from './policy-change.ts';
import { writeProtectedPeriods } from './protected-row.ts';
import { writeRosters } from './roster-rows.ts';
import { buildSettings, fencedOrgan, ruleOf, type TimeSettings } from './settings-rows.ts';

/** Writes three months of time: settings, grants of leave, requests, punches, and the results that follow from them. */
export async function writeTime(
  transaction: DatabaseTransaction,
  structure: Structure,
  accounts: ReadonlySet<string>,
): Promise<void> {
  const { tenantId, anchor } = structure;
  const random = createRandom(structure.plan.seed + 700_001, Date.parse(anchor));
  const settings = buildSettings(structure, random);
  await insertRows(transaction, 'shift', Object.values(settings.shifts));
  await insertRows(transaction, 'attendance_group', settings.groups);
  await insertRows(transaction, 'leave_type', Object.values(settings.leaveTypes));
  await insertRows(transaction, 'calendar_day', [
    {
      tenant_id: tenantId,
      id: random.id(),
      day: addDays(anchor, 24),
      kind: 'rest-day',
      name: settings.words.foundersDay,
      note: null,
    },
  ]);
  const people = await readEmployed(transaction, structure, accounts);
  const { annual, company } = await writeGrants(transaction, structure, settings, people, random);
  const rows = noRows();
  const groups = groupRules(structure, settings);
  const difficult = chooseDifficult(people, anchor, isFencedIn(structure));
  const work = { structure, settings, random, groups, lots: annual, company, difficult };
  for (const [index, person] of people.entries()) {
    addPerson(rows, { ...work, index }, person);
  }
  await insertRows(transaction, 'shift_assignment', rows.assignments);
  const carried = carriedLots(
    { tenantId, anchor, random, typeId: settings.leaveTypes.annual.id },
    people,
  );
  await insertRows(transaction, 'leave_lot', carried.lots);
  await insertRows(transaction, 'leave_ledger', carried.ledger);
  await insertRows(transaction, 'leave_request', rows.requests);
  await insertRows(transaction, 'leave_request_day', rows.requestDays);
  await insertRows(transaction, 'leave_ledger', rows.ledger);
  await insertRows(transaction, 'overtime_request', rows.overtime);
  await writeDrafts(transaction, { structure, settings, random }, people);
  await insertRows(transaction, 'punch', rows.punches);
  await insertRows(transaction, 'day_result', rows.results);
  await writeApprovedDays(transaction, { structure, random, words: settings.words, accounts });
  const patchReason = settings.words.patchReason;
  await closeMonths(transaction, { structure, random, patchReason });
  await decideDays(transaction, structure, random, settings.words.decisions);
  await importPunch(transaction, structure, random, settings.words.device);
  await writeRosters(transaction, structure, random, { settings, people });
  await writePolicyChange(transaction, structure, settings, random);
  await writeProtectedPeriods(transaction, { structure, random }, people);
  // Of its own chance: the rows above stay as they were.
  const own = createRandom(structure.plan.seed + 700_019, Date.parse(anchor));
  await writeChangedLeave(transaction, { structure, settings, random: own, accounts });
}

function noRows(): TimeRows {
  return {
    assignments: [],
    requests: [],
    requestDays: [],
    ledger: [],
    overtime: [],
    punches: [],
    results: [],
  };
}

async function readEmployed(
  transaction: DatabaseTransaction,
  { tenantId, anchor }: Structure,
  accounts: ReadonlySet<string>,
): Promise<readonly Employed[]> {
  const { rows } =
    await sql<Employed>`select e.id, e.joined_on as "joinedOn", e.left_on as "leftOn",
      e.first_worked_on as "firstWorkedOn", j.organ_id as "organId", o.path,
      p.gender, e.id = any(${[...accounts]}::uuid[]) as "hasAccount"
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and j.to_on is null
    join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and o.to_on is null
    where e.tenant_id = ${tenantId} and e.joined_on <= ${anchor}::date
      and (e.left_on is null or e.left_on >= ${anchor}::date) order by e.id`.execute(transaction);
  return rows;
}

async function writeGrants(
  transaction: DatabaseTransaction,
  { tenantId, anchor }: Structure,
  { leaveTypes }: TimeSettings,
  people: readonly Employed[],
  random: Random,
): Promise<Readonly<Record<'annual' | 'company', ReadonlyMap<string, readonly Lot[]>>>> {
  const types = [leaveTypes.annual, leaveTypes.company].map((type) => ({
    id: type.id,
    grantRule: type.grant_rule,
    perYear: type.per_year ?? null,
    carryMonths: type.carry_months ?? 0,
  }));
  const { lots, rows } = missingGrants(
    people,
    types,
    anchor,
    () => null,
    () => random.id(),
  );
  await insertRows(
    transaction,
    'leave_lot',
    lots.map((lot) => ({ ...lot, tenant_id: tenantId, created_at: anchor })),
  );
  await insertRows(
    transaction,
    'leave_ledger',
    rows.map((row) => ({ ...row, tenant_id: tenantId, created_at: anchor })),
  );
  const left = new Map<string, number>();
  for (const row of rows) left.set(row.lot_id, (left.get(row.lot_id) ?? 0) + amount(row.amount));
  const of = (typeId: string) =>
    Map.groupBy(
      lots
        .filter((lot) => lot.type_id === typeId)
        .map((lot) => ({
          id: lot.id,
          owner: lot.employment_id,
          left: left.get(lot.id) ?? 0,
          validFrom: lot.valid_from,
          validTo: lot.valid_to,
        })),
      ({ owner }) => owner,
    );
  return { annual: of(leaveTypes.annual.id), company: of(leaveTypes.company.id) };
}

/** Whether an organisation is of the team whose group notes the place; its crews have a group of their own. */
function isFencedIn(structure: Structure): (path: string) => boolean {
  const { organByCode } = structure;
  const service = fencedOrgan(structure)?.path;
  const crews = organByCode.get('CS-SU')?.path;
  return (path) =>
    service !== undefined &&
    path.startsWith(service) &&
    (crews === undefined || !path.startsWith(crews));
}

function groupRules(
  structure: Structure,
  { groups, shifts }: TimeSettings,
): readonly { readonly path: string; readonly rule: GroupRule }[] {
  const paths = new Map(structure.organs.map((organ) => [organ.id, organ.path]));
  const named = new Map(Object.values(shifts).map((shift) => [shift.id, ruleOf(shift)]));
  return groups
    .map((group) => ({
      path: paths.get(group.organ_id ?? '') ?? '',
      rule: {
        id: group.id,
        name: group.name,
        kind: group.kind,
        shift: named.get(group.shift_id ?? '') ?? null,
        workDays: group.work_days,
        holidaysOff: group.holidays_off,
        policy: {
          basis: group.overtime_basis,
          minutesAtLeast: group.overtime_at_least,
          stepMinutes: group.overtime_step,
          beforeShift: false,
        },
        hours: {
          ...standardHours,
          system: group.hours_system ?? standardHours.system,
          cycle: group.hours_cycle ?? null,
        },
        patchQuota: group.patch_quota,
        patchDaysBack: group.patch_days_back,
        placeRule: group.place_rule,
        place: null,
        radius: null,
      },
    }))
    .sort((a, b) => b.path.length - a.path.length);
}
