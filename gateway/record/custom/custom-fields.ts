import { type CustomField, type CustomKind, optionsOf } from '#bridge/calls/record/custom.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { CallContext } from '../../kernel/handler.ts';

/** One custom field of a company, as its table keeps it. */
export interface CustomFieldRow {
  readonly id: string;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly kind: CustomKind;
  readonly options: readonly string[];
  readonly required: boolean;
  readonly listed: boolean;
  /** The right of a role without a rule; the right on the record where it is null. */
  readonly usual_right: FieldRight | null;
}

/** Reads the custom fields of a record in the order of their codes. */
export async function readCustomFields(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  record: string,
): Promise<readonly CustomFieldRow[]> {
  const rows = await database
    .selectFrom('custom_field as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.record', '=', record)
    .where('c.removed_at', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.code')
    .select([
      'c.id',
      'c.code',
      'c.name_zh',
      'c.name_en',
      'c.kind',
      'c.options',
      'c.required',
      'c.listed',
      'c.usual_right',
    ])
    .execute();
  return rows.map((row) => ({ ...row, options: optionsOf(row.options) }));
}

/** A custom field as a screen needs it. */
export function presentCustomField(
  { locale }: Pick<CallContext, 'locale'>,
  { code, kind, options, required, listed, ...row }: CustomFieldRow,
  right: FieldRight,
): CustomField {
  const name = locale === 'en' ? row.name_en : row.name_zh;
  return { code, name, kind, options: [...options], required, listed, right };
}
