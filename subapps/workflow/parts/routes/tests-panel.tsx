import type { ReactElement } from 'react';
import type { RouteTest } from '#bridge/calls/workflow/route.ts';
import { Button } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { RouteFields } from './route-designer.tsx';
import css from './routes.module.css';

const comparisons = [
  'equal',
  'different',
  'atLeast',
  'above',
  'atMost',
  'below',
  'filled',
  'empty',
] as const;

/** What holds nothing that can be compared in one line. */
const unasked: ReadonlySet<string> = new Set(['table', 'note', 'divider', 'region']);

/** Comparisons that hold together. */
export function TestsPanel(props: {
  tests: readonly RouteTest[];
  fields: RouteFields;
  onChange: (tests: readonly RouteTest[]) => void;
}): ReactElement {
  const { tests, onChange } = props;
  const t = useWords();
  const fields = props.fields.filter(({ kind }) => !unasked.has(kind));
  const first = fields[0]?.field;
  return (
    <>
      {tests.map((test, at) => (
        <TestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: tests have no other name
          key={at}
          test={test}
          fields={fields}
          onChange={(next) => onChange(tests.with(at, next))}
          onRemove={() => onChange(tests.toSpliced(at, 1))}
        />
      ))}
      {first !== undefined && tests.length < 10 && (
        <Button
          size="sm"
          onClick={() => onChange([...tests, { field: first, is: 'equal', values: [] }])}
        >
          {t('routes.addTest')}
        </Button>
      )}
    </>
  );
}

function TestFields(props: {
  test: RouteTest;
  fields: RouteFields;
  onChange: (test: RouteTest) => void;
  onRemove: () => void;
}): ReactElement {
  const { test, fields, onChange, onRemove } = props;
  const t = useWords();
  const field = fields.find((one) => one.field === test.field);
  const needsValue = test.is !== 'filled' && test.is !== 'empty';
  const value = test.values[0] ?? '';
  const change = (next: string) => onChange({ ...test, values: next === '' ? [] : [next] });
  return (
    <div className={css.group}>
      <Select
        label={t('routes.field')}
        options={fields.map(({ field: id, name: label }) => ({ value: id, label }))}
        value={test.field}
        onChange={(id) => onChange({ ...test, field: id, values: [] })}
      />
      <Select
        label={t('routes.comparison')}
        options={comparisons.map((id) => ({ value: id, label: t(`routes.is.${id}`) }))}
        value={test.is}
        onChange={(is) => onChange({ ...test, is })}
      />
      {needsValue && field !== undefined && field.options.length > 0 && (
        <Select label={t('routes.value')} options={field.options} value={value} onChange={change} />
      )}
      {needsValue && (field === undefined || field.options.length === 0) && (
        <TextInput
          aria-label={t('routes.value')}
          placeholder={t('routes.value')}
          value={value}
          maxLength={80}
          onChange={change}
        />
      )}
      <Button size="sm" onClick={onRemove}>
        {t('routes.remove')}
      </Button>
    </div>
  );
}
