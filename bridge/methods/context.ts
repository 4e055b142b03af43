import * as z from 'zod/mini';
import { route } from './atoms.ts';
import { defineMethod } from './define.ts';
import { shortcut } from './shortcuts.ts';

/** What the shell tells an app about where it runs; pushed again whenever a part of it changes. */
export const context = z.object({
  user: z.object({
    id: z.string(),
    account: z.string(),
    realName: z.string(),
    employmentId: z.nullable(z.string()),
  }),
  tenant: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  locale: z.enum(['zh-CN', 'en']),
  theme: z.object({ name: z.enum(['blue', 'orange']), mode: z.enum(['light', 'dark']) }),
  /** The app's own code, and the id of this one run of it. */
  app: z.object({ code: z.string(), mountId: z.string() }),
  /** Changes whenever the person's rights change; what was asked of `permissions` has to be asked again then. */
  rights: z.string(),
  /** Names of the methods this mount may call. */
  methods: z.array(z.string()),
  /** Key combinations of the shell; the guest passes those pressed in its document on by name. */
  shortcuts: z.array(shortcut),
});

/** The context as a type. */
export type Context = z.output<typeof context>;

/** Why the app is being started: fresh, or back after it was taken out of the pool, reloaded, or crashed. */
export const launch = z.object({
  reason: z.enum(['open', 'restore', 'reload', 'recover']),
  route,
  /** The tab the route is in. */
  tabId: z.string(),
  /** What the app returned from `suspend` before it was taken out, if anything. */
  snapshot: z.optional(z.unknown()),
  /** There for a page in a dialog alone, with what the page that opened it has given. */
  dialog: z.optional(z.object({ given: z.optional(z.unknown()) })),
});

/** The launch as a type. */
export type Launch = z.output<typeof launch>;

export const getContext = defineMethod({
  name: 'context.get',
  request: z.strictObject({}),
  result: z.object({ context, launch }),
  capability: 'none',
  // What the app gave away in `app.suspend` comes back here.
  secretPlaces: ['launch.snapshot'],
  threats: ['T8'],
  doc: 'Returns the context of the mount and why it was started.',
});

export const ready = defineMethod({
  name: 'context.ready',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'none',
  doc: 'Says that the app has drawn its first page; until then the shell shows its own loading state.',
});
