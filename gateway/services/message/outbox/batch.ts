/** Everything that sending a few messages of one company takes, read at once. */

import type { Locale } from '#bridge/calls/kit/words.ts';
import type { MessageEvent, OutsideChannel } from '#bridge/calls/message/events.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Sealer } from '#gateway/kernel/sealed.ts';
import { type Connection, readConnection } from '../../delivery/connections.ts';
import type { MailSettings } from '../../delivery/send-mail.ts';
import type { SmsSettings } from '../../delivery/send-sms.ts';
import { type Connector, findConnector } from '../../uac/connectors/connector.ts';
import type { Tried } from './plan.ts';
import {
  type Rule,
  type RuleContext,
  readRule,
  readSwitches,
  readWishes,
  type Switch,
  usualWishes,
  type Wishes,
} from './rules.ts';
import { type MessageParts, type OwnWords, readOwnWords } from './words.ts';

/** One message that waits, with its person. */
export interface Waiting {
  readonly id: string;
  readonly accountId: string;
  readonly event: MessageEvent;
  readonly parts: MessageParts;
  readonly app: string | null;
  readonly route: string | null;
  readonly locale: Locale;
  /** The person left, or what it tells is over. */
  readonly isOver: boolean;
  readonly wishes: Wishes;
  readonly tried: ReadonlyMap<string, Tried>;
  readonly targets: ReadonlyMap<OutsideChannel, string>;
}

/** How the company sends. */
export interface Sending {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly rule: Rule;
  readonly switches: ReadonlyMap<MessageEvent, Switch>;
  readonly own: OwnWords;
  readonly mail: Connection<MailSettings> | undefined;
  readonly sms: Connection<SmsSettings> | undefined;
  readonly connectors: ReadonlyMap<OutsideChannel, Connector>;
}

/** Both. */
export interface Batch extends Sending {
  readonly waiting: readonly Waiting[];
}

interface Source {
  readonly database: GatewayDatabase;
  readonly sealer: Sealer;
}

type OutboxRow = Pick<
  Database['outbox'],
  'event' | 'account_id' | 'parts' | 'link_app' | 'link_route'
> & {
  readonly id: string;
  readonly task: string | null;
  readonly locale: Locale;
  readonly account: string;
  readonly membership: string;
};

/** Reads it for messages that were claimed. */
export async function readBatch(
  { database, sealer }: Source,
  tenantId: string,
  ids: readonly string[],
): Promise<Batch> {
  const place = { tenantId, accountId: null };
  const kept = await database.withTransaction(place, 'read', (transaction) =>
    readOfTenant({ database: transaction, tenantId }, sealer, ids),
  );
  const accounts = [...new Set(kept.rows.map(({ account_id: account }) => account))];
  const reached = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => readTargets(transaction, sealer, { tenantId, accounts }),
  );
  const { rows, tried, wishes, ...sending } = kept;
  return {
    ...sending,
    tenantId,
    connectors: reached.connectors,
    waiting: rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      event: row.event as MessageEvent,
      parts: row.parts as MessageParts,
      app: row.link_app,
      route: row.link_route,
      locale: row.locale,
      isOver:
        row.account !== 'active' ||
        row.membership !== 'active' ||
        (row.task !== null && row.task !== 'open'),
      wishes: wishes.get(row.account_id) ?? usualWishes,
      tried: tried.get(row.id) ?? new Map<string, Tried>(),
      targets: new Map(
        [...(reached.targets.get(row.account_id) ?? [])].filter(
          ([channel]) =>
            (channel !== 'mail' || sending.mail !== undefined) &&
            (channel !== 'sms' || sending.sms !== undefined),
        ),
      ),
    })),
  };
}

async function readOfTenant(context: RuleContext, sealer: Sealer, ids: readonly string[]) {
  const { database, tenantId } = context;
  const rows = (await database
    .selectFrom('outbox as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.account_id', '=', 'o.account_id'),
    )
    .leftJoin('approval_task as t', (join) =>
      join.onRef('t.tenant_id', '=', 'o.tenant_id').onRef('t.id', '=', 'o.task_id'),
    )
    .select(['o.id', 'o.event', 'o.account_id', 'o.parts', 'o.link_app', 'o.link_route'])
    .select(['a.locale', 'a.status as account', 'm.status as membership', 't.state as task'])
    .where('o.tenant_id', '=', tenantId)
    .where('o.state', '=', 'waiting')
    .where('o.id', 'in', [...ids])
    .execute()) as unknown as OutboxRow[];
  const { time_zone: timeZone } = await database
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    rows,
    timeZone,
    tried: await readTried(context, ids),
    rule: await readRule(context),
    switches: await readSwitches(context),
    wishes: await readWishes(
      context,
      rows.map(({ account_id: account }) => account),
    ),
    own: await readOwnWords(context, [...new Set(rows.map(({ event }) => event as MessageEvent))]),
    mail: await readConnection(database, sealer, tenantId, 'mail'),
    sms: await readConnection(database, sealer, tenantId, 'sms'),
  };
}

async function readTried(
  { database, tenantId }: RuleContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Tried>>> {
  const rows = await database
    .selectFrom('delivery')
    .select(['outbox_id', 'channel', 'state', 'attempts'])
    .where('tenant_id', '=', tenantId)
    .where('outbox_id', 'in', [...ids])
    .execute();
  const tried = new Map<string, Map<string, Tried>>();
  for (const { outbox_id: id, channel, state, attempts } of rows) {
    tried.set(id, (tried.get(id) ?? new Map()).set(channel, { state, attempts }));
  }
  return tried;
}

/** Where people are reached: the addresses they confirmed, and who they are in the systems of the company. */
async function readTargets(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  { tenantId, accounts }: { readonly tenantId: string; readonly accounts: readonly string[] },
) {
  const targets = new Map<string, Map<OutsideChannel, string>>();
  const connectors = new Map<OutsideChannel, Connector>();
  if (accounts.length === 0) return { targets, connectors };
  const add = (account: string, channel: OutsideChannel, target: string): void => {
    targets.set(account, (targets.get(account) ?? new Map()).set(channel, target));
  };
  const contacts = await transaction
    .selectFrom('account_contact')
    .select(['account_id', 'channel', 'target'])
    .where('account_id', 'in', [...accounts])
    .execute();
  for (const { account_id: account, channel, target } of contacts) add(account, channel, target);
  const identities = await transaction
    .selectFrom('account_identity as i')
    .innerJoin('sign_in_connector as c', 'c.id', 'i.connector_id')
    .select(['i.account_id', 'i.subject', 'c.id', 'c.kind'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.enabled', '=', true)
    .where('c.kind', 'in', ['wecom', 'dingtalk', 'feishu'])
    .where('i.account_id', 'in', [...accounts])
    .orderBy('c.id')
    .execute();
  for (const { account_id: account, subject, id, kind } of identities) {
    const channel = kind as OutsideChannel;
    const known = connectors.get(channel) ?? (await findConnector(transaction, sealer, { id }));
    if (known === null) continue;
    connectors.set(channel, known);
    // Of two systems of one kind the first is used.
    if (known.id === id) add(account, channel, subject);
  }
  return { targets, connectors };
}
