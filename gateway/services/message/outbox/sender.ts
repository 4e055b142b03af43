/** Takes what waits in the outboxes of all companies, hands it to the channels, and writes down how that went. */
import { sql } from 'kysely';
import type { OutsideChannel } from '#bridge/calls/message/events.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { pauseAfter } from '#gateway/jobs/back-off.ts';
import { maskMiddle } from '#gateway/kernel/people/mask-middle.ts';
import type { Sealer } from '#gateway/kernel/sealed.ts';
import { type Batch, readBatch, type Waiting } from './batch.ts';
import { type Channels, type Handed, handOver } from './hand-over.ts';
import { mostAttempts, nextOf, type Tried } from './plan.ts';
import { outboxChannel } from './post.ts';
import { quietOf } from './rules.ts';

/** Milliseconds between two looks for what was not announced. */
const POLL = 10_000;
/** Milliseconds after which another sender takes what one has not written down. */
const LEASE = 180_000;
/** Messages of one company that are claimed at once, and how many of them are handed over at once. */
const BATCH = 200;
const AT_ONCE = 16;
/** Companies of one claim. */
const COMPANIES = 8;

const retry = { attempts: mostAttempts, firstPause: 10_000, longestPause: 3_600_000 };

/** What a sender works with. */
export interface SenderParts extends Channels {
  readonly sealer: Sealer;
  readonly onError: (error: unknown) => void;
}

/** How one try went, as the log keeps it. */
interface Entry {
  readonly id: string;
  readonly channel: OutsideChannel;
  readonly state: Tried['state'];
  readonly target: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly providerId: string | null;
}

/** What becomes of one message. */
interface Verdict {
  readonly id: string;
  readonly state: 'waiting' | 'sent' | 'failed' | 'superseded' | 'portalOnly';
  readonly dueAt: Date;
}

/** Sends until it is stopped; any number of senders share the work. */
export class OutboxSender {
  readonly #parts: SenderParts;
  #unsubscribe: () => Promise<void> = async () => undefined;
  #stopping = false;
  #isAsked = false;
  #wake: (() => void) | null = null;
  #loop: Promise<void> = Promise.resolve();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#parts.database.subscribe(outboxChannel, () => {
      this.#isAsked = true;
      this.#wake?.();
    });
    this.#loop = this.#look();
  }

  /** Lets what is under way end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake?.();
    await this.#unsubscribe().catch(this.#parts.onError);
    await this.#loop;
  }

  /** Sends everything that is due, whether or not it was started; resolves to how many messages were looked at. */
  async sendAll(): Promise<number> {
    let count = 0;
    for (let more = await this.#round(); more > 0; more = await this.#round()) count += more;
    return count;
  }

  async #look(): Promise<void> {
    while (!this.#stopping) {
      this.#isAsked = false;
      const sent = await this.#round().catch((error: unknown) => {
        if (!this.#stopping) this.#parts.onError(error);
        return 0;
      });
      if (sent === 0 && !this.#stopping && !this.#isAsked) await this.#sleep();
    }
  }

  async #sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = null;
  }

  async #round(): Promise<number> {
    const claimed = await this.#claim();
    for (const [tenantId, ids] of claimed) await this.#send(tenantId, ids);
    return [...claimed.values()].reduce((sum, ids) => sum + ids.length, 0);
  }

  async #claim(): Promise<ReadonlyMap<string, string[]>> {
    const { database, now } = this.#parts;
    const until = new Date(now().getTime() + LEASE);
    const rows = await database.withOperatorTransaction(
      { accountId: null },
      'write',
      async (transaction) => {
        const found = await sql<{ tenant: string; id: string }>`
          with candidate as materialized (
            select t.id as tenant_id, first.id from tenant t
            cross join lateral (
              select id, due_at from outbox
              where tenant_id = t.id and state = 'waiting' and due_at <= ${now()}
              order by due_at limit ${BATCH}
            ) first
            where t.status = 'active' order by first.due_at limit ${BATCH * COMPANIES}
          ), chosen as materialized (
            select o.tenant_id, o.id from candidate c
            join outbox o on o.tenant_id = c.tenant_id and o.id = c.id
            where o.state = 'waiting' and o.due_at <= ${now()} for update of o skip locked
          )
          update outbox set due_at = ${until}
          where (tenant_id, id) in (select tenant_id, id from chosen)
          returning tenant_id as tenant, id`.execute(transaction);
        return found.rows;
      },
    );
    const claimed = new Map<string, string[]>();
    for (const { tenant, id } of rows) claimed.set(tenant, [...(claimed.get(tenant) ?? []), id]);
    return claimed;
  }

  async #send(tenantId: string, ids: readonly string[]): Promise<void> {
    const { database, now } = this.#parts;
    const batch = await readBatch(this.#parts, tenantId, ids);
    const left = [...batch.waiting];
    const entries: Entry[] = [];
    const verdicts: Verdict[] = [];
    const hands = Array.from({ length: AT_ONCE }, async () => {
      for (let message = left.shift(); message !== undefined; message = left.shift()) {
        verdicts.push(await this.#follow(batch, message, entries));
      }
    });
    await Promise.all(hands);
    await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
      await writeEntries(transaction, tenantId, entries, now());
      await writeVerdicts(transaction, tenantId, verdicts, now());
    });
  }

  /** Goes on with one message until it is sent, waits, or no channel is left. */
  async #follow(batch: Batch, message: Waiting, entries: Entry[]): Promise<Verdict> {
    const { id, event, wishes } = message;
    const now = this.#parts.now();
    const end = (state: Verdict['state'], dueAt = now): Verdict => ({ id, state, dueAt });
    if (message.isOver) return end('superseded');
    const tried = new Map(message.tried);
    const {
      work = false,
      mail = false,
      sms = false,
      urgent = false,
    } = batch.switches.get(event) ?? {};
    for (;;) {
      const next = nextOf({
        channels: batch.rule.channels,
        switched: { work, mail, sms },
        urgent,
        unwanted: wishes.unwanted[event] ?? [],
        targets: message.targets,
        tried,
        quiet: quietOf(batch.rule, wishes),
        timeZone: batch.timeZone,
        now,
      });
      if (next.kind === 'wait') return end('waiting', next.until);
      if (next.kind !== 'send') return end(next.kind);
      const handed = await handOver(this.#parts, batch, message, next);
      const entry = entryOf(id, next, handed, tried.get(next.channel)?.attempts ?? 0);
      entries.push(entry);
      tried.set(next.channel, entry);
      if (entry.state === 'sent') return end('sent');
      if (entry.state === 'retrying') {
        return end('waiting', new Date(now.getTime() + pauseAfter(retry, entry.attempts)));
      }
    }
  }
}

