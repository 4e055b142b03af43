/** The assistant: conversations, drafts, and what administrators set and see. */
import type { CallTable } from '../kit/define.ts';
import { agentAdministrationCalls } from './administration.ts';
import { conversationCalls } from './conversations.ts';
import { draftCalls } from './drafts.ts';
import { agentRequestCalls } from './requests.ts';
import { agentTokenCalls } from './tokens.ts';

/** The calls of the assistant. */
export const agentCalls = {
  ...conversationCalls,
  ...draftCalls,
  ...agentRequestCalls,
  ...agentAdministrationCalls,
  ...agentTokenCalls,
} as const satisfies CallTable;
