import { sql } from 'kysely';
import { isCalendarDay, text } from '#bridge/calls/kit/atoms.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import {
  type CustomValue,
  type CustomValues,
  longestCustomText,
} from '#bridge/calls/record/custom.ts';
import type { CallContext } from '../../kernel/handler.ts';
import type { CustomFieldRow } from './custom-fields.ts';

const customText = text(1, longestCustomText);

/** What is wrong with a value of a custom field, or nothing; `null` empties the field. */
export function customIssue(field: CustomFieldRow, value: CustomValue | null): FieldIssue | null {
  if (value === null) return field.required ? 'required' : null;
  if (field.kind === 'flag') return typeof value === 'boolean' ? null : 'invalid';
  if (typeof value !== 'string') return 'invalid';
  switch (field.kind) {
    case 'day':
      return isCalendarDay(value) ? null : 'date';
    case 'choice':
      return field.options.includes(value) || field.words?.some(({ code }) => code === value)
        ? null
        : 'choice';
    case 'decimal':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? null : 'invalid';
    default: {
      const parsed = customText.safeParse(value);
      return parsed.success ? null : ((parsed.error.issues[0]?.message ?? 'invalid') as FieldIssue);
    }
  }
}

/** A value in the form it is kept and compared in: decimals without zeros that say nothing. */
export function keptCustomValue(
  field: CustomFieldRow,
  value: CustomValue | null,
): CustomValue | null {
  if (field.kind !== 'decimal' || typeof value !== 'string') return value;
  const [whole = '0', fraction = ''] = value.split('.');
  const end = fraction.replace(/0+$/, '');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  const kept = end === '' ? digits : `${digits}.${end}`;
  return /[1-9]/.test(kept) ? sign + kept : kept;
}

/** The values of some rows for lists: those of listed fields also have a place that an index finds. */
export async function saveListedValues(
  { database, tenantId }: CallContext,
  fields: readonly CustomFieldRow[],
  rows: readonly { readonly id: string; readonly custom: CustomValues }[],
): Promise<void> {
  const listed = fields.filter((field) => field.listed);
  if (listed.length === 0 || rows.length === 0) return;
  await database
    .deleteFrom('custom_value')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`field_id = any(${listed.map(({ id }) => id)}::uuid[])`)
    .where(sql<boolean>`row_id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  const values = rows.flatMap(({ id, custom }) =>
    listed.flatMap((field) => {
      const value = custom[field.code] ?? null;
      if (value === null) return [];
      const isNumber = field.kind === 'decimal';
      return [
        {
          tenant_id: tenantId,
          field_id: field.id,
          row_id: id,
          word: isNumber ? null : String(value),
          number: isNumber ? String(value) : null,
        },
      ];
    }),
  );
  if (values.length === 0) return;
  await sql`insert into custom_value (tenant_id, field_id, row_id, word, number)
    select x.tenant_id, x.field_id, x.row_id, x.word, x.number
    from jsonb_populate_recordset(null::custom_value, ${JSON.stringify(values)}::jsonb) x`.execute(
    database,
  );
}
