import type { CallState } from '#bridge/react/index.ts';
import type { TableStatus } from '#ui/parts/data-table/columns.ts';

/** What a table says about a call. */
export function tableStatus(call: CallState<unknown>): TableStatus {
  if (call.state === 'failed') return { kind: 'failed', msg: call.error.words };
  return call.state === 'ready' ? { kind: 'ready' } : { kind: 'loading' };
}
