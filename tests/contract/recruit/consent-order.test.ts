/** What was said on the latest day decides until when data of a candidate is kept, through merges as well. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { privacyJob } from '#gateway/services/recruit/consents/privacy-job.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { type HiringBench, openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

eachDemo('the order of consents', (current) => {
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

  const runJob = () => runDemoJobs(demo, company, [privacyJob]);
  const day = (days: number) => addDays(demo.today, days);
  const said = (candidateId: string, kind: 'given' | 'withdrawn', on: string) =>
    ({ candidateId, kind, source: 'phone', on }) as const;
  const note = (candidateId: string, kind: 'given' | 'withdrawn', on: string) =>
    demo.ask('hr', calls.noteConsent, said(candidateId, kind, on));
  const keptUntil = async (candidateId: string) =>
    (await demo.ask('hr', calls.candidateConsent, { candidateId })).keptUntil;
  const isThere = async (id: string) =>
    (await bench.code('hr', calls.candidateGet, { id })) === 'ok';
  const merge = (keptId: string, mergedId: string) =>
    demo.ask('hr', calls.mergeCandidates, { keptId, mergedId, taken: [] });

  test('a withdrawal is noted by who may remove data, and no consent before it', async () => {
    const { id } = await bench.candidate({ name: '钟离一', phone: '13977720001' });
    const functions = ['recruitment.candidates', 'recruitment.candidates.edit'];
    await makeAccount(demo, { loginName: 'notes-only', range: 'all', functions });
    const withdrawn = said(id, 'withdrawn', day(-2));
    expect(await bench.code('notes-only', calls.noteConsent, withdrawn)).toBe('noPermission');
    const given = said(id, 'given', day(-5));
    expect(await bench.code('notes-only', calls.noteConsent, given)).toBe('ok');
    await demo.ask('hr', calls.noteConsent, withdrawn);
    expect(await keptUntil(id)).toBe(day(-3));
    expect(await bench.code('hr', calls.noteConsent, given)).toBe('badInput');
    await note(id, 'given', day(-1));
    expect(await keptUntil(id)).toBe(addMonths(day(-1), 24));
  });

  test('an earlier withdrawal that is noted later does not undo a consent', async () => {
    const { id } = await bench.candidate({ name: '钟离二', phone: '13977720002' });
    await note(id, 'given', day(-1));
    await note(id, 'withdrawn', day(-4));
    expect(await keptUntil(id)).toBe(addMonths(day(-1), 24));
    await runJob();
    expect(await isThere(id)).toBe(true);
  });

  test('an undone merge gives the end of keeping back', async () => {
    const [one, other, third] = [
      await bench.candidate({ name: '钟离三', phone: '13977720003' }),
      await bench.candidate({ name: '钟离三', phone: '13977720003' }),
      await bench.candidate({ name: '钟离三', phone: '13977720003' }),
    ];
    await note(other.id, 'withdrawn', day(0));
    const { id } = await merge(one.id, other.id);
    expect(await keptUntil(one.id)).toBe(day(-1));
    await demo.ask('hr', calls.undoMerge, { id });
    expect(await keptUntil(one.id)).toBe(addMonths(demo.today, 24));
    expect(await keptUntil(other.id)).toBe(day(-1));
    // A day from a migration, without a consent: the later end stays.
    await demo.gateway.asOwner((client) =>
      client.query('update app.candidate set keep_until = $2 where id = $1', [third.id, day(90)]),
    );
    await merge(one.id, third.id);
    expect(await keptUntil(one.id)).toBe(addMonths(demo.today, 24));
  });

  test('a shorter period leaves 30 days to who has not agreed', async () => {
    const { id } = await bench.candidate({ name: '钟离四', phone: '13977720004' });
    await demo.gateway.asOwner((client) =>
      client.query(`update app.candidate set created_at = $2 where id = $1`, [
        id,
        addMonths(demo.today, -20),
      ]),
    );
    const save = async (months: number) => {
      const { version, texts } = await demo.ask('hr', calls.hiringPrivacy, {});
      const { zh, en } = texts[0] ?? { zh: '', en: '' };
      await demo.ask('hr', calls.saveHiringPrivacy, { version, months, zh, en });
    };
    await save(12);
    expect(await keptUntil(id)).toBe(day(30));
    await runJob();
    expect(await isThere(id)).toBe(true);
    await save(24);
  });

  test('a withdrawal by a link waits while another row of the person is open', async () => {
    const { jobId } = await bench.opened();
    const twin = { name: '钟离五', phone: '13977720005', owner: bench.managerId };
    const [one, other] = [await bench.candidate(twin), await bench.candidate(twin)];
    const application = await bench.apply(jobId, one.id);
    const link = { code: await bench.sentLink(application), page: 'offer' } as const;
    const browser = demo.gateway.browser();
    const { answer } = await browser.call(calls.answerConsentLink, {
      ...link,
      answer: 'withdrawn',
      textVersion: 1,
    });
    expect(answer.result).toMatchObject({ said: { kind: 'withdrawn', isRequest: true } });
    const { rows } = await demo.ask('manager', calls.noticePage, { rows: 50 });
    expect(rows.map(({ title }) => title)).toContain(
      'A candidate asked for their data to be removed',
    );
    const declined = { code: link.code, answer: 'declined', note: 'Pay' } as const;
    expect((await browser.call(calls.answerOfferLink, declined)).code).toBe('ok');
    const { version } = await bench.look(application);
    const closing = { id: application, version, kind: 'they', note: 'Pay' } as const;
    await demo.ask('hr', calls.closeApplication, closing);
    await runJob();
    expect(await isThere(one.id)).toBe(true);
    const { ending } = await demo.ask('hr', calls.hiringPrivacy, {});
    expect(ending.filter(({ id }) => id === one.id)).toMatchObject([{ waits: true, held: null }]);
    expect(await demo.ask('hr', calls.candidateConsent, { candidateId: one.id })).toMatchObject({
      waits: true,
    });
    const [firstId, secondId] = [one.id, other.id].sort();
    await demo.ask('hr', calls.keepApart, { firstId: firstId ?? '', secondId: secondId ?? '' });
    await runJob();
    expect(await isThere(one.id)).toBe(false);
    expect(await isThere(other.id)).toBe(true);
  });
});
