import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { lastDayOf } from '#gateway/services/elephantstep/certificates/term.ts';
import { elephantstepJobs } from '#gateway/services/elephantstep/jobs.ts';
import {
  certificateKinds,
  trainingCertificates,
} from '#gateway/services/elephantstep/records/certificates.ts';
import { trainingCourses, trainingSessions } from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { ask, newValues, type ReadRow } from '#tests/support/records/record-bench.ts';

type Bound = Parameters<typeof newValues>[1];

const yearly = { months: 12, renewDays: 60, renewFrom: 'expiry' } as const;

eachDemo('certificates', (current) => {
  let demo: DemoGateway;
  let staff: string;
  beforeAll(async () => {
    demo = current();
    staff = (await demo.ask('staff', calls.currentSession, {})).user.employmentId ?? '';
  });

  const make = async (bound: Bound, given: object): Promise<ReadRow> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask(demo, 'admin', bound, 'create', { values });
  };
  const move = ({ id, version }: ReadRow, bound: Bound, name: string) =>
    ask(demo, 'admin', bound, 'move', { id, version, move: name });
  async function certified(given: object = {}) {
    const kind = await make(certificateKinds, { ...yearly, ...given });
    const by = { certificateKind: kind.id, certificateBy: 'session' };
    const course = await move(await make(trainingCourses, by), trainingCourses, 'publish');
    return { kind: kind.id, course: course.id };
  }
  const mine = async (number: string) =>
    (await demo.ask('staff', calls.myCertificates, {})).find((one) => one.number === number);
  interface Kept {
    readonly id: string;
    readonly number: string;
    readonly state: string;
    readonly renews: string | null;
    readonly expires: string | null;
  }
  const ofKind = async (kind: string): Promise<readonly Kept[]> =>
    demo.gateway.asOwner(async (client) => {
      const { rows } = await client.query<Kept>(
        `select id, number, state, renews_id as renews, expires_on::text as expires
        from app.training_certificate where kind_id = $1`,
        [kind],
      );
      return rows;
    });
  const hand = (kind: string, given: object) =>
    make(trainingCertificates, {
      employment: staff,
      kind,
      source: 'own',
      renews: null,
      scan: null,
      ...given,
    });

  /** The person attends a session of a course today. */
  async function attend(course: string): Promise<string> {
    const on = demo.today;
    const at = { fromOn: on, toOn: on, startsAt: 60, endsAt: 90, enrolUntil: on, seats: 5 };
    const draft = await make(trainingSessions, { course, trainer: null, ...at });
    const session = await move(draft, trainingSessions, 'publish');
    await demo.ask('admin', calls.enrolPeople, { sessionId: session.id, employmentIds: [staff] });
    const { people } = await demo.ask('admin', calls.sessionDesk, { sessionId: session.id });
    const presence = { id: people[0]?.id ?? '', present: true, reason: 'Was there.' };
    await demo.ask('admin', calls.setPresence, presence);
    const now = await ask(demo, 'admin', trainingSessions, 'get', { id: session.id });
    await move(now, trainingSessions, 'finish');
    return session.id;
  }

  test('are given for a course that was attended, once, with a message', async () => {
    const { kind, course } = await certified();
    const sessionId = await attend(course);
    const [given, ...others] = await ofKind(kind);
    expect(others).toEqual([]);
    const number = given?.number ?? '';
    const lastDay = lastDayOf(yearly, demo.today, null);
    expect(await mine(number)).toMatchObject({
      issuedOn: demo.today,
      expiresOn: lastDay,
      term: 'valid',
      share: 100,
    });
    await attend(course);
    expect(await ofKind(kind)).toHaveLength(1);
    const desk = await demo.ask('admin', calls.sessionDesk, { sessionId });
    expect(desk.people[0]?.certificate).toEqual({ term: 'valid', expiresOn: lastDay });
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.some(({ title }) => title.includes(desk.certificateName ?? '?'))).toBe(true);
  });

  test('have a number of their own beside one that was entered by hand', async () => {
    const { kind, course } = await certified();
    const month = demo.today.slice(0, 7).replace('-', '');
    const issuedOn = addDays(demo.today, -30);
    await hand(kind, { number: `${month}-00002`, issuedOn, expiresOn: null });
    await attend(course);
    const numbers = (await ofKind(kind)).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual([`${month}-00002`, `${month}-00003`]);
  });

  test('are renewed by the course: the term goes on from the old end, and the old one is replaced', async () => {
    const { kind, course } = await certified();
    const end = addDays(demo.today, 20);
    const issuedOn = addDays(demo.today, -345);
    const old = await hand(kind, { number: 'old-1', issuedOn, expiresOn: end });
    expect(await mine('old-1')).toMatchObject({ term: 'expiring', daysLeft: 20 });
    expect((await mine('old-1'))?.renewedBy).toHaveLength(1);
    await attend(course);
    const rows = await ofKind(kind);
    expect(rows.find(({ id }) => id === old.id)?.state).toBe('replaced');
    const fresh = rows.find(({ id }) => id !== old.id);
    expect(fresh).toMatchObject({ renews: old.id, expires: lastDayOf(yearly, demo.today, end) });
    expect(await mine('old-1')).toBeUndefined();
  });

  test('are expired after their last day, shown so to the person, who gets one message', async () => {
    const { kind } = await certified({ name: 'Crane licence' });
    await hand(kind, {
      number: 'late-1',
      issuedOn: addDays(demo.today, -400),
      expiresOn: addDays(demo.today, -1),
    });
    expect(await mine('late-1')).toMatchObject({ term: 'expired', daysLeft: -1, share: 0 });
    const job = elephantstepJobs.filter(({ kind: name }) => name === 'elephantstep.remindHolders');
    for (let run = 0; run < 2; run += 1) await runDemoJobs(demo, await companyOf(demo), job);
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.filter(({ title }) => title.includes('Crane licence'))).toHaveLength(1);
  });

  test('written by hand without a last day have the term of their kind; a revoked one is not shown', async () => {
    const { kind } = await certified({ months: 6 });
    const given = { number: 'hand-1', issuedOn: addDays(demo.today, -9), expiresOn: null };
    const made = await hand(kind, given);
    const expiresOn = lastDayOf({ ...yearly, months: 6 }, given.issuedOn, null);
    expect(await mine('hand-1')).toMatchObject({ expiresOn });
    const { id } = made;
    const { version } = await ask(demo, 'admin', trainingCertificates, 'get', { id });
    const revoked = { id, version, move: 'revoke', reason: 'Given by mistake' };
    await ask(demo, 'admin', trainingCertificates, 'move', revoked);
    expect(await mine('hand-1')).toBeUndefined();
  });

  test('of before that are written down later are history', async () => {
    const { kind } = await certified();
    const issuedOn = addDays(demo.today, -30);
    const fresh = await hand(kind, { number: 'new-1', issuedOn, expiresOn: null });
    const old = await hand(kind, {
      number: 'then-1',
      issuedOn: addDays(demo.today, -400),
      expiresOn: addDays(demo.today, -36),
    });
    const states = new Map((await ofKind(kind)).map(({ id, state }) => [id, state]));
    expect([states.get(fresh.id), states.get(old.id)]).toEqual(['valid', 'replaced']);
    expect(await mine('then-1')).toBeUndefined();
  });

  test('are numbered past numbers that were written by hand', async () => {
    const { kind, course } = await certified();
    const month = demo.today.slice(0, 7).replace('-', '');
    await hand(kind, {
      number: `${month}-00002`,
      issuedOn: addDays(demo.today, -400),
      expiresOn: addDays(demo.today, -36),
    });
    await attend(course);
    const numbers = (await ofKind(kind)).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual([`${month}-00002`, `${month}-00003`]);
  });

  test('whose last day is changed are reminded of again', async () => {
    const { kind } = await certified({ name: 'Forklift licence' });
    const issuedOn = addDays(demo.today, -300);
    const { id } = await hand(kind, {
      number: 'moved-1',
      issuedOn,
      expiresOn: addDays(demo.today, 5),
    });
    const job = elephantstepJobs.filter(({ kind: name }) => name === 'elephantstep.remindHolders');
    await runDemoJobs(demo, await companyOf(demo), job);
    const { version } = await ask(demo, 'admin', trainingCertificates, 'get', { id });
    const changes = { expiresOn: addDays(demo.today, 50) };
    await ask(demo, 'admin', trainingCertificates, 'update', { id, version, changes });
    await runDemoJobs(demo, await companyOf(demo), job);
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.filter(({ title }) => title.includes('Forklift licence'))).toHaveLength(2);
  });
});
