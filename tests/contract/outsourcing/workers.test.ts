import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import {
  dispatchAssignments,
  dispatchReturns,
  staffRequests,
} from '#gateway/services/outsourcing/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { freshIdNumber, hired } from '#tests/support/records/life-bench.ts';
import { ask, speak } from '#tests/support/records/record-bench.ts';
import {
  agreed,
  employ,
  entityOf,
  inCompany,
  make,
  move,
  proof,
  type Row,
  working,
} from './dispatch-bench.ts';

eachDemo('dispatched workers', (current) => {
  let demo: DemoGateway;
  let entity: string;
  beforeAll(async () => {
    demo = current();
    entity = await entityOf(demo);
    await employ(
      demo,
      entity,
      Array.from({ length: 40 }, () => 'full-time'),
    );
  });

  const dispatchedNow = async (asOf = demo.today) => {
    const { entities } = await demo.ask('admin', calls.dispatchOverview, { asOf });
    return entities.find(({ id }) => id === entity)?.dispatched;
  };
  const ownNow = async () => {
    const { entities } = await demo.ask('admin', calls.dispatchOverview, {});
    return entities.find(({ id }) => id === entity)?.own ?? 0;
  };
  const employmentOf = (id: string) =>
    inCompany(demo, async (database, tenantId) => {
      const { rows } = await sql<{ leftOn: string | null; type: string; joinedOn: string }>`
        select to_char(left_on, 'YYYY-MM-DD') as "leftOn", employment_type as type,
          to_char(joined_on, 'YYYY-MM-DD') as "joinedOn"
        from employment where tenant_id = ${tenantId} and id = ${id}`.execute(database);
      return rows[0];
    });
  const returned = async (worker: Row, given: object) =>
    make(demo, dispatchReturns, {
      employment: worker.fields.employment,
      noticeOn: demo.today,
      effectiveOn: addDays(demo.today, 30),
      evidence: await proof(demo, 'dispatchReturn', 'evidence'),
      replacement: false,
      ...given,
    });

  test('O16, O17, O18: who is protected goes back for fault alone, with evidence, and the earliest day is shown', async () => {
    const until = addMonths(demo.today, 10);
    const worker = await working(demo, (await agreed(demo, { entity })).post, {
      protection: 'pregnancy',
      protectedUntil: until,
    });
    for (const reason of ['changed', 'redundancy'])
      expect(
        await move(demo, dispatchReturns, await returned(worker, { reason }), 'send'),
      ).toMatchObject({
        fields: [{ path: 'changes.reason', issue: 'protectedWorker', day: addDays(until, 1) }],
      });
    const bare = await returned(worker, { reason: 'fault', evidence: null });
    expect(await move(demo, dispatchReturns, bare, 'send')).toMatchObject({
      fields: [{ path: 'changes.evidence', issue: 'required' }],
    });
    const allowed = await returned(worker, { reason: 'fault' });
    expect(await move(demo, dispatchReturns, allowed, 'send')).toMatchObject({ state: 'sent' });
  });

  test('O19, O20: an accepted return ends the work and the account, and asks for a replacement that enters without retyping', async () => {
    const { post } = await agreed(demo, { entity, from: addDays(demo.today, -30) });
    const before = await dispatchedNow();
    const worker = await working(demo, post, { fromOn: addDays(demo.today, -20) });
    expect(await dispatchedNow()).toBe((before ?? 0) + 1);
    const effectiveOn = addDays(demo.today, -1);
    const noticeOn = addDays(demo.today, -2);
    const given = { reason: 'fault', noticeOn, effectiveOn, replacement: true };
    const sent = (await move(demo, dispatchReturns, await returned(worker, given), 'send')) as Row;
    expect(await move(demo, dispatchReturns, sent, 'accept')).toMatchObject({ state: 'accepted' });
    const ended = await ask<Row>(demo, 'admin', dispatchAssignments, 'get', { id: worker.id });
    expect(ended).toMatchObject({ state: 'returned', fields: { toOn: effectiveOn } });
    expect(await dispatchedNow()).toBe(before);
    // Roster, attendance and account follow from the last day and the leaving in effect.
    const employment = String(worker.fields.employment);
    expect((await employmentOf(employment))?.leftOn).toBe(effectiveOn);
    const { rows } = await inCompany(demo, (database, tenantId) =>
      sql<{ state: string }>`select state from leaving where tenant_id = ${tenantId}
        and employment_id = ${employment}`.execute(database),
    );
    expect(rows).toEqual([{ state: 'effective' }]);
    const list = await ask<{ rows: Row[] }>(demo, 'admin', staffRequests, 'page', {
      post,
      page: '1',
      rows: '10',
    });
    expect(list.rows).toHaveLength(1);
    const [draft] = list.rows;
    expect(draft?.fields).toMatchObject({ why: 'replacement', heads: 1, replaced: employment });
    const request = (await move(demo, staffRequests, draft as Row, 'send')) as Row;
    const idNumber = freshIdNumber();
    const withLine = async (row: Row, line: object) =>
      ask<Row>(demo, 'admin', staffRequests, 'update', {
        id: row.id,
        version: row.version,
        changes: {},
        lines: { candidates: [{ name: '陆一鸣', phone: '13900001234', reason: null, ...line }] },
      });
    const unknown = await withLine(request, { idNumber: null, decision: 'taken' });
    expect(await move(demo, staffRequests, unknown, 'fill')).toMatchObject({
      fields: [{ path: 'lines.candidates.0.idNumber', issue: 'required' }],
    });
    const known = await withLine(unknown, { idNumber, decision: 'taken' });
    expect(await move(demo, staffRequests, known, 'fill')).toMatchObject({ state: 'filled' });
    const { answer } = await speak<{ rows: Row[] }>(demo, 'admin', entries, 'page', {
      keyword: '陆一鸣',
      page: '1',
      rows: '10',
    });
    const [entry] = answer.result?.rows ?? [];
    expect(entry?.fields).toMatchObject({ employmentType: 'dispatch', gender: 'F' });
    expect(await move(demo, entries, entry as Row, 'submit')).toMatchObject({
      state: 'effective',
    });
  });

  test('O9: a substitute is proposed to end with a leave that ends early', async () => {
    const replaced = await hired(demo, entries, addDays(demo.today, -90));
    const post = { kind: 'substitute', replaced, reason: 'Parental leave', heads: 1 };
    const from = addDays(demo.today, -20);
    const worker = await working(demo, (await agreed(demo, { entity, post, from })).post, {
      fromOn: from,
      toOn: addDays(demo.today, 90),
    });
    const leave = (to: string) =>
      inCompany(demo, async (database, tenantId) => {
        await sql`delete from leave_request_day d using leave_request r where d.tenant_id = ${tenantId}
          and r.tenant_id = d.tenant_id and r.id = d.request_id and r.employment_id = ${replaced}`.execute(
          database,
        );
        await sql`with asked as (
            insert into leave_request (tenant_id, id, employment_id, type_id, from_on, from_half, to_on, to_half, state)
            select ${tenantId}, gen_random_uuid(), ${replaced}, t.id, ${from}::date, 'am', ${to}::date, 'pm', 'approved'
            from leave_type t where t.tenant_id = ${tenantId} limit 1 returning id)
          insert into leave_request_day (tenant_id, request_id, day, half, amount)
          select ${tenantId}, asked.id, d::date, 'whole', 1
          from asked, generate_series(${from}::date, ${to}::date, '1 day') d`.execute(database);
      });
    const proposed = async () => {
      const { substitutes } = await demo.ask('admin', calls.dispatchOverview, {});
      return substitutes.find(({ id }) => id === worker.id)?.endOn;
    };
    await leave(addDays(demo.today, 90));
    expect(await proposed()).toBeUndefined();
    await leave(addDays(demo.today, 5));
    expect(await proposed()).toBe(addDays(demo.today, 5));
  });

  test('O21: a dispatched worker has shifts and times as everybody else, and no pay slip of ours', async () => {
    const count = (table: 'day_result' | 'pay_slip', isSent: boolean) =>
      inCompany(demo, async (database, tenantId) => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count
          from ${sql.table(table)} x
          join employment e on e.tenant_id = x.tenant_id and e.id = x.employment_id
          where x.tenant_id = ${tenantId} and (e.employment_type = 'dispatch') = ${isSent}`.execute(
          database,
        );
        return rows[0]?.count ?? 0;
      });
    expect(await count('day_result', true)).toBeGreaterThan(0);
    expect(await count('pay_slip', false)).toBeGreaterThan(0);
    expect(await count('pay_slip', true)).toBe(0);
  });

  test('O31: an own contract keeps the history, and the years of service as they choose', async () => {
    const from = addDays(demo.today, -40);
    const { post } = await agreed(demo, { entity, from });
    const before = await dispatchedNow();
    const own = await ownNow();
    const convert = async (keepsService: boolean) => {
      const worker = await working(demo, post, { fromOn: from });
      const ready = await ask<Row>(demo, 'admin', dispatchAssignments, 'update', {
        id: worker.id,
        version: worker.version,
        changes: { convertOn: demo.today, keepsService, convertNote: 'As agreed.' },
      });
      const done = await move(demo, dispatchAssignments, ready, 'convert');
      expect(done).toMatchObject({
        state: 'converted',
        fields: { fromOn: from, toOn: addDays(demo.today, -1) },
      });
      return String(worker.fields.employment);
    };
    const kept = await convert(true);
    expect(await employmentOf(kept)).toMatchObject({
      leftOn: null,
      type: 'full-time',
      joinedOn: addDays(from, -3),
    });
    const again = await convert(false);
    expect(await employmentOf(again)).toMatchObject({ leftOn: addDays(demo.today, -1) });
    expect(await dispatchedNow()).toBe(before);
    expect(await ownNow()).toBe(own + 1);
  });
});
