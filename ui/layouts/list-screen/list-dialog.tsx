import { type ReactElement, useState } from 'react';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { Dialog } from '../../parts/dialog/dialog.tsx';
import { ApprovalBlock } from './approval-block.tsx';
import type { CloseDialog, ListConfig, ListOverlay, ListDialog as Parts } from './list-config.ts';

export interface ListDialogProps<Row extends AnyRow> {
  dialog: Parts<Row>;
  approval: ListConfig<Row>['approval'];
  /** Nothing for a new one. */
  row: Row | undefined;
  open: boolean;
  /** Hears of unsaved work in the dialog. */
  onDirty: ((dirty: boolean) => void) | undefined;
  onClose: CloseDialog;
}

/** What opens over the list: one row, or a new one, and the approval it belongs to. A chunk of its own. */
export function ListDialog<Row extends AnyRow>(props: ListDialogProps<Row>): ReactElement {
  const { dialog, approval, row, open, onClose, onDirty } = props;
  const [dirty, setDirty] = useState(false);
  const bizId = row && approval?.bizId(row);
  return (
    <Dialog
      open={open}
      title={dialog.title(row)}
      {...(dialog.width !== undefined && { width: dialog.width })}
      buttons={dialog.buttons?.(row, onClose) ?? []}
      closeConfirm={dirty}
      onClose={() => onClose()}
    >
      {dialog.body(row, onClose, (next) => {
        setDirty(next);
        onDirty?.(next);
      })}
      {approval && bizId !== undefined && <ApprovalBlock approval={approval} bizId={bizId} />}
    </Dialog>
  );
}

export interface OverDialogProps {
  overlay: ListOverlay;
  onDirty: (dirty: boolean) => void;
  onClose: CloseDialog;
}

/** What else lies over the list: an import, a change of many rows. */
export function OverDialog({ overlay, onDirty, onClose }: OverDialogProps): ReactElement {
  const [dirty, setDirty] = useState(false);
  const { title, width, body } = overlay;
  return (
    <Dialog
      open
      title={title}
      {...(width !== undefined && { width })}
      closeConfirm={dirty}
      onClose={() => onClose()}
    >
      {body(onClose, (next) => {
        setDirty(next);
        onDirty(next);
      })}
    </Dialog>
  );
}
