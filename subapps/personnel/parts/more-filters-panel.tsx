import { type ReactElement, useState } from 'react';
import { gender } from '#bridge/calls/employee.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { DatePreset, DateRange } from '#ui/parts/range-input/date-presets.ts';
import { DateRangeInput } from '#ui/parts/range-input/date-range-input.tsx';
import { rangeFault } from '#ui/parts/range-input/range-fault.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { today } from '../stores/figures.ts';
import type { RosterFilter } from '../stores/roster-query.ts';
import { useWords } from '../texts/app-texts.ts';
import { choiceWords } from './field-words.ts';
import css from './more-filters-panel.module.css';
import type { RosterChoices } from './use-roster-choices.ts';

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
      <Choices {...props} />
      <Days what={t('filter.joined')} from="joinedFrom" to="joinedTo" {...shared} />
      <Days what={t('filter.left')} from="leftFrom" to="leftTo" {...shared} />
      <Days what={t('filter.birth')} from="birthFrom" to="birthTo" presets={[]} {...shared} />
      <Days
        what={t('filter.ending')}
        from="contractEndsFrom"
        to="contractEndsTo"
        presets={['week', 'month', 'year']}
        {...shared}
      />
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
  presets?: readonly DatePreset[];
}

function Days({ what, from, to, presets, filter, onChange }: DaysProps): ReactElement {
  // A range the wrong way round stays in the field, with its fault; it is not asked for.
  const [wrong, setWrong] = useState<DateRange>();
  function change(range: DateRange): void {
    const reversed = rangeFault(range.from, range.to) === 'reversed';
    setWrong(reversed ? range : undefined);
    if (!reversed) onChange({ [from]: range.from || undefined, [to]: range.to || undefined });
  }
  return (
    <Field label={what}>
      <DateRangeInput
        optional
        today={today()}
        value={wrong ?? { from: filter[from] ?? '', to: filter[to] ?? '' }}
        onChange={change}
        {...(presets && { presets })}
      />
    </Field>
  );
}
