/** Tables and columns as the migrated database has them. */
import { type RawBuilder, sql } from 'kysely';

/** A column of the catalogue. */
export interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  /** The name of its type, such as `timestamptz` or `_text`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
  /** The check of this column alone, as SQL. */
  readonly check: string | null;
}

/** Reads every column of the tables in `app`, in the order of the tables' definitions. */
export const catalogueColumns: RawBuilder<CatalogueColumn> = sql<CatalogueColumn>`
  select c.relname as table, a.attname as column, t.typname as type,
    not a.attnotnull as nullable, a.atthasdef as has_default,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ARRAY[%' limit 1) as check
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p')
    and c.relname <> 'schema_migration'
  order by c.relname, a.attnum`;

/** What a column's value is in JavaScript, by the name of its type in the database. */
const kinds: Readonly<Record<string, string>> = {
  uuid: 'text',
  text: 'text',
  date: 'text',
  int8: 'text',
  numeric: 'text',
  tsvector: 'text',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'moment',
  jsonb: 'json',
  bytea: 'bytes',
};

function kindOf(databaseType: string): string {
  return databaseType.startsWith('_') ? 'list' : (kinds[databaseType] ?? databaseType);
}

/** The kind of a column in words, such as `text or null`. */
export function kindOfColumn({ type, nullable, has_default }: CatalogueColumn): string {
  return `${kindOf(type)}${nullable ? ' or null' : ''}${has_default ? ' by default' : ''}`;
}

/** The same as the source writes it; a union of quoted words or a name of one is text. */
export function kindOfType(type: string): string {
  const isNullable = /\|\s*null>?$/.test(type);
  const hasDefault = /^Generated<|WithDefault/.test(type);
  return `${writtenKind(type)}${isNullable ? ' or null' : ''}${hasDefault ? ' by default' : ''}`;
}

function writtenKind(type: string): string {
  const bare = type.replace(/^Generated<(.*)>$/s, '$1').replace(/\s*\|\s*null$/, '');
  if (bare === 'number' || bare === 'boolean') return bare;
  if (bare.startsWith('Timestamp')) return 'moment';
  if (bare.startsWith('Json')) return 'json';
  if (bare === 'Buffer') return 'bytes';
  return bare.endsWith('[]') ? 'list' : 'text';
}

/** Types of the simple kinds. */
const types: Readonly<Record<string, string>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  bytes: 'Buffer',
};

/** The type of a column as an interface writes it. */
export function typeOfColumn(column: CatalogueColumn): string {
  const { type, nullable, has_default: hasDefault } = column;
  const kind = kindOf(type);
  const or = nullable ? ' | null' : '';
  if (kind === 'moment') return hasDefault && !nullable ? 'TimestampWithDefault' : `Timestamp${or}`;
  if (kind === 'json') return hasDefault ? 'JsonWithDefault<unknown>' : `Json<unknown>${or}`;
  const element = kind === 'list' ? kindOf(type.slice(1)) : kind;
  const bare = wordsOf(column) ?? types[element] ?? 'string';
  const whole = kind === 'list' ? `${types[element] ?? 'string'}[]` : bare;
  return hasDefault ? `Generated<${whole}${or}>` : `${whole}${or}`;
}

/** `state in ('draft', 'valid')` as a union of its words. */
function wordsOf({ check }: CatalogueColumn): string | undefined {
  const words = [...(check ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => word);
  return words.length > 0 ? words.map((word) => `'${word}'`).join(' | ') : undefined;
}
