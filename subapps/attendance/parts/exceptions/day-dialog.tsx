import type { ReactElement } from 'react';
import { attendanceExceptionDay, undoAttendanceDecision } from '#bridge/calls/kaoqin/exceptions.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { PunchList, ReasonList } from '../mine/day-parts.tsx';
import mine from '../mine/mine.module.css';
import css from './exceptions.module.css';
import type { Act, ExceptionLine } from './exceptions.ts';

interface DayDialogProps {
  line: Pick<ExceptionLine, 'employmentId' | 'name' | 'day'>;
  /** What can be done with the day. */
  acts: readonly Act[];
  canUndo: boolean;
  onAct: (act: Act) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** A day of somebody: punches, how the result came about, requests, decisions; and what can be done. */
export function DayDialog(props: DayDialogProps): ReactElement {
  const { line, acts, canUndo, onAct, onChanged, onClose } = props;
  const t = useWords();
  const { employmentId, day } = line;
  const call = useCall(attendanceExceptionDay, { employmentId, day });
  const shown = call.data;
  return (
    <Dialog
      open
      side
      width={620}
      title={t('inbox.detail.title', { name: line.name, day: formatDate(day) })}
      hideCancel
      onClose={onClose}
      foot={
        <div className={css.bar}>
          {acts.map((act) => (
            <Button key={act} onClick={() => onAct(act)}>
              {t(`inbox.act.${act}`)}
            </Button>
          ))}
        </div>
      }
    >
      {call.state === 'failed' && <ErrorState onRetry={call.reload} />}
      {shown === undefined && call.state !== 'failed' && <SkeletonLines lines={6} />}
      {shown !== undefined && (
        <div className={mine.panel}>
          {shown.closed && <Banner tone="warn" title={t('inbox.detail.closed')} />}
          <PunchList punches={shown.punches} />
          <ReasonList reasons={shown.reasons} />
          <Requests requests={shown.requests} />
          <Decisions
            decisions={shown.decisions}
            canUndo={canUndo}
            onChanged={() => {
              call.reload();
              onChanged();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

type Shown = ResultOf<typeof attendanceExceptionDay>;

function Requests({ requests }: Pick<Shown, 'requests'>): ReactElement {
  const t = useWords();
  return (
    <section>
      <h3 className={mine.detailHead}>{t('inbox.detail.requests')}</h3>
      {requests.length === 0 && <p className={css.faint}>{t('inbox.detail.none')}</p>}
      <ul className={css.decisions}>
        {requests.map(({ kind, state, words }) => (
          <li key={`${kind} ${state} ${words}`}>
            <b>{t(`inbox.requestKind.${kind}`)}</b> {words}
            <Tag>{t(`inbox.requestState.${state}`)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DecisionsProps extends Pick<Shown, 'decisions'> {
  canUndo: boolean;
  onChanged: () => void;
}

function Decisions({ decisions, canUndo, onChanged }: DecisionsProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const undoing = useSave(undoAttendanceDecision);
  async function undo(id: string): Promise<void> {
    const outcome = await undoing.save({ id });
    tell(
      outcome.ok ? t('inbox.done.undone') : outcome.error.words,
      outcome.ok ? 'success' : 'error',
    );
    if (outcome.ok) onChanged();
  }
  return (
    <section>
      <h3 className={mine.detailHead}>{t('inbox.detail.decisions')}</h3>
      {decisions.length === 0 && <p className={css.faint}>{t('inbox.detail.none')}</p>}
      <ul className={css.decisions}>
        {decisions.map(({ id, kind, reason, by, at, undoneBy }) => (
          <li key={id}>
            <Tag>{t(`inbox.kinds.${kind}`)}</Tag>
            <span>{reason}</span>
            <span className={css.faint}>
              {by} {formatDate(at, 'minute')}
            </span>
            {undoneBy !== null && (
              <span className={css.faint}>{t('inbox.detail.undone', { by: undoneBy })}</span>
            )}
            {undoneBy === null && canUndo && (
              <Button size="sm" onClick={() => void undo(id)}>
                {t('inbox.detail.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
