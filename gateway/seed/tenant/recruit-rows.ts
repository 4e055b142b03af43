import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { startingRecruitRows } from '#gateway/services/recruit/starting-rows.ts';
import { fakeAmericanPhone, fakePhone } from '../identity.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { chineseName } from '../names/chinese-names.ts';
import { latinName } from '../names/latin-names.ts';
import { createRandom, type Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { type Candidate, writeDuplicates } from './recruit-duplicates.ts';
import { type RecruitWords, recruitWordsFor } from './recruit-words.ts';
import { writeResumes } from './resume-rows.ts';
import type { Structure } from './structure.ts';

type Application = Row<'application'>;

interface Recruiting {
  readonly structure: Structure;
  readonly random: Random;
  readonly words: RecruitWords;
  readonly people: readonly Occupant[];
}

const jobs = 4;
const candidatesOfJob = 14;

/** Writes requisitions, open jobs and their candidates in all stages. */
export async function writeRecruitRows(
  transaction: DatabaseTransaction,
  structure: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const { plan, anchor, tenantId } = structure;
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 810_001, Date.parse(anchor));
  const { stages, channels } = startingRecruitRows(tenantId, plan.locale, () => random.id());
  await insertRows(transaction, 'hiring_stage', stages);
  await insertRows(transaction, 'hiring_channel', channels);
  const people = occupants.filter(({ leftOn, joinedOn }) => leftOn === null && joinedOn < anchor);
  const hiring = people.filter(({ leads }) => !leads).slice(0, jobs);
  const recruiting = { structure, random, words: recruitWordsFor(plan.locale), people };
  const known: Candidate[] = [];
  for (const [index, occupant] of hiring.entries()) {
    const { requisition, job } = buildJob(recruiting, occupant, index);
    await insertRows(transaction, 'requisition', [requisition]);
    await insertRows(transaction, 'hiring_job', [job]);
    if (job.state !== 'open') continue;
    const candidates = await writeCandidates(transaction, recruiting, {
      jobId: job.id,
      positionId: requisition.position_id,
      organId: job.organ_id,
      index,
      stages,
      channels,
    });
    known.push(...candidates);
  }
  await writeDuplicates(transaction, random, known);
  await insertRows(transaction, 'offer_template', [
    { tenant_id: tenantId, id: random.id(), ...recruiting.words.template },
  ]);
}

function buildJob(
  { structure, random, words, people }: Recruiting,
  { organ, seat, employmentId }: Occupant,
  index: number,
): { readonly requisition: Row<'requisition'>; readonly job: Row<'hiring_job'> } {
  const { tenantId: tenant_id, anchor, plan } = structure;
  const leader = people.find((one) => one.leads && one.organ === organ) ?? people[0];
  const state = index === jobs - 1 ? 'draft' : 'open';
  const requisition: Row<'requisition'> = {
    tenant_id,
    id: random.id(),
    title: seat.post.plan.name,
    organ_id: organ.id,
    position_id: seat.id,
    reason: index === 1 ? 'replace' : 'new',
    leaver_id: index === 1 ? employmentId : null,
    heads: 1 + (index % 3),
    type: 'full-time',
    work_place: plan.workPlaces[0] ?? plan.name,
    pay_from: '12000.00',
    pay_to: '20000.00',
    wanted_on: addDays(anchor, 20 + index * 12),
    note: words.note,
    state,
  };
  const job: Row<'hiring_job'> = {
    tenant_id,
    id: random.id(),
    title: seat.post.plan.name,
    requisition_id: requisition.id,
    organ_id: organ.id,
    work_place: requisition.work_place,
    manager_id: leader?.employmentId ?? employmentId,
    description: words.description,
    demands: words.demands,
    closes_on: addDays(anchor, 60),
    state,
  };
  return { requisition, job };
}

async function writeCandidates(
  transaction: DatabaseTransaction,
  recruiting: Recruiting,
  at: {
    readonly jobId: string;
    readonly positionId: string;
    readonly organId: string;
    readonly index: number;
    readonly stages: readonly { readonly id: string }[];
    readonly channels: readonly { readonly id: string }[];
  },
): Promise<readonly Candidate[]> {
  const { structure, random } = recruiting;
  const { tenantId: tenant_id } = structure;
  const serials = Array.from({ length: candidatesOfJob }, (_, serial) => serial);
  const candidates = serials.map((serial) =>
    buildCandidate(recruiting, at.index * 100 + serial, at.channels),
  );
  await insertRows(transaction, 'candidate', candidates);
  const schools = candidates.map(({ id }) => ({
    tenant_id,
    id: random.id(),
    candidate_id: id,
    sort_order: 0,
    school: random.pick(recruiting.words.schools),
  }));
  await insertRows(transaction, 'candidate_school', schools);
  await writeResumes(transaction, structure, { candidates, schools, batch: at.index });
  const applications = candidates.map(({ id }, serial) =>
    buildApplication(recruiting, { ...at, candidateId: id, serial }),
  );
  await insertRows(transaction, 'application', applications);
  await insertRows(
    transaction,
    'application_step',
    applications.map(({ id, stage_id, state, close_note, applied_on }) => ({
      tenant_id,
      id: random.id(),
      application_id: id,
      from_stage_id: null,
      to_stage_id: stage_id,
      action: state === 'closed' ? 'closed' : 'applied',
      reason: close_note ?? null,
      at: `${applied_on}T02:00:00Z`,
      account_id: null,
      account_name: null,
    })),
  );
  await writeInterviews(transaction, recruiting, applications, at);
  await writeOffer(transaction, recruiting, applications, at);
  return candidates;
}

