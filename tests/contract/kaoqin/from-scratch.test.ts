import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { createRandom } from '#gateway/seed/random.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const historyDays = 80;
const steps = 40;

/** Days that a judgement of everything from its facts changes, in open months: results that did not follow a fact. */
async function judgedDifferently(demo: DemoGateway, code: string): Promise<readonly string[]> {
  const { database, clock } = demo.gateway;
  const tenantId = await tenantOf(database, code);
  const before = await readHashes(demo, code);
  const people = [...new Set([...before.keys()].map((key) => key.slice(0, idLength)))];
  await database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    reevaluate(
      { database: transaction, tenantId, now: () => clock.now() },
      people,
      historyOf(demo),
      'skip',
    ),
  );
  return differing(before, await readHashes(demo, code));
}

const idLength = 36;

/** The days whose windows are all closed: nothing of them changes by time alone. */
function historyOf({ today }: DemoGateway) {
  return { from: addDays(today, -historyDays), to: addDays(today, -2) };
}

type Hashes = ReadonlyMap<string, string>;

/** The hash of each result of the history, by employment and day. */
async function readHashes(demo: DemoGateway, code: string): Promise<Hashes> {
  const { database } = demo.gateway;
  const tenantId = await tenantOf(database, code);
  const { from, to } = historyOf(demo);
  const { rows } = await database.withTransaction({ tenantId, accountId: null }, 'read', (reader) =>
    sql<{ key: string; hash: string }>`select employment_id || ' ' || day as key, hash
      from day_result where tenant_id = ${tenantId}
        and day between ${from}::date and ${to}::date`.execute(reader),
  );
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

function differing(before: Hashes, after: Hashes): readonly string[] {
  return [...after].flatMap(([key, hash]) => (before.get(key) === hash ? [] : [key]));
}

/** One change of the facts of a day, as an administrator makes it; what is refused changes nothing. */
async function changeFacts(
  demo: DemoGateway,
  { employmentId, day }: { readonly employmentId: string; readonly day: string },
  random: ReturnType<typeof createRandom>,
  typeId: string,
): Promise<void> {
  const browser = await demo.browser('maple');
  const until = random.chance(0.5) ? day : addDays(day, 1);
  const hour = String(random.integer(6, 23)).padStart(2, '0');
  const values = { employment: employmentId };
  const settle = async (
    made: { readonly answer: { readonly result?: unknown } },
    move: typeof calls.leaveRequestMove | typeof calls.overtimeRequestMove,
  ): Promise<void> => {
    const row = made.answer.result as { id: string; version: number } | undefined;
    if (row === undefined) return;
    const sent = await browser.call(move, { ...row, move: 'submit' } as never);
    const approved = sent.answer.result as { version: number } | undefined;
    if (approved === undefined || random.chance(0.5)) return;
    await browser.call(move, { id: row.id, version: approved.version, move: 'cancel' } as never);
  };
  const kind = random.pick(['punch', 'leave', 'overtime', 'adjust', 'waive', 'return'] as const);
  if (kind === 'punch')
    await browser.call(calls.importedPunchCreate, {
      values: { ...values, day, at: `${hour}:12`, device: 'Door' },
    });
  if (kind === 'leave')
    await settle(
      await browser.call(calls.leaveRequestCreate, {
        values: {
          ...values,
          type: typeId,
          fromOn: day,
          fromHalf: random.pick(['am', 'pm'] as const),
          toOn: until,
          toHalf: 'pm',
        },
      }),
      calls.leaveRequestMove,
    );
  if (kind === 'overtime')
    await settle(
      await browser.call(calls.overtimeRequestCreate, {
        values: { ...values, day, fromAt: '18:00', toAt: '20:30', settle: 'pay', reason: 'Work' },
      }),
      calls.overtimeRequestMove,
    );
  const one = { employmentId, day };
  if (kind === 'adjust')
    await browser.call(calls.adjustAttendanceDay, { ...one, punchIn: '08:40', reason: 'Seen' });
  if (kind === 'waive')
    await browser.call(calls.settleExceptions, { days: [one], decision: 'waive', reason: 'Train' });
  if (kind === 'return') {
    const { rows } = await demo.ask('maple', calls.leaveRequestPage, { rows: 50 });
    const leave = rows.find(
      ({ state, fields }) => state === 'approved' && fields.employment === employmentId,
    );
    const fromOn = String(leave?.fields.fromOn);
    if (leave !== undefined)
      await browser.call(calls.returnFromLeave, {
        leaveRequestId: leave.id,
        fromOn,
        toOn: fromOn,
      });
  }
}

eachDemo('days that are judged again', (current) => {
  test.each(['harbour', 'maple'])('of %s are as they are from scratch', async (code) => {
    expect(await judgedDifferently(current(), code)).toEqual([]);
  });

  test('after any changes are what everything judged from scratch is', async () => {
    const demo = current();
    const random = createRandom(17, Date.parse(demo.today));
    const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, {
      month: addDays(demo.today, -25).slice(0, 7),
      rows: 200,
    });
    const { rows: types } = await demo.ask('maple', calls.leaveTypePage, { rows: 50 });
    const typeId = types.find(({ fields }) => fields.code === 'sick')?.id ?? '';
    const before = await readHashes(demo, 'maple');
    for (let step = 0; step < steps; step += 1) {
      const { employmentId } = rows[random.integer(0, 4)] ?? { employmentId: '' };
      const day = addDays(demo.today, -random.integer(3, 20));
      await changeFacts(demo, { employmentId, day }, random, typeId);
    }
    expect(differing(before, await readHashes(demo, 'maple')).length).toBeGreaterThan(10);
    expect(await judgedDifferently(demo, 'maple')).toEqual([]);
  });
});
