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
import { readLines } from './save/lines.ts';
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
  const kinds = Object.keys(scope.bound.record.lines ?? {});
  return {
    ...presented,
    rights: fieldRights(scope, (name) => rights[name]),
    customFields: presentCustomFields(scope, false),
    lines: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        isReadable(rights[`lines.${kind}`])
          ? (lines[kind] ?? []).map(({ id: line, values }) => ({ id: line, fields: values }))
          : [],
      ]),
    ),
  };
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
  const { range } = scope.bound.record;
  const can = recordCan(scope);
  const owner = range.of === 'company' ? null : range.field;
  return {
    rights: fieldRights(scope, (name) =>
      name === owner && can.create ? 'write' : rightAnywhere(scope, name),
    ),
    customFields: presentCustomFields(scope, false),
    can,
  };
}
