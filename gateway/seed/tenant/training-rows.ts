import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { writeCertificateKinds, writeCertificates } from './certificate-rows.ts';
import { writeExamRows } from './exam-rows.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';
import { trainingWordsFor } from './training-words.ts';

interface Training {
  readonly structure: Structure;
  readonly random: Random;
  readonly people: readonly Occupant[];
}

/** Days from the anchor on which the sessions of a course begin. */
const runs = [-60, -20, 0, 6, 18, 33];
const seats = 12;
/** The session that is full, by course and run, and how many wait for it. */
const full = { course: 1, run: 3, waiting: 9 };

/** Writes courses, their sessions, who is enrolled, waits, signed in or was there. */
export async function writeTrainingRows(
  transaction: DatabaseTransaction,
  structure: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const { plan, anchor, tenantId } = structure;
  await writeExamRows(transaction, structure, occupants);
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 820_001, Date.parse(anchor));
  const people = occupants.filter(
    ({ leftOn, joinedOn, leads }) => leftOn === null && joinedOn < addDays(anchor, -90) && !leads,
  );
  const leaders = occupants.filter(({ leads, leftOn }) => leads && leftOn === null);
  const words = trainingWordsFor(plan.locale);
  const kinds = await writeCertificateKinds(transaction, structure);
  const courseIds: string[] = [];
  for (const [index, { name, kind, hours, description }] of words.courses.entries()) {
    const courseId = random.id();
    courseIds.push(courseId);
    const cost = `${random.integer(1, 20)}00.00`;
    const code = `T${String(index + 1).padStart(3, '0')}`;
    const course = { name, kind, hours, description, cost, ...rulesOf(index, kind, kinds) };
    await insertRows(transaction, 'training_course', [
      { tenant_id: tenantId, id: courseId, code, ...course },
    ]);
    for (const [run, offset] of runs.entries()) {
      // A course has every second run; the first has all, so that today has a session.
      if (index > 0 && (index + run) % 2 === 1 && !isFull(index, run)) continue;
      const trainer = kind === 'external' ? undefined : leaders[(index + run) % leaders.length];
      await writeSession(
        transaction,
        { structure, random, people },
        { index, run, offset },
        {
          tenant_id: tenantId,
          id: random.id(),
          name: words.run(name, run + 1),
          course_id: courseId,
          organ_id: (leaders[0] ?? people[0])?.organ.id ?? '',
          from_on: addDays(anchor, offset),
          to_on: addDays(anchor, offset + (kind === 'mixed' ? 1 : 0)),
          starts_at: 540 + (index % 3) * 150,
          ends_at: 540 + (index % 3) * 150 + 120,
          place: words.places[index % words.places.length] ?? null,
          trainer_id: trainer?.employmentId ?? null,
          trainer_name: trainer === undefined ? words.outside : null,
          seats,
          wait_list: true,
          enrol_until: addDays(anchor, offset - (offset > 2 ? 2 : 0)),
          state: offset < 0 ? 'done' : 'open',
          feedback: offset < 0 ? course.feedback : null,
        },
      );
    }
  }
  await writeCertificates(transaction, structure, people, kinds);
  await writeRules(transaction, { structure, random, people }, courseIds);
}

/** What a course asks for and gives, by its place in the plan. */
function rulesOf(index: number, kind: string, kinds: ReadonlyMap<number, string>) {
  const certified = kinds.get(index);
  return {
    presence: 80,
    feedback: index === 0 ? ('anonymous' as const) : null,
    needs_approval: kind === 'external',
    certificate_kind_id: certified ?? null,
    certificate_by: certified === undefined ? null : ('session' as const),
    state: 'open' as const,
  };
}

