/** The session, and a browser that has signed in before. `__Host-` keeps sub-domains from planting them. */
export const sessionCookie = '__Host-sid';
export const deviceCookie = '__Host-device';
/** A browser that need not sign in for some days, and one that is half-way through a sign-in. */
export const rememberCookie = '__Host-remember';
export const pendingCookie = '__Host-pending';

const DEVICE_LIFE = 180 * 86_400;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The value of one cookie in a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Lives as long as the browser; the limits of a session are kept by the gateway. */
export function sessionCookieOf(secret: string): string {
  return `${sessionCookie}=${secret}; ${attributes}`;
}

/** Takes the session cookie away. */
export function clearedSessionCookie(): string {
  return `${sessionCookie}=; ${attributes}; Max-Age=0`;
}

/** Marks a browser as known for half a year. */
export function deviceCookieOf(secret: string): string {
  return `${deviceCookie}=${secret}; ${attributes}; Max-Age=${DEVICE_LIFE}`;
}

/** Any of the cookies above, for some seconds; null takes it away. */
export function cookieOf(name: string, secret: string | null, seconds: number): string {
  return `${name}=${secret ?? ''}; ${attributes}; Max-Age=${secret === null ? 0 : seconds}`;
}
