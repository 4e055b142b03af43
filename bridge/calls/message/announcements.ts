/** Announcements as those see them who publish: whom they reach, who has read them, and taking them back. */
import * as z from 'zod/mini';
import { id, moment, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { messageFunctions } from './functions.ts';

const shared = {
  service: 'message',
  caller: 'shell',
  access: { kind: 'function', functionId: messageFunctions.publish },
} as const;
const path = '/gateway/message/web/announcement';

/** One announcement with how far it got. */
export const announcementLine = z.object({
  id,
  title: z.string(),
  authorName: z.string(),
  publishedAt: moment,
  withdrawnAt: z.nullable(moment),
  /** Organisations and roles; empty for the whole company. */
  targets: z.array(z.string()),
  mustRead: z.boolean(),
  /** Accounts it reaches today, and those of them that have read it. */
  people: z.number(),
  read: z.number(),
});

export const announcementPage = defineCall({
  ...shared,
  name: 'message.announcement.page',
  path: `${path}/getPage`,
  request: z.strictObject(pageRequest),
  result: pageOf(announcementLine),
  doc: 'Lists the own announcements, or all of them for who reaches the whole company, with how many have read them.',
});

export const announcementReaders = defineCall({
  ...shared,
  name: 'message.announcement.readers',
  path: `${path}/getReaders`,
  request: z.strictObject({
    noticeId: id,
    /** `1` lists who has read it, `0` who has not. */
    isRead: optional(z.enum(['0', '1'])),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      /** The account. */
      id,
      name: z.string(),
      organName: z.string(),
      receivedAt: z.nullable(moment),
      readAt: z.nullable(moment),
    }),
  ),
  errors: ['notFound'],
  doc: 'Lists whom an announcement reaches, with when they opened and read it.',
});

export const remindUnread = defineCall({
  ...shared,
  name: 'message.announcement.remind',
  path: `${path}/remind`,
  effect: 'write',
  request: z.strictObject({ noticeId: id }),
  result: z.object({ reminded: z.number() }),
  errors: ['notFound'],
  doc: 'Reminds those who have not read an announcement by the channels of the company, once a day at most.',
});

export const withdrawNotice = defineCall({
  ...shared,
  name: 'message.announcement.withdraw',
  path: `${path}/withdraw`,
  effect: 'write',
  request: z.strictObject({ noticeId: id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Takes an announcement back: no one sees it any longer, and who has read it stays on record.',
});

export const announcementRoles = defineCall({
  ...shared,
  name: 'message.announcement.roles',
  path: `${path}/getRoles`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(z.object({ id, name: z.string() })),
  doc: 'Lists the roles that an announcement can be meant for.',
});

export const announcementTags = defineCall({
  ...shared,
  name: 'message.announcement.tags',
  path: `${path}/getTags`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(z.object({ id, name: z.string() })),
  doc: 'Lists the tags of people that an announcement can be meant for.',
});

export const announcementExams = defineCall({
  ...shared,
  name: 'message.announcement.exams',
  path: `${path}/getExams`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(z.object({ id, name: z.string() })),
  doc: 'Lists the exams that an announcement can ask its readers to sit; none for those who may not list exams.',
});

/** The calls of this file. */
export const announcementCalls = {
  announcementPage,
  announcementReaders,
  remindUnread,
  withdrawNotice,
  announcementRoles,
  announcementTags,
  announcementExams,
} as const satisfies CallTable;
