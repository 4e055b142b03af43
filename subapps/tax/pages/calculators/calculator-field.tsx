import type { ReactElement } from 'react';
import { insurancePlaces } from '#bridge/calls/insurance/records/enrolment.ts';
import { placeWords } from '#bridge/calls/insurance/terms.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import type { FieldName } from './fields.ts';

const days: readonly FieldName[] = ['asOf', 'from', 'to', 'birthDay'];

/** One field of a calculator: a day, a choice or a number. */
export function CalculatorField(props: {
  name: FieldName;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const { name, value, error, onChange } = props;
  const t = useWords();
  const options = optionsOf(name, t);
  const places = placeWords[useLocale()];
  return (
    <Field label={t(`calculators.fields.${name}`)} error={error}>
      {name === 'place' ? (
        <Combobox
          name={name}
          options={insurancePlaces.map((code) => ({ value: code, label: places[code] ?? code }))}
          value={value}
          onChange={onChange}
        />
      ) : options ? (
        <Select name={name} options={options} value={value} onChange={onChange} />
      ) : days.includes(name) ? (
        <DateInput name={name} value={value} onChange={onChange} />
      ) : (
        <TextInput name={name} inputMode="decimal" value={value} onChange={onChange} />
      )}
    </Field>
  );
}

function optionsOf(name: FieldName, t: Words): readonly Option<string>[] | null {
  switch (name) {
    case 'severanceKind':
      return (['N', '2N', 'N+1'] as const).map((value) => ({
        value,
        label: t(`calculators.severanceKinds.${value}`),
      }));
    case 'group':
      return (['man', 'woman-55', 'woman-50'] as const).map((value) => ({
        value,
        label: t(`calculators.groups.${value}`),
      }));
    default:
      return null;
  }
}
