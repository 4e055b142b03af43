import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { leaveBalanceSheet } from '#bridge/calls/vacation/balances.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { balanceSheetText } from '../texts/balance-sheet-words.ts';
import { readAllBalances } from './people-balances.ts';

type Balances = Awaited<ReturnType<typeof readAllBalances>>;

/** The balances of everybody in reach, a column for each type of leave. */
export async function answerBalanceSheet(
  context: CallContext,
  { format }: ParsedRequestOf<typeof leaveBalanceSheet>,
): Promise<FileAnswer> {
  const { locale } = context;
  const balances = await readAllBalances(context);
  const text = (word: Parameters<typeof balanceSheetText>[1], value?: string) =>
    balanceSheetText(locale, word, value);
  const headers = [
    ...(['staffNo', 'name', 'organ', 'joinedOn'] as const).map((word) => text(word)),
    ...balances.types.map(({ name }) => text('left', name)),
  ];
  const sheet = {
    name: text('sheet'),
    columns: headers.map((header, at) => ({ header, isDay: at === 3 })),
    rows: rowsOf(balances),
  };
  const content = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('leaveBalances', { exported: balances.lines.length, format });
  const title = text('title', dayOf(context.now()));
  return new FileAnswer(`${title}.${format}`, sheetTypes[format], content);
}

async function* rowsOf({ lines, types }: Balances): AsyncGenerator<readonly Cell[]> {
  for (const { staffNo, name, organ, joinedOn, balances } of lines) {
    const left = new Map(balances.map((one) => [one.typeId, Number(one.left)]));
    yield [staffNo, name, organ, joinedOn, ...types.map(({ id }) => left.get(id) ?? 0)];
  }
}
