import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { GroupRule } from '#gateway/services/kaoqin/days/plan-day.ts';
import { standardHours } from '#gateway/services/kaoqin/engine/working-hours.ts';
import { missingGrants } from '#gateway/services/vacation/balances/grant-leave.ts';
import { amount } from '#gateway/services/vacation/engine/amount.ts';
import type { Lot } from '#gateway/services/vacation/engine/lots.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import { closeMonths } from './closed-months.ts';
import { decideDays } from './decided-days.ts';
import {
  addSpell,
  carriedLots,
  chooseDifficult,
  type DifficultPeople,
} from './difficult-people.ts';
import { writeDrafts } from './drafts.ts';
import { importPunch } from './imported-row.ts';
import { writeApprovedDays } from './open-days.ts';
import { liveThrough, type TimePerson } from './person-time.ts';
import { writePolicyChange } from './policy-change.ts';
import { writeProtectedPeriod } from './protected-row.ts';
import { addLeave, addOvertime, type RequestRows, type RequestWork } from './request-rows.ts';
import { writeRosters } from './roster-rows.ts';
import { buildSettings, ruleOf, type TimeSettings } from './settings-rows.ts';

interface Employed {
  readonly id: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly firstWorkedOn: string | null;
  readonly organId: string;
  readonly path: string;
  readonly gender: string | null;
  readonly hasAccount: boolean;
}

/** Everything that is written of one person's time. */
interface TimeRows extends RequestRows {
  readonly assignments: Row<'shift_assignment'>[];
  readonly punches: Row<'punch'>[];
  readonly results: Row<'day_result'>[];
}

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
  const lots = await writeGrants(transaction, structure, settings, people, random);
  const rows: TimeRows = {
    assignments: [],
    requests: [],
    requestDays: [],
    ledger: [],
    overtime: [],
    punches: [],
    results: [],
  };
  const groups = groupRules(structure, settings);
  const difficult = chooseDifficult(people, anchor);
  for (const [index, person] of people.entries()) {
    addPerson(rows, { structure, settings, random, groups, lots, difficult, index }, person);
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
  await writeProtectedPeriod(transaction, { structure, random }, people);
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
): Promise<ReadonlyMap<string, readonly Lot[]>> {
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
  const annual = lots.filter((lot) => lot.type_id === leaveTypes.annual.id);
  return Map.groupBy(
    annual.map((lot) => ({
      id: lot.id,
      owner: lot.employment_id,
      left: left.get(lot.id) ?? 0,
      validFrom: lot.valid_from,
      validTo: lot.valid_to,
    })),
    ({ owner }) => owner,
  );
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

interface Work extends RequestWork {
  readonly groups: ReturnType<typeof groupRules>;
  readonly difficult: DifficultPeople;
  readonly index: number;
}

function addPerson(rows: TimeRows, work: Work, employed: Employed): void {
  const { structure, settings, random, groups, index } = work;
  const { tenantId, anchor } = structure;
  const group = groups.find(({ path }) => employed.path.startsWith(path))?.rule;
  if (group === undefined) return;
  // One in fourteen works at night, one in twenty in two parts of the day.
  const other =
    index % 14 === 5 ? settings.shifts.night : index % 20 === 7 ? settings.shifts.split : null;
  const assigned =
    other === null
      ? []
      : [
          {
            shift: ruleOf(other),
            from: addDays(anchor, -400),
            to: null,
            workDays: 'five' as const,
          },
        ];
  if (other !== null)
    rows.assignments.push({
      tenant_id: tenantId,
      id: random.id(),
      employment_id: employed.id,
      shift_id: other.id,
      from_on: addDays(anchor, -400),
      to_on: null,
      work_days: 'five',
      note: null,
    });
  const base: TimePerson = { ...employed, group, assigned, halves: new Map(), overtime: new Map() };
  const spell = work.difficult.spells.get(employed.id);
  const halves =
    spell === undefined
      ? addLeave(rows, work, base)
      : addSpell(
          rows,
          { tenantId, anchor, random, typeId: settings.leaveTypes[spell.code].id },
          base,
          spell,
        );
  const overtime = addOvertime(rows, work, { ...base, halves }, shareOfOvertime(work, base));
  const person = { ...base, halves, overtime };
  const { punches, results } = liveThrough(person, anchor, random);
  for (const { id, second, source } of punches)
    rows.punches.push({
      tenant_id: tenantId,
      employment_id: employed.id,
      id,
      at: new Date((second - 8 * 3600) * 1000).toISOString(),
      zone: 'Asia/Shanghai',
      source,
      source_id: null,
      added_at: anchor,
    });
  for (const result of results)
    rows.results.push({ ...result, tenant_id: tenantId, evaluated_at: anchor });
}

/** On how many of the days somebody works longer; crews on comprehensive hours often do, and their cycle adds it up. */
function shareOfOvertime({ difficult }: Work, { id, group }: TimePerson): number | null {
  if (difficult.busy === id) return 0.8;
  return group.hours.system === 'comprehensive' ? 0.3 : null;
}
