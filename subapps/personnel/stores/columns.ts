/** The columns of the roster: which there are, and which a person chose to see. */
import * as z from 'zod/mini';
import type { rosterRow } from '#bridge/calls/joyhr.ts';
import type { ColumnChoice } from '#ui/parts/data-table/columns.ts';
import type { RosterSort } from './roster-query.ts';

/** One row as the gateway answers it. */
export type RosterRow = z.output<typeof rosterRow>;

/** The name of one column; it is also the name the export knows. */
export type ColumnName = Exclude<keyof RosterRow, 'id' | 'organId'>;

/** What is fixed about a column. */
export interface RosterColumn {
  readonly name: ColumnName;
  readonly sort?: RosterSort;
  /** Figures stand at the end of their cell. */
  readonly align?: 'end';
  /** Pixels; a column without it shares what is left with the others. */
  readonly width?: number;
  /** Pixels a sharing column has at least. */
  readonly least?: number;
  /** Shown until a person chooses otherwise. */
  readonly usual: boolean;
}

/** Every column, in the order they stand. */
export const rosterColumns: readonly RosterColumn[] = [
  { name: 'name', sort: 'name', width: 124, usual: true },
  { name: 'staffNo', sort: 'staffNo', width: 80, usual: true },
  { name: 'organName', sort: 'organ', least: 96, usual: true },
  { name: 'organPath', width: 240, usual: false },
  { name: 'postName', sort: 'post', least: 112, usual: true },
  { name: 'gradeCode', sort: 'grade', width: 76, usual: true },
  { name: 'managerName', width: 104, usual: false },
  { name: 'gender', width: 68, usual: false },
  { name: 'age', width: 64, align: 'end', usual: false },
  { name: 'phone', width: 128, usual: false },
  { name: 'email', width: 216, usual: false },
  { name: 'employmentType', width: 96, usual: false },
  { name: 'joinedOn', sort: 'joinedOn', width: 100, usual: true },
  { name: 'seniorityYears', width: 72, align: 'end', usual: true },
  { name: 'status', sort: 'status', width: 84, usual: true },
  { name: 'contractEndsOn', sort: 'contractEndsOn', width: 104, usual: true },
  { name: 'contractKind', width: 104, usual: false },
  { name: 'leftOn', width: 104, usual: false },
  { name: 'workPlace', width: 112, usual: false },
];

/** What a person sees who has not chosen. */
export const usualChoice: ColumnChoice = {
  hidden: rosterColumns.filter((column) => !column.usual).map((column) => column.name),
  widths: {},
};

/** The columns there are for a person: those whose field the gateway does not hide. */
export function allowedColumns(hidden: readonly string[]): readonly RosterColumn[] {
  return rosterColumns.filter((column) => !hidden.includes(column.name));
}

/**
 * The names an export asks for: the columns on the screen, the name always among them. Where the screen writes
 * an open end of a contract in words, the file has the contract's kind beside the day.
 */
export function exportNames(
  allowed: readonly RosterColumn[],
  choice: ColumnChoice,
): readonly ColumnName[] {
  const shown = allowed
    .map((column) => column.name)
    .filter((name) => name === 'name' || !choice.hidden.includes(name));
  if (!shown.includes('contractEndsOn') || shown.includes('contractKind')) return shown;
  return shown.flatMap((name) => (name === 'contractEndsOn' ? ['contractKind', name] : [name]));
}

const storedChoice = z.object({
  hidden: z.array(z.string()),
  widths: z.record(z.string(), z.number()),
  order: z.optional(z.array(z.string())),
});

/** Reads a stored choice; nothing readable means the usual one. */
export function readChoice(stored: string | null): ColumnChoice {
  if (stored === null) return usualChoice;
  try {
    const read = z.safeParse(storedChoice, JSON.parse(stored));
    return read.success ? read.data : usualChoice;
  } catch {
    return usualChoice;
  }
}
