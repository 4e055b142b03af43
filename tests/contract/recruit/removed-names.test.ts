import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { reminderJobs } from '#gateway/services/reminders/jobs.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { tablesThatSay } from '#tests/support/records/tables-that-say.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

/** The name now is a part of the one before: what of that one is left would still say who it was. */
const [former, rest, name] = ['钟离旧字', '旧字', '钟离'];

eachDemo('the names of a removed candidate', (current) => {
  test('are gone from approvals, from messages about them and from reminders, former ones too', async () => {
    const demo = current();
    const bench = await openHiringBench(demo);
    const { jobId } = await bench.opened();
    const candidate = await bench.candidate({ name: former, phone: '13977720006' });
    const application = await bench.apply(jobId, candidate.id);
    const who = [{ kind: 'people' as const, ids: [bench.managerId] }];
    const nodes = [stepOf({ id: 'one', name: 'one', who })];
    await publishRoute(demo, 'offer', nodes, 'beforeFirst', 'approve');
    await bench.approved(application, { validUntil: addDays(demo.today, 3) });
    await runDemoJobs(demo, await companyOf(demo), reminderJobs);
    const todo = await demo.ask('manager', calls.approveCenterList, {
      approvalType: 'todo',
      rows: 200,
    });
    const approvalId = todo.rows.find(({ title }) => title.includes(former))?.id ?? '';
    const requestKey = uuid7();
    const words = `${former} is worth it`;
    await demo.ask('manager', calls.actOnApproval, {
      approvalId,
      act: 'approve',
      words,
      requestKey,
    });
    await publishRoute(demo, 'offer', null);
    const { id, version } = candidate;
    await demo.ask('hr', calls.candidateUpdate, { id, version, changes: { name } });
    const { id: offerId, version: offerVersion } = (await bench.look(application)).offer ?? {};
    const sent = await demo.ask('hr', calls.sendOffer, {
      id: offerId ?? '',
      version: offerVersion ?? 0,
    });

    /** The columns of notices, outbox and approval that say a word, by what they are about. */
    const said = async (word: string) => {
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query<{ place: string }>(
          `select distinct place from (
             select 'approval' as place, to_jsonb(p)::text as text from app.approval p
             union all select 'message of the approval', to_jsonb(n)::text from app.notice n
               where n.link_route = '/approvals/' || '${approvalId}'
             union all select 'comment', a.words from app.approval_action a
               where a.approval_id = '${approvalId}'
             union all select 'outbox', o.parts::text from app.outbox o
               where o.link_route = '/approvals/' || '${approvalId}'
             union all select 'reminder', to_jsonb(n)::text from app.notice n
               where n.link_app is null and n.title_en like 'Offers: %') x
           where strpos(text, $1) > 0 order by 1`,
          [word],
        ),
      );
      return rows.map(({ place }) => place);
    };
    // As the approval keeps what was sent before it came back.
    await demo.gateway.asOwner((client) =>
      client.query(
        `update app.approval set returned_values = form_values, returned_lines = form_lines where id = $1`,
        [approvalId],
      ),
    );
    const everywhere = ['approval', 'comment', 'message of the approval', 'outbox', 'reminder'];
    expect(await said(former)).toEqual(everywhere);

    const code = sent.link.slice(sent.link.indexOf('#') + 1);
    const declined = { code, answer: 'declined', note: 'Pay' } as const;
    expect((await demo.gateway.browser().call(calls.answerOfferLink, declined)).code).toBe('ok');
    const { version: now } = await bench.look(application);
    const closing = { id: application, version: now, kind: 'they', note: 'Pay' } as const;
    await demo.ask('hr', calls.closeApplication, closing);
    await demo.ask('hr', calls.clearCandidate, { candidateId: id, also: [] });
    expect(await tablesThatSay(demo.gateway, [former, rest, name])).toEqual([]);
    const { title, log } = await demo.ask('hr', calls.getApproval, { approvalId });
    expect(title).toContain('已清除');
    // Who decided what stays, without a word of it.
    expect(log.length).toBeGreaterThan(1);
    expect(log.every(({ words: said }) => said === null)).toBe(true);
  });
});
