/** The companies the signed-in person may work in. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { listAuthTenants, switchTenant } from '#bridge/calls/tum/calls.ts';
import { callGateway } from '../../gateway.ts';
import { enterTenant } from './session.ts';

/** One company. */
export type Tenant = ResultOf<typeof listAuthTenants>[number];

/** The list as far as it is known. */
export type TenantList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly tenants: readonly Tenant[] }
  | { readonly kind: 'failed'; readonly words: string };

const $tenants = atom<TenantList>({ kind: 'loading' });

/** The companies the person may choose from. */
export const authorisedTenants: ReadableAtom<TenantList> = computed($tenants, (value) => value);

/** Loads the list; a list that is there already stays in sight meanwhile. */
export async function loadTenants(): Promise<void> {
  try {
    $tenants.set({ kind: 'loaded', tenants: await callGateway(listAuthTenants, {}) });
  } catch (cause) {
    if ($tenants.get().kind === 'loaded') return;
    $tenants.set({ kind: 'failed', words: cause instanceof Error ? cause.message : '' });
  }
}

/** Moves the session to another company and starts the page again there. */
export async function moveToTenant(tenantId: string): Promise<void> {
  await enterTenant(callGateway(switchTenant, { tenantId }));
}
