/** What people are sent messages about, and what a template of each may say. */
/** The events that reach people outside of the portal too. */
export const messageEvents = [
  'approval.opened',
  'approval.urged',
  'approval.unasked',
  'approval.moved',
  'approval.due',
  'approval.copied',
  'approval.mentioned',
  'approval.returned',
  'approval.approved',
  'approval.rejected',
  'approval.withdrawn',
  'approval.revoked',
  'approval.kept',
  'approval.terminated',
  'delegation.given',
  'delegation.received',
  'delegation.ended',
  'notice.unread',
  'report.ready',
  'report.stopped',
] as const;

/** One of them. */
export type MessageEvent = (typeof messageEvents)[number];

/** How a message can be worded: one text serves all work notices. */
export const messageWays = ['portal', 'work', 'mail', 'sms'] as const;

/** One of them. */
export type MessageWay = (typeof messageWays)[number];

/** The ways that can be switched; the portal has every message. */
export const switchedWays = ['work', 'mail', 'sms'] as const;

/** One of them. */
export type SwitchedWay = (typeof switchedWays)[number];

/** The channels outside of the portal, in the order that a company begins with. */
export const outsideChannels = ['wecom', 'dingtalk', 'feishu', 'mail', 'sms'] as const;

/** One of them. */
export type OutsideChannel = (typeof outsideChannels)[number];

/** Every channel, as the log names it. */
export const messageChannels = ['portal', ...outsideChannels] as const;

/** The way a channel is worded and switched by. */
export function wayOf(channel: OutsideChannel): SwitchedWay {
  return channel === 'mail' || channel === 'sms' ? channel : 'work';
}

/** What may stand in braces in a template. */
export const placeholders = [
  'title',
  'starter',
  'number',
  'person',
  'from',
  'to',
  'figures',
  'reason',
] as const;

/** One of them. */
export type Placeholder = (typeof placeholders)[number];

/**
 * The placeholders of an event: a request has a title, who asked and a number; a delegation has the other person and two
 * days; a report has its period and main figures, or why it no longer comes. Where the route of a request is changed, it has by whom
 * and how.
 */
export function placeholdersOf(event: MessageEvent): readonly Placeholder[] {
  if (event.startsWith('delegation.')) return ['person', 'from', 'to'];
  if (event === 'notice.unread') return ['title'];
  if (event === 'report.ready') return ['title', 'from', 'to', 'figures'];
  if (event === 'report.stopped') return ['title', 'person', 'reason'];
  const ofRequest = ['title', 'starter', 'number'] as const;
  if (event === 'approval.unasked' || event === 'approval.moved')
    return [...ofRequest, 'person', 'reason'];
  return event === 'approval.mentioned' ? [...ofRequest, 'person'] : ofRequest;
}

/** Characters of a text by its way: an SMS of more than 70 is two. */
export const longestBody: Readonly<Record<MessageWay, number>> = {
  portal: 500,
  work: 300,
  mail: 2000,
  sms: 200,
};

/** The first braces of a text that name nothing the event has; null when all do. */
export function wrongPlaceholder(event: MessageEvent, text: string): string | null {
  const known = placeholdersOf(event).map((name) => `{${name}}`);
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
  return /\{[^{}]*\}?|\}/.exec(rest)?.[0] ?? null;
}
