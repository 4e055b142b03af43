import { inviteEntrant } from '#bridge/calls/joyhr/invitation.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import {
  inviteSupplierLogin,
  resendSupplierLogin,
  turnSupplierLogin,
} from '#bridge/calls/supplier/logins.ts';
import { clearNeedRefresh, clearPermissionMark } from '#bridge/calls/uac/session.ts';
import { appToken, revokeMount } from '#bridge/calls/uac/tokens.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Session } from '../kernel/session.ts';

/** What a page needs in order to be shown at all. */
const harmless: ReadonlySet<string> = new Set(
  [appToken, revokeMount, clearNeedRefresh, clearPermissionMark].map(({ name }) => name),
);

/** How people sign in and what they may do: no operator changes that as somebody else, approved or not. */
const closed: ReadonlySet<string> = new Set(['uac', 'tum']);

/** What opens logins in other areas: its link would let the operator in again once the visit is over. */
export const doors: readonly AnyCall[] = [
  inviteEntrant,
  inviteSupplierLogin,
  resendSupplierLogin,
  turnSupplierLogin,
];
const doorNames: ReadonlySet<string> = new Set(doors.map(({ name }) => name));

/**
 * An operator who works as somebody reads, and changes things once a second one has approved that. What needs no session
 * goes by proofs of its own.
 * @throws {RefusedError} `readOnlySession`
 */
export function requireMayWrite(call: AnyCall, session: Session | null): void {
  const visit = session?.superLogin ?? null;
  if (visit === null || call.effect !== 'write' || call.access.kind === 'public') return;
  if (harmless.has(call.name)) return;
  const isClosed = closed.has(call.service) || doorNames.has(call.name);
  if (!visit.mayWrite || isClosed) throw new RefusedError('readOnlySession');
}
