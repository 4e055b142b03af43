import { describe, expect, test } from 'vitest';
import type { FieldKind } from '#bridge/calls/record/field.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { columnOf, storedFields, usualColumn } from '#gateway/record/columns.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { recordsInQuestion } from '#tests/support/records-in-question.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

interface Index {
  readonly name: string;
  readonly isUnique: boolean;
  readonly columns: readonly string[];
  readonly condition: string | null;
}

/** The types a field of a kind is kept in. */
const types: Readonly<Record<FieldKind, RegExp>> = {
  text: /^text$/,
  lines: /^text$/,
  day: /^date$/,
  month: /^date$/,
  choice: /^text$/,
  flag: /^boolean$/,
  integer: /^(integer|smallint)$/,
  minutes: /^(integer|smallint)$/,
  decimal: /^numeric/,
  reference: /^uuid$/,
  file: /^uuid$/,
};

const houseKeeping = [
  ['tenant_id', 'uuid', true],
  ['id', 'uuid', true],
  ['custom', 'jsonb', true],
  ['version', 'integer', true],
  ['created_at', 'timestamp with time zone', true],
  ['removed_at', 'timestamp with time zone', false],
] as const;

eachDatabase('the table of a record', (current) => {
  const columnsOf = (table: string): Promise<ReadonlyMap<string, Column>> =>
    current().asOwner(async (client) => {
      const { rows } = await client.query<Column>(
        `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
          a.attnotnull as required
        from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
        [`app.${table}`],
      );
      return new Map(rows.map((row) => [row.name, row]));
    });
  const indexesOf = (table: string): Promise<readonly Index[]> =>
    current().asOwner(async (client) => {
      const { rows } = await client.query<Index>(
        `select i.indexrelid::regclass::text as name, i.indisunique as "isUnique",
          array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k) as columns,
          pg_get_expr(i.indpred, i.indrelid) as condition
        from pg_index i where i.indrelid = $1::regclass`,
        [`app.${table}`],
      );
      return rows.map((row) => ({ ...row, name: row.name.replace(/^app\./, '') }));
    });

  describe.each(recordsInQuestion().map((bound) => [bound.record.name, bound] as const))(
    '%s',
    (_, bound: BoundRecord) => {
      const { record, table } = bound;

      test('has a column of its type for each stored field, empty where the field may be', async () => {
        const columns = await columnsOf(table);
        const wrong = storedFields(bound).flatMap(([name, field]) => {
          const column = columns.get(columnOf(bound, name));
          if (column === undefined) return [`${name} has no column`];
          const isDecimal = field.kind === 'decimal';
          const exact = `numeric(${field.digits},${field.scale})`;
          return [
            ...(types[field.kind].test(column.type) ? [] : [`${name} is ${column.type}`]),
            ...(isDecimal && column.type !== exact ? [`${name} is ${column.type}`] : []),
            ...(!field.required && column.required ? [`${name} is never empty`] : []),
          ];
        });
        expect(wrong).toEqual([]);
        for (const [name, type, required] of houseKeeping)
          expect(columns.get(name)).toMatchObject({ type, required });
        if (record.states) {
          expect(columns.get('state')).toMatchObject({ type: 'text', required: true });
          expect(columns.get('pending')).toMatchObject({ type: 'uuid', required: false });
        }
      });

      test('has a table for each kind of its lines', async () => {
        for (const [kind, { fields }] of Object.entries(record.lines ?? {})) {
          const binding = bound.lines[kind];
          const columns = await columnsOf(binding?.table ?? '');
          const names = Object.entries(fields).map(
            ([name, field]) => binding?.columns?.[name] ?? usualColumn(name, field),
          );
          const all = ['tenant_id', 'id', 'sort_order', binding?.owner ?? '', ...names];
          expect(all.filter((name) => !columns.has(name))).toEqual([]);
        }
      });

      test('has a unique index by the name of each unique field', async () => {
        const indexes = new Map((await indexesOf(table)).map((index) => [index.name, index]));
        for (const [name, { unique }] of storedFields(bound)) {
          if (!unique) continue;
          const index = indexes.get(`${table}_${columnOf(bound, name)}`);
          expect([name, index?.isUnique, index?.condition]).toEqual([
            name,
            true,
            '(removed_at IS NULL)',
          ]);
        }
      });

      test('has an index for every sort of its list by a column', async () => {
        const indexes = await indexesOf(table);
        const wrong = record.list.sorts.filter((name) => {
          const field = record.fields[name];
          // What is worked out has none, names are sorted in their own table, and choices are few.
          if (!field?.stored || field.kind === 'reference' || field.kind === 'choice') return false;
          const column = bound.sortKeys[name] ?? columnOf(bound, name);
          return !indexes.some(
            ({ columns }) => columns[0] === 'tenant_id' && columns[1]?.split(' ')[0] === column,
          );
        });
        expect(wrong).toEqual([]);
      });

      test('gives requests no right to delete a row', async () => {
        const { rows } = await current().asOwner((client) =>
          client.query<{ may: boolean }>(
            `select has_table_privilege('app_rw', $1, 'delete') as may`,
            [`app.${table}`],
          ),
        );
        expect(rows[0]?.may).toBe(false);
      });
    },
  );
});
