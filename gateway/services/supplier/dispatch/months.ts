/** What months of dispatched workers came to, for their agency, and its answer. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  portalAnswerDispatch,
  portalConfirmMonth,
  portalDispatchMonth,
} from '#bridge/calls/supplier/portal/dispatch.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { addHistory } from '#gateway/record/history.ts';
import { dispatchSettlements } from '../../outsourcing/records/index.ts';
import { settlementAmounts } from '../../outsourcing/records/settlement-amounts.ts';
import { refuseAt, requireOpen } from '../portal/own-supplier.ts';
import { ownPosts } from './own-rows.ts';

type Month = ResultOf<typeof portalDispatchMonth>;

/** Months that can be chosen. */
const mostMonths = 24;

/** The lines (`r`) of the caller's agency. */
const ownLines = (context: CallContext) => sql`dispatch_settlement r
  where r.tenant_id = ${context.tenantId} and r.removed_at is null
    and r.state in ('approved', 'confirmed', 'disputed', 'paid')
    and r.employment_id in (select a.employment_id from dispatch_assignment a
      join ${ownPosts(context)} on p.tenant_id = a.tenant_id and p.id = a.post_id
      where a.tenant_id = r.tenant_id and a.removed_at is null)`;

/** Returns a month of the workers of the caller's agency. */
export async function listOwnMonths(
  context: CallContext,
  { month: asked }: ParsedRequestOf<typeof portalDispatchMonth>,
): Promise<Month> {
  const { database } = context;
  const { rows: months } = await sql<Month['months'][number]>`
    select to_char(r.month, 'YYYY-MM-DD') as month, (count(*) filter (where r.state = 'approved'))::int as waiting
    from ${ownLines(context)} group by r.month order by r.month desc limit ${mostMonths}`.execute(
    database,
  );
  const waiting = months.findLast((one) => one.waiting > 0);
  const month = asked ?? (waiting ?? months[0])?.month ?? null;
  const rows = await readLines(context, month);
  return { month, months, rows, ...(await readSums(context, month)) };
}

async function readLines(context: CallContext, month: string | null): Promise<Month['rows']> {
  const { database, tenantId, now } = context;
  const scope = { tenantId, today: dayOf(now()) };
  const { basePay, overtimePay, fee, tax, total } = settlementAmounts;
  const { rows } = await sql<Month['rows'][number]>`
    select r.id as "settlementId", r.version, w.name, w.staff_no as "staffNo",
      to_char(r.corrects, 'YYYY-MM-DD') as corrects, r.state, r.hours::text,
      coalesce(r.overtime150, 0)::numeric(7, 2)::text as overtime150,
      coalesce(r.overtime200, 0)::numeric(7, 2)::text as overtime200,
      coalesce(r.overtime300, 0)::numeric(7, 2)::text as overtime300,
      ${basePay(scope)} as "basePay", ${overtimePay(scope)} as "overtimePay", r.insurance::text,
      ${fee(scope)} as fee, ${tax(scope)} as tax, ${total(scope)} as total, r.dispute_note as "disputeNote"
    from (select ${lineColumns} from ${ownLines(context)} and r.month = ${month}::date) r
    cross join lateral app.dispatched_worker(r.employment_id) w
    order by w.staff_no, r.corrects nulls first limit 2000`.execute(database);
  return rows;
}

