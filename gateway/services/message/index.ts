import type { messageCalls } from '#bridge/calls/message/calls.ts';
import { personTagCalls } from '#bridge/calls/message/records/person-tag.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { announcementHandlers } from './announcements/index.ts';
import { answerChannels, answerNewNotices, answerNoticePage } from './notice-answers.ts';
import { outboxHandlers } from './outbox/index.ts';
import { answerPublishNotice } from './publish-notice.ts';
import { answerAllSeen, answerNotice, answerNoticeSeen } from './read-notice.ts';
import { personTags } from './records/person-tags.ts';
import { answerSchedulingMessages } from './scheduling-messages.ts';

/** Messages. Which ones a caller gets is decided in `visible-notices.ts`, for every call alike. */
export const messageHandlers = {
  noticePage: { policy: accessIsEnough, handle: answerNoticePage },
  noticeChannels: { policy: accessIsEnough, handle: answerChannels },
  findNewNotice: { policy: accessIsEnough, handle: answerNewNotices },
  getNoticeById: { policy: accessIsEnough, handle: answerNotice },
  updateNoticeIsSee: { policy: accessIsEnough, handle: answerNoticeSeen },
  updateAllNoticeIsSee: { policy: accessIsEnough, handle: answerAllSeen },
  getSchedulingMessage: { policy: accessIsEnough, handle: answerSchedulingMessages },
  publishNotice: { policy: accessIsEnough, handle: answerPublishNotice },
  ...outboxHandlers,
  ...serveRecord('personTag', personTagCalls, personTags, () => records),
  ...announcementHandlers,
} as const satisfies HandlersFor<typeof messageCalls>;
