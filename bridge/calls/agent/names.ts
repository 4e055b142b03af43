/** The names that the assistant goes by: its modes, tools, drafts and ends. */

/** How a company runs its assistant: not at all, without a model, or with one. */
export const agentModes = ['off', 'local', 'provider'] as const;

/** How the assistant of a company runs. */
export type AgentMode = (typeof agentModes)[number];

/** What a model may be sent; the own pay is in none of them, it never leaves. */
export const dataClasses = [
  'ownTime',
  'ownRequests',
  'people',
  'figures',
  'documents',
  'portal',
] as const;

/** A class of data that a company lets leave or not. */
export type DataClass = (typeof dataClasses)[number];

/** Tools that only read. */
export const readingTools = [
  'myDay',
  'myLeave',
  'myAttendance',
  'mySlip',
  'myRequests',
  'findPeople',
  'organ',
  'calendar',
  'figure',
  'report',
  'searchDocuments',
  'searchPortal',
] as const;

/** Tools that write a draft, which takes effect only after the person confirms it in a dialog of the shell. */
export const writingTools = [
  'draftLeave',
  'draftPunch',
  'draftOvertime',
  'draftTrip',
  'draftCertificate',
] as const;

/** Every tool. */
export const agentTools = [...readingTools, ...writingTools] as const;

/** The name of a tool. */
export type AgentTool = (typeof agentTools)[number];

/** What a draft asks for. */
export const draftKinds = ['leave', 'punch', 'overtime', 'trip', 'certificate'] as const;

/** The kind of a draft. */
export type DraftKind = (typeof draftKinds)[number];

/** Where a draft is: it waits, is being sent, was sent, or came to nothing. */
export const draftStates = [
  'waiting',
  'sending',
  'done',
  'cancelled',
  'expired',
  'refused',
] as const;

/** The state of a draft. */
export type DraftState = (typeof draftStates)[number];

/** How a turn ended. */
export const turnOutcomes = ['running', 'answered', 'stopped', 'failed', 'timeout', 'cut'] as const;

/** The end of a turn. */
export type TurnOutcome = (typeof turnOutcomes)[number];

/** How the assistant is used: by a person who asks in the portal, or by a program of theirs over MCP. */
export const useWays = ['chat', 'mcp'] as const;

/** How a question, or one call of a tool by a program, ended. */
export const useOutcomes = [...turnOutcomes, 'refused'] as const;

/** The end of a use. */
export type UseOutcome = (typeof useOutcomes)[number];

/** What a program may do with a token: read, or propose requests as well, which the person confirms in the portal. */
export const tokenScopes = ['read', 'propose'] as const;

/** What a token is good for. */
export type TokenScope = (typeof tokenScopes)[number];

/** The days that a token can be made for. */
export const tokenDays = [7, 30, 90] as const;

/** Most tokens of a person in a company. */
export const mostTokens = 10;

/** Days that a conversation is kept after it was last used, and the line of a turn in the log. */
export const conversationsKept = 90;
export const agentLogKept = 365;
