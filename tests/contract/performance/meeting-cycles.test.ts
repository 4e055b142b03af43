import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceCycles } from '#gateway/services/performance/records/index.ts';
import { createDemo, type DemoGateway } from '#tests/support/demo-gateway.ts';
import { openTestGateway } from '#tests/support/gateway.ts';
import { speak } from '#tests/support/records/record-bench.ts';
import { actsIn } from './meetings-acts.ts';
import { type FileRow, gatherPeople } from './meetings-bench.ts';
import { allOpen, makeCycle } from './performance-bench.ts';

let demo: DemoGateway;
let cycleId: string;
let top: string;
let people: readonly FileRow[];
let meetingId: string;
const { act, make } = actsIn(() => ({ demo, cycleId, people, meetingId }));

beforeAll(async () => {
  demo = createDemo(await openTestGateway({ demo: true }));
  ({ cycleId, top, people } = await gatherPeople(demo, 'With goals'));
});

afterAll(() => demo.gateway.close());

test('a meeting opens and closes while goals of its cycle are being written', async () => {
  meetingId = (await make(top, 9, [10], 'Research')).answer.result?.id ?? '';
  await demo.gateway.asOwner(async (client) => {
    await client.query('begin');
    // What a new goal does to its cycle until it is committed.
    await client.query('select id from app.performance_cycle where id = $1 for key share', [
      cycleId,
    ]);
    expect((await act('chair', calls.openMeeting)).code).toBe('ok');
    const overrideWhy = 'Half of the year went into one project.';
    expect((await act('chair', calls.closeMeeting, { overrideWhy })).code).toBe('ok');
    await client.query('rollback');
  });
});

test('a cycle with a meeting is kept', async () => {
  const { id, version } = await makeCycle(demo, 'Only a meeting', allOpen);
  cycleId = id;
  expect((await make(top, 9, [], 'Before the start')).code).toBe('ok');
  const { code } = await speak(demo, 'hr', performanceCycles, 'remove', { id, version });
  expect(code).toBe('inUse');
});
