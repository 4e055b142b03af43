import type { outboxCalls } from '#bridge/calls/message/outbox.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { answerDeliveries, resend } from './answer-deliveries.ts';
import {
  answerSettings,
  answerTemplates,
  saveRule,
  saveSwitch,
  saveTemplate,
} from './answer-settings.ts';
import { answerWishes, saveWishes } from './answer-wishes.ts';

/** How messages reach people outside of the portal. */
export const outboxHandlers = {
  messageSettings: { policy: accessIsEnough, handle: answerSettings },
  saveMessageRule: { policy: accessIsEnough, handle: saveRule },
  saveMessageSwitch: { policy: accessIsEnough, handle: saveSwitch },
  messageTemplates: { policy: accessIsEnough, handle: answerTemplates },
  saveMessageTemplate: { policy: accessIsEnough, handle: saveTemplate },
  deliveryPage: { policy: accessIsEnough, handle: answerDeliveries },
  resendMessage: { policy: accessIsEnough, handle: resend },
  ownMessageWishes: { policy: accessIsEnough, handle: answerWishes },
  saveOwnMessageWishes: { policy: accessIsEnough, handle: saveWishes },
} as const satisfies HandlersFor<typeof outboxCalls>;
