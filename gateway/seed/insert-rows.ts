import { type Insertable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';

/** Rows per statement: enough to be quick, few enough for a small memory. */
const BATCH = 1000;

/** A row for one table, as JSON can carry it. */
export type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/**
 * Inserts rows of one table as one JSON parameter a batch: no limit on the number of parameters and
 * the same text for every batch. Every row names every column; a missing one becomes null.
 */
export async function insertRows<Table extends keyof Database>(
  transaction: DatabaseTransaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)`.execute(
      transaction,
    );
  }
}