/** What everybody has to take, and what an organisation has to. */
async function writeRules(
  transaction: DatabaseTransaction,
  { structure, random, people }: Training,
  [security, fire]: readonly string[],
): Promise<void> {
  const { plan, anchor, tenantId: tenant_id } = structure;
  if (security === undefined || fire === undefined) return;
  const { rules } = trainingWordsFor(plan.locale);
  const yearly = { tenant_id, every_months: 12 };
  const team =
    inShifts(structure) ?? people.find(({ organ }) => organ.parent?.parent != null)?.organ;
  await insertRows(transaction, 'training_rule', [
    {
      ...yearly,
      id: random.id(),
      name: rules[0],
      course_id: security,
      organ_id: null,
      blocks: 'nothing',
      from_on: addDays(anchor, -30),
      due_days: 90,
    },
    {
      ...yearly,
      id: random.id(),
      name: rules[1],
      course_id: fire,
      organ_id: team?.id ?? null,
      blocks: 'roster',
      from_on: addDays(anchor, -120),
      due_days: 60,
    },
  ]);
}

/** The team that works by roster, which shows what rosters say of training. */
function inShifts({ organByCode }: Structure): { readonly id: string } | undefined {
  return organByCode.get('CS-SU');
}

function isFull(index: number, run: number): boolean {
  return index === full.course && run === full.run;
}

async function writeSession(
  transaction: DatabaseTransaction,
  { structure, random, people }: Training,
  at: { readonly index: number; readonly run: number; readonly offset: number },
  session: Row<'training_session'> & { readonly id: string },
): Promise<void> {
  const { tenantId: tenant_id, anchor } = structure;
  await insertRows(transaction, 'training_session', [session]);
  const isPacked = isFull(at.index, at.run);
  const wanted = isPacked ? seats + full.waiting : random.integer(4, seats - 2);
  const start = (at.index * 29 + at.run * 13) % Math.max(1, people.length);
  const rank = ({ organ }: Occupant) => Number(organ.id === inShifts(structure)?.id);
  // The people of the plan's own accounts enrol by themselves in the demo.
  const chosen = [...people.slice(start), ...people.slice(0, start)]
    .filter(({ fixed }) => fixed === null)
    .sort((one, other) => (isPacked ? rank(other) - rank(one) : 0))
    .slice(0, wanted);
  const enrolments = chosen.map(({ employmentId }, serial) => ({
    tenant_id,
    id: random.id(),
    session_id: session.id,
    employment_id: employmentId,
    state: stateOf(at.offset, serial),
    feedback_given: at.index === 0 && at.offset < 0 && serial % 7 !== 6,
    via: serial % 3 === 0 ? ('assigned' as const) : ('self' as const),
    queued_at: `${addDays(anchor, Math.min(at.offset, 0) - 9)}T0${serial % 10}:15:00Z`,
  }));
  await insertRows(transaction, 'training_enrolment', enrolments);
  if (at.index === 0) await writeFeedback(transaction, structure, session.id, enrolments);
  const signed = enrolments.filter(
    ({ state }, serial) => state === 'attended' || (at.offset === 0 && serial % 2 === 0),
  );
  await insertRows(
    transaction,
    'training_sign_in',
    signed.map(({ id }, serial) => ({
      tenant_id,
      enrolment_id: id,
      on_day: session.from_on,
      signed_at: `${session.from_on}T01:0${serial % 10}:00Z`,
      late: serial % 7 === 6,
    })),
  );
}

function stateOf(offset: number, serial: number): Row<'training_enrolment'>['state'] {
  if (offset < 0) return serial % 7 === 6 ? 'absent' : 'attended';
  return serial < seats ? 'enrolled' : 'waiting';
}

/** What those who were there said, without their names. */
async function writeFeedback(
  transaction: DatabaseTransaction,
  { plan, tenantId: tenant_id }: Structure,
  session_id: string,
  enrolments: readonly Row<'training_enrolment'>[],
): Promise<void> {
  const { comments } = trainingWordsFor(plan.locale);
  const given = enrolments.filter(({ feedback_given }) => feedback_given);
  await insertRows(
    transaction,
    'session_feedback',
    given.map((_, serial) => ({
      tenant_id,
      session_id,
      rating: 3 + (serial % 3),
      comment: comments[serial] ?? null,
      batch: Math.floor(serial / 5),
    })),
  );
}
