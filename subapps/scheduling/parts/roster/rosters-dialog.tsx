import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { lockRoster, monthRosters } from '#bridge/calls/paiban/rosters.ts';
import { tableStatus, useCall, useSave, useTools } from '#bridge/react/index.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import type { RowButton, RowButtons } from '#ui/parts/data-table/row-buttons.ts';
import { RowButtonsCell } from '#ui/parts/data-table/row-buttons-cell.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { stateTones } from './state-tones.ts';

type RosterLine = ResultOf<typeof monthRosters>['rosters'][number];

interface RostersDialogProps {
  month: string;
  /** `changed` where a roster was locked, unlocked or withdrawn. */
  onOpen: (organId: string, changed: boolean) => void;
  onClose: (changed: boolean) => void;
}

interface Asking {
  readonly action: 'withdraw' | 'unlock';
  readonly line: RosterLine;
}

/** The rosters of a month in reach: where each is, and what can be done with it. */
export function RostersDialog({ month, onOpen, onClose }: RostersDialogProps): ReactElement {
  const t = useWords();
  const call = useCall(monthRosters, { month });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isChanged, setChanged] = useState(false);
  const done = () => {
    setChanged(true);
    call.reload();
  };
  const lock = useLock(month, done, call.reload);
  const columns = useColumns({
    onOpen: (organId) => onOpen(organId, isChanged),
    onLock: lock,
    onAsk: setAsking,
  });
  const title = t('rosters.title', { month: formatDate(month, 'month') });
  return (
    <Dialog open width={896} hideCancel title={title} onClose={() => onClose(isChanged)}>
      <DataTable
        label={title}
        columns={columns}
        rows={call.data?.rosters ?? []}
        rowKey={({ organId }: RosterLine) => organId}
        status={tableStatus(call)}
        onRetry={call.reload}
        empty={<EmptyState title={t('rosters.none')} hint={t('rosters.noneHint')} />}
      />
      {asking !== null && (
        <ReasonDialog
          action={asking.action}
          unit={{ organId: asking.line.organId, month, version: asking.line.version }}
          onClose={(changed) => {
            setAsking(null);
            if (changed) done();
          }}
        />
      )}
    </Dialog>
  );
}

interface ButtonsWork {
  readonly onOpen: (organId: string) => void;
  readonly onLock: (line: RosterLine) => Promise<void>;
  readonly onAsk: (asking: Asking) => void;
}

/** The columns with the row buttons. */
function useColumns(work: ButtonsWork): readonly Column<RosterLine>[] {
  const t = useWords();
  const { ask } = useTools();
  const buttons = buttonsOf(work, t);
  return [
    ...columnsOf(t),
    {
      id: 'buttons',
      header: '',
      width: 210,
      card: 'buttons',
      cell: (row) => (
        <RowButtonsCell
          row={row}
          buttons={buttons}
          ask={(words) => ask({ ...words, tone: 'danger' })}
          most={3}
        />
      ),
    },
  ];
}

function buttonsOf({ onOpen, onLock, onAsk }: ButtonsWork, t: Words): RowButtons<RosterLine> {
  const reasoned = (
    action: Asking['action'],
    state: RosterLine['state'],
  ): RowButton<RosterLine> => ({
    event: action,
    condition: (line) => line.canPublish && line.state === state,
    onClick: (line) => onAsk({ action, line }),
  });
  return [
    { event: 'view', onClick: ({ organId }) => onOpen(organId) },
    {
      event: 'lock',
      condition: ({ canPublish, state }) => canPublish && state === 'published',
      confirm: ({ organName }) => ({
        title: t('rosters.lockTitle', { name: organName }),
        text: t('rosters.lockText'),
      }),
      onClick: onLock,
    },
    reasoned('withdraw', 'published'),
    reasoned('unlock', 'locked'),
  ];
}

function columnsOf(t: Words): Column<RosterLine>[] {
  return [
    {
      id: 'organ',
      header: t('roster.organ'),
      card: 'title',
      minWidth: 140,
      cell: ({ organName }) => organName,
    },
    {
      id: 'state',
      header: t('rosters.state'),
      card: 'state',
      width: 100,
      text: ({ state }) => t(`roster.state.${state}`),
      cell: ({ state }) => <Tag tone={stateTones[state]}>{t(`roster.state.${state}`)}</Tag>,
    },
    {
      id: 'people',
      header: t('rosters.people'),
      width: 90,
      align: 'end',
      cell: ({ people }) => people,
    },
    {
      id: 'unpublished',
      header: t('rosters.unpublished'),
      width: 130,
      align: 'end',
      cell: ({ unpublished }) => unpublished,
    },
    {
      id: 'publishedAt',
      header: t('rosters.publishedAt'),
      width: 150,
      cell: ({ publishedAt }) => (publishedAt === null ? '' : formatDate(publishedAt, 'minute')),
    },
  ];
}

function useLock(
  month: string,
  onLocked: () => void,
  onRefused: () => void,
): (line: RosterLine) => Promise<void> {
  const t = useWords();
  const { tell } = useTools();
  const locking = useSave(lockRoster);
  return async ({ organId, version }) => {
    const outcome = await locking.save({ organId, month, version });
    tell(outcome.ok ? t('said.locked') : outcome.error.words, outcome.ok ? 'success' : 'error');
    // Another version of it is there: the next try sends that one.
    if (outcome.ok) onLocked();
    else onRefused();
  };
}
