import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { Field } from '#bridge/calls/record/field.ts';
import { fieldSql } from './columns.ts';
import type { ListRequest } from './list.ts';
import type { Scope } from './scope.ts';

/** The condition of one filter on a row (`r`), or null where it is not asked for. */
export function fieldCondition(
  { bound, context, reach }: Scope,
  name: string,
  request: ListRequest,
): RawBuilder<boolean> | null {
  const field = fieldOf(bound.record, name);
  const value = fieldSql(bound, name, { tenantId: context.tenantId, today: reach.day });
  const asked = request[name];
  switch (field.kind) {
    case 'day':
    case 'month':
    case 'integer':
    case 'minutes':
    case 'decimal':
      return between(field, value, request[`${name}From`], request[`${name}To`]);
    case 'choice':
      return isList(asked) ? sql<boolean>`${value} = any(${asked}::text[])` : null;
    case 'reference':
      return isList(asked) ? sql<boolean>`${value} = any(${asked}::uuid[])` : null;
    case 'flag':
      return asked === undefined
        ? null
        : sql<boolean>`${value} is ${asked === '1' ? sql`true` : sql`not true`}`;
    case 'file':
      return asked === undefined
        ? null
        : sql<boolean>`${value} is ${asked === '1' ? sql`not null` : sql`null`}`;
    default:
      return typeof asked === 'string'
        ? sql<boolean>`strpos(lower(${value}), ${asked.toLowerCase()}) > 0`
        : null;
  }
}

function isList(asked: unknown): asked is readonly string[] {
  return Array.isArray(asked);
}

const casts: Readonly<Partial<Record<Field['kind'], RawBuilder<unknown>>>> = {
  day: sql`::date`,
  month: sql`::date`,
  decimal: sql`::numeric`,
};

function between(
  { kind }: Field,
  value: RawBuilder<unknown>,
  from: unknown,
  to: unknown,
): RawBuilder<boolean> | null {
  const cast = casts[kind] ?? sql`::int`;
  const ends = [
    ...(from === undefined ? [] : [sql`${value} >= ${from}${cast}`]),
    ...(to === undefined ? [] : [sql`${value} <= ${to}${cast}`]),
  ];
  return ends.length === 0 ? null : sql<boolean>`(${sql.join(ends, sql` and `)})`;
}
