import { type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { useRegisterTexts } from './texts/register-texts.ts';

/** Opens the form for a new company; `onDone` once it is closed. */
export function RegisterButton({ onDone }: { onDone?: () => void }): ReactElement {
  const t = useRegisterTexts();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onDone?.();
  };
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <RegisterDialog onClose={close} />}
    </>
  );
}
