import type { bridgeCallExport } from '#bridge/calls/audit/bridge-calls.ts';
import { decisionWords } from '#bridge/calls/audit/terms.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { timeOf } from '#gateway/kernel/people/calendar.ts';
import { countRows } from '#gateway/kernel/people/pages.ts';
import type { Cell } from '#gateway/kernel/sheets/write-sheet.ts';
import { type BridgeCallRow, filterCalls, readCalls } from './bridge-call-rows.ts';
import { bridgeCallWords } from './texts/bridge-call-words.ts';
import { exportTrail } from './trail.ts';

/**
 * Returns a file with the calls the list shows, all pages of them.
 * @throws {RefusedError} `tooManyRows`.
 */
export async function answerBridgeCallExport(
  context: CallContext,
  request: ParsedRequestOf<typeof bridgeCallExport>,
): Promise<FileAnswer> {
  const { columns, format, sort: _, direction, ...filter } = request;
  const calls = filterCalls(context, filter);
  const words = bridgeCallWords[context.locale];
  return exportTrail(
    context,
    { columns, format },
    {
      target: 'bridge-calls',
      words,
      headings: words.columns,
      count: () => countRows(calls),
      read: (part) => readCalls(context, calls, direction, part),
      cell: (call, column) => cellOf(call, column, context.locale),
    },
  );
}

function cellOf(call: BridgeCallRow, column: keyof BridgeCallRow, locale: Locale): Cell {
  if (column === 'at') return timeOf(new Date(call.at));
  if (column === 'decision') return decisionWords[locale][call.decision];
  return call[column];
}
