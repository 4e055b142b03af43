import { type ReactElement, useEffect, useState } from 'react';
import { useTools } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import type { RecordStart } from '#ui/record/record-door.ts';
import { ChangeFormView } from './change-form.tsx';
import type { ChangeKind } from './change-kinds.ts';
import { useChangeWords } from './texts/change-texts.ts';
import type { CloseForm } from './use-change-form.ts';

/** The form of a change over the employee's record. Only what was filled in is asked about before it closes. */
export function ChangeDialog(props: {
  kind: ChangeKind;
  id?: string;
  employmentId?: string;
  start?: RecordStart;
  /** Whose change it is, for the title. */
  name?: string;
  onClose: CloseForm;
}): ReactElement {
  const { name, onClose, ...form } = props;
  const t = useChangeWords();
  const { onDirty } = useTools();
  const [dirty, setDirty] = useState(false);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const title = [t(`new.${form.kind}`), name].filter(Boolean).join(' · ');
  return (
    <Dialog open title={title} closeConfirm={dirty} onClose={() => onClose()}>
      <ChangeFormView {...form} onDirty={setDirty} onClose={onClose} />
    </Dialog>
  );
}
