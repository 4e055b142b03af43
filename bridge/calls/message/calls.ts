/** Messages: announcements, to-dos and notes of the system, for everybody, a part of the organisation, or one person. */
import * as z from 'zod/mini';
import {
  count,
  id,
  lines,
  list,
  moment,
  optional,
  pageOf,
  pageRequest,
  text,
} from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { announcementCalls } from './announcements.ts';
import { messageFunctions } from './functions.ts';
import { outboxCalls } from './outbox.ts';
import { personTagCalls } from './records/person-tag.ts';
import { getSchedulingMessage } from './scheduling-messages.ts';

/** What a message is for. */
export const noticeKind = z.enum(['announcement', 'todo', 'system']);

/** Where the shell hears, by server-sent events without content, that there is something new to ask for. */
export const noticeEvents = '/gateway/message/web/notice/events';

/**
 * The event of the same line that tells which apps of vendors the company has, when the line opens and with every
 * change: their stamps by code, as JSON.
 */
export const appsEvent = 'apps';

/** How long a reader must stay with a must-read, in seconds. */
export const mustReadSeconds = { least: 3, most: 300 } as const;

/** How many of the latest messages the bell shows. */
export const latestNotices = 6;

/** One message as lists show it, in the language asked for. */
export const noticeLine = z.object({
  id,
  kind: noticeKind,
  title: z.string(),
  /** Start of the body on one line. */
  excerpt: z.string(),
  authorName: z.string(),
  publishedAt: moment,
  isSee: z.boolean(),
  /** Counts as read only after a countdown. */
  mustRead: z.boolean(),
});

/** One message as it is read. */
export const notice = z.extend(noticeLine, {
  paragraphs: z.array(z.string()),
  /** When the reader first opened it. */
  receivedAt: moment,
  /** Seconds of the countdown that are left now; 0 when there is none. */
  waitSeconds: z.number(),
  /** Page on which a to-do is done. */
  place: z.nullable(z.object({ app: z.string(), route: z.string() })),
});

const shared = { service: 'message', caller: 'shell', access: { kind: 'session' } } as const;

export const noticePage = defineCall({
  ...shared,
  name: 'message.notice.page',
  path: '/gateway/message/web/notice/userNoticePage',
  request: z.strictObject({
    /** `0` lists the unread ones only, `1` the others. */
    isSee: optional(z.enum(['0', '1'])),
    kind: optional(noticeKind),
    /** Only those that must be read. */
    mustRead: optional(z.enum(['1'])),
    /** Part of the title, in the reader's language. */
    keyword: optional(text(1, 50)),
    ...pageRequest,
  }),
  result: z.extend(pageOf(noticeLine), {
    /** Unread ones, whatever is listed. */
    unread: z.number(),
    mayPublish: z.boolean(),
  }),
  outside: 'account',
  doc: 'Lists one page of the messages to the caller, the newest first.',
});

export const noticeChannels = defineCall({
  ...shared,
  name: 'message.notice.channels',
  path: '/gateway/message/web/notice/getChannelPage',
  request: z.strictObject(pageRequest),
  result: pageOf(
    z.object({
      kind: noticeKind,
      unread: z.number(),
      total: z.number(),
      /** The newest message of the kind; null while there is none. */
      latest: z.nullable(noticeLine),
    }),
  ),
  outside: 'account',
  doc: 'Lists the kinds of messages with how many of them the caller has not read, and the newest of each.',
});

export const findNewNotice = defineCall({
  ...shared,
  name: 'message.notice.findNew',
  path: '/gateway/message/web/notice/findNewNotice',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    unread: z.number(),
    latest: z.array(noticeLine),
    /** Must-reads whose countdown has not ended yet, the oldest first. */
    mustRead: z.array(id),
  }),
  outside: 'account',
  doc: 'Returns how many messages the caller has not read, with the latest ones.',
});

export const getNoticeById = defineCall({
  ...shared,
  name: 'message.notice.get',
  path: '/gateway/message/web/notice/getNoticeById',
  request: z.strictObject({ noticeId: id }),
  result: notice,
  effect: 'write',
  errors: ['notFound'],
  outside: 'account',
  doc: 'Returns one message and notes when it was first opened; the countdown of a must-read runs from then.',
});

export const updateNoticeIsSee = defineCall({
  ...shared,
  name: 'message.notice.see',
  path: '/gateway/message/web/notice/updateNoticeIsSee',
  request: z.strictObject({ noticeId: id }),
  result: z.object({
    isSee: z.boolean(),
    /** Seconds of the countdown that are left; the message stays unread until they are over. */
    waitSeconds: z.number(),
    unread: z.number(),
  }),
  effect: 'write',
  errors: ['notFound'],
  outside: 'account',
  doc: 'Counts one message as read; a must-read only once its countdown has ended, one with an exam only once the caller has passed that.',
});

export const updateAllNoticeIsSee = defineCall({
  ...shared,
  name: 'message.notice.seeAll',
  path: '/gateway/message/web/notice/updateAllNoticeIsSee',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ unread: z.number() }),
  effect: 'write',
  outside: 'account',
  doc: 'Counts every message to the caller as read, except must-reads, which are left to be read, and those with an exam that is ahead.',
});

/** What an announcement is written with. */
export const announcement = z.strictObject({
  title: text(2, 80),
  body: lines(2, 5000),
  /** Empty: for the whole company. */
  organId: optional(id),
  /** Several organisations, and roles, for everyone who holds them; a role takes a range of everything. */
  organIds: optional(list(id, 50)),
  roleIds: optional(list(id, 50)),
  /** Tags of people; a tag takes a range of everything too. */
  tagIds: optional(list(id, 50)),
  /** Empty: no must-read. */
  mustReadSeconds: optional(
    count.check(
      z.refine(
        (value) => value >= mustReadSeconds.least && value <= mustReadSeconds.most,
        'choice',
      ),
    ),
  ),
  /** An exam that readers are asked to sit. */
  examId: optional(id),
});

export const publishNotice = defineCall({
  ...shared,
  name: 'message.notice.publish',
  path: '/gateway/message/web/notice/publishNotice',
  encoding: 'json',
  request: announcement,
  result: z.object({ id }),
  effect: 'write',
  access: { kind: 'function', functionId: messageFunctions.publish },
  errors: ['notFound'],
  doc: 'Publishes an announcement to the whole company, to organisations in reach and all below them, or to roles.',
});

const noticeCalls = {
  noticePage,
  noticeChannels,
  findNewNotice,
  getNoticeById,
  updateNoticeIsSee,
  updateAllNoticeIsSee,
  publishNotice,
  getSchedulingMessage,
} as const satisfies CallTable;

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type AllCalls = typeof noticeCalls &
  typeof outboxCalls &
  typeof announcementCalls &
  KeyedCalls<'personTag', typeof personTagCalls>;

/** The calls about messages: announcements and notices, and what reaches people outside of the portal. */
export const messageCalls: AllCalls = {
  ...noticeCalls,
  ...outboxCalls,
  ...announcementCalls,
  ...keyed('personTag', personTagCalls),
};
