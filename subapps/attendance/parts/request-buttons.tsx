import { type ReactElement, useMemo, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { leaveTypeCalls } from '#bridge/calls/vacation/records/leave-type.ts';
import { actOnApproval } from '#bridge/calls/workflow/calls.ts';
import { useAppContext, useCall, usePermission, useSave, useTools } from '#bridge/react/index.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import type { RowButton, RowButtons } from '#ui/parts/data-table/row-buttons.ts';
import { RowButtonsCell } from '#ui/parts/data-table/row-buttons-cell.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { dayAfter } from '../stores/clock.ts';
import { type TimeRecordCode, timeRecords } from '../stores/time-records.ts';
import { useWords } from '../texts/app-texts.ts';
import { AfterLeaveDialog } from './leave/after-leave-dialog.tsx';
import { FinishTripDialog } from './leave/finish-trip-dialog.tsx';

type Kind = 'back' | 'finish' | 'extend' | 'trip';

interface Asking {
  readonly kind: Kind;
  readonly span: { readonly id: string; readonly fromOn: string; readonly toOn: string };
}

/** The buttons of requests in a list, and the dialog that one of them opened. */
export interface RequestButtons {
  readonly column: Column<AnyRow>;
  readonly dialog: ReactElement | null;
}

/** What requests in a list can be asked to do: to be withdrawn, given back, finished early, or gone on with. */
export function useRequestButtons(code: TimeRecordCode, onChanged: () => void): RequestButtons {
  const { ask } = useTools();
  const [asking, setAsking] = useState<Asking | null>(null);
  const withdraw = useWithdraw(onChanged);
  const ofSpan = useSpanButtons(code, setAsking);
  const column = useMemo((): Column<AnyRow> => {
    const buttons = [withdraw, ...ofSpan];
    return {
      id: 'buttons',
      header: '',
      width: 210,
      card: 'buttons',
      cell: (row) => (
        <RowButtonsCell
          row={row}
          buttons={buttons}
          ask={(words) => ask({ ...words, tone: 'danger' })}
        />
      ),
    };
  }, [ask, withdraw, ofSpan]);
  function done(changed: boolean): void {
    setAsking(null);
    if (changed) onChanged();
  }
  return { column, dialog: asking === null ? null : <Asked {...asking} onClose={done} /> };
}

function Asked({ kind, span, onClose }: Asking & { onClose: (done: boolean) => void }) {
  if (kind === 'trip') return <FinishTripDialog trip={span} onClose={onClose} />;
  return <AfterLeaveDialog leave={span} kind={kind} onClose={onClose} />;
}

/** Takes an own request back while it waits for its approval. */
function useWithdraw(onChanged: () => void): RowButton<AnyRow> {
  const t = useWords();
  const { user } = useAppContext();
  const { tell } = useTools();
  const { save } = useSave(actOnApproval);
  return useMemo(
    () => ({
      event: 'withdraw',
      condition: ({ pending, fields }) =>
        pending !== null && fields.employment === user.employmentId,
      confirm: () => ({ title: t('buttons.withdraw'), text: t('buttons.withdrawText') }),
      onClick: async ({ pending }) => {
        const outcome = await save({
          approvalId: pending ?? '',
          act: 'withdraw',
          event: 'cancel',
          requestKey: crypto.randomUUID(),
        });
        tell(
          outcome.ok ? t('buttons.withdrawn') : outcome.error.words,
          outcome.ok ? 'success' : 'error',
        );
        if (outcome.ok) onChanged();
      },
    }),
    [t, user, tell, save, onChanged],
  );
}

/** What is done with leave and trips that are approved. */
function useSpanButtons(code: TimeRecordCode, onAsk: (asking: Asking) => void): RowButtons<AnyRow> {
  const mayReturn = usePermission(`${timeRecords.returns.record.functionId}.edit`);
  const mayLeave = usePermission(`${timeRecords.leave.record.functionId}.edit`);
  const mayTravel = usePermission(`${timeRecords.trips.record.functionId}.edit`);
  const types = useCall(leaveTypeCalls.page, code === 'leave' ? { rows: 200 } : null);
  const maternity = types.data?.rows.find(({ fields }) => fields.code === 'maternity')?.id;
  return useMemo(() => {
    const button = (
      event: RowButton<AnyRow>['event'],
      kind: Kind,
      may: Test,
    ): RowButton<AnyRow> => ({
      event,
      condition: (row) => isApproved(row) && may(row),
      onClick: (row) => onAsk({ kind, span: spanOf(row) }),
    });
    if (code === 'trips')
      return [button('finishEarly', 'trip', (row) => mayTravel === true && isRunning(row))];
    if (code !== 'leave') return [];
    return [
      button('finishEarly', 'finish', (row) => mayReturn === true && isRunning(row)),
      button('cancelLeave', 'back', () => mayReturn === true),
      button(
        'maternityLeave',
        'extend',
        ({ fields }) => mayLeave === true && fields.type === maternity,
      ),
    ];
  }, [code, mayReturn, mayLeave, mayTravel, maternity, onAsk]);
}

type Test = (row: AnyRow) => boolean;

const isApproved: Test = ({ state, pending }) => state === 'approved' && pending === null;

/** Begun, and not on its last day yet. */
const isRunning: Test = ({ fields }) =>
  String(fields.fromOn) <= companyToday() && String(fields.toOn) >= dayAfter(companyToday(), 1);

function spanOf({ id, fields }: AnyRow): Asking['span'] {
  return { id, fromOn: String(fields.fromOn), toOn: String(fields.toOn) };
}
