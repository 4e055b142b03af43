/**
 * The addresses for which the shell draws a page, by the first part of the path (specification §2). The gateway serves
 * them, the shell draws them, and a person who had to sign in first comes back to one of them.
 */
export const shellRoutes = {
  '': { kind: 'start' },
  portal: { kind: 'apps' },
  login: { kind: 'signIn' },
  tokenLogin: { kind: 'signIn' },
  superLogin: { kind: 'signIn' },
  sso: { kind: 'signIn' },
  password: { kind: 'signIn' },
  setup: { kind: 'signIn' },
  verify: { kind: 'signIn' },
  interview: { kind: 'signIn' },
  offer: { kind: 'signIn' },
  company: { kind: 'page' },
  compRecords: { kind: 'page' },
  messages: { kind: 'page' },
  security: { kind: 'page' },
  qr: { kind: 'page' },
  '404': { kind: 'notFound' },
} as const;

/** The first part of the path of a page of the shell. */
export type ShellRoute = keyof typeof shellRoutes;

/** What an address of the shell shows: places of apps, or a page of its own. */
export type ShellRouteKind = (typeof shellRoutes)[ShellRoute]['kind'];

/** Reads the path of an address; undefined where the shell has no page. Only places of apps go deeper than one part. */
export function readShellRoute(
  path: string,
): { readonly name: ShellRoute; readonly kind: ShellRouteKind } | undefined {
  const [, name = '', ...below] = path.split('/');
  if (!isShellRoute(name)) return undefined;
  const { kind } = shellRoutes[name];
  return below.length === 0 || kind === 'apps' ? { name, kind } : undefined;
}

function isShellRoute(name: string): name is ShellRoute {
  return Object.hasOwn(shellRoutes, name);
}