/** What all lines of a month come to, also those that the page does not list. */
async function readSums(
  context: CallContext,
  month: string | null,
): Promise<Pick<Month, 'sum' | 'undisputed' | 'waiting'>> {
  const { database, tenantId, now } = context;
  const total = settlementAmounts.total({ tenantId, today: dayOf(now()) });
  const { rows } = await sql<{ sum: string; undisputed: string; lines: number; total: string }>`
    select coalesce(sum(x.total), 0)::numeric(14, 2)::text as sum,
      coalesce(sum(x.total) filter (where x.state <> 'disputed'), 0)::numeric(14, 2)::text as undisputed,
      (count(*) filter (where x.state = 'approved'))::int as lines,
      coalesce(sum(x.total) filter (where x.state = 'approved'), 0)::numeric(14, 2)::text as total
    from (select r.state, (${total})::numeric as total
      from (select ${lineColumns} from ${ownLines(context)} and r.month = ${month}::date) r) x`.execute(
    database,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('A sum has a row.');
  const { sum, undisputed, lines } = sums;
  return { sum, undisputed, waiting: { lines, total: sums.total } };
}

/** Lines that are confirmed by one statement. */
const atOnce = 500;

/**
 * Confirms every line of a month that waits for an answer.
 * @throws {RefusedError} `notFound` for a month where nothing waits, `conflict` where other lines wait than were shown
 */
export async function confirmMonth(
  context: CallContext,
  { month, count, total }: ParsedRequestOf<typeof portalConfirmMonth>,
): Promise<ResultOf<typeof portalConfirmMonth>> {
  const { rows } = await sql<Line>`select r.id, r.version, r.state, r.dispute_note as note
    from ${ownLines(context)} and r.month = ${month}::date and r.state = 'approved' order by r.id`.execute(
    context.database,
  );
  if (rows.length === 0) throw new RefusedError('notFound');
  const { waiting } = await readSums(context, month);
  if (rows.length !== count || waiting.total !== total) throw new RefusedError('conflict');
  for (let from = 0; from < rows.length; from += atOnce)
    await writeAnswers(context, rows.slice(from, from + atOnce), 'confirmed', null);
  context.record('dispatchSettlement', { answer: 'confirm', month, lines: rows.length });
  return { answered: rows.length };
}

/** The columns that are theirs to see; the role is granted no other one. */
const lineColumns = sql`r.tenant_id, r.id, r.version, r.employment_id, r.month, r.corrects, r.state, r.hours,
  r.overtime150, r.overtime200, r.overtime300, r.minutes, r.minutes150, r.minutes200, r.minutes300, r.days_due,
  r.days_worked, r.insurance, r.dispute_note`;

interface Line {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly note: string | null;
}

/**
 * Confirms lines of a month, or disputes them with a reason.
 * @throws {RefusedError} `notFound`, `conflict`, `notNow`, `badInput` for a dispute without a reason or a line named twice
 */
export async function answerLines(
  context: CallContext,
  { lines, answer, note }: ParsedRequestOf<typeof portalAnswerDispatch>,
): Promise<ResultOf<typeof portalAnswerDispatch>> {
  const { database } = context;
  const ids = lines.map(({ settlementId }) => settlementId);
  if (new Set(ids).size < ids.length) refuseAt('lines', 'invalid');
  const { rows } = await sql<Line>`select r.id, r.version, r.state, r.dispute_note as note
    from ${ownLines(context)} and r.id = any(${ids}::uuid[])`.execute(database);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = lines.map(({ settlementId, version }) =>
    requireOpen(byId.get(settlementId), version, ['approved']),
  );
  if (answer === 'dispute' && note === undefined) refuseAt('note', 'required');
  const state = answer === 'confirm' ? 'confirmed' : 'disputed';
  const said = answer === 'confirm' ? null : (note ?? null);
  await writeAnswers(context, before, state, said);
  context.record('dispatchSettlement', { answer, lines: ids });
  return { answered: before.length };
}

/** Writes an answer to lines with their history; all of them or none. */
async function writeAnswers(
  context: CallContext,
  before: readonly Line[],
  state: 'confirmed' | 'disputed',
  said: string | null,
): Promise<void> {
  const { database, tenantId } = context;
  const wanted = JSON.stringify(before.map(({ id, version }) => ({ id, version })));
  const { rows: after } = await sql`
    update dispatch_settlement r set version = r.version + 1, state = ${state},
      dispute_note = coalesce(${said}, r.dispute_note)
    from jsonb_to_recordset(${wanted}::jsonb) as w (id uuid, version int)
    where r.tenant_id = ${tenantId} and r.id = w.id and r.version = w.version and r.state = 'approved'
    returning r.id`.execute(database);
  if (after.length < before.length) throw new RefusedError('conflict');
  await addHistory(
    { bound: dispatchSettlements, context },
    before.map((line) => ({
      id: line.id,
      action: 'move' as const,
      version: line.version + 1,
      changes: [
        ...(said === null || said === line.note
          ? []
          : [{ field: 'disputeNote', before: line.note, after: said }]),
        { field: 'state', before: line.state, after: state },
      ],
    })),
  );
}
