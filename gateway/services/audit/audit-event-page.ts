import type {
  auditEventChoices,
  auditEventExport,
  auditEventPage,
} from '#bridge/calls/audit/audit-events.ts';
import { auditEventFieldWords, auditOutcomeWords } from '#bridge/calls/audit/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { timeOf } from '#gateway/kernel/people/calendar.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import type { Cell } from '#gateway/kernel/sheets/write-sheet.ts';
import { actionChoices, kindChoices } from './action-names.ts';
import { type AuditEventRow, filterEvents, readEvents } from './audit-event-rows.ts';
import { auditFileWords } from './texts/audit-words.ts';
import { exportTrail } from './trail.ts';

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
 * @throws {RefusedError} `tooManyRows`.
 */
export async function answerAuditEventExport(
  context: CallContext,
  request: ParsedRequestOf<typeof auditEventExport>,
): Promise<FileAnswer> {
  const { columns, format, sort: _, direction, ...filter } = request;
  const events = filterEvents(context, filter);
  return exportTrail(
    context,
    { columns, format },
    {
      target: 'audit-events',
      words: auditFileWords[context.locale],
      headings: auditEventFieldWords[context.locale],
      count: () => countRows(events),
      read: (part) => readEvents(context, events, direction, part),
      cell: (event, column) => cellOf(event, column, context),
    },
  );
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
