import { type ReactElement, useCallback } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { getCandidates } from '#bridge/calls/workflow/calls.ts';
import { choicesIn, optionsOf } from '#bridge/calls/workflow/fill-form.ts';
import { type FieldValue, type FormField, targetKinds } from '#bridge/calls/workflow/form.ts';
import { findFormOrgans, findFormTargets } from '#bridge/calls/workflow/form-instances.ts';
import { useAppContext, useGateway } from '#bridge/react/index.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import type { Option } from '#ui/parts/option.ts';
import { DateRangeInput } from '#ui/parts/range-input/date-range-input.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { CascadeInput } from './cascade-input.tsx';
import { FilesField } from './files-input.tsx';
import css from './forms.module.css';
import { nameIn } from './in-words.ts';
import { RegionInput } from './region-input.tsx';
import { SignatureInput } from './signature-input.tsx';
import { MomentInput, TimeInput } from './time-input.tsx';

interface InputProps {
  field: Pick<FormField, 'id' | 'kind' | 'options' | 'most'> &
    Pick<Partial<FormField>, 'record' | 'depth'>;
  value: FieldValue | undefined;
  /** The values that options depend on. */
  flat: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  /** Spoken name where no field is around it: a cell of a table. */
  label?: string;
  onChange: (value: FieldValue) => void;
}

/** Signs of what has a shape of its own. */
const longest: Partial<Record<FormField['kind'], number>> = {
  idNumber: 18,
  bankAccount: 30,
  phone: 21,
};

/** Takes one value of a form; tables have a part of their own. */
export function FieldInput(props: InputProps): ReactElement | null {
  const { field, value, label, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const spoken = label === undefined ? {} : { label };
  if (isReference(field.kind)) return <Reference {...props} text={text} />;
  switch (field.kind) {
    case 'lines':
      return <TextArea rows={4} value={text} maxLength={field.most ?? 2000} onChange={onChange} />;
    case 'day':
      return <DateInput {...spoken} value={text} onChange={onChange} />;
    case 'range':
      return <Range value={text} onChange={onChange} />;
    case 'choice':
      return <Choice {...props} text={text} />;
    case 'cascade':
      return <CascadeInput options={field.options} value={text} onChange={onChange} />;
    case 'region':
      return <RegionInput field={field} value={text} names={props.names} onChange={onChange} />;
    case 'choices':
      return <Choices {...props} />;
    case 'signature':
      return <SignatureInput ids={choicesIn(value)} onChange={onChange} />;
    case 'files':
    case 'pictures':
      return (
        <FilesField
          isPictures={field.kind === 'pictures'}
          ids={choicesIn(value)}
          names={props.names}
          most={field.most}
          onChange={onChange}
        />
      );
    case 'flag':
      return <Flag text={text} label={label} onChange={onChange} />;
    case 'time':
      return <TimeInput value={text} label={label} onChange={onChange} />;
    case 'moment':
      return <MomentInput value={text} onChange={onChange} />;
    case 'address':
      return <TextArea rows={2} value={text} maxLength={field.most ?? 200} onChange={onChange} />;
    case 'number':
    case 'duration':
    case 'money':
      return (
        <TextInput
          inputMode="decimal"
          aria-label={label}
          value={text}
          onChange={onChange}
          maxLength={20}
        />
      );
    default:
      return <Line {...props} text={text} />;
  }
}

function isReference(kind: FormField['kind']): boolean {
  return targetKinds.some((one) => one === kind);
}

function Line({ field, label, text, onChange }: InputProps & { text: string }): ReactElement {
  return (
    <TextInput
      aria-label={label}
      value={text}
      onChange={onChange}
      maxLength={field.most ?? longest[field.kind] ?? 200}
    />
  );
}

function Range({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}): ReactElement {
  const [from = '', to = ''] = value.split('/');
  return (
    <DateRangeInput
      optional
      presets={[]}
      value={{ from, to }}
      onChange={(next) =>
        onChange(next.from === '' && next.to === '' ? '' : `${next.from}/${next.to}`)
      }
    />
  );
}

function Choice({
  field,
  flat,
  text,
  label,
  onChange,
}: InputProps & { text: string }): ReactElement {
  const { locale } = useAppContext();
  const options = optionsOf(field, flat).map((option) => ({
    value: option.code,
    label: nameIn(option, locale),
  }));
  return (
    <Select
      {...(label !== undefined && { label })}
      options={options}
      value={options.some((one) => one.value === text) ? text : ''}
      onClear={() => onChange('')}
      onChange={onChange}
    />
  );
}

function Choices({ field, flat, value, onChange }: InputProps): ReactElement {
  const { locale } = useAppContext();
  const chosen = choicesIn(value);
  return (
    <div className={css.choices}>
      {optionsOf(field, flat).map((option) => (
        <Checkbox
          key={option.code}
          checked={chosen.includes(option.code)}
          onChange={(checked) =>
            onChange(
              checked ? [...chosen, option.code] : chosen.filter((one) => one !== option.code),
            )
          }
        >
          {nameIn(option, locale)}
        </Checkbox>
      ))}
    </div>
  );
}

function Flag(props: {
  text: string;
  label: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const t = useWords();
  return (
    <Checkbox
      checked={props.text === 'true'}
      {...(props.label !== undefined && { label: props.label })}
      onChange={(checked) => props.onChange(checked ? 'true' : 'false')}
    >
      {t('forms.yes')}
    </Checkbox>
  );
}

type Target = RequestOf<typeof findFormTargets>['kind'];

const targets: readonly Target[] = ['post', 'position', 'approval', 'place', 'record'];

function isTarget(kind: FormField['kind']): kind is Target {
  return targets.some((one) => one === kind);
}

/** Somebody, a part or a place of the company, a request or a row, found by name. */
function Reference({ field, text, names, onChange }: InputProps & { text: string }): ReactElement {
  const gateway = useGateway();
  const { kind, record } = field;
  const search = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const asked = keyword.trim() === '' ? {} : { keyword: keyword.trim() };
      if (kind !== 'person') {
        const found = isTarget(kind)
          ? await gateway.call(
              findFormTargets,
              { ...asked, kind, ...(record !== undefined && { record }) },
              { signal },
            )
          : await gateway.call(findFormOrgans, asked, { signal });
        return found.map(({ id, name }) => ({ value: id, label: name }));
      }
      const { rows } = await gateway.call(getCandidates, { ...asked, rows: 20 }, { signal });
      return rows.map(({ id, name, organName: hint }) => ({ value: id, label: name, hint }));
    },
    [gateway, kind, record],
  );
  const name = names[text];
  return (
    <RemoteCombobox
      value={text}
      known={name === undefined ? undefined : { value: text, label: name }}
      search={search}
      onChange={onChange}
    />
  );
}
