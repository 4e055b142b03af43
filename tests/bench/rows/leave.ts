import { Agent } from 'node:http';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { password } from '../../support/accounts.ts';
import { startGatewayProcess } from '../load/gateway-process.ts';
import { WireClient } from '../load/wire-client.ts';
import { median, type Row } from '../row.ts';

/** The rows about asking for leave. */
export const leaveNames = ['leave-preview', 'leave-request'] as const;

const MOST = 150;
const TIMES = 12;

/** What a leave would take, with its route, and the request itself, in the demo companies on the embedded database. */
export async function measureLeave(): Promise<Row[]> {
  const gateway = await startGatewayProcess();
  const agent = new Agent({ keepAlive: true });
  try {
    const admin = new WireClient(gateway.port, agent);
    await admin.ask(calls.login, { account: 'admin', password });
    await publishRoute(admin);
    const staff = new WireClient(gateway.port, agent);
    await staff.ask(calls.login, { account: 'staff', password });
    const { types } = await staff.ask(calls.myBalances, {});
    const type = types.find(({ left }) => Number(left) >= 1);
    if (type === undefined) throw new Error('There is no leave to take.');
    const previews: number[] = [];
    const requests: number[] = [];
    // Each request is of a week of its own: two of the same day are refused.
    for (let turn = 0; turn < TIMES; turn += 1) {
      const day = workday(addDays(dayOf(new Date()), 40 + turn * 7));
      const asked = {
        typeId: type.id,
        fromOn: day,
        fromHalf: 'am',
        toOn: day,
        toHalf: 'am',
      } as const;
      const { route } = await staff.ask(calls.previewLeave, asked);
      if (route === null) throw new Error('There is no route.');
      previews.push((await staff.time(calls.previewLeave, asked)).milliseconds);
      const begin = performance.now();
      const { id, pending } = await staff.ask(calls.applyLeave, asked);
      requests.push(performance.now() - begin);
      if (!pending) throw new Error('The request waits for no one.');
      const { version } = await staff.ask(calls.leaveRequestGet, { id });
      await staff.ask(calls.leaveRequestMove, { id, version, move: 'withdraw' }).catch(() => null);
    }
    return [rowOf('leave-preview', previews), rowOf('leave-request', requests)];
  } finally {
    agent.destroy();
    await gateway.stop();
  }
}

async function publishRoute(admin: WireClient): Promise<void> {
  const { rows } = await admin.ask(calls.rosterPage, { rows: 10 });
  const who = [{ kind: 'people' as const, ids: [rows[0]?.id ?? ''] }];
  const { id: definitionId } = await admin.ask(calls.saveDefinition, {
    definitionId: null,
    record: 'leaveRequest',
    draftRev: 0,
    nameZh: 'Bench',
    nameEn: 'Bench',
    form: { sections: [] },
    route: { nodes: [stepOf({ id: 'one', name: 'one', who })], withdraw: 'running' },
  });
  await admin.ask(calls.publishDefinition, { definitionId, draftRev: 1 });
}

/** The Wednesday of a day's week. */
function workday(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, 2 - weekday);
}

function rowOf(name: string, figures: readonly number[]): Row {
  const value = median(figures);
  return { name, value, unit: 'ms', budget: `≤ ${MOST} ms`, met: value <= MOST };
}
