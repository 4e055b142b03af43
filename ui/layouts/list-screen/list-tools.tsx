import type { ReactElement } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { ColumnPicker } from '../../parts/data-table/column-picker.tsx';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { SchemeMenu } from '../../parts/schemes/scheme-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { ListConfig, ListOverlay } from './list-config.ts';
import css from './list-screen.module.css';
import { useListTexts } from './texts/list-texts.ts';
import { shownColumns } from './use-columns.ts';
import type { Editing } from './use-editing.tsx';
import type { ListState } from './use-list-screen.ts';

export interface ListActionsProps<Row extends AnyRow> {
  config: ListConfig<Row>;
  screen: ListState<Row>;
  editing: Editing<Row>;
  onAdd: () => void;
  /** Those the person may see. */
  allowed: ListConfig<Row>['columns'];
  onOver: (over: ListOverlay) => void;
}

/** At the end of the title's line: what is unsaved, editing, export, and what makes a new one. */
export function ListActions<Row extends AnyRow>(props: ListActionsProps<Row>): ReactElement {
  const { config, screen, editing, onAdd, onOver, allowed } = props;
  const t = useListTexts();
  const { add, export: exporting, tell } = config;
  const { query, list, columns } = screen;
  return (
    <>
      {config.crowded && <SchemesOf {...{ config, screen }} />}
      {editing.count > 0 && (
        <>
          <span className={css.count} role="status">
            {t('edit.changed', { count: editing.count })}
          </span>
          <Button variant="primary" busy={editing.busy} onClick={() => void editing.save()}>
            {t('edit.save')}
          </Button>
        </>
      )}
      {config.editing && (
        <Button icon="edit" aria-pressed={editing.on} onClick={() => void editing.toggle()}>
          {t(editing.on ? 'edit.stop' : 'edit.start')}
        </Button>
      )}
      {config.actions?.map((action) => (
        <Button key={action.id} icon={action.icon} onClick={() => onOver(action)}>
          {action.label}
        </Button>
      ))}
      {exporting && (
        <ExportMenu
          {...{ exporting, tell, query }}
          columns={shownColumns(allowed, columns.choice)}
          total={list.data?.total ?? 0}
        />
      )}
      {add && (
        <Button
          variant={editing.count > 0 ? 'default' : 'primary'}
          icon="plus"
          onClick={add.onClick ?? onAdd}
        >
          {add.text ?? t('add')}
        </Button>
      )}
      {config.headEnd?.(screen.reload)}
    </>
  );
}

export interface ListToolsProps<Row extends AnyRow> {
  config: ListConfig<Row>;
  screen: ListState<Row>;
  columns: ListConfig<Row>['columns'];
}

/** At the end of the filters' line: schemes, what folds, and the choice of columns. */
export function ListTools<Row extends AnyRow>({
  config,
  screen,
  columns,
}: ListToolsProps<Row>): ReactElement {
  const t = useListTexts();
  const { folded, fold, list } = screen;
  const { choice, usual, choose } = screen.columns;
  const hasParts = config.statistics !== undefined || (config.filters ?? []).length > 0;
  const folds = hasParts && !config.crowded;
  return (
    <>
      {!config.crowded && <SchemesOf {...{ config, screen }} />}
      {folds && (
        <IconButton
          icon="filter"
          variant="default"
          label={t(folded ? 'nav.show' : 'nav.hide')}
          aria-expanded={!folded}
          onClick={fold}
        />
      )}
      {config.tools?.(list.data?.rows ?? [])}
      <ColumnPicker columns={columns} choice={choice} usual={usual} onChoice={choose} />
    </>
  );
}

function SchemesOf<Row extends AnyRow>(props: {
  config: ListConfig<Row>;
  screen: ListState<Row>;
}): ReactElement | null {
  const { config, screen } = props;
  if (!screen.schemes) return null;
  return (
    <SchemeMenu
      schemes={screen.schemes}
      ask={(words) => config.ask({ ...words, tone: 'danger' })}
    />
  );
}
