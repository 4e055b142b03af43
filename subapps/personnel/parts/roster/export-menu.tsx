import type { ReactElement } from 'react';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { usePermission } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import type { ColumnName } from '../../stores/columns.ts';
import { pageRequest, type RosterQuery } from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import { useExport } from './use-export.ts';

export interface ExportMenuProps {
  query: RosterQuery;
  columns: readonly ColumnName[];
  total: number;
}

/** Downloads what the roster lists, all pages of it, with the columns on the screen. Only for those who may. */
export function ExportMenu({ query, columns, total }: ExportMenuProps): ReactElement | null {
  const t = useWords();
  const { busy, run } = useExport();
  const mayExport = usePermission(personnelFunctions['roster.export']);
  async function start(format: 'xlsx' | 'csv'): Promise<void> {
    const { page: _, rows: __, ...asked } = pageRequest(query);
    await run({ ...asked, columns: [...columns], format }, total);
  }
  if (!mayExport) return null;
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button icon="download" busy={busy} disabled={total === 0}>
          {t('export.action')}
        </Button>
      }
      groups={[
        {
          id: 'formats',
          label: t('export.scope', { count: formatNumber(total), columns: columns.length }),
          items: [
            { id: 'xlsx', label: t('export.xlsx'), onSelect: () => void start('xlsx') },
            { id: 'csv', label: t('export.csv'), onSelect: () => void start('csv') },
          ],
        },
      ]}
    />
  );
}
