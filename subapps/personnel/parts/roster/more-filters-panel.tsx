import type { ReactElement } from 'react';
import { gender } from '#bridge/calls/joyhr/employee.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import type { RosterFilter } from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import { choiceWords } from '../field-words.ts';
import type { RosterChoices } from '../use-roster-choices.ts';
import css from './more-filters-panel.module.css';

type DayName =
  | 'joinedFrom'
  | 'joinedTo'
  | 'leftFrom'
  | 'leftTo'
  | 'birthFrom'
  | 'birthTo'
  | 'contractEndsFrom'
  | 'contractEndsTo';

/** Choices and days the roster can be filtered by. A chunk of its own: few open it, and its calendar is heavy. */
export function MoreFiltersPanel(props: FilterProps & ChoicesProps): ReactElement {
  const { choices, hidden, ...shared } = props;
  const t = useWords();
  return (
    <div className={css.panel}>
      <Field label={t('filter.asOf')} help={t('filter.asOfHelp')}>
        <DateInput
          value={shared.filter.asOf ?? ''}
          onChange={(asOf) => shared.onChange({ asOf: asOf || undefined })}
        />
      </Field>
      <Choices {...props} />
      <Days what={t('filter.joined')} from="joinedFrom" to="joinedTo" {...shared} />
      <Days what={t('filter.left')} from="leftFrom" to="leftTo" {...shared} />
      <Days what={t('filter.birth')} from="birthFrom" to="birthTo" {...shared} />
      <Days what={t('filter.ending')} from="contractEndsFrom" to="contractEndsTo" {...shared} />
    </div>
  );
}

export interface ChoicesProps {
  choices: RosterChoices | undefined;
  /** Columns the person may not see, and so not ask for either. */
  hidden: readonly string[];
}

interface FilterProps {
  filter: RosterFilter;
  onChange: (change: RosterFilter) => void;
}

function Choices(props: FilterProps & ChoicesProps): ReactElement {
  const { filter, onChange, choices, hidden } = props;
  const t = useWords();
  return (
    <>
      {!hidden.includes('postName') && (
        <Field label={t('filter.post')}>
          <Combobox
            options={(choices?.posts ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.postId}
            placeholder={t('filter.any')}
            onChange={(postId) => onChange({ postId: postId || undefined })}
          />
        </Field>
      )}
      <Field label={t('filter.gender')}>
        <Select
          options={gender.options.map((value) => ({
            value,
            label: choiceWords(t, 'gender', value),
          }))}
          value={filter.gender}
          placeholder={t('filter.any')}
          onChange={(value) => onChange({ gender: value })}
          onClear={() => onChange({ gender: undefined })}
        />
      </Field>
    </>
  );
}

interface DaysProps extends FilterProps {
  what: string;
  from: DayName;
  to: DayName;
}

function Days({ what, from, to, filter, onChange }: DaysProps): ReactElement {
  const t = useWords();
  const first = filter[from];
  const last = filter[to];
  return (
    <fieldset className={css.days}>
      <legend className={css.legend}>{what}</legend>
      <Day
        name={from}
        label={t('filter.fromOf', { what })}
        filter={filter}
        onChange={onChange}
        {...(last && { max: last })}
      />
      <span aria-hidden="true">–</span>
      <Day
        name={to}
        label={t('filter.toOf', { what })}
        filter={filter}
        onChange={onChange}
        {...(first && { min: first })}
      />
    </fieldset>
  );
}

interface DayProps extends FilterProps {
  name: DayName;
  label: string;
  min?: string;
  max?: string;
}

function Day(props: DayProps): ReactElement {
  const { name, filter, onChange, ...limits } = props;
  return (
    <DateInput
      {...limits}
      value={filter[name] ?? ''}
      onChange={(value) => onChange({ [name]: value || undefined })}
    />
  );
}
