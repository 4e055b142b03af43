import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { organHistory } from '#bridge/calls/ums/organ-changes.ts';
import { useCall } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import type { TaskProps } from './organ-task.ts';
import { ChangeLine } from './planned-changes.tsx';
import css from './tree-edit.module.css';

/** What an organisation was, is and will be by day, and who saved what. */
export function HistoryDialog({ organ, onClose }: TaskProps): ReactElement {
  const t = useWords();
  const history = useCall(organHistory, { organId: organ.id });
  return (
    <Dialog
      open
      side
      width={560}
      title={t('edit.historyOf', { name: organ.name })}
      onClose={onClose}
    >
      <div className={css.form}>
        {history.state === 'failed' && (
          <ErrorState hint={history.error.words} onRetry={history.reload} />
        )}
        {history.data ? <History history={history.data} /> : <SkeletonLines lines={6} />}
      </div>
    </Dialog>
  );
}

type HistoryResult = ResultOf<typeof organHistory>;

function History({ history: { days, saves } }: { history: HistoryResult }): ReactElement {
  const t = useWords();
  return (
    <>
      <section className={css.history}>
        <h3>{t('edit.days')}</h3>
        <ul>
          {days.map((change) => (
            <li key={`${change.on} ${change.kind}`}>
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      </section>
      {saves.length > 0 && (
        <section className={css.history}>
          <h3>{t('edit.saves')}</h3>
          <Timeline
            items={saves.map((save) => ({
              id: save.id,
              at: save.at,
              time: formatDate(save.at, 'minute'),
              by: save.actorName,
              title: t(`edit.action.${save.action}`),
              body: saveWords(save.changes, t),
            }))}
          />
        </section>
      )}
    </>
  );
}

type Saved = HistoryResult['saves'][number]['changes'];

const fieldKeys = [
  'on',
  'name',
  'parentId',
  'leaderId',
  'order',
  'code',
  'kind',
  'remark',
  'closedOn',
] as const;

function saveWords(changes: Saved, t: Words): string {
  return changes
    .map(({ field, before, after }) => {
      const key = fieldKeys.find((one) => one === field);
      const label = key === undefined ? '' : t(`edit.field.${key}`);
      if (field === 'order') return label;
      if (field === 'on') return `${label} ${formatDate(after)}`;
      return before === null ? `${label} ${after ?? ''}` : `${label} ${before} → ${after ?? '—'}`;
    })
    .filter((words) => words.trim() !== '')
    .join('；');
}
