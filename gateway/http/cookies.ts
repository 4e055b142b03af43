/** The session, and a browser that has signed in before. `__Host-` keeps sub-domains from planting them. */
export const sessionCookie = '__Host-sid';
export const deviceCookie = '__Host-device';
/** A browser that need not sign in for some days, and one that is half-way through a sign-in. */
export const rememberCookie = '__Host-remember';
export const pendingCookie = '__Host-pending';

/** One of the cookies above. */
export type CookieName =
  | typeof sessionCookie
  | typeof deviceCookie
  | typeof rememberCookie
  | typeof pendingCookie;

/** Seconds for which a browser is known: half a year. */
export const DEVICE_LIFE = 180 * 86_400;

/** The cookies of one browser, under the names and with the attributes it keeps. */
export interface CookieJar {
  /** What the browser sent, or null. */
  read(name: CookieName): string | null;
  /** A Set-Cookie header; null takes the cookie away, without seconds it lives as long as the browser. */
  write(name: CookieName, secret: string | null, seconds?: number): string;
}

/** What a request says about its browser. */
export interface BrowserHeaders {
  readonly cookie?: string | undefined;
  readonly 'user-agent'?: string | undefined;
}

/**
 * The cookies of a request. Safari refuses a `Secure` cookie over plain http, also on this machine, where every other
 * browser keeps it: there, and nowhere else, its cookies have neither `Secure` nor the prefix.
 */
export function cookieJar(publicOrigin: string, headers: BrowserHeaders): CookieJar {
  const isPlain = isHttpHere(publicOrigin) && isWebKit(headers['user-agent'] ?? '');
  const nameOf = (name: CookieName): string => (isPlain ? name.slice('__Host-'.length) : name);
  const attributes = `Path=/; ${isPlain ? '' : 'Secure; '}HttpOnly; SameSite=Lax`;
  return {
    read: (name) => readCookie(headers.cookie, nameOf(name)),
    write(name, secret, seconds) {
      const life = secret === null ? 0 : seconds;
      const age = life === undefined ? '' : `; Max-Age=${life}`;
      return `${nameOf(name)}=${secret ?? ''}; ${attributes}${age}`;
    },
  };
}

/** The value of one cookie in a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

function isHttpHere(origin: string): boolean {
  return /^http:\/\/(?:[a-z0-9.-]+\.)?localhost(?::\d+)?$|^http:\/\/(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(
    origin,
  );
}

/** Safari and every browser of an iPhone; the others name Chrome beside the engine they come from. */
function isWebKit(userAgent: string): boolean {
  return /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);
}
