import { type ReactElement, useState } from 'react';
import { fieldsOfExpression } from '#bridge/calls/workflow/expression.ts';
import {
  type FormDefinition,
  type FormField,
  fieldsOf,
  silentKinds,
} from '#bridge/calls/workflow/form.ts';
import { regionDepths } from '#bridge/calls/workflow/region.ts';
import type { RouteTest } from '#bridge/calls/workflow/route.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { changeField, moveField, removeField } from '../../stores/form-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { routeFieldsOf } from '../routes/fields-of-form.ts';
import type { RouteChoices, RouteFields } from '../routes/route-designer.tsx';
import { TestsPanel } from '../routes/tests-panel.tsx';
import { CascadeEditor } from './cascade-editor.tsx';
import css from './designer.module.css';
import { ColumnsEditor, OptionsEditor } from './parts-editor.tsx';

interface PanelProps {
  form: FormDefinition;
  field: FormField;
  onChange: (form: FormDefinition) => void;
}

type Related = RouteChoices['related'];

/** What the chosen field is made of. */
export function FieldPanel(props: PanelProps & { related: Related }): ReactElement {
  const { form, field, related, onChange } = props;
  const t = useWords();
  const { locale } = useAppContext();
  const change = (next: FormField) => onChange(changeField(form, next));
  const before = routeFieldsOf(fieldsBefore(form, field.id), locale);
  const { kind } = field;
  const isSilent = silentKinds.has(kind);
  const isText = kind === 'text' || kind === 'lines' || kind === 'address';
  const hasMost = isText || kind === 'number' || kind === 'money' || kind === 'duration';
  return (
    <section className={css.panel} aria-label={t('designer.settings')}>
      <NamesFields field={field} onChange={change} />
      {!isSilent && (
        <Checkbox checked={field.required} onChange={(required) => change({ ...field, required })}>
          {t('designer.required')}
        </Checkbox>
      )}
      {hasMost && (
        <Field label={t(isText ? 'designer.mostSigns' : 'designer.most')}>
          <NumberInput value={field.most} min={1} onChange={(most) => change({ ...field, most })} />
        </Field>
      )}
      <KindParts {...{ form, field, related, before }} onChange={change} />
      <Conditions
        title={t('designer.showWhen')}
        help={t('designer.showHelp')}
        groups={field.showWhen}
        before={before}
        onChange={(showWhen) => change({ ...field, showWhen })}
      />
      {!isSilent && !field.required && (
        <Conditions
          title={t('designer.requireWhen')}
          groups={field.requireWhen}
          before={before}
          onChange={(requireWhen) => change({ ...field, requireWhen })}
        />
      )}
      <FieldButtons {...{ form, field, onChange }} />
    </section>
  );
}

/** What only fields of its kind have. */
function KindParts(props: {
  form: FormDefinition;
  field: FormField;
  related: Related;
  before: RouteFields;
  onChange: (field: FormField) => void;
}): ReactElement {
  const { form, field, related, before, onChange: change } = props;
  const { kind } = field;
  return (
    <>
      {(kind === 'choice' || kind === 'choices') && (
        <OptionsEditor
          options={field.options}
          before={before}
          onChange={(options) => change({ ...field, options })}
        />
      )}
      {kind === 'cascade' && (
        <CascadeEditor
          options={field.options}
          onChange={(options) => change({ ...field, options })}
        />
      )}
      {kind === 'region' && <DepthField field={field} onChange={change} />}
      {kind === 'record' && <RelatedField field={field} related={related} onChange={change} />}
      {kind === 'table' && (
        <ColumnsEditor
          columns={field.columns}
          onChange={(columns) => change({ ...field, columns })}
        />
      )}
      {kind === 'sum' && <ExpressionField form={form} field={field} onChange={change} />}
    </>
  );
}

/** How far down a region is chosen. */
function DepthField(props: {
  field: FormField;
  onChange: (field: FormField) => void;
}): ReactElement {
  const { field, onChange } = props;
  const t = useWords();
  return (
    <Field label={t('designer.depth')} required>
      <Select
        options={regionDepths.map((value) => ({ value, label: t(`designer.depths.${value}`) }))}
        value={field.depth ?? 'county'}
        onChange={(depth) => onChange({ ...field, depth })}
      />
    </Field>
  );
}

