import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { quotasOf } from '#gateway/services/performance/engine/quota.ts';
import { insertRows } from '../insert-rows.ts';
import { managerOf } from './job-rows.ts';
import type { Occupant } from './occupants.ts';
import type { Maker, Meeting, Member } from './performance-maker.ts';
import { demoLevels } from './performance-setup.ts';
import type { SeededOrgan } from './structure.ts';

/** People in the cycles of the demo: those of the meeting, those with an account, their teams and others. */
const mostPeople = 60;
/** People of the meeting: 20, 70 and 10 percent of them are 7, 26 and 4. */
const poolSize = 37;
/** Two more at the top than there may be. */
const topPeople = 9;

/** Chooses who is in the cycles, leaders first, and who meets about whom. */
export function choosePeople(
  occupants: readonly Occupant[],
  leaders: ReadonlyMap<SeededOrgan, Occupant>,
  anchor: string,
): Pick<Maker, 'members' | 'meeting'> {
  const members = occupants.flatMap((person) => {
    const manager = managerOf(person, leaders);
    const isHere = person.leftOn === null && person.joinedOn < addDays(anchor, -60);
    return isHere && manager !== null ? [{ person, manager }] : [];
  });
  const chair = chooseChair(members);
  const others = chooseOthers(members, chair);
  const meets = (person: Occupant): boolean => person === chair || others.includes(person);
  const isBelow = ({ person }: Member): boolean =>
    chair !== undefined && !meets(person) && person.organ.path.startsWith(chair.organ.path);
  const known = ({ person, manager }: Member): boolean =>
    person.fixed !== null || manager.fixed !== null || person.leads;
  const knownFirst = (some: readonly Member[]) => [
    ...some.filter(known),
    ...some.filter((one) => !known(one)),
  ];
  const pool = knownFirst(members.filter(isBelow)).slice(0, poolSize);
  const rest = knownFirst(members.filter((one) => !isBelow(one))).slice(
    0,
    mostPeople - pool.length,
  );
  const chosen = new Set([...pool, ...rest]);
  return {
    members: members.filter((one) => chosen.has(one)),
    meeting:
      chair === undefined || pool.length < topPeople
        ? null
        : { chair, others, levels: levelsOf(pool) },
  };
}

/** Who signs in as a manager, or else the leader of most people below the top. */
function chooseChair(members: readonly Member[]): Occupant | undefined {
  const fixed = members.find(({ person }) => person.fixed?.account === 'manager');
  if (fixed?.person.leads) return fixed.person;
  const below = countBelow(members);
  const heads = members.filter(({ person }) => person.leads && person.organ.parent !== null);
  return heads
    .map(({ person }) => person)
    .toSorted((a, b) => (below.get(b.organ) ?? 0) - (below.get(a.organ) ?? 0))[0];
}

/** How many are in each organisation and below it; counted once, since companies of 100,000 people are made too. */
function countBelow(members: readonly Member[]): ReadonlyMap<SeededOrgan, number> {
  const counts = new Map<SeededOrgan, number>();
  for (const { person } of members) {
    for (let organ: SeededOrgan | null = person.organ; organ !== null; organ = organ.parent)
      counts.set(organ, (counts.get(organ) ?? 0) + 1);
  }
  return counts;
}

/** Who signs in as personnel, or else another leader. */
function chooseOthers(
  members: readonly Member[],
  chair: Occupant | undefined,
): readonly Occupant[] {
  const people = members.flatMap(({ person }) => (person === chair ? [] : [person]));
  const personnel = people.find(({ fixed }) => fixed?.account === 'hr');
  return [personnel ?? people.find(({ leads }) => leads) ?? []].flat();
}

function levelsOf(pool: readonly Member[]): Meeting['levels'] {
  return new Map(
    pool.map(({ person }, at) => {
      const isTop = at % 4 === 0 && at / 4 < topPeople;
      return [person, isTop ? 'A' : at % 9 === 5 ? 'C' : 'B'] as const;
    }),
  );
}

/** Writes the meeting of a cycle: one that its chair has still to open, or one that is closed with what it held to. */
export async function writeMeeting(
  transaction: DatabaseTransaction,
  { tenant_id, anchor, random, words, meeting }: Maker,
  cycle_id: string,
  state: 'draft' | 'closed',
): Promise<void> {
  if (meeting === null) return;
  const id = random.id();
  await insertRows(transaction, 'calibration_meeting', [
    {
      tenant_id,
      id,
      cycle_id,
      organ_id: meeting.chair.organ.id,
      name: words.meeting(meeting.chair.organ.plan.name),
      chair_id: meeting.chair.employmentId,
      quota_version: state === 'closed' ? 1 : null,
      state,
    },
  ]);
  await insertRows(
    transaction,
    'calibration_meeting_member',
    meeting.others.map(({ employmentId }, sort_order) => ({
      tenant_id,
      id: random.id(),
      meeting_id: id,
      sort_order,
      employment_id: employmentId,
    })),
  );
  if (state === 'draft') return;
  const people = [...meeting.levels.keys()].map(({ employmentId }) => employmentId);
  const { rows } = await sql<{ id: string }>`update appraisal set calibrated_in = ${id}::uuid
    where tenant_id = ${tenant_id} and cycle_id = ${cycle_id} and level is not null
      and employment_id = any(${people}::uuid[]) returning id`.execute(transaction);
  const quotas = quotasOf(
    demoLevels.map(({ share }) => share),
    rows.length,
  );
  await insertRows(transaction, 'calibration_quota', [
    {
      tenant_id,
      id: random.id(),
      meeting_id: id,
      version: 1,
      people: rows.length,
      quotas: demoLevels.map(({ code, share, rule }, at) => ({
        code,
        share,
        rule,
        quota: quotas[at],
      })) as never,
      appraisals: rows.map((row) => row.id) as never,
      at: `${addDays(anchor, -20)}T02:00:00Z`,
      account_id: null,
      account_name: null,
    },
  ]);
}
