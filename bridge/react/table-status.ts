import type { CallState } from './use-call.ts';

/** How a table is drawn while its call runs; rows that are there stay in sight. */
export type CallTableStatus =
  | { readonly kind: 'ready' | 'loading' | 'denied' }
  | { readonly kind: 'failed'; readonly msg: string };

/** Where a table is whose rows a call returns. */
export function tableStatus(call: CallState<unknown>): CallTableStatus {
  if (call.state === 'failed' && call.error.codeName === 'noPermission') return { kind: 'denied' };
  if (call.state === 'failed') return { kind: 'failed', msg: call.error.words };
  return { kind: call.state === 'loading' && call.data === undefined ? 'loading' : 'ready' };
}