/** Of which record a row is chosen. */
function RelatedField(props: {
  field: FormField;
  related: Related;
  onChange: (field: FormField) => void;
}): ReactElement {
  const { field, related, onChange } = props;
  const t = useWords();
  return (
    <Field label={t('designer.relatedRecord')} required help={t('designer.relatedHelp')}>
      <Select
        options={related.map(({ record: value, name: label }) => ({ value, label }))}
        value={field.record ?? ''}
        onChange={(record) => onChange({ ...field, record })}
      />
    </Field>
  );
}

/** The same as the keys of the canvas, for a mouse or a finger. */
function FieldButtons({ form, field, onChange }: PanelProps): ReactElement {
  const t = useWords();
  return (
    <div className={css.buttons}>
      <Button size="sm" onClick={() => onChange(moveField(form, field.id, -1))}>
        {t('designer.up')}
      </Button>
      <Button size="sm" onClick={() => onChange(moveField(form, field.id, 1))}>
        {t('designer.down')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => onChange(removeField(form, field.id))}>
        {t('designer.remove')}
      </Button>
    </div>
  );
}

/** The fields a condition may ask: those above. */
function fieldsBefore(form: FormDefinition, id: string): readonly FormField[] {
  const all = fieldsOf(form);
  return all.slice(
    0,
    all.findIndex((one) => one.id === id),
  );
}

function NamesFields(props: {
  field: FormField;
  onChange: (field: FormField) => void;
}): ReactElement {
  const { field, onChange } = props;
  const t = useWords();
  return (
    <>
      <Field label={t('routes.nameZh')} required>
        <TextInput
          value={field.nameZh}
          maxLength={40}
          onChange={(nameZh) => nameZh !== '' && onChange({ ...field, nameZh })}
        />
      </Field>
      <Field label={t('routes.nameEn')} required>
        <TextInput
          value={field.nameEn}
          maxLength={60}
          onChange={(nameEn) => nameEn !== '' && onChange({ ...field, nameEn })}
        />
      </Field>
      <Field label={t('designer.hintZh')}>
        <TextInput
          value={field.hintZh}
          maxLength={120}
          onChange={(hintZh) => onChange({ ...field, hintZh })}
        />
      </Field>
      <Field label={t('designer.hintEn')}>
        <TextInput
          value={field.hintEn}
          maxLength={160}
          onChange={(hintEn) => onChange({ ...field, hintEn })}
        />
      </Field>
    </>
  );
}

/** One group of comparisons, all of which hold. */
function Conditions(props: {
  title: string;
  help?: string;
  groups: readonly (readonly RouteTest[])[];
  before: RouteFields;
  onChange: (groups: RouteTest[][]) => void;
}): ReactElement | null {
  const { title, help, groups, before, onChange } = props;
  if (before.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {help && <span className={css.quiet}>{help}</span>}
      <TestsPanel
        tests={groups[0] ?? []}
        fields={before}
        onChange={(tests) => onChange(tests.length === 0 ? [] : [[...tests]])}
      />
    </fieldset>
  );
}

/** The formula with the names of fields; it is kept with their ids. */
function ExpressionField(props: {
  form: FormDefinition;
  field: FormField;
  onChange: (field: FormField) => void;
}): ReactElement {
  const { form, field, onChange } = props;
  const t = useWords();
  const names = namesOfFields(form);
  const [typed, setTyped] = useState(() => shownExpression(field, names));
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  const change = (text: string) => {
    setTyped(text);
    const expression = text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
      ids.has(name.trim()) ? `{${ids.get(name.trim())}}` : whole,
    );
    onChange({ ...field, sumOf: [], expression });
  };
  const known = fieldsOfExpression(field.expression ?? '');
  const isRight = typed === '' || (known?.every((name) => names.has(name)) ?? false);
  return (
    <Field
      label={t('designer.expression')}
      required
      help={t('designer.expressionHelp')}
      error={isRight ? undefined : t('designer.badExpression')}
    >
      <TextInput value={typed} maxLength={300} onChange={change} />
    </Field>
  );
}

function namesOfFields(form: FormDefinition): ReadonlyMap<string, string> {
  return new Map(
    fieldsOf(form).flatMap(({ id, nameZh, columns }) => [
      [id, nameZh] as const,
      ...columns.map((column) => [`${id}.${column.id}`, `${nameZh}.${column.nameZh}`] as const),
    ]),
  );
}

function shownExpression(
  { expression = '', sumOf }: FormField,
  names: ReadonlyMap<string, string>,
): string {
  const text = expression === '' ? sumOf.map((name) => `{${name}}`).join(' + ') : expression;
  return text.replaceAll(/\{([^{}]+)\}/g, (_, id: string) => `{${names.get(id) ?? id}}`);
}
