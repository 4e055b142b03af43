/** Which way a condition goes. */
import type { RouteNode } from '#bridge/calls/workflow/route.ts';
import { anyHolds } from '#bridge/calls/workflow/route-tests.ts';

type Condition = Extract<RouteNode, { kind: 'condition' }>;

/** The branch that holds: the first one whose tests hold, or the last one. */
export function branchOf(
  { branches }: Condition,
  values: Readonly<Record<string, string>>,
): string {
  const found = branches.slice(0, -1).find(({ when }) => anyHolds(when, values));
  return (found ?? branches.at(-1))?.id ?? '';
}
