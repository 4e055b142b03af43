/** The columns of the roster: which there are, and which a person chose to see. */
import type * as z from 'zod/mini';
import type { rosterRow } from '#bridge/calls/joyhr/roster.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { type Column, leadWidth, total } from '#ui/parts/data-table/columns.ts';

/** One row as the gateway returns it. */
export type RosterRow = z.output<typeof rosterRow>;

/** The name of one column; it is also the name the export knows. */
export type ColumnName = Exclude<keyof RosterRow, 'id' | 'organId'>;

/** What is fixed about a column. */
export interface RosterColumn {
  readonly name: ColumnName;
  readonly sortable?: true;
  /** Figures stand at the end of their cell. */
  readonly align?: 'end';
  /** Pixels; a column without it shares what is left with the others. */
  readonly width?: Pixels;
  /** Pixels a sharing column has at least. */
  readonly least?: Pixels;
  /** Lines its words may take; one by default. */
  readonly lines?: 2;
  /** Shown until a person chooses otherwise. */
  readonly usual: boolean;
  /** Where a narrow window has no room for every usual column, the one with 1 is left out first. */
  readonly yields?: number;
}

/** The same words take more room in one language than in the other. */
type Pixels = Readonly<Record<Locale, number>>;

/** Every column, in the order they stand. */
export const rosterColumns: readonly RosterColumn[] = [
  { name: 'name', sortable: true, width: pixels(136, 148), usual: true },
  { name: 'staffNo', sortable: true, width: pixels(66, 80), usual: true },
  { name: 'organName', sortable: true, least: pixels(96, 100), lines: 2, usual: true },
  { name: 'organPath', width: pixels(240, 240), lines: 2, usual: false },
  { name: 'postName', sortable: true, least: pixels(100, 96), lines: 2, usual: true },
  { name: 'gradeCode', sortable: true, width: pixels(56, 66), usual: true, yields: 2 },
  { name: 'managerName', width: pixels(96, 120), lines: 2, usual: false },
  { name: 'gender', width: pixels(48, 68), usual: false },
  { name: 'age', width: pixels(48, 48), align: 'end', usual: false },
  { name: 'phone', width: pixels(120, 120), usual: false },
  { name: 'email', width: pixels(216, 216), usual: false },
  { name: 'employmentType', width: pixels(80, 100), lines: 2, usual: false },
  { name: 'joinedOn', sortable: true, width: pixels(92, 96), usual: true },
  { name: 'seniorityYears', width: pixels(64, 60), align: 'end', usual: true, yields: 1 },
  { name: 'status', sortable: true, width: pixels(70, 88), usual: true },
  { name: 'contractEndsOn', sortable: true, width: pixels(92, 100), usual: true },
  { name: 'contractKind', width: pixels(120, 120), usual: false },
  { name: 'leftOn', width: pixels(92, 96), usual: false },
  { name: 'workPlace', width: pixels(112, 120), lines: 2, usual: false },
];

function pixels(chinese: number, english: number): Pixels {
  return { 'zh-CN': chinese, en: english };
}

/** Pixels the browser's own scrollbar takes at most. */
const scrollbar = 16;

/**
 * The columns that a person who has not chosen does not see: all but the usual ones, and those of them that do not fit
 * into `room` pixels without scrolling sideways. `drawn` are the columns as the table draws them, buttons included.
 */
export function usuallyHidden(
  drawn: readonly Column<RosterRow>[],
  room: number,
): readonly ColumnName[] {
  const kept = new Set<string>(
    rosterColumns.filter((column) => column.usual).map((column) => column.name),
  );
  const needed = () =>
    total(drawn.filter(({ id, header }) => kept.has(id) || header === '')) + leadWidth + scrollbar;
  for (const { name } of yielding) if (needed() > room) kept.delete(name);
  return rosterColumns.map((column) => column.name).filter((name) => !kept.has(name));
}

const yielding = rosterColumns
  .filter((column) => column.yields !== undefined)
  .toSorted((one, other) => (one.yields ?? 0) - (other.yields ?? 0));

/** The columns there are for a person: those whose field the gateway does not hide. */
export function allowedColumns(hidden: readonly string[]): readonly RosterColumn[] {
  return rosterColumns.filter((column) => !hidden.includes(column.name));
}

/**
 * The names an export asks for. Where the screen writes an open end of a contract in words, the file has the contract's
 * kind beside the day.
 */
export function exportNames(shown: readonly string[]): readonly ColumnName[] {
  const names = shown.flatMap((id) => rosterColumns.find(({ name }) => name === id)?.name ?? []);
  if (!names.includes('contractEndsOn') || names.includes('contractKind')) return names;
  return names.flatMap((name) => (name === 'contractEndsOn' ? ['contractKind', name] : [name]));
}
