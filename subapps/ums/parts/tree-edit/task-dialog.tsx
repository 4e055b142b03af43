import type { ReactElement, ReactNode } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './tree-edit.module.css';

interface TaskDialogProps {
  title: string;
  /** Words of the button that saves. */
  action: string;
  danger?: boolean;
  dayLabel: string;
  /** Below the day: that it may be one to come, without it. */
  dayHelp?: string;
  day: string;
  onDay: (day: string) => void;
  dayError: string | undefined;
  /** Why the last save was refused. */
  refusal: string | undefined;
  dirty: boolean;
  ready: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A change of the tree with the day from which it counts. */
export function TaskDialog(props: TaskDialogProps): ReactElement {
  const { title, action, danger, dayLabel, day, onDay, dayError, refusal, children } = props;
  const t = useWords();
  return (
    <Dialog
      open
      width={560}
      title={title}
      onClose={props.onClose}
      closeConfirm={props.dirty}
      lock={500}
      buttons={[
        {
          id: 'save',
          label: action,
          variant: danger ? 'danger' : 'primary',
          disabled: !props.ready,
          onClick: props.onSave,
        },
      ]}
    >
      <div className={css.form}>
        {refusal && <Banner tone="bad">{refusal}</Banner>}
        {children}
        <Field label={dayLabel} required error={dayError} help={props.dayHelp ?? t('edit.dayHelp')}>
          <DateInput value={day} onChange={onDay} />
        </Field>
      </div>
    </Dialog>
  );
}
