/** Who learns of rows that become due: who may edit them, and the employee they are about. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { type NewNotice, sendNotices } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { RightsSubject } from '#gateway/kernel/people/role-rights.ts';
import type { BoundRecord, Records } from '#gateway/record/binding.ts';
import { columnOf } from '#gateway/record/columns.ts';
import { functionOf, isReadable, mayUse, rightsOn } from '#gateway/record/rights.ts';
import { readRows, type StoredRow } from '#gateway/record/rows.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { contextFor } from '../system-context.ts';
import { type DueLine, dueMessage } from './due-message.ts';
import { type DueRow, takeNewReminders } from './new-reminders.ts';

/** Where and when people are informed. */
export interface TellContext {
  readonly tenantId: string;
  readonly requestId: string;
  now(): Date;
}

/** Tells everybody concerned which rows of a record become due; returns how many messages that were. */
export async function tellDue(
  transaction: DatabaseTransaction,
  context: TellContext,
  bound: BoundRecord,
  records: Records,
): Promise<number> {
  const { tenantId } = context;
  const place = { tenantId, today: dayOf(context.now()), now: context.now() };
  const due = await takeNewReminders(transaction, bound, place);
  if (due.length === 0) return 0;
  const notices: NewNotice[] = [];
  for (const subject of await readSubjects(transaction, context, bound, due)) {
    const called = contextFor({ ...context, database: transaction }, subject);
    const scope = await openScope(called, bound, records, { subject });
    const lines = await readLines(scope, due);
    if (lines.length === 0) continue;
    notices.push(await dueMessage(scope, lines));
  }
  await sendNotices({ ...context, database: transaction }, notices);
  return notices.length;
}

/** What a person learns: rows in their reach whose day they may read, that are theirs to look after or about themselves. */
async function readLines(scope: Scope, due: readonly DueRow[]): Promise<readonly DueLine[]> {
  const ids = [...new Set(due.map(({ id }) => id))];
  const rows = new Map((await readRows(scope, ids)).map((row) => [row.id, row]));
  return due.flatMap(({ id, field, dueOn }) => {
    const row = rows.get(id);
    if (row === undefined || !isConcerned(scope, row)) return [];
    return isReadable(rightsOn(scope, row.standing)[field]) ? [{ row, field, dueOn }] : [];
  });
}

function isConcerned(scope: Scope, { standing }: StoredRow): boolean {
  const own = scope.reach.ownEmploymentId;
  const isAbout = own !== null && own === standing.employmentId;
  return isAbout || mayUse(scope, standing, functionOf(scope, 'edit'));
}

/** The accounts that may be concerned: super users, those with a role that edits the record, and the employees of the rows. */
async function readSubjects(
  transaction: DatabaseTransaction,
  { tenantId, now }: TellContext,
  bound: BoundRecord,
  due: readonly DueRow[],
): Promise<readonly RightsSubject[]> {
  const ids = due.map(({ id }) => id);
  const { range } = bound.record;
  const owners =
    range.of === 'person'
      ? sql`or m.employment_id in (select ${sql.ref(`r.${columnOf(bound, range.field)}`)}
          from ${sql.table(bound.table)} r
          where r.tenant_id = ${tenantId} and r.id = any(${ids}::uuid[]))`
      : sql``;
  const { rows } = await sql<{
    account_id: string;
    is_super: boolean;
    employment_id: string | null;
  }>`select m.account_id, m.is_super, m.employment_id from membership m
    join account a on a.id = m.account_id and a.status = 'active'
    where m.tenant_id = ${tenantId} and m.status = 'active' and (m.is_super ${owners}
      or m.account_id in (select h.account_id from role_holders(${dayOf(now())}::date) h
        join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
        join data_range d on d.tenant_id = ${tenantId} and d.role_id = h.role_id
        where f.function_id = ${`${bound.record.functionId}.edit`} and d.kind <> 'self'))
    order by m.account_id`.execute(transaction);
  return rows.map((row) => ({
    accountId: row.account_id,
    isSuper: row.is_super,
    employmentId: row.employment_id,
  }));
}
