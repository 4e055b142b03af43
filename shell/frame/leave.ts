/** The ways out of the portal. */
import { showToast } from '#ui/parts/toast/toasts.ts';
import { GatewayError } from '../gateway.ts';
import { moveToTenant, signOut } from '../stores/session.ts';

/** Signs out. */
export async function leavePortal(): Promise<void> {
  await signOut();
}

/** Moves to another company. */
export async function switchCompany(tenantId: string): Promise<void> {
  try {
    await moveToTenant(tenantId);
  } catch (cause) {
    if (cause instanceof GatewayError) showToast(cause.words, 'bad');
  }
}
