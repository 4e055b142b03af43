/** Cases 11 to 17 of recruitment: candidates that came in twice. */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  type HiringBench,
  type HiringRow,
  openHiringBench,
} from '#tests/support/records/hiring-bench.ts';
import { plantDuplicates } from '#tests/support/records/planted-duplicates.ts';

eachDemo('duplicates by their numbered cases', (current) => {
  let demo: DemoGateway;
  let bench: HiringBench;
  beforeAll(async () => {
    demo = current();
    bench = await openHiringBench(demo);
  });

  const pairOf = async (one: HiringRow, other: HiringRow) =>
    (await demo.ask('hr', calls.candidateDuplicates, {})).pairs.find(
      ({ first, second }) =>
        [first.id, second.id].includes(one.id) && [first.id, second.id].includes(other.id),
    );
  const both = async (one: object, other: object) => {
    const rows = [await bench.candidate(one), await bench.candidate(other)] as const;
    return { rows, pair: await pairOf(...rows) };
  };

  test('case 11: a phone with a common name is likely, with a rare one the same; nothing merges by itself', async () => {
    for (const tail of ['01', '02', '03']) {
      await bench.candidate({ name: '王伟', phone: `138001391${tail}` });
    }
    const phone = '13800139110';
    const wang = await both(
      { name: '王伟', phone, email: 'w1@example.com' },
      { name: '王伟', phone, email: 'w2@example.com' },
    );
    expect(wang.pair).toMatchObject({ score: 75, band: 'likely' });
    const rare = { name: '欧阳若溪', phone: '13800139111' };
    const ouyang = await both(rare, { ...rare, phone: '+8613800139111' });
    expect(ouyang.pair).toMatchObject({ score: 90, band: 'same' });
    for (const { id } of [...wang.rows, ...ouyang.rows])
      expect(await bench.code('hr', calls.candidateGet, { id })).toBe('ok');
  });

  test('case 12: father and son, and twins, share a phone and are not proposed', async () => {
    const phone = '13800139120';
    expect((await both({ name: '龙建国', phone }, { name: '龙小明', phone })).pair).toBeUndefined();
    const twins = '13800139121';
    expect(
      (await both({ name: '江一鸣', phone: twins }, { name: '江二鸣', phone: twins })).pair,
    ).toBeUndefined();
  });

  test('case 13: the mail of an agency says nothing, and two numbers of a document are a contradiction', async () => {
    const email = 'resumes@agency.example';
    const rows: HiringRow[] = [];
    for (const name of [
      '甲木',
      '乙火',
      '丙土',
      '丁金',
      '戊水',
      '己木',
      '庚火',
      '辛土',
      '壬金',
      '癸水',
      '甲木',
      '乙火',
    ])
      rows.push(await bench.candidate({ name, email }));
    const ids = new Set(rows.map(({ id }) => id));
    const { pairs } = await demo.ask('hr', calls.candidateDuplicates, {});
    expect(pairs.filter(({ first, second }) => ids.has(first.id) || ids.has(second.id))).toEqual(
      [],
    );
    const phone = '13800139130';
    const two = await both(
      { name: '尉迟安', phone, documentNumber: '110101199003074514' },
      { name: '尉迟安', phone, documentNumber: '11010119900307109X' },
    );
    expect(two.pair?.band).toBe('conflict');
  });

  test('case 14: a name in two scripts with one mail is likely one person', async () => {
    const email = 'lily@example.com';
    const { pair } = await both({ name: '陈丽', email }, { name: 'Lily Chen', email });
    expect(pair).toMatchObject({ score: 60, band: 'likely' });
  });

  test('case 15: the application further on stays, both are readable, and a hire makes it final', async () => {
    const { jobId } = await bench.opened();
    const { rows } = await both(
      { name: '东方既白', phone: '13800139150' },
      { name: '东方既白', phone: '13800139150' },
    );
    const [kept, merged] = rows;
    const behind = await bench.apply(jobId, kept.id);
    const ahead = await bench.apply(jobId, merged.id);
    const judge = async (id: string, strengths: string, from: number) => {
      await bench.moved(id, 'interview', 'A short way.');
      const { id: interviewId } = await demo.ask('hr', calls.bookInterview, {
        applicationId: id,
        on: demo.today,
        from,
        minutes: 30,
        mode: 'video',
        panel: [bench.managerId],
      });
      const card = { interviewId, verdict: 'yes', strengths, doubts: 'None' } as const;
      await demo.ask('manager', calls.submitScorecard, card);
    };
    await judge(behind, 'First card', 1200);
    await judge(ahead, 'Second card', 1260);
    await bench.moved(ahead, 'offer');
    const merge = () =>
      demo.ask('hr', calls.mergeCandidates, { keptId: kept.id, mergedId: merged.id, taken: [] });
    const { id: undone } = await merge();
    expect(await bench.look(behind)).toMatchObject({
      state: 'closed',
      closeNote: 'Merged with a duplicate of the candidate',
      interviews: [{ panel: [{ strengths: 'First card' }] }],
    });
    expect(await bench.look(ahead)).toMatchObject({
      state: 'active',
      candidate: { id: kept.id },
      interviews: [{ panel: [{ strengths: 'Second card' }] }],
    });
    await demo.ask('hr', calls.undoMerge, { id: undone });
    expect((await bench.look(behind)).state).toBe('active');
    expect((await bench.look(ahead)).candidate.id).toBe(merged.id);

    // Accepted before the merge, hired after it.
    const offer = await bench.sent(ahead);
    await demo.ask('hr', calls.offerMove, { ...offer, move: 'accept' });
    const { id } = await merge();
    const { stages } = await demo.ask('hr', calls.recruitBoard, { jobId });
    const hired = stages.find(({ kind }) => kind === 'hired')?.id;
    await demo.gateway.asOwner(async (client) => {
      await client.query(
        `update app.application set state = 'hired', stage_id = $2 where id = $1`,
        [ahead, hired],
      );
      await client.query(
        `insert into app.application_step (tenant_id, id, application_id, from_stage_id, to_stage_id, action, at)
          select tenant_id, gen_random_uuid(), id, stage_id, $2, 'moved', now() + interval '1 hour'
          from app.application where id = $1`,
        [ahead, hired],
      );
    });
    expect(await bench.code('hr', calls.undoMerge, { id })).toBe('recruit.mergeFinal');
  });

  test('case 16: a pair of two people comes back with a phone that both have', async () => {
    const email = 'pair@example.com';
    const { rows } = await both({ name: '令狐冲', email }, { name: '令狐冲', email });
    const [first, second] = rows;
    await demo.ask('hr', calls.keepApart, { firstId: first.id, secondId: second.id });
    expect(await pairOf(first, second)).toBeUndefined();
    for (const { id } of rows) {
      const { version } = await demo.ask('hr', calls.candidateGet, { id });
      const changes = { phone: '13800139160' };
      await demo.ask('hr', calls.candidateUpdate, { id, version, changes });
    }
    expect(await pairOf(first, second)).toBeDefined();
  });

  test('case 17: of 1,000 planted duplicates among 20,000 candidates 950 are found and none is wrong', async () => {
    const planted = await plantDuplicates(demo, { people: 19_000, duplicates: 1000, nameSortKey });
    const began = performance.now();
    const found = await planted.find();
    expect(performance.now() - began).toBeLessThan(60_000);
    const right = found.filter(({ ids }) => planted.isPair(ids));
    expect(right.filter(({ score }) => score >= 60).length).toBeGreaterThanOrEqual(950);
    const wrong = found.filter(({ score, ids }) => score >= 90 && !planted.isPair(ids));
    expect(wrong).toEqual([]);
    const { total } = await demo.ask('hr', calls.candidateDuplicates, {});
    expect(total).toBeGreaterThanOrEqual(950);
  });
});
