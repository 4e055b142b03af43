import { calls } from '#bridge/calls/index.ts';
import type { DemoGateway } from '../demo-gateway.ts';

/** The employments of the first ten people on the roster of the first demo company. */
export async function peopleOf({ ask }: DemoGateway): Promise<readonly string[]> {
  const { rows } = await ask('admin', calls.rosterPage, { rows: 10 });
  return rows.map(({ id }) => id);
}
