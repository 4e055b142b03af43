/** Consent of candidates, and case 23 of recruitment: what is over is removed, and figures stay. */
import { strToU8, zipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { privacyJob } from '#gateway/services/recruit/consents/privacy-job.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { type HiringBench, openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { readResumeAs } from '#tests/support/records/read-resume.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { tablesThatSay } from '#tests/support/records/tables-that-say.ts';

const secrets = {
  name: '司徒清越',
  phone: '13977712345',
  email: 'situ.qingyue@example.com',
  note: 'Knows the harbour by heart',
  employer: 'Northern Star Ropeworks',
};
const words = [...Object.values(secrets), 'Ropewalk academy', 'Strong in knots', 'Pay is too low'];

function resume(): File {
  const text = `${secrets.name} ${secrets.email} Ropewalk academy`;
  const files = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  };
  return new File([new Uint8Array(zipSync(files))], 'resume.docx');
}

eachDemo('consent of candidates', (current) => {
  let demo: DemoGateway;
  let bench: HiringBench;
  let company: string;
  beforeAll(async () => {
    demo = current();
    bench = await openHiringBench(demo);
    company = await companyOf(demo);
  });
  // Tries of links are counted by the minute and the address.
  beforeEach(() => demo.gateway.clock.advance(61_000));

  const consentOf = (candidateId: string) =>
    demo.ask('hr', calls.candidateConsent, { candidateId });
  const runJob = () => runDemoJobs(demo, company, [privacyJob]);
  const withdraw = (candidateId: string) =>
    demo.ask('hr', calls.noteConsent, {
      candidateId,
      kind: 'withdrawn',
      source: 'phone',
      on: demo.today,
    });
  const funnel = async (jobId: string) =>
    (await demo.ask('hr', calls.recruitBoard, { jobId })).closed;
  /** A link to choose a time, as the candidate holds it. */
  async function linkOf(applicationId: string): Promise<string> {
    const panel = [bench.managerId];
    const times = await demo.ask('hr', calls.freeTimes, { panel, minutes: 30 });
    const { link } = await demo.ask('hr', calls.offerTimes, {
      applicationId,
      minutes: 30,
      mode: 'video',
      panel,
      times: times.slice(0, 3),
    });
    return link.slice(link.indexOf('#') + 1);
  }

  test('is noted with its day and source, and lasts for the months that the company has set', async () => {
    const { id } = await bench.candidate({ name: '上官明', phone: '13977700001' });
    const fresh = await consentOf(id);
    expect(fresh).toMatchObject({
      keptUntil: addMonths(demo.today, 24),
      held: null,
      consents: [],
    });
    const on = addDays(demo.today, -40);
    const given = { candidateId: id, kind: 'given', source: 'agency', on } as const;
    await demo.ask('hr', calls.noteConsent, given);
    expect(await consentOf(id)).toMatchObject({
      keptUntil: addMonths(on, 24),
      consents: [{ kind: 'given', source: 'agency', on, textVersion: null }],
    });
    expect(
      await bench.code('hr', calls.noteConsent, { ...given, on: addDays(demo.today, 1) }),
    ).toBe('badInput');
    const before = await demo.ask('hr', calls.hiringPrivacy, {});
    const text = before.texts[0] ?? { zh: '', en: '' };
    const changed = { version: before.version, months: 12, zh: text.zh, en: `${text.en} Thanks.` };
    await demo.ask('hr', calls.saveHiringPrivacy, changed);
    expect(await bench.code('hr', calls.saveHiringPrivacy, changed)).toBe('conflict');
    const after = await demo.ask('hr', calls.hiringPrivacy, {});
    expect(after).toMatchObject({ months: 12, texts: [{ version: 2 }, { version: 1 }] });
    // What was agreed to before keeps its period.
    expect((await consentOf(id)).keptUntil).toBe(addMonths(on, 24));
    await demo.ask('hr', calls.noteConsent, { ...given, source: 'mail', on: demo.today });
    expect(await consentOf(id)).toMatchObject({
      keptUntil: addMonths(demo.today, 12),
      consents: [{ source: 'mail', textVersion: 2 }, { source: 'agency' }],
    });
    const same = { version: after.version, months: 24, zh: text.zh, en: `${text.en} Thanks.` };
    await demo.ask('hr', calls.saveHiringPrivacy, same);
    expect((await demo.ask('hr', calls.hiringPrivacy, {})).texts).toHaveLength(2);
  });

  test('is given and withdrawn by the holder of a link, of whom it tells nothing', async () => {
    const { jobId } = await bench.opened();
    const { id } = await bench.candidate({ name: '诸葛宁', phone: '13977700002' });
    const application = await bench.apply(jobId, id);
    await bench.moved(application, 'interview', 'Known for years.');
    const link = { code: await linkOf(application), page: 'interview' } as const;
    const read = async () =>
      (await demo.gateway.browser().call(calls.readConsentLink, link)).answer.result;
    const shown = await read();
    expect(shown).toMatchObject({ said: null, months: 24 });
    expect(JSON.stringify(shown)).not.toContain('诸葛宁');
    const answer = (said: 'given' | 'withdrawn', textVersion = shown?.text.version ?? 0) =>
      demo.gateway.browser().call(calls.answerConsentLink, { ...link, answer: said, textVersion });
    expect((await answer('given', 99)).code).toBe('conflict');
    // Twice on one day is one consent.
    for (const _ of [1, 2]) expect((await answer('given')).code).toBe('ok');
    expect((await consentOf(id)).consents).toMatchObject([{ source: 'interview', by: null }]);
    expect((await answer('withdrawn')).answer.result).toMatchObject({
      said: { kind: 'withdrawn' },
    });
    expect(await consentOf(id)).toMatchObject({
      keptUntil: addDays(demo.today, -1),
      held: 'application',
    });
    const foreign = { ...link, code: `${link.code.slice(0, -3)}abc` };
    expect((await demo.gateway.browser().call(calls.readConsentLink, foreign)).code).toBe(
      'recruit.offerUnknown',
    );
  });

  test('case 23: over with an active application it is held; closed, no word about the person is left', async () => {
    const { jobId } = await bench.opened();
    const { id: file } = await demo.ask('admin', calls.uploadRecordFile, {
      record: 'candidate',
      field: 'resume',
      file: resume(),
    });
    const { id } = await bench.candidate({ ...secrets, resume: file });
    await readResumeAs(demo, 'hr', id);
    const application = await bench.apply(jobId, id);
    await bench.moved(application, 'interview', 'Known for years.');
    const { id: interviewId } = await demo.ask('hr', calls.bookInterview, {
      applicationId: application,
      on: demo.today,
      from: 1200,
      minutes: 30,
      mode: 'video',
      panel: [bench.managerId],
    });
    const card = { interviewId, verdict: 'yes', strengths: 'Strong in knots', doubts: '' } as const;
    await demo.ask('manager', calls.submitScorecard, { ...card, doubts: 'None' });
    const offer = await bench.sentLink(application);
    expect(await bench.code('hr', calls.clearCandidate, { candidateId: id, also: [] })).toBe(
      'recruit.heldByOffer',
    );
    const declined = { code: offer, answer: 'declined', note: 'Pay is too low' } as const;
    expect((await demo.gateway.browser().call(calls.answerOfferLink, declined)).code).toBe('ok');
    await withdraw(id);
    await runJob();
    expect(await consentOf(id)).toMatchObject({ held: 'application' });
    expect(await bench.code('hr', calls.clearCandidate, { candidateId: id, also: [] })).toBe(
      'recruit.heldByApplication',
    );
    const { version } = await bench.look(application);
    const closing = { id: application, version, kind: 'they', note: 'Pay is too low' } as const;
    await demo.ask('hr', calls.closeApplication, closing);
    const [closed, figures] = [await funnel(jobId), await bench.look(application)];
    expect((await tablesThatSay(demo.gateway, words)).length).toBeGreaterThan(6);
    await runJob();
    expect(await tablesThatSay(demo.gateway, words)).toEqual([]);
    expect(await bench.code('hr', calls.candidateGet, { id })).toBe('notFound');
    expect(await funnel(jobId)).toBe(closed);
    const after = await bench.look(application);
    expect(after.steps.map(({ action }) => action)).toEqual(
      figures.steps.map(({ action }) => action),
    );
    expect(after.interviews).toMatchObject([{ panel: [{ verdict: 'yes', strengths: null }] }]);
    expect(after.candidate).toMatchObject({ name: '已清除', phone: null });
    const again = { id: application, version: after.version };
    expect(await bench.code('hr', calls.reopenApplication, again)).toBe('notNow');
    await runJob();
    expect(await bench.look(application)).toEqual(after);
  });

  test('is removed on request with the rows of the same person, by who has the right only', async () => {
    const twin = { name: '欧阳望舒', phone: '13977700009' };
    const [one, other, merged] = [
      await bench.candidate(twin),
      await bench.candidate(twin),
      await bench.candidate({ ...twin, note: 'A merged note' }),
    ];
    await demo.ask('hr', calls.mergeCandidates, {
      keptId: one.id,
      mergedId: merged.id,
      taken: ['note'],
    });
    const { alike } = await consentOf(one.id);
    expect(alike).toEqual([{ id: other.id, name: twin.name, held: null }]);
    const request = { candidateId: one.id, also: [other.id] };
    const functions = ['recruitment.candidates', 'recruitment.candidates.edit'];
    await makeAccount(demo, { loginName: 'clears-nothing', range: 'all', functions });
    expect(await bench.code('clears-nothing', calls.clearCandidate, request)).toBe('noPermission');
    expect(await demo.ask('hr', calls.clearCandidate, request)).toEqual({ cleared: 2 });
    expect(await tablesThatSay(demo.gateway, [twin.name, twin.phone, 'A merged note'])).toEqual([]);
    const { merges } = await demo.ask('hr', calls.candidateDuplicates, {});
    expect(merges.filter(({ canUndo }) => canUndo)).toEqual([]);
  });

  test('that ends soon is told to the owner once', async () => {
    const ending = addMonths(addDays(demo.today, 20), -24);
    const { id } = await bench.candidate({
      name: '令狐晚',
      phone: '13977700010',
      owner: bench.managerId,
    });
    await demo.ask('hr', calls.noteConsent, {
      candidateId: id,
      kind: 'given',
      source: 'paper',
      on: ending,
    });
    const told = async () => {
      const { rows } = await demo.ask('manager', calls.noticePage, { rows: 50 });
      return rows.filter(({ title }) => title.endsWith('candidates ends soon')).length;
    };
    await runJob();
    expect(await told()).toBe(1);
    await runJob();
    expect(await told()).toBe(1);
    const { ending: listed } = await demo.ask('hr', calls.hiringPrivacy, {});
    expect(listed).toContainEqual(expect.objectContaining({ id, said: 'given', held: null }));
  });

  test('is asked on a page of the company, at the host and with the logo of its brand', async () => {
    const { jobId } = await bench.opened();
    const application = await bench.apply(jobId);
    await bench.moved(application, 'interview', 'Known for years.');
    const logoUrl = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')}`;
    const brand = async (hosts: string[]) =>
      demo.ask('operator', calls.saveBrand, {
        systemCode: 'harbour',
        settings: {
          nameZh: '',
          nameEn: '',
          logoUrl,
          linkUrl: '',
          themeId: '',
          hosts,
          hiddenApps: [],
        },
      });
    await brand(['jobs.harbour.example:7000']);
    const panel = [bench.managerId];
    const times = await demo.ask('hr', calls.freeTimes, { panel, minutes: 30 });
    const request = { applicationId: application, minutes: 30, mode: 'video', panel } as const;
    const { link } = await demo.ask('hr', calls.offerTimes, {
      ...request,
      times: times.slice(0, 2),
    });
    expect(link).toMatch(/^http:\/\/jobs\.harbour\.example:7000\/interview#harbour\./);
    const code = link.slice(link.indexOf('#') + 1);
    const shown = (await demo.gateway.browser().call(calls.readTimes, { code })).answer.result;
    expect(shown).toMatchObject({ systemCode: 'harbour', logoUrl });
    await brand([]);
    const plain = await demo.ask('hr', calls.offerTimes, { ...request, times: times.slice(2, 4) });
    expect(plain.link).not.toContain('jobs.harbour');
  });
});
