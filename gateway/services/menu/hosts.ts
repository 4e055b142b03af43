import type { Settings } from '../../settings.ts';

/** The settings that say which hosts are the portal's. */
export type HostSettings = Pick<
  Settings,
  'publicOrigin' | 'staticOrigin' | 'mcpOrigin' | 'appsOrigin' | 'vendorsOrigin' | 'appPorts'
>;

/**
 * The name of a host as cookies see it: without its port, which does not divide them, and without the dot that may end
 * a name.
 */
export function hostName(address: string | URL): string {
  return new URL(address).hostname.replace(/\.+$/, '');
}

/**
 * Whether an address is on a host of the portal or below one, on whatever port: its server would be sent the
 * portal's cookies, or could set them.
 */
export function isPortalHost(address: string | URL, settings: HostSettings): boolean {
  const host = hostName(address);
  // Where ports stand for hosts, names below this one belong to other programs of the machine.
  if (settings.appPorts !== null) return host === 'localhost';
  const domains = [
    ...[settings.publicOrigin, settings.staticOrigin, settings.mcpOrigin].map(hostName),
    ...[settings.appsOrigin, settings.vendorsOrigin].map(domainOf),
  ];
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** The domain that a pattern puts its apps below, such as `vendors.localhost`. */
function domainOf(pattern: string): string {
  const [, below = ''] = /\{app\}[^.]*\.(.+)$/.exec(pattern) ?? [];
  return hostName(`https://${below}`);
}
