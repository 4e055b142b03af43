import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { candidates, hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, newValues } from '#tests/support/records/record-bench.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, string | null>>;
}

type Time = ResultOf<typeof calls.freeTimes>[number];

eachDemo('times of an interview that a candidate chooses', (current) => {
  let demo: DemoGateway;
  let panel: string;
  let jobId: string;
  beforeAll(async () => {
    demo = current();
    panel = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const plain = { reason: 'new', leaver: null, payFrom: null, payTo: null };
    const draft = await make(requisitions, { heads: 9, type: 'full-time', ...plain });
    const requisition = await move(draft, requisitions, 'submit');
    const { organ } = requisition.fields;
    const job = await make(hiringJobs, { requisition: requisition.id, organ, manager: panel });
    await move(job, hiringJobs, 'publish');
    jobId = job.id;
  });

  // Tries are counted by the minute and the address, which is the same for everybody here.
  beforeEach(() => demo.gateway.clock.advance(61_000));

  async function make(bound: Parameters<typeof newValues>[1], given: object): Promise<Row> {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask<Row>(demo, 'admin', bound, 'create', { values });
  }
  const move = ({ id, version }: Row, bound: Parameters<typeof newValues>[1], name: string) =>
    ask<Row>(demo, 'admin', bound, 'move', { id, version, move: name });

  async function applied(name: string): Promise<string> {
    const { id } = await make(candidates, { name, email: 'lin@example.com' });
    return (await demo.ask('hr', calls.addApplication, { jobId, candidateId: id })).id;
  }

  /** Free times beyond tomorrow: who chooses one may choose again until some hours before it, whatever the clock says now. */
  const free = async () => {
    const all = await demo.ask('hr', calls.freeTimes, { panel: [panel], minutes: 60 });
    return all.filter(({ on }) => on > addDays(demo.today, 1));
  };
  const ways = { minutes: 60, mode: 'place', place: '总部 3 楼' } as const;
  /** Offers times; returns the code of the link. */
  async function offered(applicationId: string, times: readonly Time[]) {
    const request = { applicationId, ...ways, panel: [panel], times: [...times] };
    const { id, link, sent } = await demo.ask('hr', calls.offerTimes, request);
    return { id, sent, code: link.slice(link.indexOf('#') + 1) };
  }
  /** A browser that is signed in to nothing, as a candidate's. */
  const visitor = () => demo.gateway.browser();
  const open = async (code: string) =>
    (await visitor().call(calls.readTimes, { code })).answer.result;
  const choose = (code: string, timeId: string | undefined = '') =>
    visitor().call(calls.chooseTime, { code, timeId });
  const refused = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await demo.browser(account)).call(call, request);

  test('are proposed where the panel is free, and one is chosen without an account', async () => {
    const times = await free();
    expect(times.length).toBeGreaterThan(5);
    const id = await applied('林见深');
    const { code, sent } = await offered(id, times.slice(0, 3));
    expect(sent).toBeNull();
    const shown = await open(code);
    expect(shown).toMatchObject({ minutes: 60, place: '总部 3 楼', chosen: null, mayChoose: true });
    expect(shown?.times.map(({ on, from }) => ({ on, from }))).toEqual(times.slice(0, 3));
    expect(JSON.stringify(shown)).not.toContain('林见深');
    const before = await demo.ask('manager', calls.myInterviews, {});
    const booked = await choose(code, shown?.times[1]?.id);
    expect(booked.answer.result).toMatchObject({ chosen: times[1], mayChoose: true });
    expect(await demo.ask('manager', calls.myInterviews, {})).toHaveLength(before.length + 1);
    const { rows } = await demo.ask('manager', calls.noticePage, { rows: 10 });
    expect(rows.map(({ title }) => title)).toContain('Interview booked: 林见深');
    const detail = await demo.ask('hr', calls.applicationDetail, { id });
    expect(detail).toMatchObject({ offered: null, interviews: [{ ...times[1], state: 'booked' }] });
    expect(await free()).not.toContainEqual(times[1]);
  });

  test('are changed twice, with the old time free again, and not a third time', async () => {
    const times = (await free()).slice(2, 6);
    const id = await applied('沈知微');
    const { code } = await offered(id, times);
    const all = (await open(code))?.times ?? [];
    for (const time of all.slice(0, 3)) expect((await choose(code, time.id)).code).toBe('ok');
    expect((await choose(code, all[3]?.id)).code).toBe('notNow');
    // The same time once more is no change.
    expect((await choose(code, all[2]?.id)).code).toBe('ok');
    const { interviews } = await demo.ask('hr', calls.applicationDetail, { id });
    expect(interviews.filter(({ state }) => state === 'booked')).toMatchObject([times[2] ?? {}]);
    const shown = await open(code);
    expect(shown).toMatchObject({ chosen: times[2], mayChoose: false, times: [] });
    // Case 20: in calendars it is one event, changed twice and then cancelled.
    expect(interviews).toHaveLength(1);
    expect(shown?.event).toEqual({ id: interviews[0]?.id, sequence: 2 });
    await demo.ask('hr', calls.cancelInterview, { id: interviews[0]?.id ?? '' });
    expect(await open(code)).toMatchObject({
      event: { id: interviews[0]?.id, sequence: 3 },
      isCancelled: true,
      mayChoose: false,
    });
    expect((await choose(code, all[3]?.id)).code).toBe('recruit.choiceUnknown');
  });

  test('case 19: a time at which somebody of the panel is on leave by now is refused', async () => {
    const [time, other] = (await free()).slice(-4);
    if (!time || !other) throw new Error('The panel has no free time.');
    const { code } = await offered(await applied('程予安'), [time, other]);
    const [asked] = (await open(code))?.times ?? [];
    await demo.gateway.asOwner((client) =>
      client.query(
        `with asked as (
          insert into app.leave_request (tenant_id, id, employment_id, type_id, from_on, from_half, to_on, to_half, state)
          select e.tenant_id, gen_random_uuid(), e.id, (select y.id from app.leave_type y
            where y.tenant_id = e.tenant_id order by y.id limit 1), $2, 'am', $2, 'pm', 'approved'
          from app.employment e where e.id = $1 returning tenant_id, id)
        insert into app.leave_request_day (tenant_id, request_id, day, half, amount)
        select tenant_id, id, $2, 'whole', 1 from asked`,
        [panel, time.on],
      ),
    );
    expect((await choose(code, asked?.id)).code).toBe('recruit.timeTaken');
    const left = (await open(code))?.times.map(({ on }) => on) ?? [];
    expect(left).not.toContain(time.on);
  });

  test('of two candidates who choose one time at once, one gets it', async () => {
    const [time, other] = (await free()).slice(-2);
    if (!time || !other) throw new Error('The panel has no free time.');
    const ids = [await applied('周以安'), await applied('陆清和')];
    const codes = await Promise.all(ids.map(async (id) => (await offered(id, [time, other])).code));
    const tries = await Promise.all(
      codes.map(async (code) => choose(code, (await open(code))?.times[0]?.id)),
    );
    expect(tries.map(({ code }) => code).toSorted()).toEqual(['ok', 'recruit.timeTaken']);
    const lost = codes[tries.findIndex(({ code }) => code !== 'ok')] ?? '';
    expect((await open(lost))?.times.map(({ on, from }) => ({ on, from }))).toEqual([other]);
  });

  test('a link that is withdrawn, replaced, of another company or guessed opens nothing, and says the same', async () => {
    const times = (await free()).slice(0, 2);
    const id = await applied('顾南乔');
    const first = await offered(id, times);
    const second = await offered(id, times);
    const third = await offered(await applied('江望舒'), times);
    await demo.ask('hr', calls.withdrawTimes, { id: third.id });
    const secret = second.code.slice('harbour.'.length);
    for (const code of [
      first.code,
      third.code,
      `maple.${secret}`,
      `nowhere.${secret}`,
      `harbour.${'A'.repeat(43)}`,
    ]) {
      expect((await visitor().call(calls.readTimes, { code })).code).toBe('recruit.choiceUnknown');
      expect((await choose(code, id)).code).toBe('recruit.choiceUnknown');
    }
    const [time] = (await open(second.code))?.times ?? [];
    expect((await choose(third.code, time?.id)).code).toBe('recruit.choiceUnknown');
    await demo.ask('hr', calls.closeApplication, {
      id,
      version: (await demo.ask('hr', calls.applicationDetail, { id })).version,
      kind: 'they',
      note: 'Took another job.',
    });
    expect((await choose(second.code, time?.id)).code).toBe('recruit.choiceUnknown');
  });

  test('tries of a link are counted', async () => {
    const { code } = await offered(await applied('许星野'), (await free()).slice(0, 1));
    const codes: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      codes.push((await visitor().call(calls.readTimes, { code })).code);
    expect(codes.at(0)).toBe('ok');
    expect(codes.at(-1)).toBe('throttled');
  });

  test('are offered by those who move applications, at free times ahead', async () => {
    const applicationId = await applied('苏晚晴');
    const [time] = await free();
    if (!time) throw new Error('The panel has no free time.');
    const request = { applicationId, ...ways, panel: [panel], times: [time] };
    expect((await refused('staff', calls.offerTimes, request)).code).toBe('noPermission');
    expect((await refused('maple', calls.offerTimes, request)).code).toBe('notFound');
    const wrong = async (part: Partial<typeof request>) =>
      (await refused('hr', calls.offerTimes, { ...request, ...part })).answer.fields;
    expect(await wrong({ times: [] })).toMatchObject([{ path: 'times', issue: 'required' }]);
    expect(await wrong({ panel: [] })).toMatchObject([{ path: 'panel', issue: 'required' }]);
    for (const on of [addDays(demo.today, -1), addDays(demo.today, 31)])
      expect(await wrong({ times: [{ on, from: 600 }] })).toMatchObject([
        { path: 'times', issue: 'interviewWindow' },
      ]);
    await demo.ask('hr', calls.bookInterview, {
      applicationId,
      ...time,
      ...ways,
      panel: [panel],
    });
    expect(await wrong({})).toMatchObject([{ path: 'times', issue: 'overlap' }]);
  });
});
