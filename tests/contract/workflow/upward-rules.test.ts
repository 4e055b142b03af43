import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { type AssigneeRule, type StepNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { organsAbove } from '#gateway/services/workflow/upward.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { organHand } from '#tests/support/organ-hand.ts';
import { inCompany, tenantOf } from '#tests/support/records/life-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Name = 'staff' | 'manager' | 'hr';

const department = fieldOf({
  id: 'dept',
  nameZh: '部门',
  nameEn: 'Department',
  kind: 'organ',
});

eachDemo('rules that look at the department', (current) => {
  let demo: DemoGateway;
  let ids: Readonly<Record<Name, string>>;
  let names: Readonly<Record<Name, string>>;
  let post: string;
  /** The organisation of the applicant and those above it, and one beside them. */
  let organs: readonly string[];
  let beside: string;
  const at = (level: number) => organs.at(level) ?? '';

  beforeAll(async () => {
    demo = current();
    const own = async (name: Name) =>
      (await demo.ask(name, calls.currentSession, {})).user.employmentId ?? '';
    ids = { staff: await own('staff'), manager: await own('manager'), hr: await own('hr') };
    const { people } = await demo.ask('admin', calls.routeChoices, {});
    const called = (name: Name) => people.find(({ id }) => id === ids[name])?.name ?? '';
    names = { staff: called('staff'), manager: called('manager'), hr: called('hr') };
    const tenantId = await tenantOf(demo);
    await inCompany(demo, async (database) => {
      const one = async (query: ReturnType<typeof sql<{ id: string }>>) =>
        (await query.execute(database)).rows[0]?.id ?? '';
      const lives = await one(sql`select organ_id as id from job_row
        where employment_id = ${ids.staff} and to_on is null`);
      const context = { database, tenantId, now: () => demo.gateway.clock.now() };
      organs = (await organsAbove(context, lives)).map(({ id }) => id);
      beside = await one(sql`select organ_id as id from organ_row
        where to_on is null and not organ_id = any(${organs}::uuid[]) limit 1`);
      post = await one(sql`insert into post (tenant_id, id, code, name, name_sort, category_id)
        select tenant_id, gen_random_uuid(), 'partner', 'HRBP', 'hrbp', category_id from post
        limit 1 returning id`);
    });
    expect(organs.length).toBeGreaterThan(1);
  });

  /** Puts some people alone into the post, each in an organisation. */
  async function hold(places: Partial<Record<Name, string>>): Promise<void> {
    await inCompany(demo, async (database) => {
      await sql`update job_row set post_id = null where post_id = ${post}`.execute(database);
      for (const [name, organ] of Object.entries(places))
        await sql`update job_row set post_id = ${post}, organ_id = ${organ}
          where employment_id = ${ids[name as Name]} and to_on is null`.execute(database);
    });
  }
  beforeEach(() => hold({ staff: at(0) }));

  const asks = (who: AssigneeRule, more: Partial<StepNode> = {}) =>
    stepOf({ id: 'one', name: 'one', who: [who], ...more });
  const partner = (): AssigneeRule => ({ kind: 'post', ids: [post], upward: true });
  async function forecast(formId: string, values = {}) {
    const { steps, blocked } = await demo.ask('staff', calls.formInstancePreview, {
      formId,
      version: 1,
      values,
    });
    return { names: steps.flatMap(({ people }) => people.map(({ name }) => name)), blocked };
  }

  test('ask who holds a post in the own department, else in the nearest above', async () => {
    const formId = await publishForm(demo, [asks(partner(), { noAssignee: 'block' })]);
    await hold({ manager: at(0), hr: at(1) });
    expect((await forecast(formId)).names).toEqual([names.manager]);
    await hold({ manager: beside, hr: at(-1) });
    expect((await forecast(formId)).names).toEqual([names.hr]);
    const approvalId = await sendForm(demo, 'staff', formId);
    const { steps } = await demo.ask('staff', calls.getApproval, { approvalId });
    expect(steps[0]?.people).toMatchObject([{ name: names.hr, state: 'open' }]);
    await hold({ manager: beside });
    expect((await forecast(formId)).blocked).toBe(true);
    const all = await publishForm(demo, [asks({ kind: 'post', ids: [post] })]);
    expect((await forecast(all)).names).toEqual([names.manager]);
  });

  test('go past the applicant, and past who cannot act', async () => {
    const formId = await publishForm(demo, [asks(partner(), { noAssignee: 'block' })]);
    await hold({ staff: at(0), hr: at(-1) });
    expect((await forecast(formId)).names).toEqual([names.hr]);
    await hold({ manager: at(0), hr: at(-1) });
    const setAccount = (status: 'active' | 'suspended') =>
      inCompany(demo, (database) =>
        database
          .updateTable('membership')
          .set({ status })
          .where('employment_id', '=', ids.manager)
          .execute(),
      );
    await setAccount('suspended');
    expect((await forecast(formId)).names).toEqual([names.hr]);
    await setAccount('active');
    expect((await forecast(formId)).names).toEqual([names.manager]);
  });

  test('ask those of a role whose data range has the department', async () => {
    const tenantId = await tenantOf(demo);
    const role = await inCompany(demo, async (database) => {
      const made = sql<{ id: string }>`insert into role (tenant_id, id, code, name_zh, name_en)
        values (${tenantId}, gen_random_uuid(), 'regional', '区域人事', 'Regional HR') returning id`;
      const id = (await made.execute(database)).rows[0]?.id ?? '';
      await sql`insert into role_member (tenant_id, role_id, account_id) select ${tenantId}, ${id}, m.account_id
        from membership m where m.employment_id in (${ids.manager}, ${ids.hr})`.execute(database);
      return id;
    });
    const range = (kind: string, organIds: readonly string[] = []) =>
      inCompany(demo, async (database) => {
        await sql`delete from data_range where role_id = ${role}`.execute(database);
        await sql`insert into data_range (tenant_id, role_id, kind, organ_ids)
          values (${tenantId}, ${role}, ${kind}, ${organIds}::uuid[])`.execute(database);
      });
    const named = await publishForm(demo, [
      asks({ kind: 'role', ids: [role], inRange: true }, { noAssignee: 'block' }),
    ]);
    const found = async () => {
      const { names: asked, blocked } = await forecast(named);
      return blocked ? [] : asked.toSorted();
    };
    const both = [names.manager, names.hr].toSorted();
    await hold({ staff: at(0), manager: at(0), hr: beside });
    await range('all');
    expect(await found()).toEqual(both);
    await range('own_organ');
    expect(await found()).toEqual([names.manager]);
    await hold({ staff: at(0), manager: at(-1), hr: beside });
    expect(await found()).toEqual([]);
    await range('own_organ_and_below');
    expect(await found()).toEqual([names.manager]);
    await range('custom', [beside]);
    expect(await found()).toEqual([]);
    await range('custom', [beside, at(-1)]);
    expect(await found()).toEqual(both);
    await range('self');
    expect(await found()).toEqual([]);
  });

  test('pass over a department that was dissolved', async () => {
    const hand = organHand(demo, 'hr');
    const team = await hand.add(at(0), '已撤销小组', addDays(demo.today, -1));
    const leads = (organ: string, who: Name) =>
      inCompany(demo, (database) =>
        sql`update organ_row set leader_id = ${ids[who]} where organ_id = ${organ} and to_on is null`.execute(
          database,
        ),
      );
    await leads(team, 'manager');
    await leads(at(0), 'hr');
    const named = await publishForm(demo, [asks({ kind: 'organLeader', field: 'dept' })], {
      fields: [department],
    });
    const found = async () => (await forecast(named, { dept: team })).names;
    const chain = async () => {
      const tenantId = await tenantOf(demo);
      return inCompany(demo, (database) =>
        organsAbove({ database, tenantId, now: () => demo.gateway.clock.now() }, team),
      );
    };
    expect(await found()).toEqual([names.manager]);
    expect((await chain()).map(({ id }) => id)).toEqual([team, ...organs]);
    await inCompany(demo, (database) =>
      sql`update organ set closed_on = ${demo.today}::date where id = ${team}`.execute(database),
    );
    expect(await found()).toEqual([names.hr]);
    expect((await chain()).map(({ id }) => id)).toEqual(organs);
  });
});
