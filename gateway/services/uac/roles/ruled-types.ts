/** The kinds of records whose fields roles have rules for: employees, and every declared record. */
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { employeeFieldWords } from '#bridge/calls/joyhr/terms.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { roleChoices } from '#bridge/calls/uac/roles.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { records } from '../../records.ts';
import { portalWords } from './texts/portal-words.ts';

/** One kind of records with its fields, in the language of the caller. */
export type RuledType = ResultOf<typeof roleChoices>['types'][number];

/** Every business type that has field rules. */
export function ruledTypeNames(): readonly string[] {
  return [EMPLOYEE_BIZ_TYPE, ...records.all.map(({ record }) => record.name)];
}

/** Lists the kinds of records with all their fields: declared, custom ones and lines. */
export async function listRuledTypes(context: CallContext): Promise<readonly RuledType[]> {
  const { locale } = context;
  const custom = await readCustomNames(context);
  return [
    {
      bizType: EMPLOYEE_BIZ_TYPE,
      name: portalWords[locale].employee,
      ofPerson: true,
      fields: employeeFields.map((field) => ({ field, name: employeeFieldWords[locale][field] })),
    },
    ...records.all.map((bound) => ({
      bizType: bound.record.name,
      name: bound.words[locale].plural,
      ofPerson: bound.record.range.of === 'person',
      fields: [...declaredFields(bound, locale), ...(custom.get(bound.record.name) ?? [])],
    })),
  ];
}

function declaredFields(
  { record, words }: BoundRecord,
  locale: CallContext['locale'],
): RuledType['fields'] {
  const { fields, lines = {} } = words[locale];
  return [
    ...Object.keys(record.fields).map((field) => ({ field, name: fields[field] ?? field })),
    ...Object.entries(lines).map(([kind, { name }]) => ({ field: `lines.${kind}`, name })),
  ];
}

async function readCustomNames({
  database,
  tenantId,
  locale,
}: CallContext): Promise<ReadonlyMap<string, RuledType['fields']>> {
  const rows = await database
    .selectFrom('custom_field as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.removed_at', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.code')
    .select(['c.record', 'c.code', 'c.name_zh', 'c.name_en'])
    .execute();
  const byRecord = new Map<string, RuledType['fields']>();
  for (const { record, code, name_zh: zh, name_en: en } of rows) {
    const field = { field: `custom.${code}`, name: locale === 'en' ? en : zh };
    byRecord.set(record, [...(byRecord.get(record) ?? []), field]);
  }
  return byRecord;
}
