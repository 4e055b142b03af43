import type { ReactElement } from 'react';
import { rosterChanges } from '#bridge/calls/paiban/rosters.ts';
import { useCall } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './roster.module.css';
import type { Unit } from './use-roster-draft.ts';

/** What was done with a roster, by whom and why. */
export function ChangesDialog(props: { unit: Unit; onClose: () => void }): ReactElement {
  const { unit, onClose } = props;
  const t = useWords();
  const call = useCall(rosterChanges, unit);
  return (
    <Dialog
      open
      width={560}
      hideCancel
      title={t('changes.title')}
      onClose={onClose}
      buttons={[{ id: 'close', label: t('changes.close'), onClick: onClose }]}
    >
      {call.data === undefined && call.state === 'failed' && (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      )}
      {call.data === undefined && call.state !== 'failed' && <SkeletonLines lines={4} />}
      {call.data?.changes.length === 0 && <EmptyState icon="history" title={t('changes.empty')} />}
      <ul className={css.changes}>
        {call.data?.changes.map(({ id, action, days, by, at, reason }) => (
          <li key={id}>
            <span className={css.conflictHead}>
              <strong>{t(`changes.${action}`)}</strong>
              {days > 0 && <span>{t('changes.days', { days })}</span>}
              <span className={css.faint}>
                {t('changes.by', { by, at: formatDate(at, 'minute') })}
              </span>
            </span>
            {reason !== null && <span>{reason}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
