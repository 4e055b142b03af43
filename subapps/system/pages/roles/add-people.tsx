import { type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { type Account, AccountsPicker } from '../accounts/accounts-picker.tsx';
import type { MembersChange } from './members-view.tsx';
import { useRoleWords } from './texts/role-texts.ts';

/** Gives a role to accounts by name. */
export function AddPeople(props: {
  busy: boolean;
  onAdd: (changes: MembersChange, done: string) => Promise<boolean>;
}): ReactElement {
  const { busy, onAdd } = props;
  const t = useRoleWords();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Account[]>([]);
  async function add(): Promise<void> {
    if (await onAdd({ add: chosen.map(({ id }) => id) }, t('added'))) {
      setOpen(false);
      setChosen([]);
    }
  }
  return (
    <>
      <Button size="sm" disabled={busy} onClick={() => setOpen(true)}>
        {t('addPeople')}
      </Button>
      <Dialog
        open={isOpen}
        width={560}
        title={t('addPeople')}
        onClose={() => setOpen(false)}
        buttons={[
          {
            id: 'add',
            label: t('addPeople'),
            variant: 'primary',
            disabled: chosen.length === 0,
            onClick: add,
          },
        ]}
      >
        <AccountsPicker chosen={chosen} onChange={setChosen} />
      </Dialog>
    </>
  );
}
