import * as z from 'zod/mini';
import { appCode, line, route, tabId } from './atoms.ts';
import { defineMethod } from './define.ts';

export const openTab = defineMethod({
  name: 'tabs.open',
  request: z.strictObject({
    /** Absent for a page of the app itself. */
    app: z.optional(appCode),
    route,
    title: z.optional(line(64)),
  }),
  result: z.object({ tabId: z.string() }),
  capability: 'tabs',
  threats: ['T14', 'T16', 'T18'],
  errors: ['notFound', 'busy'],
  perMinute: 30,
  deadline: 'none',
  doc: "Opens a page of this app or of another one in a tab and shows it; a page that is open already is shown again; `busy` while another app is in front, and beyond ten new tabs at once or one in three seconds. A vendor's app that opens a place of another vendor's, which the menu does not name, has the person asked; `busy` when they do not want it.",
});

export const closeTab = defineMethod({
  name: 'tabs.close',
  request: z.strictObject({ tabId: z.optional(tabId) }),
  result: z.object({ closed: z.boolean() }),
  capability: 'tabs',
  threats: ['T14'],
  errors: ['notFound'],
  deadline: 'none',
  doc: "Closes one of the app's own tabs, by default the one it shows; false when the person kept unsaved work.",
});

export const closeOtherTabs = defineMethod({
  name: 'tabs.closeOthers',
  request: z.strictObject({}),
  result: z.object({ closed: z.number() }),
  capability: 'tabs',
  threats: ['T14'],
  deadline: 'none',
  doc: 'Closes every tab of this app but the one it shows and pinned ones.',
});

export const refreshTab = defineMethod({
  name: 'tabs.refresh',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'tabs',
  threats: ['T14'],
  perMinute: 12,
  doc: "Loads the app's frame again at the page it shows.",
});

export const setTabTitle = defineMethod({
  name: 'tabs.title',
  request: z.strictObject({ title: line(64), tabId: z.optional(tabId) }),
  result: z.null(),
  capability: 'tabs',
  threats: ['T16'],
  errors: ['notFound'],
  doc: "Names one of the app's own tabs; the shell shows the app's icon and registered name before it.",
});

export const setTabBadge = defineMethod({
  name: 'tabs.badge',
  request: z.strictObject({
    /** 0 takes the figure away; from 100 on the shell shows `99+`. */
    count: z.int().check(z.minimum(0), z.maximum(9999)),
    tabId: z.optional(tabId),
  }),
  result: z.null(),
  capability: 'tabs',
  threats: ['T14'],
  errors: ['notFound'],
  perMinute: 60,
  doc: "Shows on one of the app's own tabs how many things in it wait for the person.",
});

export const pinTab = defineMethod({
  name: 'tabs.pin',
  request: z.strictObject({ pinned: z.boolean(), tabId: z.optional(tabId) }),
  result: z.null(),
  capability: 'tabs',
  threats: ['T14'],
  errors: ['notFound', 'busy'],
  perMinute: 12,
  doc: "Keeps one of the app's own tabs beside the home page, where nothing closes it before it is unpinned, or lets it go; the person can do both; `busy` while another app is in front, and for a fourth pinned tab of the app.",
});

export const listTabs = defineMethod({
  name: 'tabs.list',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      tabId: z.string(),
      route: z.string(),
      /** What the app called it; null while it has the menu's name. */
      title: z.nullable(z.string()),
      pinned: z.boolean(),
      dirty: z.boolean(),
      badge: z.number(),
    }),
  ),
  capability: 'tabs',
  threats: ['T8'],
  doc: "Returns the app's own tabs in the order of the strip, with what the app or the person made of each; never another app's.",
});

export const setTabDirty = defineMethod({
  name: 'tabs.dirty',
  request: z.strictObject({ dirty: z.boolean(), tabId: z.optional(tabId) }),
  result: z.null(),
  capability: 'tabs',
  threats: ['T14'],
  errors: ['notFound'],
  doc: 'Says that a tab holds unsaved work; the shell then asks before it is closed, reloaded, evicted or signed out.',
});
