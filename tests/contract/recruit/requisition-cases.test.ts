/** Cases 1 to 5 and 26 of recruitment: requisitions, their heads and those who look after them. */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type HiringBench, openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { freshIdNumber, hired, runDay, submitted } from '#tests/support/records/life-bench.ts';
import { ask, type ReadRow, speak } from '#tests/support/records/record-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

eachDemo('requisitions by their numbered cases', (current) => {
  let demo: DemoGateway;
  let bench: HiringBench;
  beforeAll(async () => {
    demo = current();
    bench = await openHiringBench(demo);
  });

  const refusedMove = async (row: { id: string; version: number }, name = 'submit') => {
    const { id, version } = row;
    const request = { id, version, move: name };
    return (await speak(demo, 'admin', requisitions, 'move', request)).answer.fields;
  };

  /** Gives the position of a requisition so many seats beyond its people. */
  const plan = (positionId: unknown, free: number) =>
    demo.gateway.asOwner((client) =>
      client.query(
        `update app.position p set planned = $2 + (select count(*) from app.job_row j
          join app.employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
          where j.tenant_id = p.tenant_id and j.position_id = p.id and j.from_on <= current_date + 1
            and (j.to_on is null or j.to_on >= current_date - 1) and (e.left_on is null or e.left_on >= current_date))
        where p.id = $1`,
        [positionId, free],
      ),
    );

  test('case 1: more heads than the plan has seats take the further step of the route', async () => {
    const who = [{ kind: 'people' as const, ids: [bench.managerId] }];
    const over = [[{ field: 'overPlan', is: 'equal' as const, values: ['true'] }]];
    const branches = [
      { id: 'over', name: 'Over plan', when: over },
      { id: 'within', name: 'Within', when: [] },
    ];
    const open = await bench.move(await bench.asked({ heads: 1 }), requisitions, 'submit');
    const { position, organ } = open.fields;
    await plan(position, 2);
    const two = await bench.asked({ heads: 2, position, organ });
    expect(two.fields.overPlan).toBe(true);
    await bench.move(open, requisitions, 'cancel').catch(() => undefined);
    const stepsOf = async (row: typeof two) => {
      const waiting = await bench.move(row, requisitions, 'submit');
      const approvalId = waiting.pending ?? '';
      const { steps } = await demo.ask('admin', calls.getApproval, { approvalId });
      return steps.filter(({ kind }) => kind === 'approve').map(({ node }) => node);
    };
    await publishRoute(demo, 'requisition', [
      { kind: 'condition', id: 'which', branch: null, name: 'Plan', branches },
      stepOf({ id: 'board', name: 'Board', who, branch: 'over' }),
      stepOf({ id: 'head', name: 'Head', who }),
    ]);
    expect(await stepsOf(two)).toEqual(['board', 'head']);
    const { version } = await ask<ReadRow>(demo, 'admin', requisitions, 'get', { id: open.id });
    const cancel = { id: open.id, version, move: 'cancel', reason: 'Not needed.' };
    await ask(demo, 'admin', requisitions, 'move', cancel);
    const within = await bench.asked({ heads: 2, position, organ });
    expect(within.fields.overPlan).toBe(false);
    expect(await stepsOf(within)).toEqual(['head']);
    await publishRoute(demo, 'requisition', null);
  });

  test('case 1: heads that were hired are no open heads any longer', async () => {
    const { jobId, positionId, requisition } = await bench.opened({ heads: 1 });
    const { organ } = requisition.fields;
    await plan(positionId, 1);
    const next = () => bench.asked({ heads: 1, position: positionId, organ });
    expect((await next()).fields.overPlan).toBe(true);
    await hireNow(await bench.apply(jobId));
    // The person is counted as one of the position, and the head no more.
    await plan(positionId, 1);
    expect((await next()).fields.overPlan).toBe(false);
    const { state } = await ask<ReadRow & { state: string }>(demo, 'admin', requisitions, 'get', {
      id: requisition.id,
    });
    expect(state).toBe('filled');
  });

  /** Lets a candidate accept and personnel enter the person today. */
  async function hireNow(id: string): Promise<void> {
    const offer = await bench.approved(id, { entryOn: demo.today });
    const sent = await demo.ask('hr', calls.sendOffer, offer);
    const document = { idDocumentType: 'cn-id', idNumber: freshIdNumber(), gender: 'F' } as const;
    const { entryId } = await demo.ask('hr', calls.acceptOffer, {
      id: offer.id,
      version: sent.version,
      ...document,
    });
    const { version } = await ask<ReadRow>(demo, 'admin', entries, 'get', { id: entryId });
    await ask(demo, 'admin', entries, 'move', { id: entryId, version, move: 'submit' });
    expect((await bench.look(id)).state).toBe('hired');
  }

  test('case 2: somebody is replaced once, and only who leaves', async () => {
    const staying = await hired(demo, entries, addDays(demo.today, -100));
    const replace = { reason: 'replace', leaver: staying };
    expect(await refusedMove(await bench.asked(replace))).toMatchObject([
      { path: 'changes.leaver', issue: 'notLeaving' },
    ]);
    await submitted(demo, 'admin', leavings, {
      employment: staying,
      kind: 'resignation',
      noticeOn: demo.today,
      lastDay: addDays(demo.today, 40),
    });
    const first = await bench.move(await bench.asked(replace), requisitions, 'submit');
    expect(first.state).toBe('open');
    expect(await refusedMove(await bench.asked(replace))).toMatchObject([
      { path: 'changes.leaver', issue: 'alreadyReplaced' },
    ]);
  });

  test('case 2: a requisition that is refused is a draft again, and its job is not published', async () => {
    const who = [{ kind: 'people' as const, ids: [bench.managerId] }];
    await publishRoute(demo, 'requisition', [stepOf({ id: 'one', name: 'One', who })]);
    const draft = await bench.asked();
    const waiting = await bench.move(draft, requisitions, 'submit');
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: waiting.pending ?? '',
      act: 'reject',
      words: 'Not this year.',
      requestKey: uuid7(),
    });
    await publishRoute(demo, 'requisition', null);
    const after = await ask<ReadRow>(demo, 'admin', requisitions, 'get', { id: draft.id });
    expect(after).toMatchObject({ state: 'draft', pending: null });
    const { organ } = draft.fields;
    const values = { requisition: draft.id, organ, manager: bench.managerId, recruiter: null };
    const job = await bench.make(hiringJobs, values);
    const publish = { id: job.id, version: job.version, move: 'publish' };
    expect((await speak(demo, 'admin', hiringJobs, 'move', publish)).answer.fields).toMatchObject([
      { path: 'changes.requisition', issue: 'requisitionClosed' },
    ]);
  });

  test('case 3: heads are lowered to those hired and offered, and never raised', async () => {
    const { jobId, requisition } = await bench.opened({ heads: 3 });
    await hireNow(await bench.apply(jobId));
    await bench.sent(await bench.apply(jobId));
    const to = async (heads: number) => {
      const { version } = await ask<ReadRow>(demo, 'admin', requisitions, 'get', {
        id: requisition.id,
      });
      const request = { id: requisition.id, version, changes: { heads } };
      return speak(demo, 'admin', requisitions, 'update', request);
    };
    expect((await to(2)).code).toBe('ok');
    expect((await to(1)).answer.fields).toMatchObject([
      { path: 'changes.heads', issue: 'tooSmall', min: 2 },
    ]);
    expect((await to(3)).answer.fields).toMatchObject([
      { path: 'changes.heads', issue: 'onlyLowered' },
    ]);
  });

  test('case 4: of two approved offers for one head one is sent', async () => {
    const { jobId } = await bench.opened({ heads: 1 });
    const one = await bench.approved(await bench.apply(jobId));
    const other = await bench.approved(await bench.apply(jobId));
    const codes = await Promise.all(
      [one, other].map((offer) => bench.code('hr', calls.sendOffer, offer)),
    );
    expect(codes.toSorted()).toEqual(['ok', 'recruit.noHeads']);
  });

  test('case 5: a candidate who gives up before the first day frees the head', async () => {
    const { jobId, requisition } = await bench.opened({ heads: 1 });
    const [id, next] = [await bench.apply(jobId), await bench.apply(jobId)];
    const offer = await bench.sent(id);
    const waiting = await bench.approved(next).catch((error: unknown) => String(error));
    expect(waiting).toContain('no heads');
    const document = { idDocumentType: 'cn-id', idNumber: freshIdNumber(), gender: 'F' } as const;
    const { entryId } = await demo.ask('hr', calls.acceptOffer, { ...offer, ...document });
    const entry = await ask<ReadRow>(demo, 'admin', entries, 'get', { id: entryId });
    const move = (version: number, name: string) =>
      ask<ReadRow>(demo, 'admin', entries, 'move', { id: entryId, version, move: name });
    const planned = await move(entry.version, 'submit');
    await move(planned.version, 'cancel');
    const { state, closeKind, steps, offer: over } = await bench.look(id);
    expect({ state, closeKind, offer: over?.state }).toEqual({
      state: 'closed',
      closeKind: 'they',
      offer: 'declined',
    });
    expect(
      steps
        .slice(0, 2)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['closed', 'declined']);
    const row = await ask<ReadRow>(demo, 'admin', requisitions, 'get', { id: requisition.id });
    expect(row).toMatchObject({ state: 'open', fields: { filled: 0 } });
    await bench.sent(next);
  });

  test('case 26: the jobs of a recruiter who leaves go to who takes over, with one message', async () => {
    const leaver = await hired(demo, entries, addDays(demo.today, -100));
    const { requisition } = await bench.opened();
    const { organ } = requisition.fields;
    const jobs = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const values = { requisition: requisition.id, organ, manager: bench.managerId };
      jobs.push(await bench.make(hiringJobs, { ...values, recruiter: leaver }));
    }
    const owned = await bench.candidate({ name: '孟归舟', phone: '13800139999', owner: leaver });
    await submitted(demo, 'admin', leavings, {
      employment: leaver,
      kind: 'agreement',
      lastDay: addDays(demo.today, -1),
      takeover: bench.managerId,
    });
    await runDay(demo);
    for (const { id } of jobs) {
      const { fields } = await ask<ReadRow>(demo, 'admin', hiringJobs, 'get', { id });
      expect(fields.recruiter).toBe(bench.managerId);
    }
    const candidate = await demo.ask('hr', calls.candidateGet, { id: owned.id });
    expect(candidate.fields.owner).toBe(bench.managerId);
    const { rows } = await demo.ask('manager', calls.noticePage, { rows: 20 });
    expect(rows.filter(({ title }) => title.startsWith('You take over 12 jobs'))).toHaveLength(1);
  });
});
