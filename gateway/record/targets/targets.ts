import type { RawBuilder } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { Scope } from '../scope.ts';
import { employmentTarget } from './employment-target.ts';
import { organTarget } from './organ-target.ts';
import { recordTarget } from './record-target.ts';

/** Something a row can be distinguished by: what it is called, and the key a sheet names it by. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

/** What references can point to. Each method speaks of all ids at once. */
export interface Target {
  /** Those of some ids that are there, for any caller: who may read a field reads the name. */
  names(scope: Scope, ids: readonly string[]): Promise<readonly Named[]>;
  /** Those of some ids that the caller reaches. */
  pick(scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What some keys or names of a sheet mean, within reach. */
  pickByKey(scope: Scope, keys: readonly string[]): Promise<readonly Named[]>;
  /** What can be chosen, by keyword, one more than `limit` where there is more. */
  search(scope: Scope, keyword: string | undefined, limit: number): Promise<readonly Named[]>;
  /** The condition that a column holds the id of something a keyword finds. */
  finds(scope: Scope, column: RawBuilder<unknown>, keyword: string): RawBuilder<boolean>;
  /** Joins and an order by name; a required reference is joined so that the planner can start from the names. */
  sort(
    scope: Scope,
    column: RawBuilder<unknown>,
    required: boolean,
  ): { readonly joins: RawBuilder<unknown>; readonly by: RawBuilder<unknown> };
}

/** The target of a reference. */
export function targetOf(scope: Pick<Scope, 'bound' | 'records'>, name: string): Target {
  return targetCalled(scope, fieldOf(scope.bound.record, name).target);
}

/** What references to one thing point to: people, organisations or the rows of a record. */
export function targetCalled(
  { bound, records }: Pick<Scope, 'bound' | 'records'>,
  target: string | null,
): Target {
  if (target === 'employment') return employmentTarget;
  if (target === 'organ') return organTarget;
  const other = records.find(target ?? '');
  if (other === undefined) throw new Error(`${bound.record.name} points to ${target}`);
  return recordTarget(other);
}

/** The references of a record, by what they point to. */
export function referencesOf({
  bound,
}: Pick<Scope, 'bound'>): ReadonlyMap<string, readonly string[]> {
  const byTarget = new Map<string, string[]>();
  for (const [name, { kind, target }] of Object.entries(bound.record.fields)) {
    if (kind !== 'reference' || target === null) continue;
    byTarget.set(target, [...(byTarget.get(target) ?? []), name]);
  }
  return byTarget;
}
