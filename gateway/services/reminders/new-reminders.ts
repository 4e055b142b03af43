import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { columnOf, fieldSql } from '#gateway/record/columns.ts';

/** One row that becomes due, and by which of its days. */
export interface DueRow {
  readonly id: string;
  readonly field: string;
  readonly dueOn: string;
}

interface Place {
  readonly tenantId: string;
  readonly today: string;
  readonly now: Date;
}

/**
 * Finds the rows whose days are near and were not announced yet, and writes down that they are. A row that came late, or a day
 * on which no job ran, is announced by the next distance it is within.
 */
export async function takeNewReminders(
  transaction: DatabaseTransaction,
  bound: BoundRecord,
  { tenantId, today, now }: Place,
): Promise<readonly DueRow[]> {
  const due: DueRow[] = [];
  for (const [field, distances] of Object.entries(bound.record.reminders ?? {})) {
    const days = [...(distances ?? [])];
    if (days.length === 0) continue;
    const value = fieldSql(bound, field, { tenantId, today });
    const { rows } = await sql<{ id: string; due_on: string }>`
      with near as (
        select r.id, (${value})::date as due_on from ${sql.table(bound.table)} r
        where r.tenant_id = ${tenantId} and r.removed_at is null ${openRows(bound)}
      ), told as (
        insert into record_reminder (tenant_id, record, row_id, field, due_on, days, told_at)
        select ${tenantId}, ${bound.record.name}, n.id, ${field}, n.due_on,
          (select min(d) from unnest(${days}::int[]) d where n.due_on <= ${today}::date + d), ${now}
        from near n
        where n.due_on >= ${today}::date and n.due_on <= ${today}::date + ${Math.max(...days)}::int
        on conflict do nothing
        returning row_id, due_on
      )
      select row_id as id, due_on::text as due_on from told order by due_on, row_id`.execute(
      transaction,
    );
    due.push(...rows.map(({ id, due_on: dueOn }) => ({ id, field, dueOn })));
  }
  return due;
}

/** What a state closed as a whole needs no reminder, and neither does what a dated row has behind it. */
function openRows(bound: BoundRecord) {
  const { states, dated } = bound.record;
  const closed = Object.entries(states?.closed ?? {}).flatMap(([state, what]) =>
    what === 'row' ? [state] : [],
  );
  const open = closed.length === 0 ? sql`` : sql`and not r.state = any(${closed}::text[])`;
  return dated === undefined
    ? open
    : sql`${open} and ${sql.ref(`r.${columnOf(bound, dated.to)}`)} is null`;
}
