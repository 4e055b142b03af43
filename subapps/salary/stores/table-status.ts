import type { CallState } from '#bridge/react/index.ts';
import type { TableStatus } from '#ui/parts/data-table/columns.ts';

/** Where a table is whose rows a call returns. */
export function tableStatus(call: CallState<unknown>): TableStatus {
  if (call.state === 'failed') return { kind: 'failed', msg: call.error.words };
  return call.state === 'loading' && call.data === undefined
    ? { kind: 'loading' }
    : { kind: 'ready' };
}
