import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import {
  type Answers,
  type Asked,
  finalScore,
  levelOf,
  meanScore,
  reviewScore,
} from '#gateway/services/performance/engine/score.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { managerOf } from './job-rows.ts';
import type { Occupant } from './occupants.ts';
import { buildSetup, demoLevels, type Setup } from './performance-setup.ts';
import { type PerformanceWords, performanceWordsFor } from './performance-words.ts';
import type { SeededOrgan, Structure } from './structure.ts';

/** People in the cycles of the demo: those with an account, their teams and others, leaders first. */
const mostPeople = 60;
/** Where a cycle is: its results are out, levels are looked at, goals are written. */
type Phase = 'released' | 'calibration' | 'goals';
const phases: readonly Phase[] = ['released', 'calibration', 'goals'];

interface Member {
  readonly person: Occupant;
  readonly manager: Occupant;
}

interface Maker {
  readonly tenant_id: string;
  readonly anchor: string;
  readonly random: Random;
  readonly words: PerformanceWords;
  readonly setup: Setup;
  readonly members: readonly Member[];
}

type Goal = Row<'performance_goal'> & { readonly id: string };
type File = Row<'appraisal'> & { readonly id: string };

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
  await insertRows(transaction, 'performance_scale', [setup.scale]);
  await insertRows(transaction, 'performance_scale_level', setup.levels);
  await insertRows(transaction, 'review_form', [setup.form]);
  await insertRows(transaction, 'review_form_question', setup.questions);
  await insertRows(transaction, 'performance_cycle', setup.cycles);
  await insertRows(transaction, 'performance_cycle_stage', setup.stages);
  const members = chooseMembers(occupants, leaders, anchor);
  const maker = { tenant_id, anchor, random, words, setup, members };
  for (const [at, phase] of phases.entries()) {
    await writeCycle(transaction, maker, setup.cycles[at]?.id ?? '', phase);
  }
}

