/** The assistant: binds its calls. */
import type { agentCalls } from '#bridge/calls/agent/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { answerApplyOvertime } from '../kaoqin/mine/overtime.ts';
import type { GatewayServices } from '../services.ts';
import { answerLog, answerSettings, saveSettings, testProvider } from './administration.ts';
import {
  answerConversation,
  answerConversations,
  answerStart,
  dropAllConversations,
  dropConversation,
} from './conversations.ts';
import { answerDraft, answerDrafts, cancel, commit } from './drafts/answers.ts';
import { answerTrip } from './drafts/requests.ts';
import { answerCompanyTokens, endToken } from './mcp/company-tokens.ts';
import { listTokens, makeToken, revokeToken } from './mcp/tokens.ts';
import { answerFollowing, answerQuestion, answerRating, answerStop } from './turn/answers.ts';

/** Calls whose handlers ask for the function themselves, since they hold no transaction. */
const free = { plane: 'session', policy: accessIsEnough } as const;
const kept = { ...free, audit: 'event' } as const;
/** What was asked is the person's own: the log of the assistant has a line for each turn, without its content. */
const own = { ...free, audit: 'log' } as const;

/** Every call of the area with what serves it. */
export const agentHandlers: HandlersFor<typeof agentCalls, GatewayServices> = {
  agentStart: { policy: accessIsEnough, handle: answerStart },
  askAgent: { ...own, handle: answerQuestion },
  followTurn: { ...own, handle: answerFollowing },
  stopTurn: { ...own, handle: answerStop },
  rateTurn: { policy: accessIsEnough, handle: answerRating },
  listConversations: { policy: accessIsEnough, handle: answerConversations },
  readConversation: { policy: accessIsEnough, handle: answerConversation },
  removeConversation: { policy: accessIsEnough, handle: dropConversation },
  removeAllConversations: { policy: accessIsEnough, handle: dropAllConversations },
  listDrafts: { ...own, handle: answerDrafts },
  readDraft: { ...own, handle: answerDraft },
  commitDraft: { ...kept, handle: commit },
  cancelDraft: { ...kept, handle: cancel },
  sendOvertime: { policy: accessIsEnough, handle: answerApplyOvertime },
  sendTrip: { policy: accessIsEnough, handle: answerTrip },
  readAgentSettings: { policy: accessIsEnough, handle: answerSettings },
  saveAgentSettings: { ...kept, handle: saveSettings },
  testAgentProvider: { ...kept, handle: testProvider },
  companyTokens: { policy: accessIsEnough, handle: answerCompanyTokens },
  endCompanyToken: { ...kept, handle: endToken },
  listAgentTokens: { ...own, handle: listTokens },
  makeAgentToken: { ...kept, handle: makeToken },
  revokeAgentToken: { ...kept, handle: revokeToken },
  agentLog: { policy: accessIsEnough, handle: answerLog },
};
