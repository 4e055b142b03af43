import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { candidates, hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, newValues } from '#tests/support/records/record-bench.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, string | null>>;
}

type Bound = Parameters<typeof newValues>[1];

eachDemo('candidates that came in twice', (current) => {
  let demo: DemoGateway;
  let jobs: readonly string[];
  beforeAll(async () => {
    demo = current();
    jobs = [await openJob(), await openJob()];
  });

  async function openJob(): Promise<string> {
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId;
    const plain = { reason: 'new', leaver: null, payFrom: null, payTo: null };
    const draft = await make(requisitions, { heads: 9, type: 'full-time', ...plain });
    const requisition = await move(draft, requisitions, 'submit');
    const { organ } = requisition.fields;
    const job = await make(hiringJobs, { requisition: requisition.id, organ, manager });
    return (await move(job, hiringJobs, 'publish')).id;
  }

  async function make(bound: Bound, given: object): Promise<Row> {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask<Row>(demo, 'admin', bound, 'create', { values });
  }
  const move = ({ id, version }: Row, bound: Bound, name: string) =>
    ask<Row>(demo, 'admin', bound, 'move', { id, version, move: name });
  const added = (given: object) =>
    make(candidates, { phone: null, email: null, documentNumber: null, employer: null, ...given });
  const apply = (candidateId: string, jobId: string | undefined = '') =>
    demo.ask('hr', calls.addApplication, { jobId, candidateId });
  const pairOf = async (one: Row, other: Row) =>
    (await demo.ask('hr', calls.candidateDuplicates, {})).pairs.find(
      ({ first, second }) =>
        [first.id, second.id].includes(one.id) && [first.id, second.id].includes(other.id),
    );
  const read = ({ id }: { readonly id: string }) =>
    ask<Row>(demo, 'admin', candidates, 'get', { id });
  const codeOf = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await (await demo.browser(account)).call(call, request)).code;

  test('are found by a phone however it is written, and not by that of a family', async () => {
    const first = await added({ name: '欧阳若溪', phone: '13800131001' });
    const second = await added({ name: '欧阳若溪', phone: '+8613800131001' });
    const son = await added({ name: '司马青', phone: '13800131001' });
    expect(await pairOf(first, second)).toMatchObject({ score: 90, band: 'same' });
    expect(await pairOf(first, son)).toBeUndefined();
  });

  test('a mail of three names is that of an agency and says nothing', async () => {
    const email = 'agency@example.com';
    const first = await added({ name: '诸葛一', email });
    const second = await added({ name: '诸葛一', email });
    expect(await pairOf(first, second)).toMatchObject({ band: 'same' });
    await added({ name: '上官二', email });
    await added({ name: '皇甫三', email });
    expect(await pairOf(first, second)).toBeUndefined();
  });

  test('two numbers of a document are a contradiction, not one person', async () => {
    const phone = '13800131002';
    const first = await added({ name: '尉迟明', phone, documentNumber: 'E10000001' });
    const second = await added({ name: '尉迟明', phone, documentNumber: 'E10000002' });
    expect((await pairOf(first, second))?.band).toBe('conflict');
  });

  test('a pair that is known to be two people comes back only with something new in common', async () => {
    const phone = '13800131003';
    const first = await added({ name: '令狐双', phone });
    const second = await added({ name: '令狐双', phone, email: 'shuang@example.com' });
    await demo.ask('hr', calls.keepApart, { firstId: second.id, secondId: first.id });
    expect(await pairOf(first, second)).toBeUndefined();
    const { version } = await read(first);
    const changes = { email: 'Shuang@Example.com' };
    await ask(demo, 'admin', candidates, 'update', { id: first.id, version, changes });
    expect(await pairOf(first, second)).toBeDefined();
  });

  test('become one with the applications of both, and two again', async () => {
    const phone = '13800131004';
    const kept = await added({ name: '东方朔', phone, city: '上海' });
    const merged = await added({ name: '东方朔', phone, city: '杭州', employer: '明河软件' });
    const before = await apply(kept.id, jobs[0]);
    const further = await apply(merged.id, jobs[0]);
    const other = await apply(merged.id, jobs[1]);
    const stage = (await demo.ask('hr', calls.recruitBoard, { jobId: jobs[0] ?? '' })).stages[1];
    const { version } = await demo.ask('hr', calls.applicationDetail, further);
    await demo.ask('hr', calls.moveStage, { ...further, version, stageId: stage?.id ?? '' });

    const { id } = await demo.ask('hr', calls.mergeCandidates, {
      keptId: kept.id,
      mergedId: merged.id,
      taken: ['employer'],
    });
    expect((await read(kept)).fields).toMatchObject({ city: '上海', employer: '明河软件' });
    expect(await codeOf('hr', calls.candidateGet, { id: merged.id })).toBe('notFound');
    const stateOf = async (one: { readonly id: string }) => {
      const { state, candidate } = await demo.ask('hr', calls.applicationDetail, one);
      return [state, candidate.id];
    };
    expect(await stateOf(before)).toEqual(['closed', kept.id]);
    expect(await stateOf(further)).toEqual(['active', kept.id]);
    expect(await stateOf(other)).toEqual(['active', kept.id]);

    await demo.ask('hr', calls.undoMerge, { id });
    expect((await read(kept)).fields).toMatchObject({ city: '上海', employer: null });
    expect((await read(merged)).fields).toMatchObject({ city: '杭州', employer: '明河软件' });
    expect(await stateOf(before)).toEqual(['active', kept.id]);
    expect(await stateOf(other)).toEqual(['active', merged.id]);
    expect(await codeOf('hr', calls.undoMerge, { id })).toBe('notFound');
  });

  test('no one merges without the function, nor candidates of another company', async () => {
    const phone = '13800131005';
    const first = await added({ name: '公孙离', phone });
    const second = await added({ name: '公孙离', phone });
    const asked = { keptId: first.id, mergedId: second.id, taken: [] };
    expect(await codeOf('manager', calls.mergeCandidates, asked)).toBe('noPermission');
    expect(await codeOf('maple', calls.mergeCandidates, asked)).toBe('notFound');
    const apart = { firstId: first.id, secondId: second.id };
    expect(await codeOf('maple', calls.keepApart, apart)).toBe('notFound');
    expect(await pairOf(first, second)).toBeDefined();
    const { id } = await demo.ask('hr', calls.mergeCandidates, asked);
    expect(await codeOf('maple', calls.undoMerge, { id })).toBe('notFound');
  });
});
