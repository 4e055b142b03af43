import type { ReactElement } from 'react';
import type { FormColumn, FormField } from '#bridge/calls/workflow/form.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { designerEn } from '../../texts/designer-en.ts';
import { designerZhCN } from '../../texts/designer-zh-cn.ts';
import { newNames } from '../../texts/new-names.ts';
import type { RouteFields } from '../routes/route-designer.tsx';
import { TestsPanel } from '../routes/tests-panel.tsx';
import css from './designer.module.css';
import { newId } from './new-id.ts';

type Options = FormField['options'];

/** The options of a choice, each offered always or where a condition holds. */
export function OptionsEditor(props: {
  options: Options;
  before: RouteFields;
  onChange: (options: Options) => void;
}): ReactElement {
  const { options, before, onChange } = props;
  const t = useWords();
  return (
    <fieldset className={css.group}>
      <legend>{t('designer.options')}</legend>
      {options.map((option, at) => (
        <OneOption
          key={option.code}
          option={option}
          label={t('designer.option', { number: at + 1 })}
          before={before}
          onChange={(next) => onChange(options.with(at, next))}
          onRemove={() => onChange(options.toSpliced(at, 1))}
        />
      ))}
      <Button
        size="sm"
        icon="plus"
        onClick={() =>
          onChange([...options, { code: newId(), ...newNames.option(options.length + 1) }])
        }
      >
        {t('designer.addOption')}
      </Button>
    </fieldset>
  );
}

function OneOption(props: {
  option: Options[number];
  label: string;
  before: RouteFields;
  onChange: (option: Options[number]) => void;
  onRemove: () => void;
}): ReactElement {
  const { option, label, before, onChange, onRemove } = props;
  const t = useWords();
  return (
    <div className={css.part}>
      <TextInput
        aria-label={`${label} · ${t('routes.nameZh')}`}
        value={option.nameZh}
        maxLength={40}
        onChange={(nameZh) => nameZh !== '' && onChange({ ...option, nameZh })}
      />
      <TextInput
        aria-label={`${label} · ${t('routes.nameEn')}`}
        value={option.nameEn}
        maxLength={60}
        onChange={(nameEn) => nameEn !== '' && onChange({ ...option, nameEn })}
      />
      <IconButton
        icon="close"
        label={t('designer.removeOne', { name: option.nameZh })}
        onClick={onRemove}
      />
      {before.length > 0 && (
        <details className={css.wide}>
          <summary>{t('designer.optionWhen')}</summary>
          <TestsPanel
            tests={option.when?.[0] ?? []}
            fields={before}
            onChange={(tests) =>
              onChange({ ...option, when: tests.length === 0 ? [] : [[...tests]] })
            }
          />
        </details>
      )}
    </div>
  );
}

const columnKinds = ['text', 'number', 'money', 'day', 'choice', 'flag'] as const;

function newColumn(kind: FormColumn['kind']): FormColumn {
  const names = { nameZh: designerZhCN.kind[kind], nameEn: designerEn.kind[kind] };
  const { columns: _, ...plain } = fieldOf({ id: newId(), kind, ...names });
  return { ...plain, kind };
}

/** The columns of a table. */
export function ColumnsEditor(props: {
  columns: readonly FormColumn[];
  onChange: (columns: FormColumn[]) => void;
}): ReactElement {
  const { columns, onChange } = props;
  const t = useWords();
  return (
    <fieldset className={css.group}>
      <legend>{t('designer.columns')}</legend>
      {columns.map((column, at) => (
        <OneColumn
          key={column.id}
          column={column}
          label={t('designer.column', { number: at + 1 })}
          onChange={(next) => onChange(columns.with(at, next))}
          onRemove={() => onChange(columns.toSpliced(at, 1))}
        />
      ))}
      {columns.length < 20 && (
        <Button size="sm" icon="plus" onClick={() => onChange([...columns, newColumn('text')])}>
          {t('designer.addColumn')}
        </Button>
      )}
    </fieldset>
  );
}

function OneColumn(props: {
  column: FormColumn;
  label: string;
  onChange: (column: FormColumn) => void;
  onRemove: () => void;
}): ReactElement {
  const { column, label, onChange, onRemove } = props;
  const t = useWords();
  return (
    <div className={css.part}>
      <TextInput
        aria-label={`${label} · ${t('routes.nameZh')}`}
        value={column.nameZh}
        maxLength={40}
        onChange={(nameZh) => nameZh !== '' && onChange({ ...column, nameZh })}
      />
      <TextInput
        aria-label={`${label} · ${t('routes.nameEn')}`}
        value={column.nameEn}
        maxLength={60}
        onChange={(nameEn) => nameEn !== '' && onChange({ ...column, nameEn })}
      />
      <IconButton
        icon="close"
        label={t('designer.removeOne', { name: column.nameZh })}
        onClick={onRemove}
      />
      <Select
        label={`${label} · ${t('designer.kindOf')}`}
        options={columnKinds.map((value) => ({ value, label: t(`designer.kind.${value}`) }))}
        value={column.kind}
        onChange={(kind) => onChange({ ...column, kind })}
      />
      <Checkbox
        checked={column.required}
        onChange={(required) => onChange({ ...column, required })}
      >
        {t('designer.required')}
      </Checkbox>
      {column.kind === 'choice' && (
        <div className={css.wide}>
          <OptionsEditor
            options={column.options}
            before={[]}
            onChange={(options) => onChange({ ...column, options })}
          />
        </div>
      )}
    </div>
  );
}
