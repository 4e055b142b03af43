/** The columns of the roster: which there are, and which a person chose to see. */
import type * as z from 'zod/mini';
import type { rosterRow } from '#bridge/calls/joyhr.ts';
import type { RosterSort } from './roster-query.ts';

/** One row as the gateway answers it. */
export type RosterRow = z.output<typeof rosterRow>;

/** The name of one column; it is also the name the export knows. */
export type ColumnName = Exclude<keyof RosterRow, 'id' | 'organId'>;

/** What is fixed about a column. */
export interface Column {
  readonly name: ColumnName;
  readonly sort?: RosterSort;
  /** Figures stand at the end of their cell. */
  readonly align?: 'end';
  /** Pixels; the name takes what is left. */
  readonly width: number;
  /** Shown until a person chooses otherwise. */
  readonly usual: boolean;
}

/** Every column, in the order they stand. The name is always shown. */
export const columns: readonly Column[] = [
  { name: 'name', sort: 'name', width: 180, usual: true },
  { name: 'staffNo', sort: 'staffNo', width: 96, usual: true },
  { name: 'organName', sort: 'organ', width: 148, usual: true },
  { name: 'organPath', width: 260, usual: false },
  { name: 'postName', sort: 'post', width: 160, usual: true },
  { name: 'gradeCode', sort: 'grade', width: 80, usual: true },
  { name: 'managerName', width: 120, usual: false },
  { name: 'gender', width: 80, usual: false },
  { name: 'age', width: 80, align: 'end', usual: false },
  { name: 'phone', width: 136, usual: false },
  { name: 'email', width: 220, usual: false },
  { name: 'employmentType', width: 104, usual: false },
  { name: 'joinedOn', sort: 'joinedOn', width: 116, usual: true },
  { name: 'seniorityYears', width: 88, align: 'end', usual: true },
  { name: 'status', sort: 'status', width: 96, usual: true },
  { name: 'contractEndsOn', sort: 'contractEndsOn', width: 116, usual: true },
  { name: 'leftOn', width: 116, usual: false },
  { name: 'workPlace', width: 128, usual: false },
];

/** What a person sees who has not chosen. */
export const usualColumns: readonly ColumnName[] = columns
  .filter((column) => column.usual)
  .map((column) => column.name);

/** The columns a person may choose from: those whose field the gateway does not hide. */
export function allowedColumns(hidden: readonly string[]): readonly Column[] {
  return columns.filter((column) => !hidden.includes(column.name));
}

/** The columns on the screen: allowed and chosen, the name always, in their fixed order. */
export function shownColumns(
  chosen: readonly ColumnName[],
  hidden: readonly string[],
): readonly Column[] {
  return allowedColumns(hidden).filter(
    (column) => column.name === 'name' || chosen.includes(column.name),
  );
}

/** Reads a stored choice; what is no column any more is left out, and nothing readable means the usual ones. */
export function readColumns(stored: string | null): readonly ColumnName[] {
  const names = new Set((stored ?? '').split(','));
  const chosen = columns.filter((column) => names.has(column.name)).map((column) => column.name);
  return chosen.length > 0 ? chosen : usualColumns;
}
