/** Cases 6 to 10, 18, 21, 24 and 25 of recruitment: the board, scorecards, offers, reach and figures. */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { hiringJobs, hiringStages } from '#gateway/services/recruit/records/index.ts';
import { offers } from '#gateway/services/recruit/records/offers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type HiringBench, openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { ask, makeAccount, type ReadRow, speak } from '#tests/support/records/record-bench.ts';

eachDemo('the board by its numbered cases', (current) => {
  let demo: DemoGateway;
  let bench: HiringBench;
  beforeAll(async () => {
    demo = current();
    bench = await openHiringBench(demo);
  });

  test('case 6: the kind of a stage is fixed; under another name the log keeps the stage', async () => {
    const { jobId } = await bench.opened();
    const values = { sequence: 25, name: '笔试', nameEn: 'Test', kind: 'test', scorecards: 0 };
    const stage = await bench.make(hiringStages, values);
    const id = await bench.apply(jobId);
    await bench.moved(id, 'test');
    const request = { id: stage.id, version: stage.version };
    const kind = { ...request, changes: { kind: 'screen' } };
    expect((await speak(demo, 'admin', hiringStages, 'update', kind)).code).not.toBe('ok');
    const renamed = { ...request, changes: { name: '机试', nameEn: 'Coding test' } };
    await ask(demo, 'admin', hiringStages, 'update', renamed);
    await bench.moved(id, 'interview');
    const { steps } = await bench.look(id);
    expect(steps.map(({ stageName }) => stageName)).toContain('Coding test');
    const { version } = await ask<ReadRow>(demo, 'admin', hiringStages, 'get', { id: stage.id });
    const removal = { id: stage.id, version };
    const removed = await speak<unknown>(demo, 'admin', hiringStages, 'remove', removal);
    expect(removed.code).toBe('inUse');
  });

  test('case 7: without its scorecards an application stays, but for a reason of who may override', async () => {
    const { jobId } = await bench.opened();
    const id = await bench.apply(jobId);
    await bench.moved(id, 'interview', 'A short way.');
    const early = await bench.toStage(id, 'offer', 'In a hurry.');
    expect(await bench.code('hr', calls.moveStage, early)).toBe('recruit.scorecardsMissing');
    expect((await bench.look(id)).stageId).not.toBe(early.stageId);
    const functions = ['recruitment.board', 'recruitment.board.move', 'recruitment.jobs'];
    const granted = [...functions, 'recruitment.board.override'];
    await makeAccount(demo, { loginName: 'overrides', range: 'all', functions: granted });
    const { reason: _, ...silent } = early;
    expect(await bench.code('overrides', calls.moveStage, silent)).toBe('recruit.reasonNeeded');
    await demo.ask('overrides', calls.moveStage, early);
    const { stageId, steps } = await bench.look(id);
    expect(stageId).toBe(early.stageId);
    expect(steps[0]).toMatchObject({ action: 'moved', reason: 'In a hurry.' });
    await demo.gateway.asOwner((client) =>
      client.query(`update app.application set state = 'hired' where id = $1`, [id]),
    );
    for (const kind of ['screen', 'interview', 'preEntry'] as const) {
      const any = await bench.toStage(id, kind, 'Any.');
      expect(await bench.code('overrides', calls.moveStage, any)).toBe('recruit.hiredIsFinal');
    }
  });

  test('case 8: a sent offer locks the other applications of the candidate until it is over', async () => {
    const [one, other] = [await bench.opened(), await bench.opened()];
    const { id: candidateId } = await bench.candidate({ name: '顾望', phone: '13800138808' });
    const first = await bench.apply(one.jobId, candidateId);
    const second = await bench.apply(other.jobId, candidateId);
    const offer = await bench.sent(first);
    const on = await bench.toStage(second, 'evaluate');
    expect(await bench.code('hr', calls.moveStage, on)).toBe('recruit.lockedElsewhere');
    await demo.gateway.asOwner((client) =>
      client.query('update app.offer set valid_until = $2 where id = $1', [
        offer.id,
        addDays(demo.today, -1),
      ]),
    );
    await demo.ask('hr', calls.offerMove, { ...offer, move: 'expire' });
    await demo.ask('hr', calls.moveStage, on);
  });

  test('case 9: of fifty that are moved at once, three stay with their codes, and each other has one step', async () => {
    const { jobId } = await bench.opened();
    const ids: string[] = [];
    for (let turn = 0; turn < 50; turn += 1) ids.push(await bench.apply(jobId));
    const [first = '', second = '', third = ''] = ids;
    await bench.moved(first, 'interview', 'Known.');
    await demo.ask('hr', calls.closeApplication, {
      id: second,
      version: (await bench.look(second)).version,
      kind: 'we',
    });
    const { cards } = await demo.ask('hr', calls.recruitBoard, { jobId });
    const versions = new Map(cards.map(({ id, version }) => [id, version]));
    const { stageId } = await bench.toStage(third, 'evaluate');
    const items = ids.map((id) => ({ id, version: versions.get(id) ?? 1 }));
    const stale = { id: third, version: 99 };
    const { moved, refused } = await demo.ask('hr', calls.moveStages, {
      items: [...items.slice(0, 2), stale, ...items.slice(3)],
      stageId,
    });
    expect(moved).toBe(47);
    expect(refused).toEqual([
      { id: first, code: 'recruit.reasonNeeded' },
      { id: second, code: 'conflict' },
      { id: third, code: 'conflict' },
    ]);
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ count: string }>(
        `select count(*) from app.application_step where to_stage_id = $1 and action = 'moved'
          and application_id = any($2)`,
        [stageId, ids],
      ),
    );
    expect(rows).toEqual([{ count: '47' }]);
  });

  test('case 10: of two moves of one card the second is a conflict, and an end needs its words', async () => {
    const { jobId } = await bench.opened();
    const id = await bench.apply(jobId);
    const [one, other] = [
      await bench.toStage(id, 'evaluate'),
      await bench.toStage(id, 'interview'),
    ];
    const codes = [
      await bench.code('hr', calls.moveStage, one),
      await bench.code('admin', calls.moveStage, other),
    ];
    expect(codes).toEqual(['ok', 'conflict']);
    const { version, stageId } = await bench.look(id);
    expect(stageId).toBe(one.stageId);
    const end = { id, version, kind: 'other' as const };
    expect(await bench.code('hr', calls.closeApplication, end)).toBe('recruit.reasonNeeded');
    const { kind: _, ...silent } = end;
    expect(await bench.code('hr', calls.closeApplication, silent as typeof end)).toBe('badInput');
  });

  test('case 18: a member of a panel reads no card of the others before the own one', async () => {
    const { jobId } = await bench.opened();
    const id = await bench.apply(jobId);
    await bench.moved(id, 'interview', 'A short way.');
    const hr = (await demo.ask('hr', calls.currentSession, {})).user.employmentId ?? '';
    const book = (from: number) =>
      demo.ask('hr', calls.bookInterview, {
        applicationId: id,
        on: demo.today,
        from,
        minutes: 30,
        mode: 'video',
        panel: [bench.managerId, hr],
      });
    const interview = await book(1200);
    const card = {
      interviewId: interview.id,
      verdict: 'strongNo',
      strengths: 'A',
      doubts: 'SECRET',
    };
    await demo.ask('manager', calls.submitScorecard, { ...card, verdict: 'strongNo' });
    // The account `hr` recruits, and is on the panel as well.
    const seen = async () =>
      JSON.stringify([
        await bench.look(id),
        (await demo.ask('hr', calls.recruitBoard, { jobId })).cards,
        await demo.ask('hr', calls.myInterviews, {}),
      ]);
    expect(await seen()).not.toMatch(/SECRET|strongNo/);
    const second = await book(1260);
    await demo.ask('hr', calls.submitScorecard, { ...card, verdict: 'yes', doubts: 'None' });
    expect(await seen()).not.toMatch(/SECRET|strongNo/);
    // A card of an interview that is cancelled is waited for no longer.
    await demo.ask('hr', calls.cancelInterview, { id: second.id });
    expect(await seen()).toMatch(/SECRET/);
  });

  test('case 21: pay outside the requisition is marked for the route, and changed only by a revision', async () => {
    const { jobId } = await bench.opened({ payFrom: '12000', payTo: '20000' });
    const markOf = async (basePay: string) => {
      const id = await bench.apply(jobId);
      const offer = await bench.approved(id, { basePay });
      const row = await ask<ReadRow>(demo, 'admin', offers, 'get', { id: offer.id });
      return { id, offer, outOfBand: row.fields.outOfBand };
    };
    expect((await markOf('20000.01')).outOfBand).toBe(true);
    expect((await markOf('11999.99')).outOfBand).toBe(true);
    const { offer, outOfBand } = await markOf('20000');
    expect(outOfBand).toBe(false);
    const lower = { id: offer.id, version: offer.version, changes: { basePay: '19000' } };
    expect((await speak(demo, 'admin', offers, 'update', lower)).code).not.toBe('ok');
    const draft = await demo.ask('hr', calls.offerMove, { ...offer, move: 'revise' });
    await ask(demo, 'admin', offers, 'update', { ...lower, version: draft.version });
  });

  test('case 24: a hiring manager sees applications of the own organisation, and candidates through them', async () => {
    const { jobId, requisition } = await bench.opened();
    const organ = String(requisition.fields.organ);
    const { rows: people } = await demo.gateway.asOwner((client) =>
      client.query<{ id: string }>(
        `select e.id from app.employment e join app.job_row j on j.tenant_id = e.tenant_id
          and j.employment_id = e.id and j.to_on is null
        where e.left_on is null and j.organ_id <> $1
          and not exists (select from app.membership m where m.employment_id = e.id) and e.tenant_id =
          (select tenant_id from app.requisition where id = $2)
          and not exists (select from app.organ_row o where o.organ_id = $1 and o.parent_id = j.organ_id)
        order by e.id limit 1`,
        [organ, requisition.id],
      ),
    );
    await makeAccount(demo, {
      loginName: 'other-organ',
      range: 'own_organ_and_below',
      functions: ['recruitment.board', 'recruitment.jobs'],
      employmentId: people[0]?.id ?? '',
    });
    const id = await bench.apply(jobId);
    const code = (
      call: typeof calls.recruitBoard | typeof calls.applicationDetail,
      request: object,
    ) => bench.code('other-organ', call as typeof calls.recruitBoard, request as { jobId: string });
    expect(await code(calls.recruitBoard, { jobId })).toBe('notFound');
    expect(await code(calls.applicationDetail, { id })).toBe('notFound');
    const names = await demo.ask('other-organ', calls.jobNames, {});
    expect(names.map((job) => job.id)).not.toContain(jobId);
    const page = await ask<{ rows: ReadRow[] }>(demo, 'other-organ', hiringJobs, 'page', {
      rows: 200,
    });
    expect(page.rows.map((row) => row.id)).not.toContain(jobId);
    expect(await bench.code('other-organ', calls.candidatePage, { rows: 10 })).toBe('noPermission');
    expect(await bench.code('other-organ', calls.candidateDuplicates, {})).toBe('noPermission');
  });

  test('case 25: the funnel never widens, and days to fill are counted from the open requisition', async () => {
    const { jobId, requisition } = await bench.opened({ heads: 5 });
    const ids: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) ids.push(await bench.apply(jobId));
    const [one = '', two = '', three = ''] = ids;
    await bench.moved(one, 'evaluate');
    await bench.moved(one, 'interview');
    await bench.moved(two, 'evaluate');
    await bench.moved(two, 'interview');
    await bench.moved(three, 'interview');
    const cells = async (measures: string[]) =>
      (
        await demo.ask('admin', calls.queryFigures, {
          subject: 'recruit',
          measures,
          by: [],
          period: { kind: 'day', day: demo.today },
          where: [{ dimension: 'job', is: 'in', values: [jobId] }],
        })
      ).rows[0]?.cells.map((cell) => ('v' in cell ? cell.v : cell.is));
    const funnel = ['applications', 'reachedEvaluation', 'reachedInterview', 'reachedOffer'];
    expect(await cells(funnel)).toEqual(['10', '3', '3', '0']);
    // Back to the start they have still been there.
    await bench.moved(one, 'screen', 'Wrong stage.');
    expect(await cells(funnel)).toEqual(['10', '3', '3', '0']);
    // Open for 20 days; accepted today, ten and four days ago: 20, 10 and 16 days, of which 16 is the middle.
    for (const [index, back] of [0, 10, 4].entries()) {
      const id = ids[index + 3] ?? '';
      const offer = await bench.sent(id);
      await demo.ask('hr', calls.offerMove, { ...offer, move: 'accept' });
      await demo.gateway.asOwner((client) =>
        client.query(
          `update app.application_step set at = at - make_interval(days => $2)
            where application_id = $1 and action = 'accepted'`,
          [id, back],
        ),
      );
    }
    await demo.gateway.asOwner((client) =>
      client.query(
        `update app.record_history set at = at - interval '20 days' where record = 'requisition' and row_id = $1`,
        [requisition.id],
      ),
    );
    expect(await cells(['timeToFill', 'reachedOffer'])).toEqual(['16', '3']);
  });
});
