import { lazy, type ReactElement, Suspense, useState } from 'react';
import { entry } from '#bridge/calls/joyhr/records/entry.ts';
import { usePermission } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { useChangeWords } from './texts/change-texts.ts';

const ChangeDialog = lazy(() =>
  import('./change-dialog.tsx').then((module) => ({ default: module.ChangeDialog })),
);

/** Opens the form of an entry, for who may hire. */
export function HireButton({ onHired }: { onHired: () => void }): ReactElement | null {
  const t = useChangeWords();
  const mayHire = usePermission(`${entry.functionId}.edit`);
  const [open, setOpen] = useState(false);
  if (mayHire !== true) return null;
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {t('new.entry')}
      </Button>
      {open && (
        <Suspense>
          <ChangeDialog
            kind="entry"
            onClose={(how) => {
              setOpen(false);
              if (how === 'changed') onHired();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
