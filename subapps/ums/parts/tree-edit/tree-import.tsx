import { type ReactElement, useMemo } from 'react';
import type { SheetDoor } from '#bridge/calls/record/doors.ts';
import { exportOrgans, importOrgans, mostOrganRows } from '#bridge/calls/ums/organ-sheets.ts';
import { organSheetName, organSheetWords } from '#bridge/calls/ums/terms.ts';
import { useBridge, useGateway, useTools } from '#bridge/react/index.ts';
import { openSheets } from '#bridge/react/record-sheets.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { ImportDialog } from '#ui/record/import-dialog.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords } from '../../texts/app-texts.ts';

interface TreeImportProps {
  /** `changed` when organisations were added or changed. */
  onClose: (how?: 'changed') => void;
}

/** Adds and changes many organisations from a sheet: checked, mended, and saved as a whole. */
export function TreeImport({ onClose }: TreeImportProps): ReactElement {
  const t = useWords();
  const locale = useLocale();
  const tools = useTools();
  const door = useOrganSheets();
  const plural = organSheetName[locale].organs;
  return (
    <Dialog open title={t('sheet.importTitle')} width={800} hideCancel onClose={() => onClose()}>
      <ImportDialog
        spoken={{ record: { key: ['code'] }, words: { plural, fields: organSheetWords[locale] } }}
        rules={{
          limits: t('sheet.limits', { rows: formatNumber(mostOrganRows) }),
          hints: [t('sheet.parent'), t('sheet.from'), t('sheet.blank')],
        }}
        {...{ door, tools }}
        onClose={(how) => onClose(how === 'changed' ? how : undefined)}
      />
    </Dialog>
  );
}

function useOrganSheets(): SheetDoor {
  const bridge = useBridge();
  const gateway = useGateway();
  return useMemo(
    () => openSheets({ export: exportOrgans, import: importOrgans }, { bridge, gateway }),
    [bridge, gateway],
  );
}
