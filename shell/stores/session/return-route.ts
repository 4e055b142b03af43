/** The place a person wanted before they had to sign in. It comes from an address, so it is never trusted. */
import { readShellRoute } from '#bridge/methods/shell-routes.ts';
import { readSession, writeSession } from './storage.ts';

/** Only there to give a path something to stand on; no request ever goes to it. */
const nowhere = 'http://shell.invalid';

/** Names of query parameters that are credentials and must not be kept. */
const credentials = ['token', 'auth_code', 'authCode', 'vCode', 'sign', 'code'];

/**
 * Makes a path with its query out of a text from outside, or answers undefined when it is not a page of this shell.
 * Whatever it answers stays on this origin when it is given to `location` or `history`.
 */
export function safeReturnRoute(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > 2048) return undefined;
  if (!/^\/(?![/\\])[!-[\]-~]*$/.test(wanted)) return undefined;
  if (!URL.canParse(wanted, nowhere)) return undefined;
  const url = new URL(wanted, nowhere);
  for (const name of credentials) url.searchParams.delete(name);
  if (url.origin !== nowhere || url.username !== '') return undefined;
  // Dot segments can leave `//evil.example` as the path of a parsed address, which is another origin once used.
  if (url.pathname.includes('//')) return undefined;
  const { kind } = readShellRoute(url.pathname.replace(/\/$/, '')) ?? {};
  if (kind !== 'apps' && kind !== 'page') return undefined;
  return url.pathname + url.search;
}

/** Keeps a place for after the sign-in, when it is one. */
export function rememberRoute(wanted: string): void {
  writeSession('returnRoute', safeReturnRoute(wanted));
}

/** Returns the place that was kept, checked again, and forgets it. */
export function takeRememberedRoute(): string | undefined {
  const kept = safeReturnRoute(readSession('returnRoute'));
  writeSession('returnRoute', undefined);
  return kept;
}
