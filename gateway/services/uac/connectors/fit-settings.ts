import { createPublicKey } from 'node:crypto';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { saveConnector } from '#bridge/calls/uac/connectors.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Connector, type ConnectorSettings, spaceOf } from './connector.ts';

type Request = ParsedRequestOf<typeof saveConnector>;

/**
 * Checks settings against those that are there. A kept secret is sent to where it was given for: to lead it elsewhere it
 * has to be known. A user id means somebody in one company there, so the company does not change under linked people.
 * @throws {RefusedError} `badInput` at the field, `connectorLinked`
 */
export async function requireFit(
  transaction: DatabaseTransaction,
  saved: Connector | null,
  { kind, settings, secret }: Request,
): Promise<void> {
  if (kind === 'issuer' && settings.publicKey !== '' && !isPublicKey(settings.publicKey)) {
    throw new RefusedError('badInput', {
      fields: [{ path: 'settings.publicKey', issue: 'invalid' }],
    });
  }
  if (saved === null) return;
  const isLedElsewhere = whereTo(kind, saved.settings) !== whereTo(kind, settings);
  if (isLedElsewhere && saved.secret !== '' && secret === undefined) {
    throw new RefusedError('badInput', { fields: [{ path: 'secret', issue: 'required' }] });
  }
  if (spaceOf(kind, saved.settings) === spaceOf(kind, settings)) return;
  const linked = await transaction
    .selectFrom('account_identity')
    .select('account_id')
    .where('connector_id', '=', saved.id)
    .limit(1)
    .executeTakeFirst();
  if (linked !== undefined) throw new RefusedError(uacCodes.connectorLinked);
}

/** Which server a secret is sent to. */
function whereTo(kind: Connector['kind'], { space, apiAddress }: ConnectorSettings): string {
  return kind === 'oidc' ? space : apiAddress;
}

/** Whether a text is the PEM of a public key. */
export function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).type === 'public' && !pem.includes('PRIVATE');
  } catch {
    return false;
  }
}
