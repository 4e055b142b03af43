/** The ways out of the portal; both ask about unsaved work first. */
import { showToast } from '#ui/parts/toast/toasts.ts';
import { GatewayError } from '../gateway.ts';
import { reportNow } from '../host/audit/reporting.ts';
import { mayLeavePortal } from '../host/tabs/tab-actions.ts';
import { signOut } from '../stores/session/session.ts';
import { moveToTenant } from '../stores/session/tenants.ts';

/** Signs out. */
export async function leavePortal(): Promise<void> {
  if (!(await mayLeavePortal('signOut'))) return;
  reportNow();
  await signOut();
}

/** Moves to another company. */
export async function switchCompany(tenantId: string): Promise<void> {
  if (!(await mayLeavePortal('switchTenant'))) return;
  reportNow();
  try {
    await moveToTenant(tenantId);
  } catch (cause) {
    if (cause instanceof GatewayError) showToast(cause.words, 'bad');
  }
}
