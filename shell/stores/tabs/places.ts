/** How a place inside an app and the shell's address say the same thing. */
import { isRoute } from '#bridge/methods/atoms.ts';

/** A page of an app: its code, and the route inside of it. */
export interface Place {
  readonly app: string;
  readonly route: string;
}

/** The home page: a place of the shell's own, where no app can stand. */
export const homePlace: Place = { app: 'home', route: '/' };

/** Whether a place is, or would be, the shell's own and no app's. */
export function isHome({ app }: Pick<Place, 'app'>): boolean {
  return app === homePlace.app;
}

const address = /^\/portal\/([a-z](?:[a-z0-9]|-(?=[a-z0-9])){1,31})(\/[^?]*)?(\?.*)?$/;

/** The shell's address of a place, such as `/portal/personnel/employee/7?tab=job`. */
export function placePath({ app, route }: Place): string {
  const [path = '', query] = route.split('?', 2);
  return `/portal/${app}${path === '/' ? '' : path}${query ? `?${query}` : ''}`;
}

/** Reads a place out of the shell's address; undefined when it names none. */
export function readPlace(path: string): Place | undefined {
  const match = address.exec(path);
  if (!match) return undefined;
  const inner = (match[2] ?? '/').replace(/(.)\/$/, '$1');
  const route = inner + (match[3] === '?' ? '' : (match[3] ?? ''));
  const [, app = ''] = match;
  return isRoute(route) ? { app, route } : undefined;
}

/** Whether two places are the same to the character. */
export function samePlace(a: Place, b: Place): boolean {
  return a.app === b.app && a.route === b.route;
}
