import { calls } from '#bridge/calls/index.ts';
import { cardContent } from '#bridge/calls/kit/card.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import { menuGroups } from '#bridge/methods/menu-groups.ts';
import { sandboxPath } from '#bridge/methods/sandbox-page.ts';
import type { AppRegistry, PortalApp, RegisteredApp } from '../../kernel/apps.ts';
import { type HostSettings, hostName, isPortalHost } from './hosts.ts';
import { menuFault } from './menu-fault.ts';

/** The apps that were built cannot be served with these settings. The message is one sentence. */
export class AppRegistryError extends Error {
  override readonly name = 'AppRegistryError';
}

/** Features a frame may be given; the shell's own permissions policy denies every other one. */
export const delegableFeatures = ['geolocation'] as const;

type Origins = HostSettings;

/**
 * Gives every manifest its origin, the attributes of its frame and the files of its document, which are named by its code
 * as paths below the static host.
 * @throws {AppRegistryError} when two apps would share an origin, or one would run on the shell's.
 */
export function createAppRegistry(
  manifests: readonly Manifest[],
  origins: Origins,
  files: Readonly<Record<string, readonly string[]>> = {},
): AppRegistry {
  const all = manifests.toSorted(byMenu).map((manifest, index) => ({
    ...register(manifest, index, origins),
    files: (files[manifest.code] ?? []).map((path) => `${origins.staticOrigin}/${path}`),
  }));
  const registry = registryOf(all);
  const hosts = new Set(all.map(({ origin }) => origin));
  const codes = new Set(all.map(({ manifest }) => manifest.code));
  if (hosts.size !== all.length || codes.size !== all.length) {
    throw new AppRegistryError('Two applications have the same code or the same origin.');
  }
  return registry;
}

/**
 * The built apps with the registered ones behind them. Left out is a registered app whose code a built one took
 * meanwhile, one whose origin the settings made a host of the portal since and, where ports stand for hosts, one that
 * needs a host of ours: for its own page or for the one around it.
 */
export function withRegistered(
  built: AppRegistry,
  registered: readonly RegisteredApp[],
  origins: Origins,
): AppRegistry {
  const theirs = registered
    .filter(({ manifest, source }) => {
      const isElsewhere = source === 'address' && manifest.tier !== 'opaque';
      const hasHost = isElsewhere || origins.appPorts === null;
      const isOutside = manifest.origin === undefined || !isPortalHost(manifest.origin, origins);
      return hasHost && isOutside && built.byCode(manifest.code) === undefined;
    })
    .toSorted((one, other) => byMenu(one.manifest, other.manifest))
    .map((app) => registerVendor(app, origins));
  const rank = ({ manifest }: PortalApp): number => menuGroups.indexOf(manifest.group);
  return registryOf([...built.all, ...theirs].toSorted((one, other) => rank(one) - rank(other)));
}

function registryOf(all: readonly PortalApp[]): AppRegistry {
  const hosts = new Map(all.map((app) => [app.host, app]));
  const codes = new Map(all.map((app) => [app.manifest.code, app]));
  // Every call asks for those of its company.
  const ofTenants = new Map<string, AppRegistry>();
  return {
    all,
    byCode: (code) => codes.get(code),
    byHost: (host) => hosts.get(host),
    of(tenantId) {
      const known = ofTenants.get(tenantId);
      if (known) return known;
      const theirs = all.filter(({ registered }) => registered?.tenants.has(tenantId) ?? true);
      const made = registryOf(theirs);
      ofTenants.set(tenantId, made);
      return made;
    },
  };
}

/** Headings from top to bottom, and below each the order the apps ask for. */
function byMenu(one: Manifest, other: Manifest): number {
  const headings = menuGroups.indexOf(one.group) - menuGroups.indexOf(other.group);
  return headings || one.order - other.order || one.code.localeCompare(other.code);
}

