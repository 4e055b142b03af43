import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  SingleConnectionProvider,
  Transaction,
} from 'kysely';
import type { ClientBase, QueryConfig } from 'pg';
import { DatabaseUseError } from './errors.ts';
import type { Database, DatabaseTransaction } from './tables.ts';

const ALLOWED_START = /^\s*\(*\s*(select|insert|update|delete|with)\b/i;
/** Part of a transaction can be taken back: none of these leaves it, nor the tenant that was set before. */
const SAVEPOINT = /^(savepoint|rollback to savepoint|release savepoint) [a-z_]+$/;

/** pg sends a query without values by the simple protocol, which takes several statements at once. */
interface ExtendedQuery extends QueryConfig<unknown[]> {
  readonly queryMode: 'extended';
}

/**
 * One transaction's way to the server. It lets through single statements of data only, always by
 * the extended protocol: SET, RESET ROLE or a second statement would leave the tenant.
 */
export class GuardedConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  readonly #onUse: () => void;
  #open = true;

  /** `onUse` runs before and after every statement. */
  constructor(client: ClientBase, onUse: () => void) {
    this.#client = client;
    this.#onUse = onUse;
  }

  /** Refuses every later query: the client already belongs to somebody else. */
  end(): void {
    this.#open = false;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#open) throw new DatabaseUseError('A query came after its transaction had ended.');
    if (!ALLOWED_START.test(compiled.sql) && !SAVEPOINT.test(compiled.sql)) {
      throw new DatabaseUseError(
        'Application SQL starts with select, insert, update, delete or with, or is about a savepoint.',
      );
    }
    const query: ExtendedQuery = {
      text: compiled.sql,
      values: [...compiled.parameters],
      queryMode: 'extended',
    };
    this.#onUse();
    const { rows, rowCount } = await this.#client.query<Row & object>(query);
    this.#onUse();
    return rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator; there are no cursors on PGlite.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new DatabaseUseError('Read long lists in pages by key: cursors are not supported.');
  }
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new DatabaseUseError('Queries run inside withTransaction.')),
});
const driver = dialect.createDriver();

/** The query builder over one guarded connection. Its own transaction(), connection() and destroy() throw. */
export function queryBuilder(connection: GuardedConnection): DatabaseTransaction {
  const executor = new DefaultQueryExecutor(
    compiler,
    adapter,
    new SingleConnectionProvider(connection),
  );
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor });
}
