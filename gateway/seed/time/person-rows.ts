import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { GroupRule } from '#gateway/services/kaoqin/days/plan-day.ts';
import { metresBetween } from '#gateway/services/kaoqin/engine/geofence.ts';
import type { Lot } from '#gateway/services/vacation/engine/lots.ts';
import type { Row } from '../insert-rows.ts';
import { addOverTaken, addSpell, type DifficultPeople } from './difficult-people.ts';
import { liveThrough, type TimePerson } from './person-time.ts';
import { addLeave, addOvertime, type RequestRows, type RequestWork } from './request-rows.ts';
import { ruleOf, sitePlaceOf } from './settings-rows.ts';
import type { LeaveCode } from './time-words.ts';

/** Somebody whose time is written. */
export interface Employed {
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
export interface TimeRows extends RequestRows {
  readonly assignments: Row<'shift_assignment'>[];
  readonly punches: Row<'punch'>[];
  readonly results: Row<'day_result'>[];
}

/** What a person's time is made up from. */
export interface PersonWork extends RequestWork {
  readonly groups: readonly { readonly path: string; readonly rule: GroupRule }[];
  readonly company: ReadonlyMap<string, readonly Lot[]>;
  readonly difficult: DifficultPeople;
  readonly index: number;
}

/** Adds the leave, overtime, punches and results of one person. */
export function addPerson(rows: TimeRows, work: PersonWork, employed: Employed): void {
  const { structure, settings, random, groups, index } = work;
  const { tenantId, anchor } = structure;
  const group = groups.find(({ path }) => employed.path.startsWith(path))?.rule;
  if (group === undefined) return;
  // One in fourteen works at night, and who signs in from the crews; one in twenty in two parts of the day.
  const crews = structure.organByCode.get('CS-SU')?.path;
  const isNight =
    index % 14 === 5 ||
    (employed.hasAccount && crews !== undefined && employed.path.startsWith(crews));
  const other = isNight ? settings.shifts.night : index % 20 === 7 ? settings.shifts.split : null;
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
  const halves = leaveOf(rows, work, base);
  const overtime = addOvertime(rows, work, { ...base, halves }, shareOfOvertime(work, base));
  const person = { ...base, halves, overtime };
  const { punches, results } = liveThrough(person, anchor, random);
  const isOutside = work.difficult.outside === employed.id;
  const site = sitePlaceOf(structure);
  for (const [at, { id, second, source }] of punches.entries())
    rows.punches.push({
      ...(isOutside ? webPunch(at, site) : { source, ...noPlace }),
      tenant_id: tenantId,
      employment_id: employed.id,
      id,
      at: new Date((second - 8 * 3600) * 1000).toISOString(),
      zone: 'Asia/Shanghai',
      source_id: null,
      added_at: anchor,
    });
  for (const result of results)
    rows.results.push({ ...result, tenant_id: tenantId, evaluated_at: anchor });
}

function leaveOf(
  rows: TimeRows,
  work: PersonWork,
  person: TimePerson,
): Map<string, 'whole' | 'am' | 'pm'> {
  const { structure, settings, random, difficult, company } = work;
  const { tenantId, anchor } = structure;
  const typeId = (code: LeaveCode) => settings.leaveTypes[code].id;
  const spell = difficult.spells.get(person.id);
  const base = { tenantId, anchor, random };
  if (spell !== undefined)
    return addSpell(rows, { ...base, typeId: typeId(spell.code) }, person, spell);
  if (difficult.overTaken !== person.id) return addLeave(rows, work, person);
  const lots = company.get(person.id) ?? [];
  return addOverTaken(rows, { ...base, typeId: typeId('company'), lots }, person);
}

const noPlace = { latitude: null, longitude: null, distance: null } as const;

/** A punch in the browser near the place of the group; every sixth one is from a street that is too far away. */
function webPunch(at: number, site: ReturnType<typeof sitePlaceOf>) {
  const street = { ...site, latitude: (Number(site.latitude) + 0.0166).toFixed(6) };
  const place = at % 6 === 5 ? street : site;
  const point = (of: { readonly latitude: string; readonly longitude: string }) => ({
    latitude: Number(of.latitude),
    longitude: Number(of.longitude),
  });
  const distance = Math.round(metresBetween(point(site), point(place)));
  return { source: 'web' as const, ...place, distance };
}

/** On how many of the days somebody works longer; crews on comprehensive hours often do, and their cycle adds it up. */
function shareOfOvertime({ difficult }: PersonWork, { id, group }: TimePerson): number | null {
  if (difficult.busy === id) return 0.8;
  return group.hours.system === 'comprehensive' ? 0.3 : null;
}
