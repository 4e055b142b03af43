import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { presentCustomFields, presentRows } from './present.ts';
import {
  functionOf,
  isReadable,
  mayAnywhere,
  type RightsOnRow,
  rightAnywhere,
  rightsOn,
} from './rights.ts';
import { readRows, type StoredRow } from './rows.ts';
import { type LineNames, readLineNames } from './save/line-references.ts';
import { readLines, type StoredLine } from './save/lines.ts';
import type { Scope } from './scope.ts';

/**
 * Reads one row in reach.
 * @throws {RefusedError} `notFound`, the same for one that does not exist and one out of reach.
 */
export async function findRow(scope: Scope, id: string): Promise<StoredRow> {
  const [row] = await readRows(scope, [id]);
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** Returns one row with everything about it. */
export async function readDetail(scope: Scope, id: string) {
  const row = await findRow(scope, id);
  const rights = rightsOn(scope, row.standing);
  const [presented] = await presentRows(scope, [row]);
  const lines = (await readLines(scope, [id])).get(id) ?? {};
  const names = await readLineNames(scope, lines);
  const kinds = Object.keys(scope.bound.record.lines ?? {});
  const { dated } = scope.bound.record;
  const kept = new Set(dated && [dated.of, dated.from, dated.to]);
  return {
    ...presented,
    rights: fieldRights(scope, (name) => asKept(kept, name, rights[name])),
    customFields: presentCustomFields(scope, false, (name) => rights[name] ?? 'hidden'),
    lines: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        isReadable(rights[`lines.${kind}`])
          ? (lines[kind] ?? []).map((line) => presentLine(line, names))
          : [],
      ]),
    ),
  };
}

function presentLine({ id, values }: StoredLine, names: LineNames) {
  const called = Object.entries(values).flatMap(([name, value]) => {
    const named = names.get(String(value));
    return named === undefined ? [] : [[name, named.name]];
  });
  return { id, fields: values, names: Object.fromEntries(called) as Record<string, string> };
}

/** Days and owners of dated rows follow from the verbs: none is written in a form of its own. */
function asKept(
  kept: ReadonlySet<string>,
  name: string,
  right: FieldRight | undefined,
): FieldRight | undefined {
  return kept.has(name) && right === 'write' ? 'read' : right;
}

function fieldRights({ bound }: Scope, rightOf: (name: string) => RightsOnRow[string] | undefined) {
  const names = Object.keys(bound.record.fields);
  return Object.fromEntries(names.map((name) => [name, rightOf(name) ?? 'hidden']));
}

/** What may be done with the record as a whole. */
export function recordCan(scope: Scope) {
  const edit = mayAnywhere(scope, functionOf(scope, 'edit'));
  return {
    create: edit,
    import: edit && mayAnywhere(scope, functionOf(scope, 'import')) && !scope.bound.record.dated,
    export: mayAnywhere(scope, functionOf(scope, 'export')),
  };
}

/** What a new row may hold: who may make one sets its owner. */
export function readForm(scope: Scope) {
  const { range, dated } = scope.bound.record;
  const kept = new Set(dated && [dated.to]);
  const can = recordCan(scope);
  const owner = range.of === 'company' ? null : range.field;
  return {
    rights: fieldRights(scope, (name) =>
      name === owner && can.create ? 'write' : asKept(kept, name, rightAnywhere(scope, name)),
    ),
    customFields: presentCustomFields(scope, false, (name) => rightAnywhere(scope, name)),
    can,
  };
}
