import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';
import { writtenColumns } from '#tests/support/table-interfaces.ts';

interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
}

/** What a column's value is in JavaScript, by the name of its type in the database. */
const kinds: Readonly<Record<string, string>> = {
  uuid: 'text',
  text: 'text',
  date: 'text',
  int8: 'text',
  numeric: 'text',
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

/** The same as the source writes it; a union of quoted words or a name of one is text. */
function writtenKind(type: string): string {
  const bare = type.replace(/^Generated<(.*)>$/, '$1').replace(/\s*\|\s*null$/, '');
  if (bare === 'number' || bare === 'boolean') return bare;
  if (bare.startsWith('Timestamp')) return 'moment';
  if (bare.startsWith('Json')) return 'json';
  if (bare === 'Buffer') return 'bytes';
  return bare.endsWith('[]') ? 'list' : 'text';
}

eachDatabase('table interfaces', (current) => {
  test('name every column with its type, whether it may be null and whether it has a default', async () => {
    const { database } = current();
    const tenant = await buildTenant(database);
    const { rows } = await database.withTransaction(tenant, 'read', (transaction) =>
      sql<CatalogueColumn>`
        select c.relname as table, a.attname as column, t.typname as type,
          not a.attnotnull as nullable, a.atthasdef as has_default
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
        where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p')
          and c.relname <> 'schema_migration'`.execute(transaction),
    );
    const inDatabase = rows.map(
      ({ table, column, type, nullable, has_default: hasDefault }) =>
        `${table}.${column}: ${kindOf(type)}${nullable ? ' or null' : ''}${hasDefault ? ' by default' : ''}`,
    );
    const written = writtenColumns().map(
      ({ table, column, type }) =>
        `${table}.${column}: ${writtenKind(type)}${/\|\s*null>?$/.test(type) ? ' or null' : ''}${
          /^Generated<|WithDefault/.test(type) ? ' by default' : ''
        }`,
    );
    expect(written.sort()).toEqual(inDatabase.sort());
  });
});
