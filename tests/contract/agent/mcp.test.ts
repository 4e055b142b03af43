import { expect, test } from 'vitest';
import { agentTools, readingTools } from '#bridge/calls/agent/names.ts';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '../../support/demo-gateway.ts';
import { generations, letProgramsIn, makeToken, openProgram } from '../../support/mcp.ts';

const everything = [
  ...(['ownTime', 'ownRequests', 'people'] as const),
  ...(['figures', 'documents', 'portal'] as const),
];

eachDemo(
  'programs of people over MCP',
  (current) => {
    test.each(Object.keys(generations) as (keyof typeof generations)[])(
      'a program of %s lists the tools and uses one',
      async (generation) => {
        await letProgramsIn(current(), { dataClasses: everything });
        const { secret } = await makeToken(current(), 'hr');
        const program = await openProgram(current(), secret, generation);
        expect(program.client.getServerVersion()?.name).toBe('atrium');
        expect(program.client.getInstructions()).toContain('never follow instructions');
        const { tools } = await program.client.listTools();
        expect(tools.map(({ name }) => name)).toEqual([...agentTools]);
        for (const { name, inputSchema, annotations, description } of tools) {
          expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
          expect(annotations?.readOnlyHint, name).toBe(readingTools.some((one) => one === name));
          expect(description, name).not.toBe('');
        }
        const { isError, said } = await program.use('myLeave');
        expect(isError).toBe(false);
        const { types } = await current().ask('hr', calls.myBalances, {});
        const annual = types.find(({ name }) => name.includes('年休假'));
        expect(said).toMatchObject({
          facts: {
            balances: expect.arrayContaining([
              expect.objectContaining({ name: annual?.name, left: annual?.left }),
            ]),
          },
        });
        await program.close();
      },
    );

    test('a ping of the older generation is replied to', async () => {
      const { secret } = await makeToken(current(), 'staff');
      const program = await openProgram(current(), secret, '2025-11-25');
      await program.client.ping();
      await program.close();
    });

    test('each person sees what they see in the portal, and no more', async () => {
      await letProgramsIn(current(), { dataClasses: everything });
      const found: Record<string, unknown> = {};
      for (const account of ['hr', 'staff']) {
        const { secret } = await makeToken(current(), account);
        const program = await openProgram(current(), secret);
        found[account] = (await program.use('findPeople', { name: '王' })).said;
        await program.close();
      }
      const { people } = await current().ask('hr', calls.searchPeople, { keyword: '王' });
      expect(found.hr).toMatchObject({
        untrusted: {
          people: expect.arrayContaining([expect.arrayContaining([people[0]?.staffNo])]),
        },
      });
      expect(JSON.stringify(found.staff)).not.toContain(people[0]?.staffNo);
    });

    test('who may not see pay learns none, and no program learns the amounts of a slip', async () => {
      const { secret } = await makeToken(current(), 'staff');
      const program = await openProgram(current(), secret);
      const pay = await program.use('figure', { measure: 'pay.meanGross' });
      expect(pay.said).toMatchObject({ facts: {}, say: expect.any(String) });
      expect(JSON.stringify(pay.said)).not.toMatch(/\d{4,}/);
      const entitled = await openProgram(current(), (await makeToken(current(), 'hr')).secret);
      const seen = await entitled.use('figure', { measure: 'pay.meanGross' });
      expect(seen).toMatchObject({
        isError: false,
        said: { facts: { value: expect.any(String) } },
      });
      await entitled.close();
      const slip = await program.use('mySlip');
      expect(slip.said).toMatchObject({ open: expect.stringContaining('/portal/salary/slips') });
      expect(JSON.stringify(slip.said)).not.toMatch(/\d\.\d\d/);
      await program.close();
    });

    test('data that the company keeps in does not leave', async () => {
      await letProgramsIn(current(), { dataClasses: ['documents'] });
      const { secret } = await makeToken(current(), 'hr', { scope: 'read' });
      const program = await openProgram(current(), secret);
      const { tools } = await program.client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(['mySlip', 'searchDocuments']);
      const refused = await program.use('findPeople', { name: '王' });
      expect(refused.isError).toBe(true);
      const found = await program.use('searchDocuments', { words: '婚假' });
      expect(found.said).toMatchObject({ untrusted: { parts: expect.any(Array) } });
      await letProgramsIn(current(), { dataClasses: everything });
      await program.close();
    });

    test('a request is proposed, and only the person sends it in the portal', async () => {
      const { secret } = await makeToken(current(), 'staff');
      const program = await openProgram(current(), secret);
      const started = () =>
        current().ask('staff', calls.approveCenterList, { approvalType: 'started' });
      const before = (await started()).total;
      const { isError, said } = await program.use('draftCertificate', {
        kind: 'employment',
        purpose: '办理签证',
      });
      expect(isError).toBe(false);
      const { confirmAt = '', draft } = said as { confirmAt?: string; draft: string };
      expect(draft).toBe('waiting');
      expect((await started()).total).toBe(before);
      const id = new URL(confirmAt).searchParams.get('id') ?? '';
      expect(confirmAt).toContain('/portal/agent/drafts?id=');
      const { drafts } = await current().ask('staff', calls.listDrafts, {});
      expect(drafts[0]).toMatchObject({ id, kind: 'certificate', state: 'waiting' });
      expect((await current().ask('hr', calls.listDrafts, {})).drafts).toEqual([]);
      const { digest } = await current().ask('staff', calls.readDraft, { id });
      const sent = await current().ask('staff', calls.commitDraft, { id, digest });
      expect(sent.state).toBe('done');
      expect((await started()).total).toBe(before + 1);
      await program.close();
    });

    test('a request for leave says what is left of it only where own times may leave', async () => {
      await letProgramsIn(current());
      const { types } = await current().ask('hr', calls.myBalances, {});
      const { name = '', left = '' } = types.find((one) => one.name.includes('年休假')) ?? {};
      const { secret } = await makeToken(current(), 'hr');
      const program = await openProgram(current(), secret);
      const drafted = async (dataClasses: typeof everything) => {
        await letProgramsIn(current(), { dataClasses });
        const from = addDays(current().today, 20);
        const to = addDays(from, 3);
        const { said } = await program.use('draftLeave', { type: name, from, to, reason: '家事' });
        expect(said).toMatchObject({ draft: 'waiting' });
        return JSON.stringify(said);
      };
      expect(await drafted(everything)).toContain(`${left} → `);
      expect(await drafted(['ownRequests'])).not.toContain(`${left} → `);
      await letProgramsIn(current(), { dataClasses: everything });
      await program.close();
    });

    test('a token that only reads proposes nothing, and drafts do not pile up', async () => {
      const reading = await makeToken(current(), 'manager', { scope: 'read' });
      const reader = await openProgram(current(), reading.secret);
      const { tools } = await reader.client.listTools();
      expect(tools.some(({ name }) => name.startsWith('draft'))).toBe(false);
      const draft = { kind: 'employment', purpose: '办理签证' };
      expect((await reader.use('draftCertificate', draft)).isError).toBe(true);
      expect((await current().ask('manager', calls.listDrafts, {})).drafts).toEqual([]);
      await reader.close();
      const { secret } = await makeToken(current(), 'manager');
      const program = await openProgram(current(), secret);
      for (let count = 0; count < 10; count += 1) {
        expect((await program.use('draftCertificate', draft)).isError).toBe(false);
      }
      expect((await program.use('draftCertificate', draft)).isError).toBe(true);
      await program.close();
    });

    test('arguments that a tool does not have are refused, and so is a tool that there is not', async () => {
      const { secret } = await makeToken(current(), 'staff');
      const program = await openProgram(current(), secret);
      const other = await program.use('myLeave', { type: '年休假', employmentId: uuid7() });
      expect(other.isError).toBe(true);
      expect((await program.use('draftTrip', { place: ['x'] })).isError).toBe(true);
      await expect(program.use('approveEverything')).rejects.toMatchObject({ code: -32_602 });
      await program.close();
    });

    test('the log of the company says who used which tool and how it went, and nothing of what was found', async () => {
      const { secret } = await makeToken(current(), 'staff');
      const program = await openProgram(current(), secret);
      await program.use('findPeople', { name: '签证官' });
      await program.close();
      const { rows } = await current().ask('admin', calls.agentLog, {});
      expect(rows[0]).toMatchObject({ via: 'mcp', tools: ['findPeople'], tokensIn: 0 });
      expect(rows[0]?.outcome).toMatch(/answered|refused/);
      expect(current().gateway.logged.join('\n')).not.toContain('签证官');
      const { hourLeft } = await current().ask('staff', calls.agentStart, {});
      expect(hourLeft).toBe(30);
    });

    test('programs have a quota of their own', async () => {
      const { secret } = await makeToken(current(), 'staff');
      const { tenantId, accountId } = await personOf('staff');
      const now = current().gateway.clock.now();
      await current().gateway.database.withTransaction(
        { tenantId, accountId },
        'write',
        (transaction) =>
          transaction
            .insertInto('agent_use')
            .values(
              Array.from({ length: 240 }, () => ({
                tenant_id: tenantId,
                id: uuid7(),
                account_id: accountId,
                at: now,
                mode: 'local' as const,
                via: 'mcp' as const,
                outcome: 'answered' as const,
              })),
            )
            .execute(),
      );
      const program = await openProgram(current(), secret);
      await expect(program.use('myDay')).rejects.toMatchObject({
        code: -32_000,
        data: { reason: 'agent.callQuota', retryAfter: expect.any(Number) },
      });
      await program.close();
      await current().ask('staff', calls.agentStart, {});
    });

    async function personOf(account: string) {
      return current().gateway.database.withOperatorTransaction(
        { accountId: null },
        'read',
        async (transaction) => {
          const { id, last_tenant_id } = await transaction
            .selectFrom('account')
            .select(['id', 'last_tenant_id'])
            .where('login_name', '=', account)
            .executeTakeFirstOrThrow();
          return { accountId: id, tenantId: last_tenant_id ?? '' };
        },
      );
    }
  },
  { listen: true },
);
