/** A place of the portal as calls name it: the app, and the route in it. */
export interface AppPlace {
  readonly app: string;
  readonly route: string;
}

/** Reads a place such as `personnel/roster?status=active`; null for what is none. */
export function readAppPlace(place: string): AppPlace | null {
  const [, app, route] = /^([a-z][a-z0-9-]*)(\/.*)$/.exec(place) ?? [];
  return app === undefined || route === undefined ? null : { app, route };
}
