import { sql } from 'kysely';
import { calls } from '#bridge/calls/index.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import {
  agencies,
  dispatchAgreements,
  dispatchAssignments,
  dispatchPosts,
} from '#gateway/services/outsourcing/records/index.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';
import { hired } from '#tests/support/records/life-bench.ts';
import { ask, newValues, speak } from '#tests/support/records/record-bench.ts';

/** A row of dispatched work as its calls return it. */
export interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
}

let serial = 0;

/** Makes a row with values that hold for any row of its kind, and with those given. */
export async function make(demo: DemoGateway, bound: BoundRecord, given: object): Promise<Row> {
  const values = { ...(await newValues(demo, bound)), ...given };
  return ask<Row>(demo, 'admin', bound, 'create', { values });
}

/** Moves a row; what is refused comes back with its code and fields. */
export async function move(
  demo: DemoGateway,
  bound: BoundRecord,
  { id, version }: Row,
  name: string,
  { account = 'admin', ...said }: { readonly reason?: string; readonly account?: string } = {},
) {
  const request = { id, version, move: name, ...said };
  const { code, answer } = await speak<Row>(demo, account, bound, 'move', request);
  return answer.result ?? { code, fields: answer.fields };
}

/** A legal entity of its own. */
export async function entityOf(demo: DemoGateway): Promise<string> {
  const values = { name: `Small ${uuid7()}` };
  return (await demo.ask('admin', calls.legalEntityCreate, { values })).id;
}

/** A small file for a field of a record. */
export async function proof(demo: DemoGateway, record: string, field: string): Promise<string> {
  const browser = await demo.browser('admin');
  const file = new File(['%PDF-1.4\n%%EOF'], 'proof.pdf', { type: 'application/pdf' });
  const { answer } = await browser.call(calls.uploadRecordFile, { record, field, file });
  return answer.result?.id ?? '';
}

/** What is agreed, where it is not the usual. */
export interface Agreed {
  readonly entity: string;
  readonly agency?: object;
  readonly agreement?: object;
  readonly post?: object;
  readonly from?: string;
}

/** An agreement of an entity that is active, with one post of it. */
export async function agreed(
  demo: DemoGateway,
  { entity, agency: company = {}, agreement = {}, post = {}, from = demo.today }: Agreed,
): Promise<{ agency: Row; agreement: Row; post: string }> {
  serial += 1;
  const permit = { permitFrom: from, permitTo: addMonths(from, 60) };
  const agency = await make(demo, agencies, { ...permit, ...company });
  const made = await make(demo, dispatchAgreements, {
    agency: agency.id,
    number: `T-${serial}-${uuid7()}`.slice(0, 40),
    entity,
    kind: 'dispatch',
    fromOn: from,
    toOn: addMonths(from, 36),
    priceBy: 'hours',
    feeBy: 'percent',
    fee: '8',
    taxOn: 'fee',
    taxRate: '5',
    scan: null,
    ...agreement,
  });
  const line = await make(demo, dispatchPosts, {
    agreement: made.id,
    kind: 'auxiliary',
    heads: 5,
    fromOn: from,
    toOn: addMonths(from, 36),
    hourPrice: '42.5',
    monthPay: '6300',
    consultedOn: from,
    consultedProof: await proof(demo, 'dispatchPost', 'consultedProof'),
    replaced: null,
    ...post,
  });
  const active = (await move(demo, dispatchAgreements, made, 'submit')) as Row;
  return { agency, agreement: active, post: line.id };
}

