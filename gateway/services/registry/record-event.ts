import { notify } from '#gateway/db/notify.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import type { AppEvent } from './app-rows.ts';

/** Every gateway hears here of the company whose apps are others now. */
export const appChannel = 'app_registry';

/** Who changes the registry, and the clock it is dated by. */
export interface RegistryActor {
  readonly accountId: string;
  now(): Date;
}

/** The operator of a call. */
export function actorOf(context: GatewaySessionContext): RegistryActor {
  return { accountId: requireSession(context).accountId, now: () => context.now() };
}

/** Writes down what happened to an app, in the transaction in which it happens. */
export async function recordEvent(
  transaction: DatabaseTransaction,
  actor: RegistryActor,
  event: Pick<AppEvent, 'kind' | 'version'> & { readonly code: string; readonly tenantId?: string },
): Promise<void> {
  const { code, tenantId = null, kind, version } = event;
  await transaction
    .insertInto('app_event')
    .values({
      id: uuid7(),
      at: actor.now(),
      account_id: actor.accountId,
      app_code: code,
      kind,
      version,
      for_tenant: tenantId,
    })
    .execute();
}

/** Tells the open shells of a company, when the transaction is kept. */
export async function tellShells(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<void> {
  await notify(transaction, appChannel, tenantId);
}
