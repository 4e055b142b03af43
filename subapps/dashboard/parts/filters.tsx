import type { ReactElement } from 'react';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { periodWords } from '#ui/figures/period-words.ts';
import { readPeriod, writePeriod } from '#ui/figures/prompts.ts';
import { useFigureWords } from '#ui/figures/texts/figures-texts.ts';
import type { Period, Subject } from '#ui/figures/types.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './board.module.css';
import type { OpenedBoard } from './board-view.tsx';
import type { BoardNarrowing } from './use-narrowing.ts';

interface FiltersProps {
  board: OpenedBoard;
  place: BoardNarrowing;
  subjects: readonly Subject[];
}

/** What every tile of a board is narrowed to, and the values that were clicked on. */
export function Filters({ board, place, subjects }: FiltersProps): ReactElement {
  const t = useWords();
  const { narrowing, change } = place;
  const { filters, tiles } = board.definition;
  const takes = (what: 'organ' | 'period') => tiles.some((tile) => tile.takes.includes(what));
  const nameOf = (dimension: string) =>
    subjects.flatMap(({ dimensions }) => dimensions).find(({ name }) => name === dimension)?.label;
  return (
    <section className={css.filters} aria-label={t('board.filters')} data-print="off">
      {takes('organ') && (
        <div className={css.filter}>
          <OrganFilter
            value={narrowing.organ ?? filters.organId}
            onChange={(organ) => change({ organ })}
            canClear={narrowing.organ !== null}
          />
        </div>
      )}
      {takes('period') && (
        <div className={css.filter}>
          <PeriodFilter
            value={narrowing.period ?? filters.period}
            onChange={(period) => change({ period })}
          />
        </div>
      )}
      {narrowing.crossings.length > 0 && (
        <ul className={css.chips}>
          {narrowing.crossings.map(({ dimension, label }) => (
            <li key={dimension} className={css.chip}>
              {t('board.only', { name: nameOf(dimension) ?? dimension, value: label })}
              <IconButton
                size="sm"
                icon="close"
                label={t('board.dropOnly', { value: label })}
                onClick={() =>
                  change({
                    crossings: narrowing.crossings.filter((one) => one.dimension !== dimension),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OrganFilterProps {
  value: string | null;
  onChange: (organ: string | null) => void;
  canClear: boolean;
}

/** The organisation of a board. */
export function OrganFilter({ value, onChange, canClear }: OrganFilterProps): ReactElement {
  const t = useFigureWords();
  const organs = useOrgans({ chosen: [value] });
  return (
    <TreeSelect
      label={t('prompt.organ')}
      nodes={organs.nodes}
      levels={organs.levels}
      value={value ?? ''}
      placeholder={t('prompt.allOrgans')}
      {...(value !== null && { shown: organPath(organs.list, value).slice(-2).join(' / ') || '…' })}
      onChange={onChange}
      {...(canClear && { onClear: () => onChange(null) })}
    />
  );
}

const offered = ['own', 'today', 'm1', 'b1', 'm3', 'm6', 'm12', 'year'] as const;

interface PeriodFilterProps {
  value: Period | null;
  onChange: (period: Period | null) => void;
}

/** The period of a board; `own` leaves every tile its own. */
export function PeriodFilter({ value, onChange }: PeriodFilterProps): ReactElement {
  const t = useWords();
  const f = useFigureWords();
  const chosen = value === null ? 'own' : writePeriod(value);
  const all: readonly string[] = offered.some((one) => one === chosen)
    ? offered
    : [...offered, chosen];
  return (
    <Select
      label={f('prompt.period')}
      options={all.map((one) => ({
        value: one,
        label: one === 'own' ? t('board.ownPeriods') : wordsOf(one),
      }))}
      value={chosen}
      onChange={(next) => onChange(next === 'own' ? null : readPeriod(next))}
    />
  );

  function wordsOf(written: string): string {
    return /^\d/.test(written) ? written : periodWords(f, written);
  }
}
