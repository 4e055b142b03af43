import { type InsuredItem, insuredItems } from '#bridge/calls/insurance/items.ts';
import type { insuranceStatementFile } from '#bridge/calls/insurance/statements.ts';
import { insuredItemWords, placeWords } from '#bridge/calls/insurance/terms.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { statementText } from '../texts/statement-words.ts';
import { readStatementPeople, type StatementPerson } from './people.ts';

/** People whose items are read at once. */
const BATCH = 1000;

/** Writes the statement of a month, one line for each person. */
export async function downloadStatement(
  context: CallContext,
  { month, place, format }: ParsedRequestOf<typeof insuranceStatementFile>,
): Promise<FileAnswer> {
  const { locale } = context;
  const first = await readStatementPeople(context, { month, place }, { rows: BATCH, offset: 0 });
  if (first.length === 0) throw new RefusedError('notFound');
  let people = 0;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    let batch = first;
    for (let offset = 0; batch.length > 0; ) {
      for (const person of batch) yield cellsOf(person, locale);
      people += batch.length;
      offset += BATCH;
      if (batch.length < BATCH) return;
      batch = await readStatementPeople(context, { month, place }, { rows: BATCH, offset });
    }
  }
  const sheet = {
    name: statementText(locale, 'sheet'),
    columns: headersOf(locale).map((header) => ({ header, isDay: false })),
    rows: rows(),
  };
  const content = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record(`insuranceMonth:${month}`, { exported: people, format });
  const title = statementText(locale, 'title', month.slice(0, 7));
  return new FileAnswer(`${title}.${format}`, sheetTypes[format], content);
}

function headersOf(locale: Locale): readonly string[] {
  const ofItem = (item: InsuredItem) =>
    (['base', 'employee', 'employer'] as const).map((side) =>
      statementText(locale, side, insuredItemWords[locale][item]),
    );
  return [
    ...(['staffNo', 'name', 'place'] as const).map((word) => statementText(locale, word)),
    ...insuredItems.flatMap(ofItem),
    statementText(locale, 'allEmployee'),
    statementText(locale, 'allEmployer'),
  ];
}

function cellsOf(person: StatementPerson, locale: Locale): readonly Cell[] {
  const { staffNo, name, place, items, employee, employer } = person;
  return [
    ...[staffNo, name, placeWords[locale][place] ?? place],
    ...insuredItems.flatMap((item): readonly Cell[] => {
      const line = items.find((one) => one.item === item);
      return line === undefined ? [null, null, null] : [line.base, line.employee, line.employer];
    }),
    ...[employee, employer],
  ];
}
