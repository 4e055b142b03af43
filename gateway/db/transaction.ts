import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { DatabaseUseError } from './errors.ts';
import { GuardedConnection, queryBuilder } from './guarded-connection.ts';
import type { Lender } from './lender.ts';
import type { DatabaseTransaction } from './tables.ts';
import { isUuid } from './uuid7.ts';

/** Whose rows a transaction sees and who acts in it; `accountId` null is the system itself. */
export interface TransactionContext {
  readonly tenantId: string;
  readonly accountId: string | null;
  /** The supplier of the account, where it is a person of one: then nothing but its supplier's rows is in reach. */
  readonly supplierId?: string | null;
}

/** Who acts in the operator plane; null while no one has signed in yet. */
export type OperatorContext = Pick<TransactionContext, 'accountId'>;

/**
 * A read runs in a READ ONLY transaction: a write in it is an error of the database. `trail` writes down what was done
 * and nothing else, and goes on a little longer than `write` when the disk fills.
 */
export type TransactionMode = 'read' | 'write' | 'trail';

/** What runs inside a transaction. Its result is the transaction's; if it throws, nothing is kept. */
export type TransactionBody<Result> = (transaction: DatabaseTransaction) => Promise<Result>;

/**
 * What runs inside a transaction that makes a tenant: it begins in the operator plane, and is a request of the tenant
 * from `enter` on. There is no way back.
 */
export type FoundingBody<Result> = (
  transaction: DatabaseTransaction,
  enter: (tenantId: string) => Promise<void>,
) => Promise<Result>;

/** Longest single statement of a request, in milliseconds. */
export const STATEMENT_TIMEOUT = 15_000;

/**
 * What the planner takes for reading a page out of order, beside 1 in order. PostgreSQL's own 4 is of turning disks, and
 * makes it read whole tables with several processes where an index of the same rows costs a third.
 */
const RANDOM_PAGE_COST = 1.1;

/** What a sort or a join of one statement may hold in memory: the facts of 100,000 people, not on disk. */
const WORK_MEMORY = '32MB';

const running = new AsyncLocalStorage<GuardedConnectionState>();

interface GuardedConnectionState {
  open: boolean;
}

interface Ids {
  readonly tenantId: string;
  readonly accountId: string;
  readonly supplierId: string;
}

/**
 * Begins, sets role, tenant, actor and limits in one round trip. Everything is local to the
 * transaction: a setting that outlived it would reach the next request of the pooled connection.
 * The ids stand in the text, because only the simple protocol takes many statements; hence the check.
 */
function opening(
  role: string,
  { tenantId, accountId, supplierId }: Ids,
  mode: TransactionMode,
): string {
  for (const id of [tenantId, accountId, supplierId]) {
    if (id !== '' && !isUuid(id)) {
      throw new DatabaseUseError(
        'The tenant, the account and the supplier of a transaction are lower-case UUIDs.',
      );
    }
  }
  return `begin ${mode === 'read' ? 'read only' : 'read write'};
set local search_path to app;
set local time zone 'UTC';
set local statement_timeout to ${STATEMENT_TIMEOUT};
set local random_page_cost to ${RANDOM_PAGE_COST};
set local work_mem to '${WORK_MEMORY}';
set local app.tenant to '${tenantId}';
set local app.actor to '${accountId}';
set local app.supplier to '${supplierId}';
set local role ${role}`;
}

/** Runs `body` as a tenant's request: role app_rw, the rows of one tenant; for a supplier's person app_partner, those of one supplier. */
export function runTenantTransaction<Result>(
  lender: Lender,
  context: TransactionContext,
  mode: TransactionMode,
  body: TransactionBody<Result>,
): Promise<Result> {
  if (context.tenantId === '') throw new DatabaseUseError('A transaction needs a tenant.');
  const { tenantId, accountId, supplierId = null } = context;
  const role = supplierId === null ? 'app_rw' : 'app_partner';
  const ids = { tenantId, accountId: accountId ?? '', supplierId: supplierId ?? '' };
  return run(lender, opening(role, ids, mode), body);
}

/** Runs `body` in the operator plane: role app_ops, the global tables, no tenant. */
export function runOperatorTransaction<Result>(
  lender: Lender,
  context: OperatorContext,
  mode: TransactionMode,
  body: TransactionBody<Result>,
): Promise<Result> {
  return run(lender, opening('app_ops', idsOf(context), mode), body);
}

/** Runs `body` in the operator plane first, then on the rows of the tenants it enters, one after the other. */
export function runFoundingTransaction<Result>(
  lender: Lender,
  context: OperatorContext,
  body: FoundingBody<Result>,
): Promise<Result> {
  const begin = opening('app_ops', idsOf(context), 'write');
  return run(lender, begin, (transaction, become) =>
    body(transaction, (tenantId) => {
      if (!isUuid(tenantId)) throw new DatabaseUseError('A tenant is a lower-case UUID.');
      return become(`set local app.tenant to '${tenantId}'; set local role app_rw`);
    }),
  );
}

function idsOf({ accountId }: OperatorContext): Ids {
  return { tenantId: '', accountId: accountId ?? '', supplierId: '' };
}

type Become = (settings: string) => Promise<void>;

async function run<Result>(
  lender: Lender,
  begin: string,
  body: (transaction: DatabaseTransaction, become: Become) => Promise<Result>,
): Promise<Result> {
  if (running.getStore()?.open) {
    // The embedded database has one session: an inner transaction would wait for the outer for ever.
    throw new DatabaseUseError('A transaction is already open here: pass it on, do not nest.');
  }
  const loan = await lender.lend();
  const { client } = loan;
  const state = { open: true };
  const connection = new GuardedConnection(client, loan.use);
  let unfinished = true;
  try {
    await client.query(begin);
    const become: Become = async (text) => void (await client.query(text));
    const result = await running.run(state, () => body(queryBuilder(connection), become));
    connection.end();
    await commit(client);
    unfinished = false;
    return result;
  } finally {
    connection.end();
    state.open = false;
    loan.end(unfinished && !(await isRolledBack(client)));
  }
}

/** A failed statement that the body swallowed turns COMMIT into a silent ROLLBACK: say so. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') {
    throw new DatabaseUseError('A statement of this transaction failed, so nothing was kept.');
  }
}

/** A client that cannot even roll back is thrown away, never handed on with a transaction open. */
async function isRolledBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
