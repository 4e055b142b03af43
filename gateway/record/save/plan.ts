/** What a save would do, row by row, and everything that is wrong with it. Writes nothing. */
import type { CustomValues } from '#bridge/calls/record/custom.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { closedFields, isOpen } from '../moves.ts';
import { functionOf, mayUse, type RightsOnRow, rightsOn } from '../rights.ts';
import { readRows, readStandings, type StoredRow, type Values } from '../rows.ts';
import { companyStanding, type RowStanding, type Scope } from '../scope.ts';
import { checkRows } from './check-rows.ts';
import { effectiveCustom, effectiveValues } from './effective.ts';
import { type AskedLine, type PlannedLines, planLines, readLines } from './lines.ts';
import type { Problem, Refusal } from './problems.ts';

/** One row as a save is asked for it: sent fields alone. Without an id it is a new one. */
export interface AskedRow {
  readonly id: string | null;
  /** Without it the row is saved whatever its version. */
  readonly version?: number;
  readonly values: Values;
  readonly custom: CustomValues;
  readonly lines?: Readonly<Record<string, readonly AskedLine[]>>;
}

/** One row as it will be. */
export interface PlannedRow {
  /** Its place among the rows that are asked for. */
  readonly index: number;
  readonly action: 'create' | 'update' | 'move' | 'remove';
  readonly id: string;
  readonly before: StoredRow | null;
  readonly values: Values;
  readonly custom: CustomValues;
  readonly state: string | null;
  /** Names of what changes; custom fields by `custom.<code>`, lines by `lines.<kind>`. */
  readonly changed: ReadonlySet<string>;
  readonly lines: PlannedLines;
  readonly standing: RowStanding;
  /** Why a row is moved. */
  readonly reason?: string | undefined;
}

/** What a save would do. A row that is refused or has problems is not among the planned ones. */
export interface Plan {
  readonly planned: readonly PlannedRow[];
  /** Rows that are so already. */
  readonly unchanged: readonly StoredRow[];
  readonly refusals: readonly Refusal[];
  readonly problems: readonly Problem[];
}

/**
 * Plans a save of many rows: right on every sent field before anything else is said, then what is so already falls away,
 * then version, state, required fields, the record's check, references, uniqueness and the rules of its binding.
 */
export async function planSave(scope: Scope, asked: readonly AskedRow[]): Promise<Plan> {
  const ids = asked.flatMap(({ id }) => id ?? []);
  const stored = new Map((await readRows(scope, ids, { lock: true })).map((row) => [row.id, row]));
  const owners = await readOwners(scope, asked);
  const storedLines = await readLines(scope, [...stored.keys()]);
  const refusals: Refusal[] = [];
  const unchanged: StoredRow[] = [];
  const rows: PlannedRow[] = [];
  for (const [index, one] of asked.entries()) {
    const before = one.id === null ? null : stored.get(one.id);
    if (before === undefined) refusals.push({ index, code: 'notFound' });
    else {
      const lines = planLines(scope.bound, one.lines, (before && storedLines.get(before.id)) ?? {});
      const row = planRow(scope, { index, one, before, lines, owners });
      if ('code' in row) refusals.push(row);
      else if (row.changed.size > 0 || before === null) rows.push(row);
      else unchanged.push(before);
    }
  }
  const problems = await checkRows(scope, rows);
  const wrong = new Set(problems.map(({ index }) => index));
  const planned = rows.filter(({ index }) => !wrong.has(index));
  return { planned, unchanged, refusals, problems };
}

interface OneRow {
  readonly index: number;
  readonly one: AskedRow;
  readonly before: StoredRow | null;
  readonly lines: PlannedLines;
  readonly owners: ReadonlyMap<string, RowStanding>;
}

function planRow(
  scope: Scope,
  { index, one, before, lines, owners }: OneRow,
): PlannedRow | Refusal {
  const { record } = scope.bound;
  const edit = functionOf(scope, 'edit');
  const standing = standingAfter(scope, one, before, owners);
  // An owner that is not there, or out of reach, counts as a wrong value of its field.
  const here = before?.standing ?? standing;
  if (here !== null && !mayUse(scope, here, edit)) return { index, code: 'noPermission' };
  const rights = rightsOn(scope, here ?? companyStanding);
  if (here !== null && !maySend(scope, rights, one, before === null)) {
    return { index, code: 'noFieldPermission' };
  }
  const values = effectiveValues(record, before?.values ?? null, one.values);
  const custom = effectiveCustom(scope.custom, before?.custom ?? {}, one.custom);
  const changed = new Set([...values.changed, ...custom.changed, ...Object.keys(lines)]);
  if (before !== null && changed.size > 0) {
    if (one.version !== undefined && one.version !== before.version)
      return { index, code: 'conflict' };
    const closed = closedFields(record, before.state);
    if (!isOpen(record, before) || [...changed].some((name) => closed.has(name))) {
      return { index, code: 'notNow' };
    }
    if (standing !== null && !mayUse(scope, standing, edit)) return { index, code: 'noPermission' };
  }
  return {
    index,
    action: before === null ? 'create' : 'update',
    id: before?.id ?? uuid7(),
    before,
    values: values.after,
    custom: custom.after,
    state: before === null ? (record.states?.initial ?? null) : before.state,
    changed,
    lines,
    standing: standing ?? companyStanding,
  };
}

/** Who may make a row sets the field of its range, whatever right they have on it later. */
function maySend({ bound }: Scope, rights: RightsOnRow, asked: AskedRow, isNew: boolean): boolean {
  const { range } = bound.record;
  const owner = range.of === 'company' ? null : range.field;
  const sent = [
    ...Object.keys(asked.values).filter(
      (name) => !isNew || (name !== owner && asked.values[name] !== null),
    ),
    ...Object.keys(asked.custom).map((code) => `custom.${code}`),
    ...Object.keys(asked.lines ?? {}).map((kind) => `lines.${kind}`),
  ];
  return sent.every((name) => rights[name] === undefined || rights[name] === 'write');
}

/** The place of a row after the save; null when that cannot be known. */
function standingAfter(
  { bound: { record } }: Scope,
  asked: AskedRow,
  before: StoredRow | null,
  owners: ReadonlyMap<string, RowStanding>,
): RowStanding | null {
  const { range } = record;
  if (range.of === 'company') return companyStanding;
  const owner = asked.values[range.field];
  // A row of no one in particular is covered by roles about everybody alone.
  if (before === null && !owner && !fieldOf(record, range.field).required) return companyStanding;
  if (before !== null && (owner === undefined || owner === before.values[range.field]))
    return before.standing;
  return owners.get(String(owner ?? '')) ?? null;
}

async function readOwners(
  scope: Scope,
  asked: readonly AskedRow[],
): Promise<ReadonlyMap<string, RowStanding>> {
  const { range } = scope.bound.record;
  if (range.of === 'company') return new Map();
  const owners = asked.flatMap(({ values }) => {
    const owner = values[range.field];
    return typeof owner === 'string' ? [owner] : [];
  });
  return owners.length === 0 ? new Map() : readStandings(scope, [...new Set(owners)]);
}
