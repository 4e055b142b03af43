import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { exportFigures, FigureCell, Figures } from '#bridge/calls/prism/query.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { figureWords } from '../texts/figure-words.ts';
import { runQuery } from './run.ts';

type Format = ParsedRequestOf<typeof exportFigures>['format'];

/** Answers a question with a sheet. */
export async function answerFigureSheet(
  context: CallContext,
  { query, title, format }: ParsedRequestOf<typeof exportFigures>,
): Promise<FileAnswer> {
  const figures = await runQuery(context, query);
  const content = await writeFigures(context.locale, figures, { title, format });
  context.record(`figures:${query.subject}`, { exported: figures.rows.length, format });
  return new FileAnswer(`${title}.${format}`, sheetTypes[format], content);
}

/** Writes figures as a sheet; below them what each measure means. Hidden cells say so here too. */
export async function writeFigures(
  locale: Locale,
  figures: Figures,
  { title, format }: { readonly title: string; readonly format: Format },
) {
  const words = figureWords[locale];
  const compared = figures.compared !== null;
  const headers = [
    ...figures.dimensions.map(({ label }) => label),
    ...figures.measures.flatMap(({ label, unit }) => {
      const header = words.header(label, words.units[unit]);
      return compared ? [header, words.before(header)] : [header];
    }),
  ];
  const written = (cell: FigureCell): Cell[] => {
    const shown = 'v' in cell ? Number(cell.v) : words[cell.is];
    if (!compared) return [shown];
    const was = 'v' in cell ? (cell.was ?? null) : null;
    return [shown, was === null ? null : Number(was)];
  };
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const { keys, cells } of [...figures.rows, ...figures.totals]) {
      yield [...keys.map((key) => key?.label ?? words.total), ...cells.flatMap(written)];
    }
    yield [];
    yield [words.period(figures.from, figures.to)];
    for (const { label, definition } of figures.measures) yield [`${label}: ${definition}`];
  }
  const sheet = {
    name: title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: headers.map((header) => ({ header, isDay: false })),
    rows: rows(),
  };
  return await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
}
