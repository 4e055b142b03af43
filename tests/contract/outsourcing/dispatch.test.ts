import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import {
  agencies,
  dispatchAgreements,
  dispatchAssignments,
  dispatchPosts,
  dispatchReturns,
  dispatchSettlements,
  staffRequests,
} from '#gateway/services/outsourcing/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired } from '#tests/support/records/life-bench.ts';
import { ask, newValues, speak } from '#tests/support/records/record-bench.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
}

let serial = 0;

eachDemo('dispatched work', (current) => {
  let demo: DemoGateway;
  let entity: string;
  beforeAll(async () => {
    demo = current();
    const made = await demo.ask('admin', calls.legalEntityCreate, {
      values: { name: `Small ${uuid7()}` },
    });
    entity = made.id;
  });

  const make = async (bound: BoundRecord, given: object): Promise<Row> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask<Row>(demo, 'admin', bound, 'create', { values });
  };
  const move = async (
    bound: BoundRecord,
    { id, version }: Row,
    name: string,
    said: { readonly reason?: string } = {},
  ) => {
    const { code, answer } = await speak<Row>(demo, 'admin', bound, 'move', {
      id,
      version,
      move: name,
      ...said,
    });
    return answer.result ?? { code, fields: answer.fields };
  };

  /** An agreement of the small entity that is active, with one post of it. */
  async function agreed(post: object = {}) {
    serial += 1;
    const agency = await make(agencies, {
      permitFrom: demo.today,
      permitTo: addMonths(demo.today, 24),
    });
    const agreement = await make(dispatchAgreements, {
      agency: agency.id,
      number: `T-${serial}-${uuid7()}`.slice(0, 40),
      entity,
      fromOn: demo.today,
      toOn: addMonths(demo.today, 12),
      feeBy: 'percent',
      fee: '8',
      taxOn: 'fee',
      taxRate: '5',
      scan: null,
    });
    const line = await make(dispatchPosts, {
      agreement: agreement.id,
      kind: 'auxiliary',
      heads: 5,
      fromOn: demo.today,
      toOn: addMonths(demo.today, 12),
      hourPrice: '42.5',
      consultedOn: demo.today,
      replaced: null,
      ...post,
    });
    expect(await move(dispatchAgreements, agreement, 'submit')).toMatchObject({ state: 'active' });
    return line.id;
  }

  /** A plan to send somebody who is employed by dispatch. */
  async function planned(post: string, given: object = {}): Promise<Row> {
    const employment = await hired(demo, entries, addDays(demo.today, -3), {
      employmentType: 'dispatch',
    });
    return make(dispatchAssignments, {
      employment,
      post,
      fromOn: demo.today,
      toOn: addMonths(demo.today, 6),
      agencyFrom: demo.today,
      agencyTo: addDays(addMonths(demo.today, 24), -1),
      protection: null,
      protectedUntil: null,
      ratioReason: null,
      ...given,
    });
  }

  test('a start above ten percent of an entity wants a reason, and counts', async () => {
    const post = await agreed();
    const plan = await planned(post);
    // The entity has no people of its own: one is all of them.
    expect(await move(dispatchAssignments, plan, 'start')).toMatchObject({
      fields: [{ path: 'changes.ratioReason', issue: 'dispatchRatio' }],
    });
    const { version } = await ask<Row>(demo, 'admin', dispatchAssignments, 'update', {
      id: plan.id,
      version: plan.version,
      changes: { ratioReason: 'A new site opens.' },
    });
    expect(await move(dispatchAssignments, { ...plan, version }, 'start')).toMatchObject({
      state: 'working',
    });
    const { entities } = await demo.ask('admin', calls.dispatchOverview, {});
    const [small] = entities.filter(({ id }) => id === entity);
    expect(small).toMatchObject({ own: 0, dispatched: 1, ratio: '100.00', state: 'over' });
  });

  test('a start is refused without a place, an active agreement or dispatch', async () => {
    const post = await agreed({ heads: 1 });
    const first = await planned(post, { ratioReason: 'Needed.' });
    expect(await move(dispatchAssignments, first, 'start')).toMatchObject({ state: 'working' });
    const second = await planned(post, { ratioReason: 'Needed.' });
    expect(await move(dispatchAssignments, second, 'start')).toMatchObject({
      fields: [{ issue: 'postFull' }],
    });
    const own = await hired(demo, entries, addDays(demo.today, -3));
    const third = await planned(await agreed(), { employment: own, ratioReason: 'Needed.' });
    expect(await move(dispatchAssignments, third, 'start')).toMatchObject({
      fields: [{ issue: 'notDispatched' }],
    });
  });

  test('law limits posts and contracts before anything is saved', async () => {
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

  test('an agreement is not submitted beyond the permit, or with a blocked agency', async () => {
    const agency = await make(agencies, {
      permitFrom: demo.today,
      permitTo: addDays(demo.today, 30),
    });
    const agreement = await make(dispatchAgreements, {
      agency: agency.id,
      entity,
      fromOn: demo.today,
      toOn: addDays(demo.today, 31),
    });
    expect(await move(dispatchAgreements, agreement, 'submit')).toMatchObject({
      fields: [{ path: 'changes.toOn', issue: 'agencyPermit' }],
    });
    await move(agencies, agency, 'block', { reason: 'Wages unpaid' });
    expect(await move(dispatchAgreements, agreement, 'submit')).toMatchObject({
      fields: [{ path: 'changes.agency', issue: 'agencyBlocked' }],
    });
  });

  test('a protected worker is not returned for redundancy, and an accepted return ends the work', async () => {
    const plan = await planned(await agreed(), {
      protection: 'pregnancy',
      protectedUntil: addMonths(demo.today, 10),
      ratioReason: 'Needed.',
    });
    await move(dispatchAssignments, plan, 'start');
    const browser = await demo.browser('admin');
    const proof = async () => {
      const upload = await browser.call(calls.uploadRecordFile, {
        record: 'dispatchReturn',
        field: 'evidence',
        file: new File(['%PDF-1.4\n%%EOF'], 'evidence.pdf', { type: 'application/pdf' }),
      });
      return upload.answer.result?.id ?? '';
    };
    const employment = String(plan.fields.employment);
    const day = addDays(demo.today, 30);
    const given = { employment, noticeOn: demo.today, effectiveOn: day };
    const barred = await make(dispatchReturns, {
      ...given,
      reason: 'redundancy',
      evidence: await proof(),
    });
    expect(await move(dispatchReturns, barred, 'send')).toMatchObject({
      fields: [{ path: 'changes.reason', issue: 'protectedWorker' }],
    });
    const allowed = await make(dispatchReturns, {
      ...given,
      reason: 'fault',
      evidence: await proof(),
    });
    const sent = await move(dispatchReturns, allowed, 'send');
    expect(sent).toMatchObject({ state: 'sent' });
    expect(await move(dispatchReturns, sent as Row, 'accept')).toMatchObject({ state: 'accepted' });
    const ended = await ask<Row>(demo, 'admin', dispatchAssignments, 'get', { id: plan.id });
    expect(ended).toMatchObject({ state: 'returned', fields: { toOn: day } });
  });

  test('workers are asked for within the places of a post, and a request is filled by who was taken', async () => {
    const post = await agreed({ heads: 2 });
    const many = await make(staffRequests, { post, heads: 3 });
    expect(await move(staffRequests, many, 'send')).toMatchObject({
      fields: [{ path: 'changes.heads', issue: 'tooLarge' }],
    });
    const fitting = await make(staffRequests, { post, heads: 1 });
    const sent = (await move(staffRequests, fitting, 'send')) as Row;
    expect(sent.state).toBe('sent');
    expect(await move(staffRequests, sent, 'fill')).toMatchObject({
      fields: [{ path: 'changes.heads', issue: 'tooLarge' }],
    });
    const taken = { name: '陆一鸣', phone: null, decision: 'taken', reason: null };
    const updated = await ask<Row>(demo, 'admin', staffRequests, 'update', {
      id: sent.id,
      version: sent.version,
      changes: {},
      lines: { candidates: [taken] },
    });
    expect(await move(staffRequests, updated, 'fill')).toMatchObject({ state: 'filled' });
  });

  test('a settlement is right to the fen', async () => {
    const plan = await planned(await agreed(), { ratioReason: 'Needed.' });
    await move(dispatchAssignments, plan, 'start');
    const row = await make(dispatchSettlements, {
      employment: plan.fields.employment,
      month: `${demo.today.slice(0, 7)}-01`,
      hours: '168',
      overtime150: '10',
      overtime200: null,
      overtime300: null,
      insurance: '1486.20',
    });
    const { fields } = await ask<Row>(demo, 'admin', dispatchSettlements, 'get', { id: row.id });
    expect(fields).toMatchObject({
      basePay: '7140.00',
      overtimePay: '637.50',
      fee: '622.20',
      tax: '31.11',
      total: '9917.01',
    });
  });

  test('no one but those who look after people sees it', async () => {
    const { code } = await (await demo.browser('staff')).call(calls.dispatchOverview, {});
    expect(code).toBe('noPermission');
    expect((await demo.ask('maple', calls.dispatchOverview, {})).entities).toHaveLength(1);
  });
});
