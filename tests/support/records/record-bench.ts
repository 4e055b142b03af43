import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { keyOf } from '#bridge/calls/record/calls.ts';
import type { PartName } from '#bridge/calls/record/define.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { RangeKind } from '#gateway/kernel/people/role-rights.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { columnOf } from '#gateway/record/columns.ts';
import { buildPerson } from '../accounts.ts';
import type { DemoGateway } from '../demo-gateway.ts';
import type { ClientAnswer } from '../shell-client.ts';
import { type MadeValues, madeValues } from './record-values.ts';

/** A row as its calls return it. */
export interface ReadRow {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly masks: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly rights: Readonly<Record<string, FieldRight>>;
  readonly can: { readonly edit: boolean; readonly remove: boolean };
}

/** The call behind one part of a record. */
export function callOf({ record }: BoundRecord, part: PartName): AnyCall {
  const call = Object.entries<AnyCall>(calls).find(([key]) => key === keyOf(record, part));
  if (call === undefined) throw new Error(`${record.name} has no ${part}`);
  return call[1];
}

/** Speaks a part of a record as an account. */
export async function speak<Result = ReadRow>(
  demo: DemoGateway,
  account: string,
  bound: BoundRecord,
  part: PartName,
  request: unknown,
): Promise<ClientAnswer<Result>> {
  const browser = await demo.browser(account);
  return browser.send<Result>(callOf(bound, part), request);
}

/** The same for what must be allowed. */
export async function ask<Result = ReadRow>(
  demo: DemoGateway,
  account: string,
  bound: BoundRecord,
  part: PartName,
  request: unknown,
): Promise<Result> {
  const { answer } = await speak<Result>(demo, account, bound, part, request);
  if (answer.result === undefined) {
    throw new Error(
      `${bound.record.name}.${part} as ${account}: ${answer.msg} ${JSON.stringify(answer.fields)}`,
    );
  }
  return answer.result;
}

let serial = 0;

/** Makes one row as the administrator; references take the first thing that can be chosen unless they are given. */
export async function makeRow(
  demo: DemoGateway,
  bound: BoundRecord,
  given: MadeValues = {},
): Promise<ReadRow> {
  const values = { ...(await newValues(demo, bound)), ...given };
  return ask(demo, 'admin', bound, 'create', { values });
}

/** The values of a row that was not made yet. */
export async function newValues(demo: DemoGateway, bound: BoundRecord): Promise<MadeValues> {
  serial += 1;
  const ids = new Map<string, string>();
  for (const [name, field] of Object.entries(bound.record.fields)) {
    if (field.kind !== 'reference' || field.target === bound.record.name) continue;
    const { options } = await ask<{ options: { id: string }[] }>(demo, 'admin', bound, 'choices', {
      field: name,
    });
    // Of one that no two rows share each takes another; the row of the demo gives way.
    const picked = options[field.unique ? serial % options.length : 0];
    if (picked === undefined) continue;
    ids.set(name, picked.id);
    if (field.unique) await giveWay(demo, bound, name, picked.id);
  }
  if (bound.record.name === 'offer') {
    for (const [name, id] of await applyForJob(demo)) ids.set(name, id);
  }
  if (bound.record.name === 'calibrationMeeting') {
    for (const [name, id] of await freeOrgan(demo)) ids.set(name, id);
  }
  if (bound.record.name === 'positionPlan') {
    for (const [name, id] of await openPosition(demo)) ids.set(name, id);
  }
  return madeValues(bound, serial, (name) => ids.get(name));
}

/** A meeting is of a running cycle, and the only one of its organisation. */
async function freeOrgan({ gateway }: DemoGateway): Promise<ReadonlyMap<string, string>> {
  return gateway.asOwner(async (client) => {
    const { rows } = await client.query<{ cycle: string; organ: string }>(
      `select c.id as cycle, o.id as organ from app.performance_cycle c
        join app.tenant t on t.id = c.tenant_id and t.code = 'harbour'
        join app.organ o on o.tenant_id = c.tenant_id and o.closed_on is null
        where c.state = 'running' and not exists (select from app.calibration_meeting m
          where m.tenant_id = c.tenant_id and m.cycle_id = c.id and m.organ_id = o.id)
        order by c.from_on, o.code, c.id limit 1`,
    );
    return new Map(Object.entries(rows[0] ?? {}));
  });
}