/** A plan to send somebody who is employed by dispatch; it may be above the ratio. */
export async function planned(demo: DemoGateway, post: string, given: object = {}): Promise<Row> {
  const { fromOn = demo.today } = given as { readonly fromOn?: string };
  const known = 'employment' in given;
  const joinedOn = addDays(fromOn < demo.today ? fromOn : demo.today, -3);
  const type = { employmentType: 'dispatch' };
  return make(demo, dispatchAssignments, {
    ...(!known && { employment: await hired(demo, entries, joinedOn, type) }),
    post,
    fromOn,
    toOn: addMonths(fromOn, 6),
    agencyFrom: fromOn,
    agencyTo: addDays(addMonths(fromOn, 24), -1),
    protection: null,
    protectedUntil: null,
    ratioReason: 'Needed.',
    convertOn: null,
    keepsService: null,
    contractMonths: null,
    convertNote: null,
    ...given,
  });
}

/** Somebody at work on a post. */
export async function working(demo: DemoGateway, post: string, given: object = {}): Promise<Row> {
  const plan = await planned(demo, post, given);
  const started = await move(demo, dispatchAssignments, plan, 'start');
  if (!('state' in started)) throw new Error(JSON.stringify(started));
  return started;
}

/** Writes into the company of the admin as its gateway may. */
export async function inCompany<Result>(
  { gateway }: DemoGateway,
  body: (database: DatabaseTransaction, tenantId: string) => Promise<Result>,
): Promise<Result> {
  const { id: tenantId } = await gateway.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (database) =>
      database
        .selectFrom('tenant')
        .where('code', '=', 'harbour')
        .select('id')
        .executeTakeFirstOrThrow(),
  );
  return gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (database) =>
    body(database, tenantId),
  );
}

/** People with a contract of an entity, one of each type that is given. */
export function employ(
  demo: DemoGateway,
  entity: string,
  types: readonly string[],
): Promise<unknown> {
  return inCompany(demo, (database, tenantId) =>
    sql`with wanted as (
        select gen_random_uuid() as id, gen_random_uuid() as person, type
        from unnest(${types}::text[]) type
      ), people as (
        insert into person (tenant_id, id, name, name_sort, search_key, gender)
        select ${tenantId}, person, 'Own', 'own', 'own', 'F' from wanted
      ), hired as (
        insert into employment (tenant_id, id, person_id, staff_no, employment_type, joined_on)
        select ${tenantId}, id, person, left(id::text, 13), type, ${addDays(demo.today, -400)}::date
        from wanted
      )
      insert into contract (tenant_id, id, employment_id, number, kind, entity, from_on)
      select ${tenantId}, gen_random_uuid(), w.id, left(w.id::text, 20), 'open', l.name,
        ${addDays(demo.today, -400)}::date
      from wanted w join legal_entity l on l.tenant_id = ${tenantId} and l.id = ${entity}`.execute(
      database,
    ),
  );
}

/** Judged days of a worker: each with its minutes of work and of overtime on a workday. */
export function judge(
  demo: DemoGateway,
  employment: string,
  days: readonly { day: string; worked: number; overtime?: number }[],
): Promise<unknown> {
  return inCompany(demo, (database, tenantId) =>
    sql`insert into day_result (tenant_id, employment_id, day, plan, state, exceptions, due_minutes,
        worked_minutes, late_minutes, early_minutes, absent_minutes, leave_minutes, trip_minutes,
        overtime_workday, overtime_rest_day, overtime_holiday, hash, evaluated_at)
      select ${tenantId}, ${employment}, day, 'shift', 'normal', '{}', 480, worked, 0, 0, 0, 0, 0,
        coalesce(overtime, 0), 0, 0, 'test', now()
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as x(day date, worked int, overtime int)
      on conflict (tenant_id, employment_id, day) do update set worked_minutes = excluded.worked_minutes,
        overtime_workday = excluded.overtime_workday, plan = 'shift', due_minutes = 480,
        absent_minutes = 0`.execute(database),
  );
}

/** Closes an attendance month as it is. */
export function closeMonth(demo: DemoGateway, month: string): Promise<unknown> {
  return inCompany(demo, (database, tenantId) =>
    sql`insert into attendance_month (tenant_id, month, state) values (${tenantId}, ${month}, 'closed')
      on conflict (tenant_id, month) do update set state = 'closed'`.execute(database),
  );
}
