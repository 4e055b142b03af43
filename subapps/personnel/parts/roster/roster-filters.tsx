import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { employmentStatus, employmentType } from '#bridge/calls/joyhr/employee.ts';
import { Button } from '#ui/parts/button.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { ChoiceFilter } from '#ui/parts/select/choice-filter.tsx';
import {
  hasUsualFilters,
  type RosterQuery,
  withFilter,
  withoutFilters,
} from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import { choiceWords } from '../field-words.ts';
import type { RosterChoices } from '../use-roster-choices.ts';
import { FilterChips } from './filter-chips.tsx';
import { MoreFilters } from './more-filters.tsx';
import type { ChangeQuery } from './use-roster-query.ts';

export interface RosterFiltersProps {
  query: RosterQuery;
  onChange: ChangeQuery;
  choices: RosterChoices | undefined;
  /** Columns the person may not see, and so not ask for either. */
  hidden: readonly string[];
}

/** The search and the filters over the roster, with a chip for each filter in use. */
export function RosterFilters(props: RosterFiltersProps): ReactElement {
  const { query, onChange, choices, hidden } = props;
  const t = useWords();
  const { filter } = query;
  const search = useRef<HTMLDivElement>(null);
  useSlashKey(search);
  return (
    <>
      <div ref={search}>
        <SearchBox
          value={filter.keyword ?? ''}
          placeholder={t('roster.search')}
          onSearch={(keyword) => onChange(withFilter(query, { keyword }), 'replace')}
        />
      </div>
      <ChoiceFilter
        label={t('column.status')}
        options={employmentStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status ?? []}
        onChange={(status) => onChange(withFilter(query, { status }))}
      />
      {!hidden.includes('gradeCode') && (
        <ChoiceFilter
          label={t('column.gradeCode')}
          options={(choices?.grades ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={filter.gradeCode ?? []}
          onChange={(gradeCode) => onChange(withFilter(query, { gradeCode }))}
        />
      )}
      <ChoiceFilter
        label={t('column.employmentType')}
        options={employmentType.options.map((value) => ({
          value,
          label: choiceWords(t, 'employmentType', value),
        }))}
        value={filter.employmentType ?? []}
        onChange={(types) => onChange(withFilter(query, { employmentType: types }))}
      />
      <FilterChips query={query} onChange={onChange} choices={choices} />
      <MoreFilters query={query} onChange={onChange} choices={choices} hidden={hidden} />
      {!hasUsualFilters(query) && (
        <Button variant="quiet" onClick={() => onChange(withoutFilters(query))}>
          {t('roster.reset')}
        </Button>
      )}
    </>
  );
}

// The slash goes to the search of the tab in sight; parked tabs of the app hear the key as well.
function useSlashKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [role="combobox"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (!box.current?.checkVisibility()) return;
      event.preventDefault();
      box.current.querySelector('input')?.focus();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box]);
}
