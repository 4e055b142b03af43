import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { exportRemind } from '#bridge/calls/wpm/calls.ts';
import { workReportKindWords } from '#bridge/calls/wpm/terms.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { timeOf } from '#gateway/kernel/people/calendar.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { readReceived } from './received.ts';
import { sheetWords } from './texts/wpm-words.ts';

interface Text {
  readonly done: string;
  readonly plan: string;
  readonly problems: string;
}

/** Reports of one sheet. */
const MOST = 5000;

/** Writes the reports that the caller received as a sheet. */
export async function downloadReceived(
  context: CallContext,
  { kind, from, to, format }: ParsedRequestOf<typeof exportRemind>,
): Promise<FileAnswer> {
  const { locale } = context;
  const where = sql`
    ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}
    and ${from === undefined ? sql`true` : sql`r.to_on >= ${from}::date`}
    and ${to === undefined ? sql`true` : sql`r.from_on <= ${to}::date`}`;
  const text = sql<Text>`r.done, r.plan, r.problems`;
  const found = await readReceived(context, text, where, { limit: MOST, offset: 0 });
  const words = sheetWords[locale];
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const one of found) {
      yield [
        ...[workReportKindWords[locale][one.kind], one.fromOn, one.toOn],
        ...[one.name, one.organName, timeOf(one.sentAt).slice(0, 16)],
        one.late ? words.late : words.inTime,
        ...[one.done, one.plan, one.problems],
      ];
    }
  }
  const sheet = {
    name: words.title,
    columns: words.columns.map((header) => ({ header, isDay: false })),
    rows: rows(),
  };
  const content = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('workReport', { exported: found.length, format });
  return new FileAnswer(`${words.title}.${format}`, sheetTypes[format], content);
}
