import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { PortalApp } from '../../kernel/apps.ts';
import type { Session } from '../../kernel/session.ts';
import { TOKEN_LIFE } from './session-limits.ts';
import { ALGORITHM, type SigningKeys } from './signing-keys.ts';

/** What a token says, once its signature, audience and time are proven. */
export interface AppTokenClaims {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly mountId: string;
  /** Code of the app it was made for. */
  readonly app: string;
  /** Service areas it may speak to. */
  readonly services: readonly string[];
}

/** Makes and checks the tokens of sub-apps. Whether session and mount still live is asked elsewhere. */
export interface AppTokens {
  issue(
    session: Session,
    mountId: string,
    app: PortalApp,
  ): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** Null for anything but a token of ours for exactly this app that has not expired. */
  verify(token: string, appCode: string): Promise<AppTokenClaims | null>;
}

const payload = z.object({
  sub: z.string(),
  tid: z.string(),
  sid: z.string(),
  mid: z.string(),
  scope: z.string(),
});

/** Tokens signed by this gateway and by those that share its database. */
export function createAppTokens(keys: SigningKeys, issuer: string, now: () => Date): AppTokens {
  return {
    async issue(session, mountId, app) {
      const key = await keys.signingKey();
      const issued = Math.floor(now().getTime() / 1000);
      const expires = issued + TOKEN_LIFE / 1000;
      const token = await new SignJWT({
        tid: session.tenantId,
        sid: session.id,
        mid: mountId,
        scope: app.manifest.services.map(({ service }) => service).join(' '),
        act: { sub: app.manifest.code },
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: key.kid })
        .setIssuer(issuer)
        .setAudience(app.manifest.code)
        .setSubject(session.accountId)
        .setJti(randomUUID())
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key.privateKey);
      return { token, expiresAt: expires * 1000 };
    },
    async verify(token, appCode) {
      try {
        const { kid = '' } = decodeProtectedHeader(token);
        const key = await keys.publicKey(kid);
        if (key === null) return null;
        const verified = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: 'at+jwt',
          issuer,
          audience: appCode,
          requiredClaims: ['exp', 'jti'],
          currentDate: now(),
        });
        return readClaims(verified.payload, appCode);
      } catch (error) {
        // jose tells what is wrong with a token by throwing; a failing database must not look like that.
        if (error instanceof Error && /^ERR_(JW|JOSE)/.test(codeOf(error))) return null;
        if (error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}

function readClaims(source: unknown, app: string): AppTokenClaims | null {
  const claims = payload.safeParse(source);
  if (!claims.success) return null;
  const { sub, tid, sid, mid, scope } = claims.data;
  return {
    accountId: sub,
    tenantId: tid,
    sessionId: sid,
    mountId: mid,
    app,
    services: scope.split(' '),
  };
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
