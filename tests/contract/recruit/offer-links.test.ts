import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { charactersOfPdf } from '#tests/support/pdf-characters.ts';
import { type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import { freshIdNumber } from '#tests/support/records/life-bench.ts';
import { type OfferBench, openOfferBench } from '#tests/support/records/offer-bench.ts';

eachDemo('the link to an offer', (current) => {
  let demo: DemoGateway;
  let people: ReachedPeople;
  let bench: OfferBench;
  beforeAll(async () => {
    demo = current();
    people = await reachPeople(demo.gateway, 'admin');
    bench = await openOfferBench(demo);
  });
  afterAll(() => people.close());

  // Tries are counted by the minute and the address, which is the same for everybody here.
  beforeEach(() => demo.gateway.clock.advance(61_000));

  /** A browser that is signed in to nothing, as a candidate's. */
  const visitor = () => demo.gateway.browser();
  const read = (code: string) => visitor().call(calls.readOfferLink, { code });
  const open = async (code: string) => (await read(code)).answer.result;
  const answer = (request: RequestOf<typeof calls.answerOfferLink>) =>
    visitor().call(calls.answerOfferLink, request);
  const letter = (code: string) => visitor().call(calls.offerLinkLetter, { code });
  const look = (id: string) => demo.ask('hr', calls.applicationDetail, { id });

  test('comes by mail, shows the offer without an account, and takes the acceptance', async () => {
    const { applicationId, code, link, sent } = await bench.offered('林见深');
    expect(sent).toMatchObject({ channel: 'mail', to: expect.stringContaining('*') });
    const mail = people.mail.mails.at(-1);
    expect(mail?.to).toEqual(['lin@example.com']);
    expect(mail?.text).toContain(link);
    expect(mail?.text).not.toMatch(/17,?600/);
    const shown = await open(code);
    expect(shown).toMatchObject({ state: 'open', offer: { entryOn: addDays(demo.today, 20) } });
    expect(shown?.offer?.letter.body).toContain('林见深');
    expect(shown?.offer?.letter.terms).toContainEqual({
      term: 'Base pay',
      value: 'CNY 17,600.00 a month before tax',
    });
    expect(shown?.offer?.letter.terms).toContainEqual({ term: 'Salaries a year', value: '13' });
    const file = await letter(code);
    expect(file.headers['content-type']).toBe('application/pdf');
    for (const one of '林见深17,600.00') expect(charactersOfPdf(file.bytes)).toContain(one);
    const accepted = await answer({ code, answer: 'accepted' });
    expect(accepted.answer.result).toMatchObject({ state: 'accepted', offer: null });
    await demo.gateway.services.delivery.settled();
    expect(people.mail.mails.at(-1)).toMatchObject({
      to: ['lin@example.com'],
      text: expect.stringContaining(`join on ${addDays(demo.today, 20)}`),
    });
    // A second press confirms nothing once more.
    const mails = people.mail.mails.length;
    await answer({ code, answer: 'accepted' });
    await demo.gateway.services.delivery.settled();
    expect(people.mail.mails).toHaveLength(mails);
    const detail = await look(applicationId);
    expect(detail.offer).toMatchObject({ state: 'accepted', entryId: null });
    expect(detail.steps[0]).toMatchObject({ action: 'accepted', by: '林见深' });
    const { stages } = await demo.ask('hr', calls.recruitBoard, { jobId: bench.jobId });
    expect(stages.find(({ id }) => id === detail.stageId)?.kind).toBe('preEntry');
    const { rows } = await demo.ask('manager', calls.noticePage, { rows: 10 });
    expect(rows.map(({ title }) => title)).toContain('Offer accepted: 林见深');
    expect((await letter(code)).code).toBe('notNow');
    // The entry is made as after an acceptance that a recruiter notes.
    const document = { idDocumentType: 'cn-id', idNumber: freshIdNumber(), gender: 'F' } as const;
    const { id = '', version = 0 } = detail.offer ?? {};
    await demo.ask('hr', calls.acceptOffer, { id, version, ...document });
    expect(await open(code)).toMatchObject({ state: 'accepted', offer: null });
  });

  test('takes a refusal with its reason, and opens nothing from then on', async () => {
    const { applicationId, code } = await bench.offered('沈知微');
    expect((await answer({ code, answer: 'declined' })).answer.fields).toMatchObject([
      { path: 'note', issue: 'required' },
    ]);
    const note = '家庭原因';
    const declined = await answer({ code, answer: 'declined', note });
    expect(declined.answer.result).toMatchObject({ state: 'declined', offer: null });
    await demo.gateway.services.delivery.settled();
    expect(people.mail.mails.at(-1)?.text).toContain('You declined the offer');
    const { offer, steps } = await look(applicationId);
    expect(offer).toMatchObject({ state: 'declined', answerNote: note });
    expect(steps[0]).toMatchObject({ action: 'declined', reason: note, by: '沈知微' });
    const history = await demo.ask('hr', calls.offerHistory, { id: offer?.id ?? '' });
    expect(history.rows[0]).toMatchObject({ actorName: '沈知微', action: 'move' });
    const { rows } = await demo.ask('manager', calls.noticePage, { rows: 10 });
    expect(rows.map(({ title }) => title)).toContain('Offer declined: 沈知微');
    const again = await answer({ code, answer: 'accepted' });
    expect(again.answer.result).toMatchObject({ state: 'declined', offer: null });
    expect((await look(applicationId)).offer?.state).toBe('declined');
  });

  test('of two answers at once one counts, and the other shows what came of it', async () => {
    const twice = await bench.offered('周以安');
    const same = await Promise.all(
      [1, 2].map(() => answer({ code: twice.code, answer: 'accepted' })),
    );
    expect(same.map(({ answer: { result } }) => result?.state)).toEqual(['accepted', 'accepted']);
    const { steps } = await look(twice.applicationId);
    expect(steps.filter(({ action }) => action === 'accepted')).toHaveLength(1);
    const both = await bench.offered('陆清和');
    const [one, other] = await Promise.all([
      answer({ code: both.code, answer: 'accepted' }),
      answer({ code: both.code, answer: 'declined', note: 'No.' }),
    ]);
    expect(one.answer.result?.state).toBe(other.answer.result?.state);
    const { offer } = await look(both.applicationId);
    expect(offer?.state).toBe(one.answer.result?.state);
  });

  test('ends when the offer is revised, sent again, withdrawn, declined or over', async () => {
    const { offer, code } = await bench.offered('顾南乔');
    const draft = await bench.move(offer, 'revise');
    const closed = { offer: null };
    expect(await open(code)).toMatchObject({ state: 'revised', ...closed });
    const second = await bench.send(await bench.move(draft, 'approve'));
    expect(await open(code)).toMatchObject({ state: 'revised', ...closed });
    expect(await open(second.code)).toMatchObject({ state: 'open' });
    const third = await bench.send(second.offer);
    expect(await open(second.code)).toMatchObject({ state: 'replaced', ...closed });
    expect((await letter(second.code)).code).toBe('notNow');
    await answer({ code: second.code, answer: 'accepted' });
    expect(await open(third.code)).toMatchObject({ state: 'open' });
    await demo.ask('hr', calls.answerOffer, {
      ...third.offer,
      answer: 'withdrawn',
      note: 'The budget was cut.',
    });
    expect(await open(third.code)).toMatchObject({ state: 'withdrawn', ...closed });
    const noted = await bench.offered('江望舒');
    await demo.ask('hr', calls.answerOffer, {
      ...noted.offer,
      answer: 'declined',
      note: 'Said on the phone.',
    });
    expect(await open(noted.code)).toMatchObject({ state: 'declined', ...closed });
  });

  test('ends with the last valid day', async () => {
    const { applicationId, offer, code } = await bench.offered('许星野');
    await demo.gateway.asOwner((client) =>
      client.query('update app.offer set valid_until = $2 where id = $1', [
        offer.id,
        addDays(demo.today, -1),
      ]),
    );
    // Case 22: it says whom to ask.
    expect(await open(code)).toMatchObject({
      state: 'expired',
      offer: null,
      contactName: expect.stringMatching(/./),
    });
    expect((await letter(code)).code).toBe('notNow');
    const late = await answer({ code, answer: 'accepted' });
    expect(late.answer.result).toMatchObject({ state: 'expired' });
    expect((await look(applicationId)).offer?.state).toBe('sent');
    const again = await (await demo.browser('hr')).call(calls.sendOffer, offer);
    expect(again.code).toBe('notNow');
    await bench.move(offer, 'expire');
    expect(await open(code)).toMatchObject({ state: 'expired', offer: null });
  });

  test('that is guessed or of another company opens nothing, and says the same', async () => {
    const { applicationId, code } = await bench.offered('苏晚晴');
    const secret = code.slice('harbour.'.length);
    const wrong = [`maple.${secret}`, `nowhere.${secret}`, `harbour.${'A'.repeat(43)}`];
    for (const one of wrong) {
      expect((await read(one)).code).toBe('recruit.offerUnknown');
      expect((await letter(one)).code).toBe('recruit.offerUnknown');
      expect((await answer({ code: one, answer: 'accepted' })).code).toBe('recruit.offerUnknown');
    }
    expect((await look(applicationId)).offer?.state).toBe('sent');
  });

  test('is made by those who change offers, and shown to the recruiter where there is no address', async () => {
    const { offer } = await bench.approved('程予安', null);
    const refused = async (account: string) =>
      (await (await demo.browser(account)).call(calls.sendOffer, offer)).code;
    expect(await refused('staff')).toBe('noPermission');
    expect(await refused('maple')).toBe('notFound');
    const mails = people.mail.mails.length;
    const sent = await bench.send(offer);
    expect(sent.sent).toBeNull();
    expect(people.mail.mails).toHaveLength(mails);
    expect(await open(sent.code)).toMatchObject({ state: 'open' });
    expect(await refused('hr')).toBe('conflict');
  });

  test('sends the message to the recruiter of the job where it has one', async () => {
    const recruiter = (await demo.ask('hr', calls.currentSession, {})).user.employmentId;
    const assign = (id: string | null | undefined) =>
      demo.gateway.asOwner((client) =>
        client.query('update app.hiring_job set recruiter_id = $2 where id = $1', [
          bench.jobId,
          id,
        ]),
      );
    await assign(recruiter);
    const { code } = await bench.offered('白景明');
    await answer({ code, answer: 'accepted' });
    await assign(null);
    const titles = async (account: string) =>
      (await demo.ask(account, calls.noticePage, { rows: 10 })).rows.map(({ title }) => title);
    expect(await titles('hr')).toContain('Offer accepted: 白景明');
    expect(await titles('manager')).not.toContain('Offer accepted: 白景明');
  });

  test('is kept as a hash alone, and neither its secret nor pay is logged', async () => {
    const { code } = await bench.offered('叶清欢');
    await read(code);
    await answer({ code, answer: 'declined', note: 'Another offer.' });
    const secret = code.slice('harbour.'.length);
    const { rows: tables } = await demo.gateway.asOwner((client) =>
      client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'`,
      ),
    );
    for (const { name } of tables) {
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query(`select 1 from app."${name}" t where strpos(t::text, $1) > 0 limit 1`, [
          secret,
        ]),
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query('select ended from app.offer_link where secret_hash = $1', [
        createHash('sha256').update(secret).digest(),
      ]),
    );
    expect(rows).toEqual([{ ended: 'declined' }]);
    const logged = demo.gateway.logged.join('\n');
    expect(logged).not.toContain(secret);
    expect(logged).not.toMatch(/17,?600/);
  });

  test('can be tried ten times a minute', async () => {
    const { code } = await bench.offered('温如许');
    const codes: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push((await read(code)).code);
    expect(codes.at(0)).toBe('ok');
    expect(codes.at(-1)).toBe('throttled');
  });

  test('that somebody makes up leave thirty counters a minute behind, and no more', async () => {
    const address = '203.0.113.77';
    const codes: unknown[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const code = `harbour.${randomBytes(32).toString('base64url')}`;
      const browser = demo.gateway.browser();
      codes.push((await browser.call(calls.readOfferLink, { code }, { address })).code);
    }
    expect([codes.at(0), codes.at(-1)]).toEqual(['recruit.offerUnknown', 'throttled']);
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query(
        "select count(*)::int as n from app.throttle where key like 'offer:%' and points = 1",
      ),
    );
    expect(rows[0].n).toBeLessThanOrEqual(35);
  });
});
