import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#bridge/calls/index.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, openBackend } from '#gateway/db/open-database.ts';
import { addDays, addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { sizedPlan } from '#gateway/seed/sized/plan.ts';
import { sizes } from '#gateway/seed/sized/sizes.ts';
import { writeTenant } from '#gateway/seed/tenant/write-tenant.ts';
import { buildPerson, password } from '../../support/accounts.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { driveAt, p95 } from '../load/drive.ts';
import { startGatewayProcess } from '../load/gateway-process.ts';
import { type Ended, WireClient } from '../load/wire-client.ts';
import type { Row } from '../row.ts';

/** The rows about the re-evaluation of a month. */
export const attendanceNames = ['attendance-month', 'attendance-month-calls'] as const;

const PEOPLE = 10_000;
const MOST_MILLISECONDS = 60_000;
const MOST_OF_CALLS = 200;
const PER_SECOND = 10;

const whole = { ...sizes.m, active: PEOPLE, left: 0, pending: 0, organs: 950, positions: 4200 };

/** A tenth of it tries the row on a small machine. */
const tenth = { ...whole, active: PEOPLE / 10, organs: 95, positions: 420 };

/** The companies that the row can be measured on. */
type Size = 'm' | 'l' | 'xl';

/** A month of a company of ten thousand, four punches a day, judged again by a job while others go on working. */
export async function measureAttendance(size: Size): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    const tenantId = await open(databaseUrl, size === 'm' ? tenth : whole);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    try {
      const client = new WireClient(gateway.port, agent);
      await client.ask(calls.login, { account: 'bench', password });
      const shiftId = await writeSettings(client);
      const month = addMonths(monthStart(dayOf(new Date())), -1);
      await fill(databaseUrl, { tenantId, shiftId, month });
      return await measure(client, month);
    } finally {
      agent.destroy();
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

async function open(databaseUrl: string, size: typeof whole): Promise<string> {
  const database = databaseOver(
    await openBackend({ dataDir: '', databaseUrl, databaseOwnerUrl: null }, silentLog),
  );
  const { tenantId } = await writeTenant(
    database,
    sizedPlan('m', size, 'bench'),
    // Everybody was there before the month began.
    addMonths(dayOf(new Date()), -3),
  );
  await buildPerson(database, { loginName: 'bench', tenantIds: [tenantId], isSuper: true });
  await database.close();
  return tenantId;
}

/** A shift in two parts, with a punch at each end, and a group of everybody. */
async function writeSettings(client: WireClient): Promise<string> {
  const { id } = await client.ask(calls.shiftCreate, {
    values: {
      name: 'Bench',
      colour: 'blue',
      onAt: '09:00',
      offAt: '12:00',
      secondOn: '13:00',
      secondOff: '18:00',
      minutesBefore: 60,
      minutesAfter: 120,
      flexLate: 0,
      flexEarly: 0,
      lateFrom: 1,
      needsIn: true,
      needsOut: true,
    },
  });
  await client.ask(calls.attendanceGroupCreate, {
    values: {
      name: 'Bench',
      kind: 'fixed',
      shift: id,
      workDays: 'five',
      holidaysOff: true,
      hoursSystem: 'standard',
      overtimeBasis: 'punches',
      overtimeAtLeast: 30,
      overtimeStep: 30,
      patchQuota: 3,
      patchDaysBack: 30,
      placeRule: 'none',
    },
  });
  return id ?? '';
}

interface Month {
  readonly tenantId: string;
  readonly shiftId: string;
  readonly month: string;
}

/** Writes punches of everybody on every day, and results that are all out of date. */
async function fill(databaseUrl: string, { tenantId, shiftId, month }: Month): Promise<void> {
  const backend = await openBackend(
    { dataDir: '', databaseUrl, databaseOwnerUrl: null },
    silentLog,
  );
  const days = `(select d::date as day from generate_series('${month}'::date::timestamp,
    '${addDays(addMonths(month, 1), -1)}'::date::timestamp, interval '1 day') d)`;
  await backend.withOwner(async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into app.punch (tenant_id, employment_id, at, id, source)
      select '${tenantId}', e.id, (d.day + t.at) at time zone 'Asia/Shanghai'
          + (hashtext(e.id::text || d.day || t.at) % 900) * interval '1 second',
        gen_random_uuid(), 'device'
      from app.employment e cross join ${days} d
      cross join (values (time '08:52'), (time '12:01'), (time '12:55'), (time '18:10')) t(at)
      where e.tenant_id = '${tenantId}'`);
    await client.query(`insert into app.day_result (tenant_id, employment_id, day, shift_id, plan, state,
        exceptions, due_minutes, worked_minutes, late_minutes, early_minutes, absent_minutes, leave_minutes,
        trip_minutes, overtime_workday, overtime_rest_day, overtime_holiday, hash, evaluated_at)
      select '${tenantId}', e.id, d.day, '${shiftId}', 'shift', 'open', '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '',
        now()
      from app.employment e cross join ${days} d where e.tenant_id = '${tenantId}'`);
    await client.query('set session_replication_role = default');
    await client.query('vacuum (analyze) app.punch, app.day_result, app.employment, app.job_row');
  });
  await backend.close();
}

async function measure(client: WireClient, month: string): Promise<Row[]> {
  const taken: number[] = [];
  let failed = 0;
  let turn = 0;
  let ended = false;
  const questions = [
    () => client.time(calls.rosterPage, { rows: 50 }),
    () => client.time(calls.attendanceMonthTotals, { month: month.slice(0, 7), rows: 50 }),
    () => client.time(calls.approveCenterCount, {}),
    () => client.time(calls.menuTree, {}),
  ] as const;
  const next = async (): Promise<Ended> => {
    turn += 1;
    const call = await (questions[turn % questions.length] ?? questions[0])();
    if (call.status !== 200) failed += 1;
    else if (!ended) taken.push(call.milliseconds);
    return call;
  };
  // Once each, so that nothing is measured that happens on a first time only.
  for (const question of questions) await question();
  const begin = performance.now();
  const { jobId } = await client.ask(calls.rejudgeMonth, { month: month.slice(0, 7) });
  const driven = driveAt(
    { next, close: () => undefined },
    PER_SECOND,
    MOST_MILLISECONDS,
    () => undefined,
  );
  const summary = await finished(client, jobId);
  const value = performance.now() - begin;
  ended = true;
  await driven;
  process.stdout.write(
    `re-evaluated: ${JSON.stringify(summary)}, calls meanwhile: ${taken.length}\n`,
  );
  const slow = p95(taken);
  return [
    {
      name: 'attendance-month',
      value,
      unit: 'ms',
      budget: `≤ ${MOST_MILLISECONDS / 1000} s`,
      met: value <= MOST_MILLISECONDS,
    },
    {
      name: 'attendance-month-calls',
      value: slow,
      unit: 'ms',
      budget: `p95 ≤ ${MOST_OF_CALLS} ms at ${PER_SECOND} calls a second`,
      met: slow <= MOST_OF_CALLS && failed === 0,
    },
  ];
}

async function finished(client: WireClient, jobId: string): Promise<unknown> {
  for (;;) {
    const { state, error, summary } = await client.ask(calls.getProgress, { jobId });
    if (state === 'done') return summary;
    if (state === 'failed' || state === 'cancelled') throw new Error(`The job ${state}: ${error}`);
    await wait(200);
  }
}
