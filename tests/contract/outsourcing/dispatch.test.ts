import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { controlSigns } from '#bridge/calls/outsourcing/records/agreement.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import {
  agencies,
  dispatchAgreements,
  dispatchAssignments,
  dispatchPosts,
  staffRequests,
} from '#gateway/services/outsourcing/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { freshIdNumber, hired } from '#tests/support/records/life-bench.ts';
import { ask, newValues, speak } from '#tests/support/records/record-bench.ts';
import {
  agreed,
  employ,
  entityOf,
  inCompany,
  make,
  move,
  planned,
  type Row,
  working,
} from './dispatch-bench.ts';

eachDemo('dispatched work', (current) => {
  let demo: DemoGateway;
  let entity: string;
  beforeAll(async () => {
    demo = current();
    entity = await entityOf(demo);
  });

  test('O2: a start above ten percent of an entity wants a reason, and counts', async () => {
    const { post } = await agreed(demo, { entity });
    const plan = await planned(demo, post, { ratioReason: null });
    // The entity has no people of its own: one is all of them.
    expect(await move(demo, dispatchAssignments, plan, 'start')).toMatchObject({
      fields: [{ path: 'changes.ratioReason', issue: 'dispatchRatio', min: 100, max: 1 }],
    });
    const { version } = await ask<Row>(demo, 'admin', dispatchAssignments, 'update', {
      id: plan.id,
      version: plan.version,
      changes: { ratioReason: 'A new site opens.' },
    });
    expect(await move(demo, dispatchAssignments, { ...plan, version }, 'start')).toMatchObject({
      state: 'working',
    });
    const { entities } = await demo.ask('admin', calls.dispatchOverview, {});
    const [small] = entities.filter(({ id }) => id === entity);
    expect(small).toMatchObject({ own: 0, dispatched: 1, ratio: '100.00', state: 'over' });
  });

  test('a start is refused without a place, an active agreement or dispatch', async () => {
    const { post } = await agreed(demo, { entity, post: { heads: 1 } });
    const first = await planned(demo, post);
    expect(await move(demo, dispatchAssignments, first, 'start')).toMatchObject({
      state: 'working',
    });
    const second = await planned(demo, post);
    expect(await move(demo, dispatchAssignments, second, 'start')).toMatchObject({
      fields: [{ issue: 'postFull' }],
    });
    const own = await hired(demo, entries, addDays(demo.today, -3));
    const third = await planned(demo, post, { employment: own });
    expect(await move(demo, dispatchAssignments, third, 'start')).toMatchObject({
      fields: [{ issue: 'notDispatched' }],
    });
  });

  test('O7, O8, O10, O11: law limits posts and contracts before anything is saved', async () => {
    const problem = async (bound: BoundRecord, given: object) => {
      const values = { ...(await newValues(demo, bound)), ...given };
      const { answer } = await speak(demo, 'admin', bound, 'create', { values });
      return answer.fields?.map(({ path, issue }) => `${path} ${issue}`);
    };
    const term = { fromOn: '2027-01-01', replaced: null, reason: null, consultedOn: null };
    const temporary = { ...term, kind: 'temporary' };
    expect(await problem(dispatchPosts, { ...temporary, toOn: '2027-07-01' })).toEqual([
      'values.toOn temporaryPost',
    ]);
    expect(await problem(dispatchPosts, { ...temporary, toOn: '2027-06-30' })).toBeUndefined();
    expect(
      await problem(dispatchPosts, { ...term, kind: 'auxiliary', toOn: '2027-06-30' }),
    ).toEqual(['values.consultedOn auxiliaryPost']);
    expect(
      await problem(dispatchPosts, { ...term, kind: 'substitute', toOn: '2027-06-30' }),
    ).toEqual(['values.replaced substitutePost', 'values.reason required']);
    const work = {
      fromOn: '2024-03-01',
      toOn: '2025-03-01',
      protection: null,
      protectedUntil: null,
    };
    const contract = { ...work, agencyFrom: '2024-02-29' };
    expect(await problem(dispatchAssignments, { ...contract, agencyTo: '2026-02-26' })).toEqual([
      'values.agencyTo agencyContract',
    ]);
    expect(
      await problem(dispatchAssignments, { ...contract, agencyTo: '2026-02-28' }),
    ).toBeUndefined();
  });

  test('O12, O13: an agreement is not submitted beyond the permit, and passes once it is renewed', async () => {
    const until = addDays(demo.today, 30);
    const agency = await make(demo, agencies, { permitFrom: demo.today, permitTo: until });
    const agreement = await make(demo, dispatchAgreements, {
      agency: agency.id,
      entity,
      fromOn: demo.today,
      toOn: addDays(until, 1),
    });
    expect(await move(demo, dispatchAgreements, agreement, 'submit')).toMatchObject({
      fields: [{ path: 'changes.toOn', issue: 'agencyPermit', day: until }],
    });
    const renewed = await ask<Row>(demo, 'admin', agencies, 'update', {
      id: agency.id,
      version: agency.version,
      changes: { permitTo: addDays(until, 1) },
    });
    await move(demo, agencies, renewed, 'block', { reason: 'Wages unpaid' });
    expect(await move(demo, dispatchAgreements, agreement, 'submit')).toMatchObject({
      fields: [{ path: 'changes.agency', issue: 'agencyBlocked' }],
    });
    const { version } = await ask<Row>(demo, 'admin', agencies, 'get', { id: agency.id });
    await move(demo, agencies, { ...renewed, version }, 'unblock');
    expect(await move(demo, dispatchAgreements, agreement, 'submit')).toMatchObject({
      state: 'active',
    });
  });

  test('O10: without proof of the consultation no agreement is submitted, and no one starts', async () => {
    const { agreement, agency } = await agreed(demo, { entity });
    const post = { agreement: agreement.id, kind: 'auxiliary', consultedProof: null };
    const term = { fromOn: demo.today, toOn: addMonths(demo.today, 12), consultedOn: demo.today };
    const late = await make(demo, dispatchPosts, { ...post, ...term, replaced: null });
    expect(
      await move(demo, dispatchAssignments, await planned(demo, late.id), 'start'),
    ).toMatchObject({ fields: [{ path: 'changes.post', issue: 'consultedProof' }] });
    const draft = await make(demo, dispatchAgreements, {
      agency: agency.id,
      entity,
      fromOn: demo.today,
      toOn: addMonths(demo.today, 12),
    });
    await make(demo, dispatchPosts, { ...post, ...term, agreement: draft.id, replaced: null });
    expect(await move(demo, dispatchAgreements, draft, 'submit')).toMatchObject({
      fields: [{ issue: 'consultedProof' }],
    });
  });

  test('O14: a blocked agency gets no new post and no new worker, and those at work stay', async () => {
    const { agency, agreement, post } = await agreed(demo, { entity });
    const running = await working(demo, post);
    await move(demo, agencies, agency, 'block', { reason: 'Wages unpaid' });
    const values = { ...(await newValues(demo, dispatchPosts)), agreement: agreement.id };
    const refused = await speak(demo, 'admin', dispatchPosts, 'create', { values });
    expect(refused.answer.fields).toMatchObject([
      { path: 'values.agreement', issue: 'agencyBlocked' },
    ]);
    expect(await move(demo, dispatchAssignments, await planned(demo, post), 'start')).toMatchObject(
      { fields: [{ issue: 'agencyBlocked' }] },
    );
    const { state } = await ask<Row>(demo, 'admin', dispatchAssignments, 'get', {
      id: running.id,
    });
    expect(state).toBe('working');
  });

  test('O15: the third short term in a row is shown with all of its terms', async () => {
    const from = addMonths(demo.today, -6);
    const { post } = await agreed(demo, { entity, from });
    const term = (start: number, end: number) => ({
      fromOn: addDays(from, start),
      toOn: addDays(from, end),
    });
    const first = await working(demo, post, term(0, 60));
    const { employment } = first.fields;
    await move(demo, dispatchAssignments, first, 'end');
    const second = await working(demo, post, { ...term(91, 120), employment });
    await move(demo, dispatchAssignments, second, 'end');
    const third = await working(demo, post, { ...term(151, 300), employment });
    const chainOf = async (id: string) =>
      (await ask<Row>(demo, 'admin', dispatchAssignments, 'get', { id })).fields.chain;
    expect(await chainOf(second.id)).toBeNull();
    expect(String(await chainOf(third.id)).split('\n')).toHaveLength(3);
    const { chains } = await demo.ask('admin', calls.dispatchOverview, {});
    expect(chains.find(({ id }) => id === third.id)?.terms).toHaveLength(3);
    // Terms of a whole year are no short ones.
    const rows = [first, second, third].map(({ id }, at) => ({ id, months: at * 12 }));
    await inCompany(demo, (database, tenantId) =>
      sql`update dispatch_assignment a set from_on = (${from}::date + make_interval(months => x.months))::date,
          to_on = (${from}::date + make_interval(months => x.months + 12))::date - 1
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id uuid, months int)
        where a.tenant_id = ${tenantId} and a.id = x.id`.execute(database),
    );
    expect(await chainOf(third.id)).toBeNull();
  });

  test('O32: a service agreement with five signs is marked, and makes a second ratio', async () => {
    const own = await entityOf(demo);
    const signs = Object.fromEntries(controlSigns.map((name, at) => [name, at < 5]));
    const service = { kind: 'service', ...signs };
    const { agreement, post } = await agreed(demo, { entity: own, agreement: service });
    const { fields } = await ask<Row>(demo, 'admin', dispatchAgreements, 'get', {
      id: agreement.id,
    });
    expect(fields.signs).toBe(5);
    expect(await move(demo, dispatchAssignments, await planned(demo, post), 'start')).toMatchObject(
      { fields: [{ path: 'changes.post', issue: 'serviceAgreement' }] },
    );
    const { entities } = await demo.ask('admin', calls.dispatchOverview, {});
    expect(entities.find(({ id }) => id === own)).toMatchObject({
      dispatched: 0,
      ratio: '0.00',
      state: 'fine',
      disguised: 5,
      secondRatio: '100.00',
      secondState: 'over',
    });
  });

  test('O3, O4, O5, O6: each entity is counted by itself, by contracts, and from the first day to the last', async () => {
    const [small, large] = [await entityOf(demo), await entityOf(demo)];
    await employ(demo, small, ['full-time', 'part-time', 'intern', 're-employed']);
    await employ(
      demo,
      large,
      Array.from({ length: 30 }, () => 'full-time'),
    );
    const [fromOn, toOn] = [addDays(demo.today, 3), addDays(demo.today, 40)];
    for (const of of [small, large])
      await working(demo, (await agreed(demo, { entity: of })).post, { fromOn, toOn });
    const onDay = async (day: string) => {
      const { entities } = await demo.ask('admin', calls.dispatchOverview, { asOf: day });
      const find = (id: string) => entities.find((one) => one.id === id);
      return [find(small), find(large)];
    };
    expect(await onDay(fromOn)).toMatchObject([
      { own: 2, dispatched: 1, ratio: '33.33', state: 'over' },
      { own: 30, dispatched: 1, ratio: '3.23', state: 'fine' },
    ]);
    expect(await onDay(toOn)).toMatchObject([{ dispatched: 1 }, { dispatched: 1 }]);
    for (const day of [addDays(fromOn, -1), addDays(toOn, 1)])
      expect(await onDay(day)).toMatchObject([{ dispatched: 0 }, { dispatched: 0 }]);
  });

  test('workers are asked for within the places of a post, and a request is filled by who was taken', async () => {
    const { post } = await agreed(demo, { entity, post: { heads: 2 } });
    const many = await make(demo, staffRequests, { post, heads: 3 });
    expect(await move(demo, staffRequests, many, 'send')).toMatchObject({
      fields: [{ path: 'changes.heads', issue: 'tooLarge' }],
    });
    const fitting = await make(demo, staffRequests, { post, heads: 1 });
    const sent = (await move(demo, staffRequests, fitting, 'send')) as Row;
    expect(sent.state).toBe('sent');
    expect(await move(demo, staffRequests, sent, 'fill')).toMatchObject({
      fields: [{ path: 'changes.heads', issue: 'tooLarge' }],
    });
    const taken = {
      name: '陆一鸣',
      phone: '13900001234',
      idNumber: freshIdNumber(),
      decision: 'taken',
      reason: null,
    };
    const updated = await ask<Row>(demo, 'admin', staffRequests, 'update', {
      id: sent.id,
      version: sent.version,
      changes: {},
      lines: { candidates: [taken] },
    });
    expect(await move(demo, staffRequests, updated, 'fill')).toMatchObject({ state: 'filled' });
  });

  test('no one but those who look after people sees it', async () => {
    const { code } = await (await demo.browser('staff')).call(calls.dispatchOverview, {});
    expect(code).toBe('noPermission');
    expect((await demo.ask('maple', calls.dispatchOverview, {})).entities).toHaveLength(1);
  });
});
