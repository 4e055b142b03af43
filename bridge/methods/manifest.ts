import * as z from 'zod/mini';
import { appCode, line, route } from './atoms.ts';
import { capabilities } from './define.ts';
import { menuGroups } from './menu-groups.ts';

const words = z.strictObject({ 'zh-CN': line(60), en: line(60) });
const functionId = z.string().check(z.regex(/^[a-z][a-z0-9.-]{1,99}$/));
const reason = z.strictObject({ 'zh-CN': line(200), en: line(200) });

/**
 * An origin of the network: https, or http on this machine. Never a pattern: each is in a security policy by itself.
 */
const networkOrigin = z
  .string()
  .check(
    z.regex(
      /^(?:https:\/\/[a-z0-9.-]{1,253}|http:\/\/(?:[a-z0-9-]{1,63}\.){0,5}localhost)(?::\d{1,5})?$/,
    ),
  );

const entryCode = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{1,63}$/));
/** Code of the menu an entry is in; empty for one directly below the heading. */
const inMenu = z._default(z.string(), '');

/** A page of the app as it is in the menu; `route` is a place inside the app. */
const page = z.strictObject({
  code: entryCode,
  name: words,
  route,
  icon: z.string(),
  functionId,
  /** Compared by `permissions.has` when a page or button asks for a flag as well as for its function. */
  authFlag: z._default(z.string(), '1'),
  menu: inMenu,
  /** Hidden pages have no menu entry; they are opened by links and count as pages of the app all the same. */
  hidden: z._default(z.boolean(), false),
  keepAlive: z._default(z.boolean(), true),
  openType: z._default(z.enum(['1', '3']), '1'),
  bizTypeId: z._default(z.string(), ''),
  buttons: z._default(
    z.array(z.strictObject({ functionId, name: words, authFlag: z._default(z.string(), '1') })),
    [],
  ),
});

/** A menu that holds pages, links and other menus. Its address leads to its first visible page. */
const menu = z.strictObject({ code: entryCode, name: words, icon: z.string(), menu: inMenu });

/** An address of another website: https, the host in small letters, without a name or a password before it. */
const website = z
  .string()
  .check(z.regex(/^https:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?(?:[/?#][\x21-\x7e]{0,1000})?$/));

/**
 * An entry that is no page of this app: a page of another in-house app, shown to anyone who may open it there, or a website,
 * shown to anyone who has the function of one of this app's pages.
 */
const link = z.strictObject({
  code: entryCode,
  name: words,
  icon: z.string(),
  menu: inMenu,
  to: z.union([
    z.strictObject({ app: appCode, page: entryCode }),
    z.strictObject({ address: website, functionId }),
  ]),
});

/** Pixels up to a most; 0 where the app fits any space. */
const atLeast = (most: number) => z._default(z.int().check(z.nonnegative(), z.maximum(most)), 0);

/**
 * The smallest space in which the pages of the app can be used, in CSS pixels. In a smaller one its frame keeps this
 * size, and the portal lets the person scroll over it.
 */
export const sizes = z.strictObject({ width: atLeast(1600), height: atLeast(1200) });

/** A card of the home page: the shell draws what a gateway call returns, and no code of the app runs for it. */
const card = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  name: words,
  /** A third of the row, two thirds, or all of it. */
  size: z.enum(['small', 'wide', 'full']),
  /** `todos`: its lines stand in the portal's own card of to-dos. */
  joins: z._default(z.enum(['none', 'todos']), 'none'),
  /** Name of the gateway call that returns the content; its service is one of the app's. */
  source: z.string(),
});

/**
 * Everything the portal knows about an app before it runs. From this one value come the frame's sandbox and
 * allow attributes, the content security policy, the token's audience and scope, the menu, and the method table.
 */
export const manifest = z.strictObject({
  code: appCode,
  name: words,
  icon: z.string(),
  /** Heading of the menu group. */
  group: z.enum(menuGroups),
  /** Order below the heading, lowest first. */
  order: z.int(),
  /**
   * `in-house`: own sub-domain of the shell, storage works. `vendor`: another site. `opaque`: no origin at all, in a page
   * of the portal that lets it lead its frame nowhere else.
   */
  tier: z.enum(['in-house', 'vendor', 'opaque']),
  /**
   * In-house: the file of the app's folder that is bundled as its first script. Bundle of a vendor: the page in it.
   * Registered by address: the page's path on the vendor's origin.
   */
  entry: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Where a vendor serves the app itself; absent where we do. */
  origin: z.optional(networkOrigin),
  capabilities: z.array(z.strictObject({ capability: z.enum(capabilities), reason })),
  /** Service areas of the gateway the app's token may call. */
  services: z.array(z.strictObject({ service: z.string(), reason })),
  /** Origins the app connects to besides its own; only those that were approved are reached. */
  domains: z._default(
    z.array(z.strictObject({ domain: networkOrigin, reason })).check(z.maxLength(20)),
    [],
  ),
  /** Features of the frame's permissions policy, such as `geolocation`. */
  features: z._default(z.array(z.string()), []),
  sizes: z._default(sizes, { width: 0, height: 0 }),
  pages: z.array(page).check(z.minLength(1), z.maxLength(100)),
  menus: z._default(z.array(menu).check(z.maxLength(30)), []),
  links: z._default(z.array(link).check(z.maxLength(30)), []),
  cards: z._default(z.array(card), []),
});

/** A manifest as it is written. */
export type ManifestSource = z.input<typeof manifest>;

/** A manifest as it is read, with every default filled in. */
export type Manifest = z.output<typeof manifest>;

/** Types a manifest file; reading and checking it is done when the app is built. */
export function defineManifest(source: ManifestSource): ManifestSource {
  return source;
}
