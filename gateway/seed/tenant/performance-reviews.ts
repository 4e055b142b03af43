import { ratio } from '#gateway/kernel/exact/ratio.ts';
import {
  type Answers,
  type Asked,
  finalScore,
  levelOf,
  meanScore,
  reviewScore,
} from '#gateway/services/performance/engine/score.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { File, Goal, Maker, Member, Phase } from './performance-maker.ts';
import { demoLevels, forcedLevels } from './performance-setup.ts';

/** A person's reviews, with what they come to. */
export interface Reviewed {
  readonly file: File;
  readonly reviews: readonly Row<'review'>[];
  readonly answers: readonly Row<'peer_answer'>[];
}

/** Reviews that are asked for and not written. */
export function openReviews(maker: Maker, file: File): Reviewed {
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
export function writeReviews(
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
  const wanted = phase === 'calibration' ? wantedLevel(maker, at) : undefined;
  const isLate = phase === 'calibration' && wanted === undefined && at % 17 === 16;
  const levels = phase === 'calibration' ? forcedLevels : demoLevels;
  const peers = choosePeers(members, file, at);
  const draw = () => {
    const answer = answering(random, ids);
    const self = answer();
    const manager = isLate ? null : answer();
    const given = peers.map(answer);
    const score = manager === null ? null : scoreOf(asked, self, manager, given);
    return { self, manager, given, score, proposed: score && levelOf(score, levels) };
  };
  let drawn = draw();
  for (let more = 0; more < 500 && wanted !== undefined && drawn.proposed !== wanted; more += 1)
    drawn = draw();
  const { self, manager, given, score, proposed } = drawn;
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

/** The level that somebody of the meeting gets. */
function wantedLevel({ members, meeting }: Maker, at: number): string | undefined {
  const person = members[at]?.person;
  return person && meeting?.levels.get(person);
}

/** Most are good, a few are better or worse. */
function answering(random: Random, ids: readonly string[]): () => Answers {
  const level = random.weighted([
    [4, 5],
    [3, 3],
    [5, 3],
    [2, 1],
  ]);
  const near = (): number => Math.min(5, Math.max(1, level + random.integer(-1, 1)));
  return () => Object.fromEntries(ids.map((id) => [id, `${near()}`]));
}

function choosePeers(members: readonly Member[], file: File, at: number): readonly string[] {
  return members
    .filter(
      ({ person, manager }, other) =>
        other !== at &&
        other % 5 === at % 5 &&
        person.employmentId !== file.manager_id &&
        manager.employmentId !== file.employment_id,
    )
    .slice(0, at % 11 === 5 ? 2 : 4)
    .map(({ person }) => person.employmentId);
}

function scoreOf(
  asked: Asked,
  self: Answers,
  manager: Answers,
  peers: readonly Answers[],
): string | null {
  const scores = peers.flatMap((one) => reviewScore(asked, one) ?? []);
  return finalScore(
    [
      { weight: ratio('10'), score: reviewScore(asked, self) },
      { weight: ratio('30'), score: peers.length < 3 ? null : meanScore(scores) },
      { weight: ratio('60'), score: reviewScore(asked, manager) },
    ],
    'reweigh',
  );
}