function register(manifest: Manifest, index: number, origins: Origins): Omit<PortalApp, 'files'> {
  const pattern = manifest.tier === 'in-house' ? origins.appsOrigin : origins.vendorsOrigin;
  // The first of the ports is that of the built files.
  const port = String((origins.appPorts ?? 0) + 1 + index);
  const origin = new URL(pattern.replace('{app}', manifest.code).replace('{port}', port)).origin;
  if (isOwnHost(origin, origins)) {
    throw new AppRegistryError(
      `The application ${manifest.code} would run on ${origin}, which belongs to the portal itself: change its code or APPS_ORIGIN.`,
    );
  }
  const unknown = manifest.features.find((name) => !delegableFeatures.some((one) => one === name));
  if (unknown !== undefined) {
    throw new AppRegistryError(
      `The application ${manifest.code} asks for the feature "${unknown}", which no frame is given.`,
    );
  }
  checkPlaces(manifest);
  const { host } = new URL(origin);
  const entry = `${origin}/`;
  return { manifest, origin, host, entry, ...frameOf(manifest, origin), registered: null };
}

/** Whether an origin is of the portal's own host, or of that of the built files: on another port it would share their cookies. */
function isOwnHost(
  origin: string,
  { publicOrigin, staticOrigin, mcpOrigin, appPorts }: Origins,
): boolean {
  const own = [publicOrigin, staticOrigin, mcpOrigin];
  return appPorts === null ? own.map(hostName).includes(hostName(origin)) : own.includes(origin);
}

function registerVendor({ manifest, ...registered }: RegisteredApp, origins: Origins): PortalApp {
  const own = origins.vendorsOrigin.replace('{app}', manifest.code).replace('{port}', '0');
  const origin = manifest.origin ?? own;
  const entry = `${origin}${registered.source === 'bundle' ? '/' : manifest.entry}`;
  // Where ports stand for hosts there is none for calls of an app that is served elsewhere.
  const host = origins.appPorts === null ? new URL(own).host : null;
  return { manifest, origin, host, entry, files: [], ...frameOf(manifest, own), registered };
}

/** `own` is the origin of the app's host here, wherever its page stands. */
function frameOf(
  { tier, features }: Manifest,
  own: string,
): Pick<PortalApp, 'sandboxPage' | 'sandbox' | 'allow'> {
  const sandboxPage = tier === 'opaque' ? `${own}${sandboxPath}` : null;
  return { sandboxPage, sandbox: sandboxOf(tier), allow: allowOf(features) };
}

/** The origin of the page that the shell frames for an app. */
export function framedOrigin({ origin, sandboxPage }: PortalApp): string {
  return sandboxPage === null ? origin : new URL(sandboxPage).origin;
}

/** The home page stands where an app of this code would, and a card shows what a call of the app's services answers. */
function checkPlaces(manifest: Manifest): void {
  const { code, cards, services } = manifest;
  if (code === 'home') {
    throw new AppRegistryError('No application can be called home: the home page stands there.');
  }
  if (code === 'index') {
    throw new AppRegistryError(
      'No application can be called index: that address leads to the first page of the menu.',
    );
  }
  const fault = menuFault(manifest);
  if (fault) {
    const { list, index } = fault;
    throw new AppRegistryError(
      `The application ${code} has a menu that does not fit together: see "${list}.${index}".`,
    );
  }
  for (const { source } of cards) {
    const call = cardSource(source);
    if (call === undefined || !services.some(({ service }) => service === call.service)) {
      throw new AppRegistryError(
        `The application ${code} has a card from "${source}", which is no card of its services.`,
      );
    }
  }
}

/** The call that returns the content of a card, by its name. */
export function cardSource(name: string): AnyCall | undefined {
  const all: readonly AnyCall[] = Object.values(calls);
  return all.find((call) => call.name === name && call.result === cardContent);
}

/** An opaque app has no origin at all; only our own apps may start downloads. */
function sandboxOf(tier: Manifest['tier']): string {
  const tokens = {
    opaque: ['allow-scripts', 'allow-forms'],
    vendor: ['allow-scripts', 'allow-same-origin', 'allow-forms'],
    'in-house': ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads'],
  };
  return tokens[tier].join(' ');
}

function allowOf(features: readonly string[]): string {
  return [...features, "focus-without-user-activation 'none'"].join('; ');
}
