/** How a table is drawn while its call runs: rows that are there stay in sight. */
export function tableStatus({
  state,
  data,
}: {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data?: unknown;
}): { readonly kind: 'failed' | 'loading' | 'ready' } {
  if (state === 'failed') return { kind: 'failed' };
  return { kind: state !== 'ready' && data === undefined ? 'loading' : 'ready' };
}
