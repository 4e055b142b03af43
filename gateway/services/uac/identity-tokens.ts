import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type JSONWebKeySet, SignJWT } from 'jose';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewayDatabase } from '../../db/open-database.ts';
import type { PortalApp } from '../../kernel/apps.ts';
import type { Session } from '../../kernel/session.ts';
import { TOKEN_LIFE } from './session-limits.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Where anybody finds the public keys, on the portal's own origin. */
export const jwksPath = '/.well-known/atrium/jwks.json';

/** What the header of an identity token calls it, so that no other token is taken for one, nor one for another. */
const TYPE = 'atrium-identity+jwt';

/** Makes the tokens by which an app's own server learns who calls it. */
export interface IdentityTokens {
  /**
   * A token of 120 s for one app: `aud` is the app's origin, `sub` and `org` are names of the person and the company
   * that no other app gets, so that two vendors cannot put together what they know of somebody.
   */
  issue(
    session: Session,
    app: PortalApp,
    locale: Locale,
  ): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** The public keys that count now. */
  keys(): Promise<JSONWebKeySet>;
}

/** Tokens signed by this gateway; those that share its database publish each other's keys. */
export function createIdentityTokens(
  keys: SigningKeys,
  database: GatewayDatabase,
  issuer: string,
  now: () => Date,
): IdentityTokens {
  return {
    async issue({ accountId, tenantId }, app, locale) {
      const { code } = app.manifest;
      const key = await keys.signingKey();
      const secret = await readSecret(database, code);
      const issued = Math.floor(now().getTime() / 1000);
      const expires = issued + TOKEN_LIFE / 1000;
      const token = await new SignJWT({
        org: pairwise(secret, `${code}|${tenantId}`),
        app: code,
        ver: app.registered?.version,
        locale,
      })
        .setProtectedHeader({ alg: keys.algorithm, typ: TYPE, kid: key.kid })
        .setIssuer(issuer)
        .setAudience(app.origin)
        .setSubject(pairwise(secret, `${code}|${tenantId}|${accountId}`))
        .setJti(randomUUID())
        .setIssuedAt(issued)
        .setNotBefore(issued)
        .setExpirationTime(expires)
        .sign(key.privateKey);
      return { token, expiresAt: expires * 1000 };
    },
    keys: () => keys.published(),
  };
}

function pairwise(secret: Buffer, of: string): string {
  return createHmac('sha256', secret).update(of).digest('base64url');
}

/** The secret of an app, made when it is first needed; every gateway finds the same one. */
async function readSecret(database: GatewayDatabase, code: string): Promise<Buffer> {
  return database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    await transaction
      .insertInto('pairwise_key')
      .values({ app_code: code, secret: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secret } = await transaction
      .selectFrom('pairwise_key')
      .where('app_code', '=', code)
      .select('secret')
      .executeTakeFirstOrThrow();
    return secret;
  });
}
