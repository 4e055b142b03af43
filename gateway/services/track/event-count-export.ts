import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { type eventCountExport, mostCountsExported } from '#bridge/calls/track/tracked-events.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type Cell,
  type Sheet,
  sheetTypes,
  writeCsv,
  writeXlsx,
} from '#gateway/kernel/sheets/write-sheet.ts';
import { type EventCount, readCounts } from './event-counts.ts';
import { type UsageWords, usageWords } from './texts/usage-words.ts';

/**
 * Returns a file with the figures the list shows, all pages of them.
 * @throws {RefusedError} `tooManyRows`: a file that ended early would look whole.
 */
export async function answerEventCountExport(
  context: CallContext,
  { columns, format, ...question }: ParsedRequestOf<typeof eventCountExport>,
): Promise<FileAnswer> {
  // At once: each part would be counted again from all events.
  const counts = await readCounts(context, question, { limit: mostCountsExported + 1, offset: 0 });
  if (counts.length > mostCountsExported) throw new RefusedError('tooManyRows');
  const words = usageWords[context.locale];
  const chosen = [...new Set(columns)];
  const sheet: Sheet = {
    name: words.sheet,
    columns: chosen.map((column) => ({ header: words.columns[column], isDay: column === 'day' })),
    rows: cellsOf(counts, chosen, words),
  };
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('usage', { rows: counts.length, columns: chosen, format });
  const name = `${words.file}-${dayOf(context.now())}.${format}`;
  return new FileAnswer(name, sheetTypes[format], body);
}

async function* cellsOf(
  counts: readonly EventCount[],
  columns: readonly (keyof EventCount)[],
  words: UsageWords,
): AsyncGenerator<readonly Cell[]> {
  for (const count of counts)
    yield columns.map((column) =>
      column === 'event' ? (words.events[count.event] ?? count.event) : count[column],
    );
}
