import { expect } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { takeEffectJob } from '#gateway/services/joyhr/life/effect-job.ts';
import type { DemoGateway } from '../demo-gateway.ts';
import { readJob, systemOf, testRunner, testWorker } from '../jobs.ts';
import { ask, type ReadRow, speak } from './record-bench.ts';
import type { MadeValues } from './record-values.ts';

/** A change as its calls return it. */
export interface ReadChange extends ReadRow {
  readonly state: string;
  readonly computed: Readonly<Record<string, string>>;
}

/** Districts of Beijing, whose codes begin ID numbers. */
const districts = ['110101', '110102', '110105', '110106', '110107', '110108', '110109', '110111'];
/** Even numbers of three digits that each district gives to women of a day. */
const perDistrict = 450;
let serial = 0;

/** A resident ID number that no one has, of a woman born on 8 May 1993. */
export function freshIdNumber(): string {
  const district = districts[Math.floor(serial / perDistrict)];
  if (district === undefined) throw new Error('Every ID number is given.');
  const digits = `${district}19930508${100 + (serial % perDistrict) * 2}`;
  serial += 1;
  return digits + idCheckCharacter(digits);
}

/** The values of an entry of a person that was never here. */
export async function newEntry(demo: DemoGateway, joinedOn: string): Promise<MadeValues> {
  const organs = await demo.ask('admin', calls.organTree, {});
  const organ = organs.at(-1)?.id ?? '';
  return {
    name: '顾清和',
    idDocumentType: 'cn-id',
    idNumber: freshIdNumber(),
    gender: 'F',
    phone: '13900001111',
    organ,
    employmentType: 'full-time',
    joinedOn,
  };
}

/** Makes a draft and submits it; what is refused comes back with its fields. */
export async function submit(
  demo: DemoGateway,
  account: string,
  bound: BoundRecord,
  values: MadeValues,
) {
  const { id, version } = await ask<ReadChange>(demo, account, bound, 'create', { values });
  return speak<ReadChange>(demo, account, bound, 'move', { id, version, move: 'submit' });
}

/** The same for what must be accepted. */
export async function submitted(
  demo: DemoGateway,
  account: string,
  bound: BoundRecord,
  values: MadeValues,
): Promise<ReadChange> {
  const { code, answer } = await submit(demo, account, bound, values);
  if (code !== 'ok' || !answer.result) throw new Error(JSON.stringify(answer));
  return answer.result;
}

/** Hires a person and returns the id of the employment. */
export async function hired(
  demo: DemoGateway,
  entries: BoundRecord,
  joinedOn: string,
  more: MadeValues = {},
): Promise<string> {
  const values = { ...(await newEntry(demo, joinedOn)), ...more };
  const { computed } = await submitted(demo, 'admin', entries, values);
  return computed.employmentId ?? '';
}

/** Runs the job of the day once and returns what it did. */
export async function runDay(demo: DemoGateway) {
  const { database, clock } = demo.gateway;
  const tenantId = await tenantOf(demo);
  const asked = await database.withTransaction(
    { tenantId, accountId: null },
    'write',
    (transaction) =>
      enqueue(transaction, systemOf(tenantId), takeEffectJob, {}, { now: clock.now() }),
  );
  const runner = testRunner(database, clock.now);
  await testWorker(runner, [takeEffectJob]).runAll();
  if (runner.failures.length > 0) throw runner.failures[0];
  // The gateway's own worker may have been first.
  await expect.poll(async () => (await readJob(database, tenantId, asked)).state).toBe('done');
  return (await readJob(database, tenantId, asked)).summary;
}

/** What has a database of its own: a gateway of a demo, or a portal. */
export interface WithDatabase {
  readonly gateway: { readonly database: GatewayDatabase };
}

/** The company of the demo's administrator. */
export async function tenantOf({ gateway }: WithDatabase): Promise<string> {
  const { id } = await gateway.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Reads what a query in the company's rows returns. */
export async function inCompany<Result>(
  demo: WithDatabase,
  body: Parameters<typeof demo.gateway.database.withTransaction<Result>>[2],
): Promise<Result> {
  const place = { tenantId: await tenantOf(demo), accountId: null };
  return demo.gateway.database.withTransaction(place, 'write', body);
}
