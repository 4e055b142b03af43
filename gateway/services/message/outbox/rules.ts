/** What a company and its people wish, with what holds where they said nothing. */
import {
  type MessageEvent,
  messageEvents,
  type OutsideChannel,
  outsideChannels,
  type SwitchedWay,
} from '#bridge/calls/message/events.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Hours } from './plan.ts';

/** Where settings are read. */
export interface RuleContext {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
}

/** The rule of a company. */
export interface Rule {
  readonly channels: readonly OutsideChannel[];
  readonly quiet: Hours | null;
  readonly dingtalkAgent: string;
}

/** What is switched for one event. */
export type Switch = Readonly<Record<SwitchedWay | 'urgent', boolean>>;

/** What one person wishes. */
export interface Wishes {
  readonly unwanted: Readonly<Partial<Record<MessageEvent, readonly SwitchedWay[]>>>;
  readonly quiet: 'company' | 'own' | 'none';
  readonly hours: Hours | null;
}

const usualRule: Rule = {
  channels: outsideChannels,
  quiet: { from: '22:00', to: '08:00' },
  dingtalkAgent: '',
};

/** A text message costs money: a company switches it on. */
const usualSwitch: Switch = { work: true, mail: true, sms: false, urgent: false };

/** What holds for somebody who said nothing. */
export const usualWishes: Wishes = { unwanted: {}, quiet: 'company', hours: null };

/** Reads the rule of the company. */
export async function readRule({ database, tenantId }: RuleContext): Promise<Rule> {
  const row = await database
    .selectFrom('message_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (row === undefined) return usualRule;
  return {
    channels: row.channels.filter((name) =>
      outsideChannels.includes(name as OutsideChannel),
    ) as OutsideChannel[],
    quiet: hoursOf(row.quiet_from, row.quiet_to),
    dingtalkAgent: row.dingtalk_agent ?? '',
  };
}

/** Reads what is switched, for every event. */
export async function readSwitches({
  database,
  tenantId,
}: RuleContext): Promise<ReadonlyMap<MessageEvent, Switch>> {
  const rows = await database
    .selectFrom('message_switch')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .execute();
  const kept = new Map(
    rows.map(({ event, work, mail, sms, urgent }) => [event, { work, mail, sms, urgent }]),
  );
  return new Map(messageEvents.map((event) => [event, kept.get(event) ?? usualSwitch]));
}

/** Reads what some people wish; who said nothing is not among them. */
export async function readWishes(
  { database, tenantId }: RuleContext,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Wishes>> {
  if (accounts.length === 0) return new Map();
  const rows = await database
    .selectFrom('message_wish')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', 'in', [...accounts])
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        // Written by the call that checks it, and by nothing else.
        unwanted: row.unwanted as Wishes['unwanted'],
        quiet: row.quiet,
        hours: hoursOf(row.quiet_from, row.quiet_to),
      },
    ]),
  );
}

/** The quiet hours of a person. */
export function quietOf(rule: Rule, wishes: Wishes): Hours | null {
  if (wishes.quiet === 'own') return wishes.hours;
  return wishes.quiet === 'none' ? null : rule.quiet;
}

function hoursOf(from: string | null, to: string | null): Hours | null {
  return from === null || to === null ? null : { from, to };
}
