import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Menu } from '../../parts/menu.tsx';
import { formatNumber } from '../../texts/format.ts';
import type { ListExport, ListWiring } from './list-config.ts';
import type { ListQuery } from './list-query.ts';
import { useListTexts } from './texts/list-texts.ts';
import { failureOf } from './use-loaded.ts';

export interface ExportMenuProps {
  exporting: ListExport;
  tell: ListWiring<unknown>['tell'];
  query: ListQuery;
  columns: readonly string[];
  total: number;
}

/** Downloads what the list shows, all pages of it, and says how that went. */
export function ExportMenu(props: ExportMenuProps): ReactElement {
  const { exporting, tell, query, columns, total } = props;
  const t = useListTexts();
  const [busy, setBusy] = useState(false);
  const formats = exporting.formats ?? ['xlsx'];
  async function run(format: 'xlsx' | 'csv'): Promise<void> {
    setBusy(true);
    if (!exporting.quiet) tell(t('export.running'), 'info');
    try {
      const file = await exporting.run(query, columns, format);
      if (file !== null)
        tell(
          typeof file === 'string' ? t('export.done', { file }) : t('export.background'),
          'success',
        );
    } catch (error) {
      tell(t('export.failed', { reason: failureOf(error).words }), 'error');
    }
    setBusy(false);
  }
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
          label: t('export.scope', { count: formatNumber(total) }),
          items: formats.map((format) => ({
            id: format,
            label: t(`export.${format}`),
            onSelect: () => void run(format),
          })),
        },
      ]}
    />
  );
}
