/** Until when an approved request can be revoked. */
import type { LoadedApproval } from './store.ts';

const dayLength = 86_400_000;

/** Whether the applicant may still have it revoked: what a record has done is taken back on its own page. */
export function isRevocable({ row, state, route }: LoadedApproval, now: Date): boolean {
  const { revoke } = route;
  if (row.record !== null || state.status !== 'approved' || revoke === undefined) return false;
  return now.getTime() - (row.ended_at?.getTime() ?? 0) < revoke.days * dayLength;
}
