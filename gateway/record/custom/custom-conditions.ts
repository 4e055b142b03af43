import { type RawBuilder, sql } from 'kysely';
import { RefusedError } from '../../kernel/refused-error.ts';
import { isReadable, rightEverywhere } from '../rights.ts';
import type { Scope } from '../scope.ts';
import type { CustomFieldRow } from './custom-fields.ts';
import { customIssue } from './custom-values.ts';

/** The condition of `code=value`, `code>=value` or `code<=value` on a row (`r`). */
export function customCondition(scope: Scope, asked: string): RawBuilder<boolean> {
  const [, code = '', relation = '', value = ''] = /^(\w+)(=|>=|<=)([\s\S]*)$/.exec(asked) ?? [];
  const field = listedField(scope, code);
  const kept = field.kind === 'flag' ? value === 'true' : value;
  const isFlagWord = field.kind !== 'flag' || value === 'true' || value === 'false';
  if (!isFlagWord || customIssue(field, kept) !== null) throw refusedFilter('invalid');
  // What was never said is no.
  const isNo = field.kind === 'flag' && value === 'false';
  const having = (condition: RawBuilder<unknown>) =>
    sql`(select v.row_id from custom_value v where v.tenant_id = ${scope.context.tenantId}
      and v.field_id = ${field.id} and ${condition})`;
  if (isNo) return sql<boolean>`r.id not in ${having(sql`v.word = 'true'`)}`;
  return sql<boolean>`r.id in ${having(valueCondition(field, relation, value))}`;
}

/** A text is found by a part of it, as other texts are. */
function valueCondition(
  { kind }: CustomFieldRow,
  relation: string,
  value: string,
): RawBuilder<unknown> {
  if (kind === 'text' && relation === '=')
    return sql`strpos(lower(v.word), ${value.toLowerCase()}) > 0`;
  const operator = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` }[relation] ?? sql`=`;
  return kind === 'decimal'
    ? sql`v.number ${operator} ${value}::numeric`
    : sql`v.word ${operator} ${value}`;
}

/** The field behind `custom.<code>` as long as lists can ask for it and the caller reads it on every row. */
export function listedField(scope: Scope, code: string): CustomFieldRow {
  const field = scope.custom.find((one) => one.code === code && one.listed);
  if (field === undefined) throw refusedFilter('unknownField');
  if (!isReadable(rightEverywhere(scope, `custom.${code}`))) {
    throw new RefusedError('noFieldPermission');
  }
  return field;
}

function refusedFilter(issue: 'invalid' | 'unknownField'): RefusedError {
  return new RefusedError('badInput', { fields: [{ path: 'custom', issue }] });
}
