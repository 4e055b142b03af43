import { type ReactElement, useState } from 'react';
import { exportFigures } from '#bridge/calls/prism/query.ts';
import { useBridge, useGateway, useTools } from '#bridge/react/index.ts';
import type { FigureQuery } from '#ui/figures/types.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { useWords } from '../texts/app-texts.ts';
import type { OpenedReport } from './report-view.tsx';
import { SubscribeDialog } from './subscription/subscribe-dialog.tsx';
import type { ReportAddress } from './use-address.ts';

interface ActionsProps {
  report: OpenedReport;
  /** As it is asked now. */
  query: FigureQuery;
  place: ReportAddress;
  onRefresh: () => void;
}

/** What can be done with a report. */
export function ReportActions({ report, query, place, onRefresh }: ActionsProps): ReactElement {
  const t = useWords();
  const bridge = useBridge();
  const download = useExport(report.name, query);
  const way = report.mine ? 'edit' : 'copy';
  return (
    <>
      <IconButton
        icon="refresh"
        variant="default"
        label={t('actions.refresh')}
        onClick={onRefresh}
      />
      <Button icon="document" onClick={() => void bridge.dialogs.print({}).catch(() => {})}>
        {t('actions.print')}
      </Button>
      <Menu
        placement="bottom-end"
        trigger={<Button icon="download">{t('actions.export')}</Button>}
        groups={[
          {
            id: 'formats',
            items: [
              { id: 'xlsx', label: t('actions.excel'), onSelect: () => download('xlsx') },
              { id: 'csv', label: t('actions.csv'), onSelect: () => download('csv') },
            ],
          },
        ]}
      />
      <Subscribe {...{ report, place }} />
      <Button icon={way} onClick={() => place.go(`/reports/${report.id}/${way}`)}>
        {t(`actions.${way}`)}
      </Button>
    </>
  );
}

function Subscribe({ report, place }: Pick<ActionsProps, 'report' | 'place'>): ReactElement {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { organ: organId, period, compare } = place.address;
  return (
    <>
      <Button icon="bell" onClick={() => setOpen(true)}>
        {t('subscription.subscribe')}
      </Button>
      {isOpen && (
        <SubscribeDialog
          report={report}
          filters={{ organId, period, compare }}
          onClose={() => setOpen(false)}
          onSaved={() => setOpen(false)}
        />
      )}
    </>
  );
}

function useExport(title: string, query: FigureQuery): (format: 'xlsx' | 'csv') => void {
  const t = useWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const { tell } = useTools();
  return (format) => void download(format);

  async function download(format: 'xlsx' | 'csv'): Promise<void> {
    try {
      const { blob, filename } = await gateway.download(exportFigures, { query, title, format });
      const name = filename ?? `${title}.${format}`;
      const { saved } = await bridge.files.save({ file: new File([blob], name) });
      if (saved) tell(t('said.exported', { name }), 'success');
    } catch (cause) {
      tell(wordsOfError(cause), 'error');
    }
  }
}
