/** What leaves of rows: every value in the form the caller's right gives it, and nothing else. */
import type { CustomField, CustomValues } from '#bridge/calls/record/custom.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import { presentCustomField } from './custom/custom-fields.ts';
import { fileNames } from './files.ts';
import { maskOf } from './mask.ts';
import { isOpen, openMoves } from './moves.ts';
import { functionOf, isReadable, mayUse, type RightsOnRow, rightsOn } from './rights.ts';
import type { StoredRow } from './rows.ts';
import type { Scope } from './scope.ts';
import { type Named, referencesOf, targetOf } from './targets/targets.ts';

/** One row as it leaves. */
export interface PresentedRow {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly masks: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly custom: CustomValues;
  readonly computed: Readonly<Record<string, string>>;
  readonly state: string | null;
  readonly pending: string | null;
  readonly can: {
    readonly edit: boolean;
    readonly remove: boolean;
    readonly moves: readonly string[];
  };
}

/** Names of what rows refer to: by field, then by id. */
export type NamesById = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The same with their keys. */
export type NamedById = ReadonlyMap<string, ReadonlyMap<string, Named>>;

/** Presents rows, with the names of what they refer to: one statement for each kind of thing. */
export async function presentRows(
  scope: Scope,
  rows: readonly StoredRow[],
): Promise<readonly PresentedRow[]> {
  const names = await readNames(scope, rows);
  const computed = await scope.bound.rules.computed?.(
    rows.map(({ id }) => id),
    scope.context,
  );
  return rows.map((row) => presentRow(scope, row, names, computed?.get(row.id) ?? {}));
}

function presentRow(
  scope: Scope,
  row: StoredRow,
  names: NamesById,
  computed: Readonly<Record<string, string>>,
): PresentedRow {
  const rights = rightsOn(scope, row.standing);
  const { bound } = scope;
  const open = isOpen(bound.record, row);
  const entries = Object.entries(row.values);
  const masked = entries.filter(([name, value]) => rights[name] === 'masked' && value !== null);
  return {
    id: row.id,
    version: row.version,
    fields: Object.fromEntries(
      entries.map(([name, value]) => [name, isReadable(rights[name]) ? value : null]),
    ),
    masks: Object.fromEntries(
      masked.map(([name, value]) => [name, maskOf(fieldOf(bound.record, name), value ?? '')]),
    ),
    names: Object.fromEntries(
      entries.flatMap(([name, value]) => {
        const called = isReadable(rights[name]) ? names.get(name)?.get(String(value)) : undefined;
        return called === undefined ? [] : [[name, called]];
      }),
    ),
    custom: presentCustom(scope, row, rights),
    computed,
    state: row.state,
    pending: row.pending,
    can: {
      edit: open && mayUse(scope, row.standing, functionOf(scope, 'edit')),
      remove:
        open && isLast(scope, row) && mayUse(scope, row.standing, functionOf(scope, 'remove')),
      moves: openMoves(scope, row),
    },
  };
}

/** Dated rows are undone from the last one on. */
function isLast({ bound }: Scope, { values }: StoredRow): boolean {
  const { dated } = bound.record;
  return dated === undefined || (values[dated.to] ?? null) === null;
}

function presentCustom({ custom }: Scope, row: StoredRow, rights: RightsOnRow): CustomValues {
  const shown = custom.filter(({ code }) => isReadable(rights[`custom.${code}`]));
  return Object.fromEntries(shown.map(({ code }) => [code, row.custom[code] ?? null]));
}

/** Reads what references and files of rows are called. */
export async function readNames(
  scope: Scope,
  rows: readonly Pick<StoredRow, 'values'>[],
): Promise<NamesById> {
  const named = await readNamed(scope, rows);
  const names = [...named].map(([field, byId]): [string, ReadonlyMap<string, string>] => [
    field,
    new Map([...byId].map(([id, { name }]) => [id, name])),
  ]);
  return new Map(names);
}

/** The same with the keys that sheets name them by. */
export async function readNamed(
  scope: Scope,
  rows: readonly Pick<StoredRow, 'values'>[],
): Promise<NamedById> {
  const named = new Map<string, ReadonlyMap<string, Named>>();
  const files = Object.entries(scope.bound.record.fields).flatMap(([name, { kind }]) =>
    kind === 'file' ? [name] : [],
  );
  const kinds = [
    ...[...referencesOf(scope).values()].map((fields) => ({
      fields,
      read: (ids: readonly string[]) => targetOf(scope, fields[0] ?? '').names(scope, ids),
    })),
    { fields: files, read: (ids: readonly string[]) => fileNames(scope.context, ids) },
  ];
  for (const { fields, read } of kinds) {
    const ids = idsIn(rows, fields);
    if (ids.length === 0) continue;
    const byId = new Map((await read(ids)).map((one) => [one.id, one]));
    for (const field of fields) named.set(field, byId);
  }
  return named;
}

function idsIn(
  rows: readonly Pick<StoredRow, 'values'>[],
  fields: readonly string[],
): readonly string[] {
  const ids = rows.flatMap(({ values }) => fields.map((field) => values[field]));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The custom fields a screen may know of, each with the right of the caller on one row, or on any. */
export function presentCustomFields(
  scope: Scope,
  listedOnly: boolean,
  rightOf: (name: string) => FieldRight,
): readonly CustomField[] {
  return scope.custom
    .filter(({ listed }) => listed || !listedOnly)
    .map((field) => presentCustomField(scope.context, field, rightOf(`custom.${field.code}`)))
    .filter(({ right }) => right !== 'hidden');
}
