import type { ReactElement } from 'react';
import { AddDialog } from './add-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import type { OrganTask, TaskProps } from './organ-task.ts';

/** The dialog of what somebody is about to do. */
export function OrganDialogs({ task, ...props }: TaskProps & { task: OrganTask }): ReactElement {
  switch (task.kind) {
    case 'add':
      return <AddDialog {...props} />;
    case 'change':
      return <ChangeDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} place={task} />;
    case 'close':
      return <CloseDialog {...props} />;
    case 'opening':
      return <OpeningDialog {...props} />;
    case 'history':
      return <HistoryDialog {...props} />;
  }
}
