import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { File, Goal, Maker, Member, Phase } from './performance-maker.ts';
import { choosePeople, writeMeeting } from './performance-meeting.ts';
import { writeOutcomes } from './performance-outcomes.ts';
import { openReviews, writeReviews } from './performance-reviews.ts';
import { buildSetup } from './performance-setup.ts';
import { shareOne } from './performance-shares.ts';
import { performanceWordsFor } from './performance-words.ts';
import type { SeededOrgan, Structure } from './structure.ts';

const phases: readonly Phase[] = ['released', 'calibration', 'goals'];

/** Writes three cycles with goals, reviews, calibration and results. */
export async function writePerformanceRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor }: Structure,
  occupants: readonly Occupant[],
  leaders: ReadonlyMap<SeededOrgan, Occupant>,
): Promise<void> {
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 910_001, Date.parse(anchor));
  const words = performanceWordsFor(plan.locale);
  const setup = buildSetup(tenant_id, anchor, words, random);
  await insertRows(transaction, 'performance_scale', setup.scales);
  await insertRows(transaction, 'performance_scale_level', setup.levels);
  await insertRows(transaction, 'review_form', [setup.form]);
  await insertRows(transaction, 'review_form_question', setup.questions);
  await insertRows(transaction, 'performance_cycle', setup.cycles);
  await insertRows(transaction, 'performance_cycle_stage', setup.stages);
  const people = choosePeople(occupants, leaders, anchor);
  const maker = { tenant_id, anchor, random, words, setup, ...people };
  for (const [at, phase] of phases.entries()) {
    const cycleId = setup.cycles[at]?.id ?? '';
    await writeCycle(transaction, maker, cycleId, phase);
    if (phase === 'calibration') await shareOne(transaction, maker, cycleId, plan.seed);
    if (phase !== 'goals') {
      await writeMeeting(transaction, maker, cycleId, phase === 'released' ? 'closed' : 'draft');
    }
  }
}

async function writeCycle(
  transaction: DatabaseTransaction,
  maker: Maker,
  cycleId: string,
  phase: Phase,
): Promise<void> {
  const goals = new Map<Occupant, readonly Goal[]>();
  for (const { person, manager } of maker.members) {
    goals.set(person, buildGoals(maker, cycleId, person, goals.get(manager) ?? [], phase));
  }
  const files = maker.members.map(({ person, manager }, at) =>
    buildFile(maker, cycleId, { person, manager }, at, phase),
  );
  await insertRows(transaction, 'performance_goal', [...goals.values()].flat());
  await insertRows(
    transaction,
    'goal_check_in',
    [...goals.values()].flat().flatMap((goal, at) => checkInOf(maker, goal, at, phase)),
  );
  const reviewed =
    phase === 'goals'
      ? files.map((file) => openReviews(maker, file))
      : files.map((file, at) => {
          const own = goals.get(maker.members[at]?.person as Occupant) ?? [];
          return writeReviews(maker, file, own, at, phase);
        });
  await insertRows(
    transaction,
    'appraisal',
    reviewed.map(({ file }) => file),
  );
  await insertRows(
    transaction,
    'review',
    reviewed.flatMap(({ reviews }) => reviews),
  );
  await insertRows(
    transaction,
    'peer_answer',
    reviewed.flatMap(({ answers }) => answers),
  );
  await writeOutcomes(
    transaction,
    maker,
    reviewed.map(({ file }) => file),
    phase,
  );
}

const weights = ['40.00', '35.00', '25.00'] as const;

/** The first goal of a person serves the first one of the manager. */
function buildGoals(
  { tenant_id, anchor, random, words }: Maker,
  cycle_id: string,
  { employmentId }: Occupant,
  above: readonly Goal[],
  phase: Phase,
): readonly Goal[] {
  const first = random.integer(0, words.goals.length - 1);
  return weights.map((weight, at) => {
    const goal = words.goals[(first + at) % words.goals.length];
    return {
      tenant_id,
      id: random.id(),
      cycle_id,
      employment_id: employmentId,
      name: goal?.name ?? '',
      measure: goal?.measure ?? null,
      weight,
      due_on: addDays(anchor, 60 + at * 20),
      parent_id: at === 0 ? (above[0]?.id ?? null) : null,
      progress: phase === 'goals' ? '0.00' : `${random.integer(4, 10) * 10}.00`,
    };
  });
}

function checkInOf(
  { tenant_id, anchor, random, words }: Maker,
  { id, progress }: Goal,
  at: number,
  phase: Phase,
): readonly Row<'goal_check_in'>[] {
  if (phase === 'goals') return [];
  return [
    {
      tenant_id,
      id: random.id(),
      goal_id: id,
      on_day: addDays(anchor, phase === 'released' ? -70 : -12),
      progress: progress ?? '0.00',
      mood: at % 7 === 3 ? 'risk' : 'onTrack',
      note: random.pick(words.notes),
    },
  ];
}

function buildFile(
  { tenant_id, random }: Maker,
  cycle_id: string,
  { person, manager }: Member,
  at: number,
  phase: Phase,
): File {
  const states = ['draft', 'asked', 'set'] as const;
  return {
    tenant_id,
    id: random.id(),
    cycle_id,
    employment_id: person.employmentId,
    organ_id: person.organ.id,
    manager_id: manager.employmentId,
    // Who signs in as a member of the staff has goals to write.
    goals_state:
      phase !== 'goals' ? 'set' : person.fixed === null ? (states[at % 3] ?? 'draft') : 'draft',
    peers_confirmed: phase !== 'goals',
    score: null,
    proposed: null,
    level: null,
    potential: null,
    not_rated: null,
    acknowledged_on: null,
    version: 1,
  };
}