/** A plan is of a position of its organisation. */
async function openPosition({ gateway }: DemoGateway): Promise<ReadonlyMap<string, string>> {
  return gateway.asOwner(async (client) => {
    const { rows } = await client.query<{ position: string; organ: string }>(
      `select g.id as position, g.organ_id as organ from app.position g
      join app.tenant t on t.id = g.tenant_id and t.code = 'harbour'
      where g.closed_on is null and g.removed_at is null order by g.code limit 1`,
    );
    return new Map(Object.entries(rows[0] ?? {}));
  });
}

/** An offer is for an application without one: a new candidate applies for a job of the demo. */
async function applyForJob({ gateway }: DemoGateway): Promise<ReadonlyMap<string, string>> {
  const candidate = uuid7();
  const phone = `139${String(10_000_000 + serial)}`;
  return gateway.asOwner(async (client) => {
    const { rows } = await client.query<{ job: string; organ: string }>(
      `with job as (
        select j.tenant_id, j.id, j.organ_id from app.hiring_job j
        join app.tenant t on t.id = j.tenant_id and t.code = 'harbour'
        where j.state = 'open' and j.removed_at is null order by j.id limit 1
      ), person as (
        insert into app.candidate (tenant_id, id, name, phone, channel_id)
        select j.tenant_id, $1, $2, $3, (select c.id from app.hiring_channel c
          where c.tenant_id = j.tenant_id order by c.id limit 1) from job j
      ), made as (
        insert into app.application (tenant_id, id, candidate_id, job_id, applied_on, stage_id, stage_on, state)
        select j.tenant_id, $4, $1, j.id, current_date, (select s.id from app.hiring_stage s
          where s.tenant_id = j.tenant_id order by s.sequence limit 1), current_date, 'active' from job j
      ) select j.id as job, j.organ_id as organ from job j`,
      [candidate, `Candidate ${serial}`, phone, uuid7()],
    );
    const [{ job, organ } = { job: '', organ: '' }] = rows;
    return new Map([
      ['candidate', candidate],
      ['job', job],
      ['organ', organ],
    ]);
  });
}

async function giveWay(
  { gateway }: DemoGateway,
  bound: BoundRecord,
  field: string,
  id: string,
): Promise<void> {
  const column = columnOf(bound, field);
  await gateway.asOwner((client) =>
    client.query(
      `update app."${bound.table}" set removed_at = now() where "${column}" = $1 and removed_at is null`,
      [id],
    ),
  );
}

/** A role of its own for an account of its own. */
export interface RolePlan {
  readonly loginName: string;
  readonly range: RangeKind;
  readonly organIds?: readonly string[];
  readonly functions: readonly string[];
  readonly employmentId?: string;
  readonly rules?: readonly {
    readonly bizType: string;
    readonly field: string;
    readonly access: FieldRight;
  }[];
}

/** Makes an account of the first demo company with one role, and returns who that is. */
export async function makeAccount(
  { gateway, ask: asked }: DemoGateway,
  plan: RolePlan,
): Promise<{ readonly tenantId: string; readonly accountId: string }> {
  const tenantId = (await asked('admin', calls.currentSession, {})).tenant.id;
  const { loginName } = plan;
  const accountId = await buildPerson(gateway.database, { loginName, tenantIds: [tenantId] });
  await gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    transaction
      .updateTable('membership')
      .set({ employment_id: plan.employmentId ?? null })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .execute(),
  );
  await giveRole(gateway, { tenantId, accountId }, plan);
  return { tenantId, accountId };
}

/** Gives an account one role in the place of those it was given before. */
export async function giveRole(
  { database }: Pick<DemoGateway['gateway'], 'database'>,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  plan: RolePlan,
): Promise<void> {
  const { loginName } = plan;
  const role = { tenant_id: tenantId, role_id: uuid7() };
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    await transaction
      .deleteFrom('role_member')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .execute();
    await transaction
      .insertInto('role')
      .values({
        tenant_id: tenantId,
        id: role.role_id,
        code: role.role_id,
        name_zh: loginName,
        name_en: loginName,
      })
      .execute();
    await transaction
      .insertInto('role_member')
      .values({ ...role, account_id: accountId })
      .execute();
    await transaction
      .insertInto('data_range')
      .values({ ...role, kind: plan.range, organ_ids: [...(plan.organIds ?? [])] })
      .execute();
    if (plan.functions.length > 0) {
      await transaction
        .insertInto('role_function')
        .values(plan.functions.map((function_id) => ({ ...role, function_id })))
        .execute();
    }
    const rules = plan.rules ?? [];
    if (rules.length > 0) {
      await transaction
        .insertInto('field_rule')
        .values(
          rules.map(({ bizType, field, access }) => ({
            ...role,
            biz_type: bizType,
            field,
            access,
          })),
        )
        .execute();
    }
  });
}
