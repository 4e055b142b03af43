import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Connector } from './connector.ts';
import { type Ask, mustHave, type Platform, PlatformError, type Said, textOf } from './platform.ts';

/** Asymmetric ones alone: neither a token without a signature nor one by a secret that two know. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Milliseconds for which what a provider says of itself is kept. */
const KNOWN = 3_600_000;

interface Provider {
  readonly said: Said;
  readonly readAt: number;
}

/** OpenID Connect Core 1.0 by code with PKCE (RFC 7636), and the answer's issuer (RFC 9207) where it is announced. */
export function createOidc(ask: Ask, now: () => Date): Platform {
  const { discover, forget } = createDiscovery(ask, now);
  return {
    async address(connector, { state, nonce, verifier, callback }) {
      const provider = await discover(connector);
      const address = new URL(mustHave(provider, 'authorization_endpoint'));
      const query = {
        response_type: 'code',
        client_id: connector.settings.clientId,
        redirect_uri: callback,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    async redeem(connector, { code, iss }, { nonce, verifier, callback }) {
      const provider = await discover(connector);
      requireIssuer(provider, connector, iss);
      const given = await ask(mustHave(provider, 'token_endpoint'), {
        method: 'POST',
        form: {
          grant_type: 'authorization_code',
          code,
          redirect_uri: callback,
          code_verifier: verifier,
          client_id: connector.settings.clientId,
          ...(connector.secret && { client_secret: connector.secret }),
        },
      });
      const error = textOf(given, 'error');
      if (error !== '')
        throw new PlatformError(error === 'invalid_grant' ? 'late' : 'refused', error);
      const keys = await ask(mustHave(provider, 'jwks_uri'));
      const claims = await verify(mustHave(given, 'id_token'), keys, connector, now());
      if (claims.nonce !== nonce) throw new PlatformError('refused', 'nonce');
      return { subject: mustHave(claims, 'sub'), name: textOf(claims, 'name') };
    },
    async test(connector) {
      forget(connector);
      await ask(mustHave(await discover(connector), 'jwks_uri'));
    },
  };
}

/** Reads what a provider says of itself, and keeps it for an hour. */
function createDiscovery(ask: Ask, now: () => Date) {
  const known = new Map<string, Provider>();

  async function discover({ settings: { space: issuer } }: Connector): Promise<Said> {
    const kept = known.get(issuer);
    if (kept !== undefined && now().getTime() - kept.readAt < KNOWN) return kept.said;
    const said = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    // Character by character: anyone who serves another issuer's words is not it.
    if (said.issuer !== issuer) throw new PlatformError('refused', 'another issuer');
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
      if (!/^https?:\/\//.test(mustHave(said, name))) {
        throw new PlatformError('refused', `no address at ${name}`);
      }
    }
    known.set(issuer, { said, readAt: now().getTime() });
    return said;
  }

  const forget = ({ settings }: Connector): void => void known.delete(settings.space);
  return { discover, forget };
}

/** The S256 challenge of a verifier (RFC 7636 §4.2). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function requireIssuer(provider: Said, { settings }: Connector, iss: string | undefined): void {
  const isAnnounced = provider.authorization_response_iss_parameter_supported === true;
  if (iss === undefined ? isAnnounced : iss !== settings.space) {
    throw new PlatformError('refused', 'iss');
  }
}

async function verify(
  token: string,
  keys: Said,
  { settings }: Connector,
  currentDate: Date,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys as unknown as JSONWebKeySet), {
    algorithms,
    issuer: settings.space,
    audience: settings.clientId,
    clockTolerance: 60,
    maxTokenAge: 600,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    currentDate,
  }).catch((error: unknown) => {
    throw new PlatformError('refused', error instanceof Error ? error.name : 'id_token');
  });
  const isSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isSeveral || payload.azp !== undefined) && payload.azp !== settings.clientId) {
    throw new PlatformError('refused', 'azp');
  }
  return payload;
}
