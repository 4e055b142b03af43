import { type ReactElement, useState } from 'react';
import { dictionaryItemCalls } from '#bridge/calls/company/records/dictionary-item.ts';
import { customFieldRecords } from '#bridge/calls/custom/calls.ts';
import { customField, customFieldCalls } from '#bridge/calls/custom/records/custom-field.ts';
import { customFieldWords } from '#bridge/calls/custom/records/custom-field.words.ts';
import { type CustomValues, optionsOf } from '#bridge/calls/record/custom.ts';
import { useAppContext, useCall } from '#bridge/react/index.ts';
import { FailedState } from '#ui/parts/states.tsx';
import { CustomFields as FieldsOfForm } from '#ui/record/custom-fields.tsx';
import css from './parents-page.module.css';
import { type Parent, ParentsPage } from './parents-page.tsx';
import { useParentWords } from './texts/parent-texts.ts';

/** The fields that the company adds to its records, record by record, with a preview of the form. */
export function CustomFields(): ReactElement {
  const t = useParentWords();
  const call = useCall(customFieldRecords, {});
  if (call.state === 'failed' && !call.data) {
    return <FailedState error={call.error} onRetry={call.reload} />;
  }
  const { records = [], mostFields = 0, mostListed = 0 } = call.data ?? {};
  return (
    <ParentsPage
      title={t('customFields.title')}
      label={t('customFields.label')}
      parents={records.map(({ record, name, fields }) => ({
        id: record,
        name,
        hint: fields === 0 ? '' : t('customFields.count', { count: fields }),
      }))}
      record={customField}
      words={customFieldWords}
      calls={customFieldCalls}
      field="record"
      hint={call.data && t('customFields.hint', { fields: mostFields, listed: mostListed })}
      below={(parent, changes) => <Preview key={`${parent.id} ${changes}`} parent={parent} />}
      empty={null}
      onChanged={call.reload}
    />
  );
}

type Item = Readonly<Record<string, unknown>>;

/** The words of the dictionaries that fields take their options from. */
function useItems(categories: readonly string[]): readonly Item[] {
  const call = useCall(
    dictionaryItemCalls.page,
    categories.length === 0
      ? null
      : { category: [...new Set(categories)], rows: 200, sort: 'sortOrder' },
  );
  return (call.data?.rows ?? []).map(({ fields }) => fields);
}

function optionsIn(items: readonly Item[], category: string, locale: string) {
  const offered = items.filter((item) => item.category === category && item.disabled !== true);
  return {
    options: offered.map(({ code }) => String(code)),
    labels: Object.fromEntries(
      offered.map((item) => [item.code, String(locale === 'en' ? item.nameEn : item.nameZh)]),
    ) as Record<string, string>,
  };
}

function Preview({ parent }: { parent: Parent }): ReactElement | null {
  const t = useParentWords();
  const { locale } = useAppContext();
  const [values, setValues] = useState<CustomValues>({});
  const call = useCall(customFieldCalls.page, {
    record: parent.id,
    rows: 100,
    sort: 'sortOrder',
    direction: 'asc',
  });
  const rows = call.data?.rows ?? [];
  const items = useItems(rows.flatMap(({ fields: { dictionary } }) => dictionary ?? []));
  const fields = rows.map(({ fields: row }) => ({
    code: row.code ?? '',
    name: (locale === 'en' ? row.nameEn : row.nameZh) ?? '',
    kind: row.kind ?? 'text',
    ...(row.dictionary
      ? optionsIn(items, row.dictionary, locale)
      : { options: [...optionsOf(row.options ?? null)] }),
    required: row.required ?? false,
    listed: row.listed ?? false,
    right: 'write' as const,
  }));
  if (fields.length === 0) return null;
  return (
    <section className={css.preview}>
      <h2>{t('customFields.preview')}</h2>
      <p className={css.hint}>{t('customFields.previewHint')}</p>
      <FieldsOfForm
        form={{ rights: {}, customFields: fields }}
        row={undefined}
        mayWrite
        values={values}
        errors={{}}
        onChange={(code, value) => setValues((now) => ({ ...now, [code]: value }))}
      />
    </section>
  );
}
