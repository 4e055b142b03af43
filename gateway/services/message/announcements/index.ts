import type { announcementCalls } from '#bridge/calls/message/announcements.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import {
  answerAnnouncements,
  answerReaders,
  answerRemindUnread,
  answerRoles,
  answerTags,
  answerWithdraw,
} from './answers.ts';
import { answerExams } from './exams.ts';

/** What those do with announcements who publish them. */
export const announcementHandlers = {
  announcementPage: { policy: accessIsEnough, handle: answerAnnouncements },
  announcementReaders: { policy: accessIsEnough, handle: answerReaders },
  remindUnread: { policy: accessIsEnough, handle: answerRemindUnread },
  withdrawNotice: { policy: accessIsEnough, handle: answerWithdraw },
  announcementTags: { policy: accessIsEnough, handle: answerTags },
  announcementRoles: { policy: accessIsEnough, handle: answerRoles },
  announcementExams: { policy: accessIsEnough, handle: answerExams },
} as const satisfies HandlersFor<typeof announcementCalls>;
