import { addDays, addMonths, daysBetween } from '#gateway/kernel/people/calendar.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { closingDay, type SeededOrgan, type Structure } from './structure.ts';

type Job = Row<'job_row'>;

/** The grade somebody has on their last day in the plan, as a place on the ladder from 0. */
export function drawGrade(
  structure: Structure,
  random: Random,
  { seat, fixed, leads }: Occupant,
): number {
  const ladder = structure.plan.grades.map(({ code }) => code);
  if (fixed?.grade !== undefined) return ladder.indexOf(fixed.grade);
  const least = ladder.indexOf(seat.post.plan.gradeFrom);
  const most = ladder.indexOf(seat.post.plan.gradeTo);
  if (leads) return Math.min(most, least + 1);
  return Math.min(most, least + Math.floor(random.triangular(0, most - least + 1, 0.6)));
}

/** Who leads an organisation, or the next one above that has a leader; never the person asked for. */
export function managerOf(
  occupant: Occupant,
  leaders: ReadonlyMap<SeededOrgan, Occupant>,
): Occupant | null {
  if (occupant.fixed?.withoutManager) return null;
  let organ: SeededOrgan | null = occupant.leads ? occupant.organ.parent : occupant.organ;
  while (organ !== null) {
    const leader = leaders.get(organ);
    if (leader !== undefined) return leader;
    organ = organ.parent;
  }
  return null;
}

/** The dated jobs of an employment: hired, perhaps moved or promoted, without gaps. */
export function buildJobs(
  structure: Structure,
  random: Random,
  occupant: Occupant,
  grade: number,
  managerId: string | null,
): Job[] {
  const { seat, organ, joinedOn, leftOn } = occupant;
  const last: Job = {
    tenant_id: structure.tenantId,
    id: random.id(),
    employment_id: occupant.employmentId,
    from_on: joinedOn,
    to_on: null,
    organ_id: organ.id,
    post_id: seat.post.id,
    position_id: seat.id,
    grade_code: gradeCode(structure, grade),
    manager_id: managerId,
    work_place: random.chance(0.7)
      ? (structure.plan.workPlaces[0] ?? null)
      : random.pick(structure.plan.workPlaces),
    reason: 'hire',
  };
  const end = leftOn !== null && leftOn < structure.anchor ? leftOn : structure.anchor;
  const earlier = earlierJob(structure, random, occupant, last, { grade, end });
  return earlier === null
    ? [last]
    : [
        earlier,
        {
          ...last,
          from_on: addDays(earlier.to_on ?? end, 1),
          reason: reasonAfter(structure, earlier, last),
        },
      ];
}

function gradeCode({ plan }: Structure, grade: number): string | null {
  return plan.grades[grade]?.code ?? null;
}

/** What somebody did before the present job, or null: one change is enough to show a history. */
function earlierJob(
  structure: Structure,
  random: Random,
  { organ, seat, leads, fixed, joinedOn }: Occupant,
  last: Job,
  { grade, end }: { grade: number; end: string },
): Job | null {
  const merged = structure.mergedInto.get(organ.plan.code);
  const closing = merged === undefined ? null : closingDay(structure, merged);
  const row = { ...last, id: random.id(), position_id: null };
  if (merged && closing !== null && joinedOn < addMonths(closing, -2) && !leads) {
    return { ...row, organ_id: merged.id, to_on: addDays(closing, -1) };
  }
  const days = daysBetween(joinedOn, end);
  if (days < 540 || fixed?.leftOn !== undefined) return null;
  const changed = addDays(joinedOn, Math.floor(days * (0.35 + random.next() * 0.4)));
  const lowest = structure.plan.grades.findIndex(({ code }) => code === seat.post.plan.gradeFrom);
  if (grade > lowest && random.chance(0.6)) {
    return {
      ...row,
      position_id: last.position_id ?? null,
      grade_code: gradeCode(structure, grade - 1),
      to_on: changed,
    };
  }
  const siblings = (structure.openBelow.get(organ.parent) ?? []).filter((other) => other !== organ);
  if (leads || siblings.length === 0 || !random.chance(0.15)) return null;
  return { ...row, organ_id: random.pick(siblings).id, to_on: changed };
}

function reasonAfter(structure: Structure, earlier: Job, last: Job): Job['reason'] {
  if (earlier.grade_code !== last.grade_code) return 'promotion';
  const merged = [...structure.mergedInto.values()].some(({ id }) => id === earlier.organ_id);
  return merged ? 'reorganisation' : 'transfer';
}
