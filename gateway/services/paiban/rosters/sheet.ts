import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { rosterSheet } from '#bridge/calls/paiban/rosters.ts';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { rosterSheetWords } from '../texts/sheet-words.ts';
import { readRosterDays } from './roster-days.ts';
import { openScope } from './roster-people.ts';
import { unitOf } from './roster-rows.ts';
import { readRosterShifts } from './roster-shifts.ts';

/** Writes the roster of a month, as it is drawn up, with the hours of each person. */
export async function answerRosterSheet(
  context: CallContext,
  request: ParsedRequestOf<typeof rosterSheet>,
): Promise<FileAnswer> {
  const { format, month } = request;
  const unit = unitOf(request);
  const { people } = await openScope(context, unit, 'rosters');
  const words = rosterSheetWords[context.locale];
  const days = daysFrom(unit.from, unit.to);
  const kept = await readRosterDays(
    context,
    people.map(({ id }) => id),
    unit,
  );
  const shifts = new Map(
    (await readRosterShifts(context, new Set(kept.map(({ plan }) => plan ?? '')))).map((one) => [
      one.id,
      one,
    ]),
  );
  const plans = new Map(kept.map((one) => [`${one.employmentId} ${one.day}`, one.plan]));
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const { id, staffNo, name, organName, postName } of people) {
      const own = days.map((day) => plans.get(`${id} ${day}`) ?? null);
      const minutes = own.reduce((sum, plan) => sum + (shifts.get(plan ?? '')?.minutes ?? 0), 0);
      const cells = own.map((plan) =>
        plan === 'rest' ? words.rest : (shifts.get(plan ?? '')?.name ?? null),
      );
      yield [staffNo, name, organName, postName, ...cells, Math.round(minutes / 6) / 10];
    }
  }
  const headers = [...words.person, ...days.map((day) => day.slice(5)), words.hours];
  const sheet = {
    name: words.sheet,
    columns: headers.map((header) => ({ header, isDay: false })),
    rows: rows(),
  };
  const content = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record(`roster:${unit.organId}:${month}`, { exported: people.length, format });
  return new FileAnswer(`${words.title(month)}.${format}`, sheetTypes[format], content);
}
