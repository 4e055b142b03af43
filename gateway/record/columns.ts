import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { Field } from '#bridge/calls/record/field.ts';
import type { BoundRecord, VirtualScope } from './binding.ts';

/** The column of a stored field. */
export function columnOf({ record, columns }: BoundRecord, name: string): string {
  return columns[name] ?? usualColumn(name, fieldOf(record, name));
}

/** The column a field has unless its binding says otherwise. */
export function usualColumn(name: string, { kind }: Field): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return kind === 'reference' || kind === 'file' ? `${snake}_id` : snake;
}

/** The value of a field in a query over its rows as `r`. */
export function fieldSql(
  bound: BoundRecord,
  name: string,
  scope: VirtualScope,
): RawBuilder<unknown> {
  const made = bound.virtuals[name];
  return made === undefined ? sql.ref(`r.${columnOf(bound, name)}`) : made(scope);
}

/** What a field is sorted by. */
export function sortSql(
  bound: BoundRecord,
  name: string,
  scope: VirtualScope,
): RawBuilder<unknown> {
  const key = bound.sortKeys[name];
  if (key !== undefined) return sql.ref(`r.${key}`);
  const field = fieldOf(bound.record, name);
  const value = fieldSql(bound, name, scope);
  // The order of the declaration, and not that of the letters.
  return field.kind === 'choice'
    ? sql`array_position(${field.options}::text[], (${value})::text)`
    : value;
}

/** The stored fields of a record. */
export function storedFields({ record }: BoundRecord): readonly (readonly [string, Field])[] {
  return Object.entries(record.fields).filter(([, field]) => field.stored);
}
