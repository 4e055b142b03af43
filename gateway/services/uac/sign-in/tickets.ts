import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { hashOf, newSecret } from '../secrets.ts';

/** What a ticket opens, and milliseconds for which it does. */
const lives = {
  resetPassword: 15 * 60_000,
  secondFactor: 5 * 60_000,
  tokenLogin: 60_000,
  autoLogin: 5 * 60_000,
} as const;

/** What a ticket opens. */
export type TicketPurpose = keyof typeof lives;

/** Milliseconds for which a ticket works. */
export function ticketLife(purpose: TicketPurpose): number {
  return lives[purpose];
}

/** A ticket that was handed in. */
export interface Ticket {
  readonly accountId: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Makes a secret that works once; only its hash is kept. */
export async function makeTicket(
  transaction: DatabaseTransaction,
  ticket: {
    readonly purpose: TicketPurpose;
    readonly accountId: string;
    readonly detail?: Readonly<Record<string, unknown>>;
    readonly now: Date;
  },
): Promise<string> {
  const secret = newSecret();
  await transaction
    .insertInto('sign_in_ticket')
    .values({
      secret_hash: hashOf(secret),
      purpose: ticket.purpose,
      account_id: ticket.accountId,
      detail: JSON.stringify(ticket.detail ?? {}),
      created_at: ticket.now,
      expires_at: new Date(ticket.now.getTime() + lives[ticket.purpose]),
    })
    .execute();
  return secret;
}

/** Reads a ticket that still works, without using it up. */
export async function readTicket(
  transaction: DatabaseTransaction,
  purpose: TicketPurpose,
  secret: string,
  now: Date,
): Promise<Ticket | undefined> {
  const row = await transaction
    .selectFrom('sign_in_ticket')
    .select(['account_id', 'detail'])
    .where('secret_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { accountId: row.account_id, detail: row.detail };
}

/** Uses a ticket up; false when it was used meanwhile, or has ended. */
export async function spendTicket(
  transaction: DatabaseTransaction,
  purpose: TicketPurpose,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('sign_in_ticket')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
