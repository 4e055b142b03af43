import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import {
  allOpen,
  codeOf,
  fileOf,
  goalsOf,
  makeCycle,
  makeLeader,
  moveCycle,
  submitReview,
} from './performance-bench.ts';

const name = 'A cycle with peers';
const withPeers = [...allOpen.filter(([kind]) => kind !== 'calibration'), ['peer', -5, 5]] as const;
const shares = { selfWeight: '10.00', peerWeight: '30.00', managerWeight: '60.00' };

async function scoreOf(demo: DemoGateway, id: string): Promise<string | null | undefined> {
  const { rows } = await demo.gateway.asOwner((client) =>
    client.query<{ score: string | null }>(`select score from app.appraisal where id = '${id}'`),
  );
  return rows[0]?.score;
}

eachDemo('a group of peers', (current) => {
  const own = () => fileOf(current(), 'staff', name);

  test('is chosen by the manager among colleagues, and counts from its least size on', async () => {
    const demo = current();
    const { id: cycleId } = await makeCycle(demo, name, withPeers, shares);
    expect((await moveCycle(demo, cycleId, 'start')).code).toBe('ok');
    const { id: appraisalId, version } = await own();
    await makeLeader(demo, appraisalId);
    const goals = goalsOf(['40', '30', '30']);
    await demo.ask('staff', calls.saveGoals, { appraisalId, version, send: true, goals });
    const asked = { appraisalId, version: (await own()).version, accept: true };
    await demo.ask('leader', calls.decideGoals, asked);

    const found = await demo.ask('staff', calls.colleagues, { appraisalId });
    const peers = found.slice(0, 3).map(({ id }) => id);
    const propose = (ids: readonly string[]) =>
      codeOf(demo, 'staff', calls.proposePeers, { appraisalId, peers: ids });
    expect(await propose(peers.slice(0, 2))).toBe('performance.peerCount');
    const session = await demo.ask('leader', calls.currentSession, {});
    const leader = session.user.employmentId ?? '';
    expect(await propose([...peers.slice(0, 2), leader])).toBe('performance.peerNotAllowed');
    expect(await propose(peers)).toBe('ok');
    await demo.ask('leader', calls.confirmPeers, { appraisalId, peers });

    const { reviewId } = await own();
    await submitReview(demo, 'staff', reviewId ?? '', '5');
    const member = await demo.ask('leader', calls.performanceMember, { appraisalId });
    await submitReview(demo, 'leader', member.reviewId ?? '', '4');
    const functions = [performanceFunctions.mine];
    for (const [at, employmentId] of peers.entries()) {
      const loginName = `peer${at}`;
      await makeAccount(demo, { loginName, range: 'self', functions, employmentId });
      const mine = await demo.ask(loginName, calls.myPerformance, {});
      const task = mine.asked.find(({ cycleName }) => cycleName === name)?.reviewId ?? '';
      // Two of three change nothing: 10 × 5 and 60 × 4 alone.
      expect(await scoreOf(demo, appraisalId)).toBe('4.143');
      await submitReview(demo, loginName, task, '2');
      const again = await demo.ask(loginName, calls.openReview, { reviewId: task });
      expect(again).toMatchObject({ state: 'submitted', answers: {}, comment: null });
    }
    expect(await scoreOf(demo, appraisalId)).toBe('3.500');
  });

  test('leaves no way from an answer to its author, and no score in sight while peers can answer', async () => {
    const demo = current();
    const { id } = await own();
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<Record<string, unknown>>(
        `select * from app.peer_answer where appraisal_id = '${id}'`,
      ),
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(
        ['answers', 'appraisal_id', 'comment', 'id', 'role', 'tenant_id'].sort(),
      );
      // The same for all: it parts peers from reports, and says nothing of an author.
      expect(row.role).toBe('peer');
      // A random id: one that grows with time would tell the order.
      expect(String(row.id)[14]).toBe('4');
    }
    const { cycles } = await demo.ask('hr', calls.cycleProgress, {});
    const cycleId = cycles.find((cycle) => cycle.name === name)?.id ?? '';
    const progress = await demo.ask('hr', calls.cycleProgress, { cycleId });
    expect(progress.rows.find((row) => row.id === id)).toMatchObject({
      peersAsked: 3,
      peersDone: 3,
      score: null,
      level: null,
    });
  });
});
