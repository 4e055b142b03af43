/** The route guard of specification §2, as a function of the address and of whether a session is marked. */
import { readShellRoute } from '#bridge/methods/shell-routes.ts';
import { safeReturnRoute } from './return-route.ts';

/** What the guard sees. `search` starts with `?` or is empty. */
export interface GuardInput {
  readonly path: string;
  readonly search: string;
  /** Whether the marker of a session, the stored key `t`, is there. */
  readonly marked: boolean;
}

/** What the guard says. */
export type GuardDecision =
  /** Draw the page; it needs no session. */
  | { readonly kind: 'public' }
  /** Draw the page once the session stands. */
  | { readonly kind: 'session' }
  /** Go to the sign-in page, and come back to `remember` afterwards. */
  | { readonly kind: 'signIn'; readonly remember: string | undefined }
  /** Somebody comes with a token: it goes to the page that asks what it is, and to no other. */
  | { readonly kind: 'token'; readonly token: string; readonly remember: string | undefined }
  /** A signed-in person has no business on the sign-in page: go where the sign-in would land. */
  | { readonly kind: 'land' };

/** Queries that another system sends along with the sign-in page; it is then let through unchanged. */
const letThrough: readonly (readonly string[])[] = [
  ['authCorpId', 'userId', 'vCode', 'sign', 'appCode'],
  ['corpId', 'authCode', 'timestamp', 'sign'],
  ['auth_code'],
  ['systemFlag', 'loginType', 'token'],
];

/** Decides what an address leads to. */
export function guard({ path, search, marked }: GuardInput): GuardDecision {
  if (path === '/login') {
    if (carriesSignIn(search)) return { kind: 'public' };
  } else if (readShellRoute(path)?.kind === 'signIn') {
    // A link or a token opens for anyone who has it, also in a browser where someone else is signed in.
    return { kind: 'public' };
  }
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token !== null) {
    query.delete('token');
    const rest = query.size > 0 ? `?${query}` : '';
    return { kind: 'token', token, remember: safeReturnRoute(path + rest) };
  }
  if (path === '/login') return marked ? { kind: 'land' } : { kind: 'public' };
  if (marked) return { kind: path === '/' ? 'land' : 'session' };
  return { kind: 'signIn', remember: safeReturnRoute(path + search) };
}

/** Whether a query carries one of the combinations that the sign-in page is let through with. */
export function carriesSignIn(search: string): boolean {
  const given = new Set(new URLSearchParams(search).keys());
  return letThrough.some(
    (names) => names.every((name) => given.has(name)) && (names.length > 1 || given.size === 1),
  );
}
