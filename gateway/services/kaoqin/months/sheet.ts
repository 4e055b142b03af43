import type { attendanceMonthSheet, attendanceMonthTotals } from '#bridge/calls/kaoqin/months.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { monthSheetText } from '../texts/month-sheet-words.ts';
import { readAllTotals } from './list-totals.ts';
import { readLeaveNames } from './present.ts';

type Line = ResultOf<typeof attendanceMonthTotals>['rows'][number];
type Word = Parameters<typeof monthSheetText>[1];

const hours = (minutes: number): number => Math.round(minutes / 0.6) / 100;

const before: readonly (readonly [Word, (line: Line) => Cell])[] = [
  ['staffNo', ({ staffNo }) => staffNo],
  ['name', ({ name }) => name],
  ['organ', ({ organ }) => organ],
  ['dueDays', ({ dueDays }) => dueDays],
  ['presentDays', ({ presentDays }) => presentDays],
  ['workedHours', ({ workedMinutes }) => hours(workedMinutes)],
  ['lateTimes', ({ lateTimes }) => lateTimes],
  ['lateMinutes', ({ lateMinutes }) => lateMinutes],
  ['earlyTimes', ({ earlyTimes }) => earlyTimes],
  ['earlyMinutes', ({ earlyMinutes }) => earlyMinutes],
  ['missingPunches', ({ missingPunches }) => missingPunches],
  ['absentDays', ({ absentDays }) => Number(absentDays)],
  ['absentHours', ({ absentMinutes }) => hours(absentMinutes)],
  ['tripDays', ({ tripDays }) => tripDays],
  ['overtimeWorkday', ({ overtimeWorkday }) => hours(overtimeWorkday)],
  ['overtimeRestDay', ({ overtimeRestDay }) => hours(overtimeRestDay)],
  ['overtimeTimeOff', ({ overtimeTimeOff }) => hours(overtimeTimeOff)],
  ['overtimeHoliday', ({ overtimeHoliday }) => hours(overtimeHoliday)],
  ['cycleHours', ({ cycleMinutes }) => hours(cycleMinutes)],
  ['overtimeCycle', ({ overtimeCycle }) => hours(overtimeCycle)],
  ['nightShifts', ({ nightShifts }) => nightShifts],
];

/** The sums of a month as a sheet; each type of leave that anybody had has two columns. */
export async function answerMonthSheet(
  context: CallContext,
  { month, format }: ParsedRequestOf<typeof attendanceMonthSheet>,
): Promise<FileAnswer> {
  const { locale } = context;
  const lines = await readAllTotals(context, `${month}-01`);
  const used = new Set(lines.flatMap(({ leave }) => leave.map(({ typeId }) => typeId)));
  const types = [...(await readLeaveNames(context))].filter(([id]) => used.has(id));
  const headers = [
    ...before.map(([word]) => monthSheetText(locale, word)),
    ...types.flatMap(([, name]) => [
      monthSheetText(locale, 'leaveDays', name),
      monthSheetText(locale, 'leaveHours', name),
    ]),
  ];
  const sheet = {
    name: monthSheetText(locale, 'sheet'),
    columns: headers.map((header) => ({ header, isDay: false })),
    rows: rowsOf(
      lines,
      types.map(([id]) => id),
    ),
  };
  const content = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record(`attendanceMonth:${month}`, { exported: lines.length, format });
  const title = monthSheetText(locale, 'title', month);
  return new FileAnswer(`${title}.${format}`, sheetTypes[format], content);
}

async function* rowsOf(
  lines: readonly Line[],
  types: readonly string[],
): AsyncGenerator<readonly Cell[]> {
  for (const line of lines) {
    const leave = new Map(line.leave.map((one) => [one.typeId, one]));
    yield [
      ...before.map(([, cell]) => cell(line)),
      ...types.flatMap((id) => {
        const own = leave.get(id);
        return own === undefined ? [0, 0] : [Number(own.days), hours(own.minutes)];
      }),
    ];
  }
}
