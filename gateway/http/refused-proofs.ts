import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { Session } from '../kernel/session.ts';
import { entryOf, writeAudit } from './audit.ts';
import type { CallScope } from './call-scope.ts';
import { toRefusal } from './error-mapping.ts';

/** One line of a session and a call in so many milliseconds: a page that tries again and again fills no trail. */
const SPACING = 5 * 60_000;
/** Most sessions and calls that are remembered; beyond them a line may come twice. */
const MOST = 10_000;

const lastLines = new Map<string, number>();

/** Whether a call was refused for want of a proof. */
export function isUnproven(error: unknown): boolean {
  return toRefusal(error).codeName === uacCodes.confirmNeeded.name;
}

/** Writes down that a call was refused for want of a proof: at an open browser it may be a stranger who tries, reads included. */
export async function recordUnproven(scope: CallScope, session: Session): Promise<void> {
  const key = `${session.id} ${scope.call.name}`;
  const now = scope.now().getTime();
  const last = lastLines.get(key);
  if (last !== undefined && Math.abs(now - last) < SPACING) return;
  if (lastLines.size >= MOST) lastLines.clear();
  lastLines.set(key, now);
  const place = { tenantId: session.tenantId, accountId: session.accountId };
  const note = { target: '', detail: { code: uacCodes.confirmNeeded.name } };
  await scope.services.database.withTransaction(place, 'trail', (transaction) =>
    writeAudit(transaction, entryOf(scope, session, 'denied', note)),
  );
}
