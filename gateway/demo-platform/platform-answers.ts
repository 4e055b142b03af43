import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { PlatformAnswer } from './platform-types.ts';
import { readObject } from './read-object.ts';

/** The keys of a provider: one to sign with, and the same for others to check with. */
export async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'demo', alg: 'ES256' } };
}

/** Where the button of a card leads. */
export function buttonOf(elements: unknown): unknown {
  const action = Array.isArray(elements) ? readObject(elements.at(-1)).actions : undefined;
  return Array.isArray(action) ? readObject(action[0]).url : '';
}

/** The S256 challenge of a verifier (RFC 7636 §4.2), written once more. */
export function challengeOf(verifier: unknown): string {
  return createHash('sha256').update(String(verifier)).digest('base64url');
}

/** An answer in JSON. */
export function json(said: Readonly<Record<string, unknown>>, status = 200): PlatformAnswer {
  return { kind: 'json', status, said };
}