function chooseMembers(
  occupants: readonly Occupant[],
  leaders: ReadonlyMap<SeededOrgan, Occupant>,
  anchor: string,
): readonly Member[] {
  const members = occupants.flatMap((person) => {
    const manager = managerOf(person, leaders);
    const isHere = person.leftOn === null && person.joinedOn < addDays(anchor, -60);
    return isHere && manager !== null ? [{ person, manager }] : [];
  });
  const known = ({ person, manager }: Member): boolean =>
    person.fixed !== null || manager.fixed !== null || person.leads;
  return [...members.filter(known), ...members.filter((one) => !known(one))].slice(0, mostPeople);
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

interface Reviewed {
  readonly file: File;
  readonly reviews: readonly Row<'review'>[];
  readonly answers: readonly Row<'peer_answer'>[];
}

function openReviews(maker: Maker, file: File): Reviewed {
  const reviews = [
    reviewOf(maker, file, 'self', file.employment_id, null, null),
    reviewOf(maker, file, 'manager', file.manager_id ?? '', null, null),
  ];
  return { file, reviews, answers: [] };
}

function reviewOf(
  { tenant_id, random }: Maker,
  { id }: File,
  role: 'self' | 'peer' | 'manager',
  reviewer_id: string,
  answers: Answers | null,
  comment: string | null,
): Row<'review'> {
  return {
    tenant_id,
    id: random.id(),
    appraisal_id: id,
    reviewer_id,
    role,
    state: answers === null && role !== 'peer' ? 'open' : 'submitted',
    decline_why: null,
    answers: answers as never,
    comment,
    version: 1,
  };
}

/** Reviews of all roles; a few managers of the calibration are late, and one group of peers is too small. */
function writeReviews(
  maker: Maker,
  file: File,
  goals: readonly Goal[],
  at: number,
  phase: Phase,
): Reviewed {
  const { random, words, setup, members, tenant_id } = maker;
  const asked: Asked = {
    goalWeight: ratio('70'),
    goals: goals.map(({ id, weight }) => ({ id, weight: ratio(String(weight)) })),
    questions: setup.questions.map(({ id, weight }) => ({ id, weight: ratio(String(weight)) })),
  };
  const ids = [...asked.goals, ...asked.questions].map(({ id }) => id);
  // Most are good, a few are better or worse.
  const level = random.weighted([
    [4, 5],
    [3, 3],
    [5, 3],
    [2, 1],
  ]);
  const answer = (): Answers =>
    Object.fromEntries(
      ids.map((id) => [id, `${Math.min(5, Math.max(1, level + random.integer(-1, 1)))}`]),
    );
  const isLate = phase === 'calibration' && at % 17 === 16;
  const self = answer();
  const manager = isLate ? null : answer();
  const colleagues = members.filter(
    ({ person }, other) =>
      other !== at && person.employmentId !== file.manager_id && other % 5 === at % 5,
  );
  const peers = colleagues
    .filter(({ manager: above }) => above.employmentId !== file.employment_id)
    .slice(0, at % 11 === 5 ? 2 : 4)
    .map(({ person }) => person.employmentId);
  const given = peers.map(answer);
  const scores = given.flatMap((one) => reviewScore(asked, one) ?? []);
  const score =
    manager === null
      ? null
      : finalScore(
          [
            { weight: ratio('10'), score: reviewScore(asked, self) },
            { weight: ratio('30'), score: given.length < 3 ? null : meanScore(scores) },
            { weight: ratio('60'), score: reviewScore(asked, manager) },
          ],
          'reweigh',
        );
  const proposed = score === null ? null : levelOf(score, demoLevels);
  return {
    file: { ...file, score, proposed, level: proposed },
    reviews: [
      reviewOf(maker, file, 'self', file.employment_id, self, random.pick(words.selfComments)),
      reviewOf(
        maker,
        file,
        'manager',
        file.manager_id ?? '',
        manager,
        manager === null ? null : random.pick(words.managerComments),
      ),
      ...peers.map((peer) => reviewOf(maker, file, 'peer', peer, null, null)),
    ],
    answers: given.map((answers) => ({
      tenant_id,
      id: random.id(),
      appraisal_id: file.id,
      answers: answers as never,
      comment: random.pick(words.peerComments),
    })),
  };
}

/** Moves of the calibration, or results with an appeal. */
async function writeOutcomes(
  transaction: DatabaseTransaction,
  { tenant_id, anchor, random, words, members }: Maker,
  files: readonly File[],
  phase: Phase,
): Promise<void> {
  if (phase === 'calibration') {
    const moved = files.filter(({ level }) => level !== null).slice(0, 6);
    await insertRows(
      transaction,
      'calibration_move',
      moved.map(({ id }, at) => ({
        tenant_id,
        id: random.id(),
        appraisal_id: id,
        axis: 'potential' as const,
        from_value: null,
        to_value: at % 2 === 0 ? 'high' : 'middle',
        reason: words.moveReasons[at % words.moveReasons.length] ?? '',
        at: `${addDays(anchor, -3)}T02:00:00Z`,
        account_id: null,
        account_name: null,
      })),
    );
    await markPotential(transaction, tenant_id, moved);
    return;
  }
  if (phase !== 'released') return;
  await insertRows(
    transaction,
    'performance_result',
    files.map(({ id, score, level }) => ({
      tenant_id,
      id: random.id(),
      appraisal_id: id,
      revision: 1,
      score: score ?? null,
      level: level ?? null,
      reason: null,
      released_on: addDays(anchor, -2),
    })),
  );
  // One without an account: those who sign in have a result to look at.
  const at = members.findIndex(({ person }) => person.fixed === null);
  const appealed = files[at === -1 ? 0 : at];
  if (appealed === undefined) return;
  await insertRows(transaction, 'performance_appeal', [
    {
      tenant_id,
      id: random.id(),
      appraisal_id: appealed.id,
      reason: words.appeal,
      wished: null,
      asked_on: addDays(anchor, -1),
      state: 'open',
      outcome: null,
      answer: null,
      decided_on: null,
      decided_by: null,
      version: 1,
    },
  ]);
}

async function markPotential(
  transaction: DatabaseTransaction,
  tenant_id: string,
  files: readonly File[],
): Promise<void> {
  for (const [at, { id }] of files.entries()) {
    await transaction
      .updateTable('appraisal')
      .set({ potential: at % 2 === 0 ? 'high' : 'middle' })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .execute();
  }
}
