import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { connectorSettings } from '#bridge/calls/uac/connectors.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Sealer } from '#gateway/kernel/sealed.ts';

/** How a system is reached. */
export type ConnectorSettings = z.output<typeof connectorSettings>;

/** A system with its secrets opened. */
export interface Connector {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: Database['sign_in_connector']['kind'];
  readonly settings: ConnectorSettings;
  readonly secret: string;
  readonly signKey: string;
}

/** Where a secret of a system is sealed for. */
export function secretPlace(id: string, part: 'secret' | 'sign'): string {
  return `connector ${id} ${part}`;
}

/** What names a system once in this installation: of OpenID Connect one company may be at the issuer of another. */
export function spaceOf(kind: Connector['kind'], { space, clientId }: ConnectorSettings): string {
  return kind === 'oidc' ? `${space} ${clientId}` : space;
}

/** Finds a system that is in use, in a company that is: by its id, or by who the company is there. */
export async function findConnector(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  by: { readonly id: string } | { readonly kind: Connector['kind']; readonly space: string },
): Promise<Connector | null> {
  const row = await transaction
    .selectFrom('sign_in_connector as c')
    .innerJoin('tenant', 'tenant.id', 'c.tenant_id')
    .selectAll('c')
    .where('c.enabled', '=', true)
    .where('tenant.status', '=', 'active')
    .$if('id' in by, (query) => query.where('c.id', '=', 'id' in by ? by.id : ''))
    .$if('kind' in by, (query) =>
      'kind' in by ? query.where('c.kind', '=', by.kind).where('c.space', '=', by.space) : query,
    )
    .executeTakeFirst();
  return row === undefined ? null : opened(sealer, row);
}

/** Finds a system of a company as it was saved, in use or not; locked for who changes it. */
export async function findSaved(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  { id, tenantId, locked }: { readonly id: string; readonly tenantId: string; locked: boolean },
): Promise<Connector | null> {
  const row = await transaction
    .selectFrom('sign_in_connector')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? null : opened(sealer, row);
}

function opened(sealer: Sealer, row: Selectable<Database['sign_in_connector']>): Connector {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    kind: row.kind,
    // Written by the call that checks it, and by nothing else.
    settings: row.settings as unknown as ConnectorSettings,
    secret: row.secret === null ? '' : sealer.open(row.secret, secretPlace(row.id, 'secret')),
    signKey: row.sign_key === null ? '' : sealer.open(row.sign_key, secretPlace(row.id, 'sign')),
  };
}