/** The draft of an offer for one who came as far as that. */
async function writeOffer(
  transaction: DatabaseTransaction,
  { structure, random, people }: Recruiting,
  applications: readonly Application[],
  at: {
    readonly positionId: string;
    readonly organId: string;
    readonly stages: readonly { readonly id: string }[];
  },
): Promise<void> {
  const { tenantId: tenant_id, anchor } = structure;
  const offered = applications.find(
    ({ stage_id, state }) => state === 'active' && stage_id === at.stages[3]?.id,
  );
  const [manager] = people;
  if (offered === undefined || manager === undefined) return;
  await insertRows(transaction, 'offer', [
    {
      tenant_id,
      id: random.id(),
      application_id: offered.id,
      candidate_id: offered.candidate_id,
      job_id: offered.job_id,
      organ_id: at.organId,
      position_id: at.positionId,
      manager_id: manager.employmentId,
      entry_on: addDays(anchor, 30),
      contract_months: 36,
      probation_months: 6,
      base_pay: '16000.00',
      allowance: '800.00',
      pay_months: '13.0',
      valid_until: addDays(anchor, 10),
      state: 'draft',
    },
  ]);
}

/** Interviews of those who are in that stage; one that is over has its scorecard. */
async function writeInterviews(
  transaction: DatabaseTransaction,
  { structure, random, words, people }: Recruiting,
  applications: readonly Application[],
  at: { readonly index: number; readonly stages: readonly { readonly id: string }[] },
): Promise<void> {
  const { tenantId: tenant_id, anchor } = structure;
  const interviewed = applications.filter(
    ({ stage_id, state }) => state === 'active' && stage_id === at.stages[2]?.id,
  );
  const interviews = interviewed.map(({ id, stage_id }, serial) => ({
    tenant_id,
    id: random.id(),
    application_id: id,
    stage_id,
    held_on: addDays(anchor, serial - 1),
    starts_at: 600 + at.index * 60,
    minutes: 60,
    mode: 'video' as const,
    place: null,
    state: 'booked' as const,
  }));
  await insertRows(transaction, 'interview', interviews);
  const interviewer = people.find(({ fixed }) => fixed?.account === 'manager') ?? people[0];
  if (interviewer === undefined) return;
  await insertRows(
    transaction,
    'interview_member',
    interviews.map(({ id, held_on }) => ({
      tenant_id,
      interview_id: id,
      employment_id: interviewer.employmentId,
      verdict: held_on < anchor ? ('yes' as const) : null,
      strengths: held_on < anchor ? words.strengths : null,
      doubts: held_on < anchor ? words.doubts : null,
      submitted_at: held_on < anchor ? `${held_on}T06:00:00Z` : null,
    })),
  );
}

function buildCandidate(
  { structure, random, words }: Recruiting,
  serial: number,
  channels: readonly { readonly id: string }[],
): Candidate {
  const { plan, tenantId } = structure;
  const gender = random.chance(0.5) ? 'F' : 'M';
  const isChinese = plan.locale === 'zh-CN';
  const name = isChinese ? chineseName(random, gender).name : latinName(random, gender);
  return {
    tenant_id: tenantId,
    id: random.id(),
    name,
    name_sort: nameSortKey(name),
    phone: isChinese ? fakePhone(9_000 + serial) : fakeAmericanPhone(random),
    email: `c${plan.seed}-${serial}@example.com`,
    city: random.pick(words.cities),
    education: random.weighted([
      ['bachelor', 6],
      ['master', 3],
      ['college', 2],
    ]),
    work_years: random.integer(1, 14),
    employer: random.pick(words.employers),
    post: null,
    expected_pay: `${random.integer(9, 30)}000.00`,
    channel_id: random.pick(channels).id,
  };
}

function buildApplication(
  { structure, random, words }: Recruiting,
  at: {
    readonly jobId: string;
    readonly candidateId: string;
    readonly serial: number;
    readonly stages: readonly { readonly id: string }[];
  },
): Application {
  const { tenantId: tenant_id, anchor } = structure;
  const isClosed = at.serial % 7 === 6;
  // Most are at the beginning of the way; no one is past the offer.
  const place = Math.min(3, Math.floor(at.serial / 4));
  const stage = at.stages[place] ?? at.stages[0];
  const days = random.integer(0, 9);
  return {
    tenant_id,
    id: random.id(),
    candidate_id: at.candidateId,
    job_id: at.jobId,
    applied_on: addDays(anchor, -12 - days),
    stage_id: stage?.id ?? '',
    stage_on: addDays(anchor, -days),
    state: isClosed ? 'closed' : 'active',
    close_kind: isClosed ? 'they' : null,
    close_note: isClosed ? words.closed : null,
  };
}
