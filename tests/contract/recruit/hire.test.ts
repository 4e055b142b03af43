import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { candidates, hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { freshIdNumber } from '#tests/support/records/life-bench.ts';
import { ask, makeAccount, newValues } from '#tests/support/records/record-bench.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
}

eachDemo('the way of a candidate', (current) => {
  let demo: DemoGateway;
  let panel: string;
  beforeAll(async () => {
    demo = current();
    panel = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
  });

  const refused = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await (await demo.browser(account)).call(call, request)).code;

  const make = async (bound: Parameters<typeof newValues>[1], given: object): Promise<Row> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask<Row>(demo, 'admin', bound, 'create', { values });
  };
  const move = ({ id, version }: Row, bound: Parameters<typeof newValues>[1], name: string) =>
    ask<Row>(demo, 'admin', bound, 'move', { id, version, move: name });

  /** An open job for some heads. */
  async function opened(heads: number) {
    const leaver = { reason: 'new', leaver: null, payFrom: null, payTo: null };
    const draft = await make(requisitions, { heads, type: 'full-time', ...leaver });
    const requisition = await move(draft, requisitions, 'submit');
    const { organ, position } = requisition.fields;
    const job = await make(hiringJobs, { requisition: requisition.id, organ, manager: panel });
    await move(job, hiringJobs, 'publish');
    return { jobId: job.id, positionId: String(position), requisition };
  }

  async function applied(jobId: string): Promise<string> {
    const candidate = await make(candidates, { name: '林见深' });
    const { id } = await demo.ask('hr', calls.addApplication, { jobId, candidateId: candidate.id });
    return id;
  }

  const look = (id: string) => demo.ask('hr', calls.applicationDetail, { id });
  const stagesOf = async (jobId: string): Promise<ResultOf<typeof calls.recruitBoard>['stages']> =>
    (await demo.ask('hr', calls.recruitBoard, { jobId })).stages;

  async function toStage(id: string, jobId: string, kind: string, reason?: string) {
    const stage = (await stagesOf(jobId)).find((one) => one.kind === kind);
    const { version } = await look(id);
    return { id, version, stageId: stage?.id ?? '', ...(reason && { reason }) };
  }

  /** An offer that is sent. */
  async function offered(id: string, jobId: string, positionId: string) {
    await demo.ask('hr', calls.moveStage, await toStage(id, jobId, 'offer', 'Known for years.'));
    const saved = await demo.ask('hr', calls.saveOffer, {
      applicationId: id,
      positionId,
      managerId: panel,
      entryOn: addDays(demo.today, 20),
      contractMonths: 36,
      probationMonths: 3,
      basePay: '18000',
      validUntil: addDays(demo.today, 10),
    });
    const { version } = await demo.ask('hr', calls.sendOffer, saved);
    return { id: saved.id, version };
  }

  test('leads from a request to the draft of an entry', async () => {
    const { jobId, positionId } = await opened(1);
    const id = await applied(jobId);
    const interview = await toStage(id, jobId, 'interview', 'A short way.');
    await demo.ask('hr', calls.moveStage, interview);
    const booked = await demo.ask('hr', calls.bookInterview, {
      applicationId: id,
      on: demo.today,
      from: 1260,
      minutes: 30,
      mode: 'video',
      panel: [panel],
    });
    const early = await toStage(id, jobId, 'offer');
    expect(await refused('hr', calls.moveStage, early)).toBe('recruit.scorecardsMissing');
    await demo.ask('manager', calls.submitScorecard, {
      interviewId: booked.id,
      verdict: 'yes',
      strengths: 'Clear',
      doubts: 'None',
    });
    const offer = await offered(id, jobId, positionId);
    const document = { idDocumentType: 'cn-id', idNumber: freshIdNumber(), gender: 'F' } as const;
    const { entryId } = await demo.ask('hr', calls.acceptOffer, { ...offer, ...document });
    const entry = await ask<Row>(demo, 'hr', entries, 'get', { id: entryId });
    expect(entry).toMatchObject({
      state: 'draft',
      fields: { name: '林见深', position: positionId, joinedOn: addDays(demo.today, 20) },
    });
    const { cards, stages } = await demo.ask('hr', calls.recruitBoard, { jobId });
    const preEntry = stages.find(({ kind }) => kind === 'preEntry');
    expect(cards).toMatchObject([{ id, stageId: preEntry?.id, offer: 'accepted' }]);
  });

  test('keeps offers within the heads that were asked for', async () => {
    const { jobId, positionId } = await opened(1);
    const [first, second] = [await applied(jobId), await applied(jobId)];
    await demo.ask('hr', calls.moveStage, await toStage(second, jobId, 'evaluate'));
    await offered(first, jobId, positionId);
    const another = await toStage(second, jobId, 'offer', 'Both.');
    expect(await refused('hr', calls.moveStage, another)).toBe('recruit.noHeads');
  });

  test('wants a reason to go back, and the version that was shown', async () => {
    const { jobId } = await opened(2);
    const id = await applied(jobId);
    await demo.ask('hr', calls.moveStage, await toStage(id, jobId, 'evaluate'));
    const back = await toStage(id, jobId, 'screen');
    expect(await refused('hr', calls.moveStage, back)).toBe('recruit.reasonNeeded');
    const stale = { ...back, version: back.version - 1, reason: 'Wrong stage.' };
    expect(await refused('hr', calls.moveStage, stale)).toBe('conflict');
    await demo.ask('hr', calls.moveStage, { ...back, reason: 'Wrong stage.' });
    expect((await look(id)).stageId).toBe(back.stageId);
  });

  test('is seen by those who reach the job, and by no one else', async () => {
    const { jobId } = await opened(1);
    const id = await applied(jobId);
    expect(await refused('maple', calls.recruitBoard, { jobId })).toBe('notFound');
    expect(await refused('maple', calls.applicationDetail, { id })).toBe('notFound');
    expect(await refused('staff', calls.recruitBoard, { jobId })).toBe('noPermission');
    await makeAccount(demo, {
      loginName: 'far',
      range: 'self',
      functions: ['recruitment.board', 'recruitment.board.move'],
    });
    expect(await refused('far', calls.recruitBoard, { jobId })).toBe('notFound');
    expect(await refused('far', calls.moveStage, await toStage(id, jobId, 'evaluate'))).toBe(
      'notFound',
    );
  });
});
