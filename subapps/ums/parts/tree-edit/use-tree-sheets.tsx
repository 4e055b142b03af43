import { lazy, type ReactElement, Suspense, useState } from 'react';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import { exportOrgans } from '#bridge/calls/ums/organ-sheets.ts';
import { useDownload, usePermission } from '#bridge/react/index.ts';
import { mediaIcons } from '#ui/parts/icon/media-paths.ts';
import type { MenuItem } from '#ui/parts/menu.tsx';
import { useWords } from '../../texts/app-texts.ts';

// Who looks at the tree waits for none of it.
const TreeImport = lazy(async () => ({ default: (await import('./tree-import.tsx')).TreeImport }));

interface TreeSheets {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactElement | null;
}

/** The tree as a sheet: taken along as it is on a day, and read in again. */
export function useTreeSheets(props: {
  day: string | undefined;
  /** The address asks for the import. */
  asked: boolean;
  onClosed: (how?: 'changed') => void;
}): TreeSheets {
  const { day, asked, onClosed } = props;
  const t = useWords();
  const mayEdit = usePermission(umsFunctions['structure.edit']) === true;
  const [open, setOpen] = useState(false);
  const download = useDownload(exportOrgans, (name) => t('sheet.saved', { name }));
  if (!mayEdit) return { items: [], dialog: null };
  const close = (how?: 'changed'): void => {
    setOpen(false);
    onClosed(how);
  };
  return {
    items: [
      {
        id: 'import',
        label: t('sheet.import'),
        icon: mediaIcons.upload,
        onSelect: () => setOpen(true),
      },
      {
        id: 'export',
        label: t('sheet.export'),
        icon: 'download',
        onSelect: () => void download({ format: 'xlsx', asOf: day }),
      },
    ],
    dialog:
      open || asked ? (
        <Suspense>
          <TreeImport onClose={close} />
        </Suspense>
      ) : null,
  };
}
