/** What the shell asks of an app. An app may leave any of them out; a missing one counts as its default answer. */
import * as z from 'zod/mini';
import { requestStatus } from './approvals.ts';
import { line, route } from './atoms.ts';
import { context } from './context.ts';
import { defineMethod } from './define.ts';
import { answeredResult, mostAnswered } from './search.ts';

export const show = defineMethod({
  name: 'app.show',
  request: z.strictObject({ tabId: z.string(), route }),
  result: z.null(),
  capability: 'none',
  deadline: 2_000,
  doc: 'The frame is visible now and shows this tab at this place; sizes can be measured from here on.',
});

export const hide = defineMethod({
  name: 'app.hide',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'none',
  deadline: 2_000,
  doc: 'The frame is no longer visible; timers and animations can rest.',
});

export const routeChanged = defineMethod({
  name: 'app.routeChanged',
  request: z.strictObject({ tabId: z.string(), route }),
  result: z.null(),
  capability: 'none',
  deadline: 2_000,
  doc: 'The shown tab moved to another place: Back, Forward, a menu or a link of another app.',
});

export const tabClosed = defineMethod({
  name: 'app.tabClosed',
  request: z.strictObject({ tabId: z.string() }),
  result: z.null(),
  capability: 'none',
  deadline: 2_000,
  doc: 'A tab of the app is gone, or its page is not to be kept (`keepAlive` false in the manifest) and was left: what was kept for it is dropped. The latter may be shown again, and starts over then.',
});

export const contextChanged = defineMethod({
  name: 'app.contextChanged',
  request: z.strictObject({ context }),
  result: z.null(),
  capability: 'none',
  threats: ['T8'],
  deadline: 2_000,
  doc: 'Language, theme, person, company or rights changed.',
});

export const suspend = defineMethod({
  name: 'app.suspend',
  request: z.strictObject({ leaving: z.boolean() }),
  result: z.object({ snapshot: z.optional(z.unknown()) }),
  capability: 'none',
  dataClass: 'secret',
  deadline: 5_000,
  doc: 'The app answers with what it needs to come back as it was, at most 64 KiB of plain data. It is asked when it leaves the pool (leaving), and now and then for the case that it crashes.',
});

export const beforeClose = defineMethod({
  name: 'app.beforeClose',
  request: z.strictObject({ tabId: z.string() }),
  result: z.object({ allow: z.boolean() }),
  capability: 'none',
  threats: ['T14'],
  deadline: 5_000,
  doc: 'A tab is about to close: false keeps it open, after which the shell asks the person.',
});

export const discarded = defineMethod({
  name: 'app.discarded',
  request: z.strictObject({ tabId: z.string() }),
  result: z.null(),
  capability: 'none',
  deadline: 1_000,
  doc: 'The person gave up the unsaved work of a tab that is about to be closed, left or loaded again: what the app kept of it for another time goes before it answers.',
});

export const jobAsked = defineMethod({
  name: 'app.jobAsked',
  request: z.strictObject({ jobId: z.string(), ask: z.enum(['cancel', 'again', 'forget']) }),
  result: z.null(),
  capability: 'none',
  deadline: 2_000,
  doc: 'The person wants a job of the app to end, its result once more, or took it off the list so that the result can be forgotten.',
});

export const unreadChanged = defineMethod({
  name: 'app.unreadChanged',
  request: z.strictObject({ unread: z.number() }),
  result: z.null(),
  capability: 'messages',
  threats: ['T8'],
  deadline: 2_000,
  doc: 'Another number of messages to the person is unread now.',
});

export const tasksChanged = defineMethod({
  name: 'app.tasksChanged',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'jobs',
  threats: ['T8'],
  deadline: 2_000,
  since: '1.2',
  doc: 'Work in the background of the gateway that the person may see has changed: an app that shows some asks the gateway again. Sent at most every two seconds.',
});

export const requestChanged = defineMethod({
  name: 'app.requestChanged',
  request: z.strictObject({
    approvalId: z.uuid(),
    number: z.string(),
    status: requestStatus,
  }),
  result: z.null(),
  capability: 'approvals',
  threats: ['T8'],
  deadline: 2_000,
  since: '1.3',
  doc: 'A request that the app started for the person was decided, returned or ended; an app that was not open asks for its state when it starts.',
});

export const transferProgress = defineMethod({
  name: 'app.transferProgress',
  request: z.strictObject({
    transferId: z.string(),
    /** From 0 to 1. */
    share: z.number(),
  }),
  result: z.null(),
  capability: 'files',
  deadline: 2_000,
  since: '1.2',
  doc: 'So much of a file of the app has gone to the gateway; sent a few times in a second at most.',
});

export const search = defineMethod({
  name: 'app.search',
  request: z.strictObject({ keyword: line(50) }),
  result: z.strictObject({ items: z.array(answeredResult).check(z.maxLength(mostAnswered)) }),
  capability: 'search',
  threats: ['T16', 'T18'],
  deadline: 3_000,
  doc: 'The person searches the whole portal for a keyword: an open app that registered with `asks` answers what it has. An answer that is late, or holds anything but plain text and places of the app, counts as none.',
});

export const dialogButton = defineMethod({
  name: 'app.dialogButton',
  request: z.strictObject({
    /** A button of the foot, an entry of "More", another record, or the wish to close. */
    kind: z.enum(['button', 'item', 'page', 'cancel']),
    /** Which button or entry. */
    id: z.optional(z.string()),
    /** Which record, from 1. */
    page: z.optional(z.number()),
  }),
  result: z.object({
    /** False: it is not done, so that nothing closes and no other record counts as shown. */
    done: z.optional(z.boolean()),
    /** For the page that opened the dialog, where it closes; at most 64 KiB of plain data. */
    value: z.optional(z.unknown()),
  }),
  capability: 'dialogs',
  threats: ['T12', 'T14'],
  deadline: 30_000,
  since: '1.1',
  doc: 'The person pressed something around the page in a dialog. A button closes the dialog with the value that is answered, unless `done` is false or the dialog does not close by itself. Where the answer to a wish to close has `done` false, the person is asked, and the dialog closes if they insist.',
});

export const ping = defineMethod({
  name: 'app.ping',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'none',
  deadline: 2_000,
  doc: 'Answered at once by an app that is alive.',
});
