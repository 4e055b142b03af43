import { type ReactElement, useState } from 'react';
import { rosterExport } from '#bridge/calls/joyhr.ts';
import { runJob } from '#bridge/guest/jobs.ts';
import { useBridge, useGateway, usePermission } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { formatNumber } from '#ui/texts/format.ts';
import type { ColumnName } from '../stores/columns.ts';
import { pageRequest, type RosterQuery } from '../stores/roster-query.ts';
import { useWords } from '../texts/app-texts.ts';

export interface ExportMenuProps {
  query: RosterQuery;
  columns: readonly ColumnName[];
  total: number;
}

/** Downloads what the roster lists, all pages of it, with the columns on the screen. Only for those who may. */
export function ExportMenu({ query, columns, total }: ExportMenuProps): ReactElement | null {
  const t = useWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const mayExport = usePermission('personnel.roster.export');
  const [busy, setBusy] = useState(false);
  async function run(format: 'xlsx' | 'csv'): Promise<void> {
    const { page: _, rows: __, ...asked } = pageRequest(query);
    setBusy(true);
    await runJob(bridge, {
      title: t('export.job', { count: formatNumber(total) }),
      kind: 'export',
      async work({ signal }) {
        const request = { ...asked, columns: [...columns], format };
        const file = await gateway.download(rosterExport, request, { signal });
        const save = (): void => saveBlob(file.blob, file.filename);
        save();
        return { detail: file.filename, again: save };
      },
    });
    setBusy(false);
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
            { id: 'xlsx', label: t('export.xlsx'), onSelect: () => void run('xlsx') },
            { id: 'csv', label: t('export.csv'), onSelect: () => void run('csv') },
          ],
        },
      ]}
    />
  );
}
