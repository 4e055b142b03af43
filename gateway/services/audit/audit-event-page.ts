import type {
  auditEventChoices,
  auditEventExport,
  auditEventPage,
} from '#bridge/calls/audit/audit-events.ts';
import { mostExported } from '#bridge/calls/audit/bridge-calls.ts';
import { auditEventFieldWords, auditOutcomeWords } from '#bridge/calls/audit/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, timeOf } from '#gateway/kernel/people/calendar.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type Cell,
  type Sheet,
  sheetTypes,
  writeCsv,
  writeXlsx,
} from '#gateway/kernel/sheets/write-sheet.ts';
import { actionChoices, kindChoices } from './action-names.ts';
import {
  type AuditEventRow,
  type AuditEvents,
  filterEvents,
  readEvents,
} from './audit-event-rows.ts';
import { auditFileWords } from './texts/audit-words.ts';

/** Rows read at a time. */
const BATCH = 5000;

/** Returns one page of the trail with the count of all its rows. */
export async function answerAuditEventPage(
  context: CallContext,
  { sort: _, direction, page, rows, ...filter }: ParsedRequestOf<typeof auditEventPage>,
): Promise<ResultOf<typeof auditEventPage>> {
  const events = filterEvents(context, filter);
  const part = { limit: rows, offset: offsetOf({ page, rows }) };
  const shown = await readEvents(context, events, direction, part);
  return pageFrom({ page, rows }, shown, () => countRows(events));
}

/** Returns what the trail can be filtered by. */
export async function answerAuditEventChoices({
  locale,
}: CallContext): Promise<ResultOf<typeof auditEventChoices>> {
  return { actions: actionChoices(locale), kinds: kindChoices(locale) };
}

/**
 * Returns a file with the events the list shows, all pages of them.
 * @throws {RefusedError} `tooManyRows`: a file that ended early would look whole.
 */
export async function answerAuditEventExport(
  context: CallContext,
  request: ParsedRequestOf<typeof auditEventExport>,
): Promise<FileAnswer> {
  const { columns, format, sort: _, direction, ...filter } = request;
  const events = filterEvents(context, filter);
  const rows = await countRows(events);
  if (rows > mostExported) throw new RefusedError('tooManyRows');
  const words = auditFileWords[context.locale];
  const chosen = [...new Set(columns)];
  const headers = auditEventFieldWords[context.locale];
  const sheet: Sheet = {
    name: words.sheet,
    columns: chosen.map((column) => ({ header: headers[column], isDay: false })),
    rows: readCells(context, events, direction, chosen),
  };
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('audit-events', { rows, columns: chosen, format });
  return new FileAnswer(
    `${words.file}-${dayOf(context.now())}.${format}`,
    sheetTypes[format],
    body,
  );
}

async function* readCells(
  context: CallContext,
  events: AuditEvents,
  direction: 'asc' | 'desc',
  columns: readonly (keyof AuditEventRow)[],
): AsyncGenerator<readonly Cell[]> {
  for (let offset = 0; offset < mostExported; offset += BATCH) {
    const rows = await readEvents(context, events, direction, { limit: BATCH, offset });
    for (const row of rows) yield columns.map((column) => cellOf(row, column, context));
    if (rows.length < BATCH) return;
  }
}

function cellOf(
  event: AuditEventRow,
  column: keyof AuditEventRow,
  { locale }: Pick<CallContext, 'locale'>,
): Cell {
  if (column === 'at') return timeOf(new Date(event.at));
  if (column === 'outcome') return auditOutcomeWords[locale][event.outcome];
  return event[column];
}
