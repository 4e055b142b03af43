/** What lines point to: checked when they are saved, named where they are shown. */
import type { Scope } from '../scope.ts';
import { type Named, targetCalled } from '../targets/targets.ts';
import type { StoredLine } from './lines.ts';
import type { PlannedRow } from './plan.ts';
import type { Problem } from './problems.ts';

/** Who points to something must reach it; what a line points to already may stay. */
export async function checkLineReferences(
  scope: Scope,
  rows: readonly PlannedRow[],
): Promise<readonly Problem[]> {
  const pointing = rows.flatMap((row) =>
    Object.entries(row.lines).flatMap(([path, { before, after }]) => {
      const kept = new Map(before.map(({ id, values }) => [id, values]));
      return referencesIn(scope, path.slice('lines.'.length)).flatMap(({ name, target }) =>
        after.flatMap((line, place) => {
          const id = line.values[name];
          if (typeof id !== 'string' || kept.get(line.id)?.[name] === id) return [];
          return [{ index: row.index, field: `${path}.${place}.${name}`, target, id }];
        }),
      );
    }),
  );
  const problems: Problem[] = [];
  for (const target of new Set(pointing.map((one) => one.target))) {
    const those = pointing.filter((one) => one.target === target);
    const ids = [...new Set(those.map(({ id }) => id))];
    const reached = await targetCalled(scope, target).pick(scope, ids);
    for (const { index, field, id } of those) {
      if (!reached.has(id)) problems.push({ index, field, issue: 'choice' });
    }
  }
  return problems;
}

/** Names of what lines point to, by id. */
export type LineNames = ReadonlyMap<string, Named>;

/** Reads what the lines of some kinds point to: one statement for each kind of thing. */
export async function readLineNames(
  scope: Scope,
  lines: Readonly<Record<string, readonly StoredLine[]>>,
): Promise<LineNames> {
  const idsByTarget = new Map<string, Set<string>>();
  for (const [kind, some] of Object.entries(lines)) {
    for (const { name, target } of referencesIn(scope, kind)) {
      const ids = idsByTarget.get(target) ?? new Set();
      idsByTarget.set(target, ids);
      for (const { values } of some) if (typeof values[name] === 'string') ids.add(values[name]);
    }
  }
  const names = new Map<string, Named>();
  for (const [target, ids] of idsByTarget) {
    if (ids.size === 0) continue;
    for (const one of await targetCalled(scope, target).names(scope, [...ids]))
      names.set(one.id, one);
  }
  return names;
}

/** The references of one kind of lines. */
function referencesIn({ bound }: Scope, kind: string) {
  const fields = Object.entries(bound.record.lines?.[kind]?.fields ?? {});
  return fields.flatMap(([name, { target }]) => (target === null ? [] : [{ name, target }]));
}
