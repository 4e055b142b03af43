import type { ReactElement } from 'react';
import type { BoardDefinition } from '#bridge/calls/prism/boards.ts';
import { dashboardFunctions } from '#bridge/calls/prism/functions.ts';
import { sharingRoles } from '#bridge/calls/prism/reports.ts';
import { useCall, usePermission } from '#bridge/react/index.ts';
import { useFigureWords } from '#ui/figures/texts/figures-texts.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { OrganFilter, PeriodFilter } from '../filters.tsx';
import css from './designer.module.css';
import type { DraftWork } from './use-draft.ts';

interface BoardPanelProps {
  work: DraftWork;
  change: (changes: Partial<BoardDefinition>) => void;
}

/** What the board is: its name, its filters to begin with, and the roles it is shared with. */
export function BoardPanel({ work, change }: BoardPanelProps): ReactElement {
  const t = useWords();
  const f = useFigureWords();
  const { head, setHead, definition } = work;
  const { filters } = definition;
  return (
    <aside className={css.panel} aria-label={t('designer.boardSettings')}>
      <h2 className={css.panelTitle}>{t('designer.boardSettings')}</h2>
      <Field label={t('designer.name')} required error={work.nameError}>
        <TextInput
          value={head.name}
          maxLength={80}
          onChange={(name) => setHead({ ...head, name })}
        />
      </Field>
      <Field label={t('designer.note')}>
        <TextArea
          value={head.note}
          maxLength={200}
          onChange={(note) => setHead({ ...head, note })}
        />
      </Field>
      <Field label={f('prompt.organ')}>
        <OrganFilter
          value={filters.organId}
          onChange={(organId) => change({ filters: { ...filters, organId } })}
          canClear={filters.organId !== null}
        />
      </Field>
      <Field label={f('prompt.period')}>
        <PeriodFilter
          value={filters.period}
          onChange={(period) => change({ filters: { ...filters, period } })}
        />
      </Field>
      <Sharing work={work} />
    </aside>
  );
}

/** The roles whose people may open the board too; each sees the figures that their own rights allow. */
function Sharing({ work }: { work: DraftWork }): ReactElement | null {
  const t = useWords();
  const mayShare = usePermission(dashboardFunctions['boards.share']) ?? false;
  const roles = useCall(sharingRoles, mayShare ? {} : null);
  const { head, setHead } = work;
  if (!mayShare || !roles.data) return null;
  function turn(id: string, on: boolean): void {
    const others = head.roleIds.filter((one) => one !== id);
    setHead({ ...head, roleIds: on ? [...others, id] : others });
  }
  return (
    <fieldset className={css.group}>
      <legend>{t('designer.share')}</legend>
      <p className={css.hint}>{t('designer.shareHint')}</p>
      {roles.data.map(({ id, name }) => (
        <Checkbox key={id} checked={head.roleIds.includes(id)} onChange={(on) => turn(id, on)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
