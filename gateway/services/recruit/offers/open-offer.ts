import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type OpenApplication, openApplication } from '../board/open-application.ts';

/** An offer as its rules look at it, with its application; both are locked. */
export interface OpenOffer {
  readonly id: string;
  readonly state: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
  readonly validUntil: string;
  readonly entryId: string | null;
  readonly application: OpenApplication;
}

/**
 * Reads an offer of an application the caller reaches.
 * @throws {RefusedError} `notFound`, `conflict`
 */
export async function openOffer(
  context: CallContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<OpenOffer> {
  const { database, tenantId } = context;
  const offer = await database
    .selectFrom('offer as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', id)
    .select([
      'o.id',
      'o.state',
      'o.version',
      'o.application_id as applicationId',
      'o.valid_until as validUntil',
      'o.entry_id as entryId',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (offer === undefined) throw new RefusedError('notFound');
  const application = await openApplication(context, offer.applicationId, { locked: true });
  if (offer.version !== version) throw new RefusedError('conflict');
  const { state, validUntil, entryId } = offer;
  return { id, state, validUntil, entryId, application };
}

/** Writes what changes of an offer; the version rises. */
export async function saveOfferState(
  { database, tenantId }: CallContext,
  id: string,
  change: {
    readonly state: OpenOffer['state'];
    readonly answer_note?: string;
    readonly entry_id?: string;
  },
): Promise<{ readonly version: number }> {
  return database
    .updateTable('offer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ ...change, version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
}
