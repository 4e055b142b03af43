import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { candidates, hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { charactersOfPdf } from '#tests/support/pdf-characters.ts';
import { freshIdNumber } from '#tests/support/records/life-bench.ts';
import { ask, makeAccount, newValues } from '#tests/support/records/record-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

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

  const termsOf = (applicationId: string, positionId: string) => ({
    applicationId,
    positionId,
    managerId: panel,
    entryOn: addDays(demo.today, 20),
    contractMonths: 36,
    probationMonths: 3,
    basePay: '18000',
    allowance: '650.5',
    validUntil: addDays(demo.today, 10),
  });

  /** The draft of an offer in its stage. */
  async function drafted(id: string, jobId: string, positionId: string) {
    await demo.ask('hr', calls.moveStage, await toStage(id, jobId, 'offer', 'Known for years.'));
    return demo.ask('hr', calls.saveOffer, termsOf(id, positionId));
  }

  const moveOffer = async (
    { id, version }: { readonly id: string; readonly version: number },
    name: 'approve' | 'revise' | 'expire',
  ) => {
    const moved = await demo.ask('hr', calls.offerMove, { id, version, move: name });
    return { id, version: moved.version };
  };

  /** An offer that is sent. */
  async function offered(id: string, jobId: string, positionId: string) {
    const saved = await drafted(id, jobId, positionId);
    const approved = await moveOffer(saved, 'approve');
    const { version } = await demo.ask('hr', calls.sendOffer, {
      id: saved.id,
      version: approved.version,
    });
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

  test('is offered a post only after the approval, and once more after a change', async () => {
    const { jobId, positionId } = await opened(1);
    const id = await applied(jobId);
    expect((await look(id)).jobPosition).toMatchObject({ id: positionId });
    const saved = await drafted(id, jobId, positionId);
    const who = [{ kind: 'people' as const, ids: [panel] }];
    const nodes = [stepOf({ id: 'one', name: 'one', who })];
    await publishRoute(demo, 'offer', nodes, 'beforeFirst', 'approve');
    expect(await refused('hr', calls.sendOffer, saved)).toBe('notNow');
    const waiting = await demo.ask('hr', calls.offerMove, { ...saved, move: 'approve' });
    expect(waiting).toMatchObject({ state: 'draft', pending: expect.any(String) });
    const terms = termsOf(id, positionId);
    const lower = { ...terms, version: waiting.version, basePay: '17000' };
    expect(await refused('hr', calls.saveOffer, lower)).not.toBe('ok');
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: waiting.pending ?? '',
      act: 'approve',
      requestKey: uuid7(),
    });
    await publishRoute(demo, 'offer', null);
    const approved = (await look(id)).offer;
    expect(approved).toMatchObject({ state: 'approved', basePay: '18000.00', allowance: '650.50' });
    const version = approved?.version ?? 0;
    expect(await refused('hr', calls.saveOffer, { ...lower, version })).toBe('notNow');
    const sent = await demo.ask('hr', calls.sendOffer, { id: saved.id, version });
    const draft = await moveOffer({ id: saved.id, ...sent }, 'revise');
    expect(await refused('hr', calls.sendOffer, draft)).toBe('notNow');
    const changed = await demo.ask('hr', calls.saveOffer, { ...lower, version: draft.version });
    expect((await look(id)).offer).toMatchObject({ state: 'draft', basePay: '17000.00' });
    expect(changed.id).toBe(saved.id);
  });

  test('gets a letter with the text of its template, and only those see pay who may', async () => {
    const { jobId, positionId } = await opened(1);
    const id = await applied(jobId);
    const wrong = { values: { name: 'Wrong', body: 'Dear {nickname}' } };
    expect(await refused('hr', calls.offerTemplateCreate, wrong)).toBe('badInput');
    const template = await demo.ask('hr', calls.offerTemplateCreate, {
      values: { name: 'Short', body: '{姓名}：欢迎担任 {position}' },
    });
    const saved = await drafted(id, jobId, positionId);
    const changed = { ...termsOf(id, positionId), version: saved.version, templateId: template.id };
    const draft = await demo.ask('hr', calls.saveOffer, changed);
    expect(await refused('hr', calls.offerLetter, { id: saved.id })).toBe('recruit.letterNotReady');
    const { version } = await moveOffer(draft, 'approve');
    const letter = await (await demo.browser('hr')).call(calls.offerLetter, { id: saved.id });
    expect(letter.headers['content-type']).toBe('application/pdf');
    const shown = charactersOfPdf(letter.bytes);
    for (const one of '林见深欢迎担任18000.00') expect(shown).toContain(one);
    const functions = ['recruitment.board', 'recruitment.jobs', 'recruitment.offers'];
    await makeAccount(demo, { loginName: 'no-pay', range: 'all', functions });
    const seen = await demo.ask('no-pay', calls.applicationDetail, { id });
    expect(seen.offer).toMatchObject({ state: 'approved', basePay: null, allowance: null });
    expect(await refused('no-pay', calls.offerLetter, { id: saved.id })).toBe('noFieldPermission');
    expect(await refused('maple', calls.offerLetter, { id: saved.id })).toBe('notFound');
    // Who sends an offer is shown its link, which opens the pay.
    const sending = [...functions, 'recruitment.offers.edit'];
    await makeAccount(demo, { loginName: 'no-pay-sends', range: 'all', functions: sending });
    expect(await refused('no-pay-sends', calls.sendOffer, { id: saved.id, version })).toBe(
      'noFieldPermission',
    );
  });

  test('cannot accept an offer that is over', async () => {
    const { jobId, positionId } = await opened(1);
    const id = await applied(jobId);
    const sent = await offered(id, jobId, positionId);
    const early = { ...sent, move: 'expire' as const };
    expect(await refused('hr', calls.offerMove, early)).toBe('badInput');
    await demo.gateway.asOwner((client) =>
      client.query('update app.offer set valid_until = $2 where id = $1', [
        sent.id,
        addDays(demo.today, -1),
      ]),
    );
    const document = { idDocumentType: 'cn-id', idNumber: freshIdNumber(), gender: 'M' } as const;
    expect(await refused('hr', calls.acceptOffer, { ...sent, ...document })).toBe('notNow');
    await moveOffer(sent, 'expire');
    const { offer, steps } = await look(id);
    expect([offer?.state, steps[0]?.action]).toEqual(['expired', 'expired']);
  });

  test('of two approved offers for one head one is sent', async () => {
    const { jobId, positionId } = await opened(1);
    const [first, second] = [await applied(jobId), await applied(jobId)];
    const one = await moveOffer(await drafted(first, jobId, positionId), 'approve');
    const other = await moveOffer(await drafted(second, jobId, positionId), 'approve');
    const codes = await Promise.all(
      [one, other].map((offer) => refused('hr', calls.sendOffer, offer)),
    );
    expect(codes.toSorted()).toEqual(['ok', 'recruit.noHeads']);
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
