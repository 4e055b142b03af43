import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { CellError } from '#bridge/calls/record/call-types.ts';
import {
  type importOrgans,
  mostOrganRows,
  type OrganSheetColumn,
  organSheetColumns,
} from '#bridge/calls/ums/organ-sheets.ts';
import { organSheetWords, umsCodes } from '#bridge/calls/ums/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readSheet, type SheetRow } from '#gateway/kernel/sheets/read-sheet.ts';
import { parseMends } from '#gateway/record/sheets/mends.ts';
import { ORGAN_RECORD, tellRanges } from '../../organ/tree/save-organ.ts';
import { holdTree } from '../../organ/tree/stored-organ.ts';
import { sheetReasons } from '../texts/sheet-reasons.ts';
import { KnownOrgans } from './known-organs.ts';
import { keyIn, type OrganSheet, type OrganSheetRow, readOrganSheet } from './read-organ-sheet.ts';
import { isNew, type RowOutcome, saveRow, WaitingError } from './save-row.ts';

type Request = ParsedRequestOf<typeof importOrgans>;
type Report = ResultOf<typeof importOrgans>;

/** The request once its sheet was read. */
interface ReadRequest extends Request {
  readonly sheet: readonly SheetRow[];
}

/** Reads the sheet before the transaction of the call begins. */
export async function readOrganFile(request: Request): Promise<ReadRequest> {
  return { ...request, sheet: await readSheet(request.file, mostOrganRows + 1) };
}

/** Imports the organisations of a sheet. The dry run saves them too and takes all of it back, so it cannot lie. */
export async function importOrganRows(
  context: CallContext,
  { mode, mends, sheet }: ReadRequest,
): Promise<Report> {
  const { database, locale } = context;
  const read = readOrganSheet(sheet, parseMends(mends), locale);
  const notes: Parameters<CallContext['record']>[] = [];
  // What is taken back is not put on record.
  const quiet: CallContext = { ...context, record: (...note) => void notes.push(note) };
  await holdTree(context);
  await sql`savepoint organ_sheet`.execute(database);
  const { outcomes, errors } = await saveRows(quiet, read);
  if (mode === 'check' || errors.length > 0) {
    await sql`rollback to savepoint organ_sheet`.execute(database);
  } else if (outcomes.some((one) => one !== 'unchanged')) {
    for (const note of notes) context.record(...note);
    await tellRanges(context);
  }
  await sql`release savepoint organ_sheet`.execute(database);
  context.record(ORGAN_RECORD, { import: mode, rows: read.rows.length });
  const count = (outcome: RowOutcome) => outcomes.filter((one) => one === outcome).length;
  return {
    mode,
    jobId: null,
    read: read.rows.length,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    errors: errors.toSorted((one, other) => one.row - other.row),
    more: false,
  };
}

interface Saved {
  readonly outcomes: readonly RowOutcome[];
  readonly errors: readonly CellError[];
}

async function saveRows(context: CallContext, { rows, errors: wrong }: OrganSheet): Promise<Saved> {
  if (wrong.length > 0) return { outcomes: [], errors: wrong };
  const known = await KnownOrgans.read(
    context,
    rows.flatMap(({ cells }) => cells.leader || []),
  );
  const outcomes: RowOutcome[] = [];
  const errors: CellError[] = [];
  const refuse = (row: OrganSheetRow, error: RefusedError) => {
    // A row of before is there for others, whatever is wrong with its change.
    if (isNew({ known }, row)) known.refuse(row.cells);
    errors.push(...cellErrors(context, row, error));
  };
  const order = inOrder(
    rows.filter((row) => isNew({ known }, row)),
    refuse,
  );
  const others = rows.filter((row) => !isNew({ known }, row));
  const seen = new Set<string>();
  for (const row of [...order, ...others]) {
    try {
      if (seen.has(row.cells.code ?? '')) throw taken();
      seen.add(row.cells.code ?? '');
      outcomes.push(await saveOne(context, known, row));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refuse(row, error);
    }
  }
  return { outcomes, errors };
}

function taken(): RefusedError {
  return new RefusedError('badInput', { fields: [{ path: 'code', issue: 'taken' }] });
}

async function saveOne(
  context: CallContext,
  known: KnownOrgans,
  row: OrganSheetRow,
): Promise<RowOutcome> {
  const { database } = context;
  await sql`savepoint organ_row`.execute(database);
  try {
    const outcome = await saveRow({ context, known }, row);
    await sql`release savepoint organ_row`.execute(database);
    return outcome;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await sql`rollback to savepoint organ_row`.execute(database);
    await sql`release savepoint organ_row`.execute(database);
    throw error;
  }
}

/** New rows so that each comes after the row above it, whatever their order in the sheet; rows in a ring are refused. */
function inOrder(
  rows: readonly OrganSheetRow[],
  refuse: (row: OrganSheetRow, error: RefusedError) => void,
): readonly OrganSheetRow[] {
  const byText = new Map<string, OrganSheetRow>();
  for (const row of rows.toReversed()) byText.set(row.cells.name ?? '', row);
  for (const row of rows.toReversed()) byText.set(row.cells.code ?? '', row);
  const sorted = new Set<OrganSheetRow>();
  const ring = new Set<OrganSheetRow>();
  for (const row of rows) {
    const way: OrganSheetRow[] = [];
    for (let at: OrganSheetRow | undefined = row; at && !sorted.has(at); ) {
      if (way.includes(at) || ring.has(at)) {
        for (const one of way)
          if (!ring.has(one)) refuse(one, new RefusedError(umsCodes.organCycle));
        for (const one of way) ring.add(one);
        break;
      }
      way.push(at);
      const above: string = keyIn(at.cells.parent ?? '');
      at = above === '' ? undefined : byText.get(above);
    }
    for (const one of way.toReversed()) if (!ring.has(one)) sorted.add(one);
  }
  return [...sorted];
}

const columnOfPath: Readonly<Record<string, OrganSheetColumn>> = {
  parentId: 'parent',
  leaderId: 'leader',
};

/** What a row was refused with, at its cells or for the whole row. */
function cellErrors(
  { locale }: CallContext,
  { number: row, cells }: OrganSheetRow,
  error: RefusedError,
): CellError[] {
  const { codeName, words, detail } = error;
  const fields = detail.fields ?? [];
  if (error instanceof WaitingError) return [];
  if (fields.length === 0) {
    return [{ row, column: null, value: null, issue: codeName, reason: words[locale] }];
  }
  return fields.map(({ path, issue, min, max }) => {
    const column = columnOfPath[path] ?? organSheetColumns.find((one) => one === path);
    const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return {
      row,
      column: column === undefined ? null : organSheetWords[locale][column],
      value: column === undefined ? null : (cells[column] ?? ''),
      issue,
      reason:
        (column && sheetReasons[locale][`${column} ${issue}`]) ??
        issueWords({ issue, ...bounds }, locale),
      ...bounds,
    };
  });
}