function entryOf(
  id: string,
  { channel, target }: { readonly channel: OutsideChannel; readonly target: string },
  handed: Handed,
  before: number,
): Entry {
  const attempts = before + 1;
  const shared = { id, channel, target: maskMiddle(target, 3, 4), attempts };
  if (handed.ok) return { ...shared, state: 'sent', error: null, providerId: handed.providerId };
  const state = handed.mayPass && attempts < mostAttempts ? 'retrying' : 'failed';
  return { ...shared, state, error: handed.error, providerId: null };
}

async function writeEntries(
  transaction: DatabaseTransaction,
  tenantId: string,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto('delivery')
    .values(
      entries.map(({ id, channel, state, target, attempts, error, providerId }) => ({
        tenant_id: tenantId,
        outbox_id: id,
        channel,
        state,
        target,
        attempts,
        error,
        provider_id: providerId,
        at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'outbox_id', 'channel']).doUpdateSet((set) => ({
        state: set.ref('excluded.state'),
        target: set.ref('excluded.target'),
        attempts: set.ref('excluded.attempts'),
        error: set.ref('excluded.error'),
        provider_id: set.ref('excluded.provider_id'),
        at: set.ref('excluded.at'),
      })),
    )
    .execute();
}

async function writeVerdicts(
  transaction: DatabaseTransaction,
  tenantId: string,
  verdicts: readonly Verdict[],
  now: Date,
): Promise<void> {
  if (verdicts.length === 0) return;
  await sql`update outbox o set state = v.state, due_at = v.due_at,
      ended_at = case when v.state = 'waiting' then null else ${now}::timestamptz end
    from unnest(${verdicts.map(({ id }) => id)}::uuid[], ${verdicts.map(({ state }) => state)}::text[],
      ${verdicts.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as v (id, state, due_at)
    where o.tenant_id = ${tenantId} and o.id = v.id and o.state = 'waiting'`.execute(transaction);
}
