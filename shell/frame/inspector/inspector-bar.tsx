import { type ReactElement, useRef } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import css from './inspector.module.css';
import { type Filter, outcomes } from './shown-calls.ts';
import { useInspectorTexts } from './texts/inspector-texts.ts';

export interface FilterBarProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** The apps there are to choose from; a single one is no choice. */
  readonly apps: readonly string[];
}

/** Which calls are shown. */
export function FilterBar({ filter, onFilter, apps }: FilterBarProps): ReactElement {
  const t = useInspectorTexts();
  return (
    <>
      {apps.length > 1 && (
        <Select
          size="sm"
          label={t('columns.app')}
          options={[
            { value: 'all', label: t('everyApp') },
            ...apps.map((value) => ({ value, label: value })),
          ]}
          value={filter.app || 'all'}
          onChange={(app) => onFilter({ ...filter, app: app === 'all' ? '' : app })}
        />
      )}
      <Select
        size="sm"
        label={t('columns.decision')}
        options={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        value={filter.outcome}
        onChange={(outcome) => onFilter({ ...filter, outcome })}
      />
      <div className={css.search}>
        <SearchBox
          size="sm"
          placeholder={t('search')}
          value={filter.method}
          onSearch={(method) => onFilter({ ...filter, method })}
        />
      </div>
      <Checkbox checked={filter.pings} onChange={(pings) => onFilter({ ...filter, pings })}>
        {t('pings')}
      </Checkbox>
    </>
  );
}

/** A button that reads a file. */
export function OpenFile({
  onText,
}: {
  onText: (text: string, name: string) => void;
}): ReactElement {
  const t = useInspectorTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        {t('open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          const text = await file?.text();
          // The same file may be opened again after it was changed.
          currentTarget.value = '';
          if (file && text !== undefined) onText(text, file.name);
        }}
      />
    </>
  );
}
