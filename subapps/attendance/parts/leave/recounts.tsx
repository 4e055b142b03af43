import { type ReactElement, useState } from 'react';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { correctLeaveCount, leaveRecounts } from '#bridge/calls/vacation/recounts.ts';
import { useAppContext, useCall, usePermission, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './recounts.module.css';

type Recount = ResultOf<typeof leaveRecounts>['rows'][number];

/** A button for leave whose days the calendar counts differently by now; nothing where there is none. */
export function LeaveRecounts({ onChanged }: { onChanged: () => void }): ReactElement | null {
  const t = useWords();
  const may = usePermission(attendanceFunctions['balances.adjust']) === true;
  const found = useCall(leaveRecounts, may ? {} : null);
  const [open, setOpen] = useState(false);
  const rows = found.data?.rows ?? [];
  if (rows.length === 0 && found.data?.more !== true && !open) return null;
  return (
    <>
      <Button icon="warning" onClick={() => setOpen(true)}>
        {t('recounts.button', { count: rows.length })}
      </Button>
      {open && (
        <RecountsDialog
          rows={rows}
          more={found.data?.more === true}
          onCorrected={() => {
            found.reload();
            onChanged();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface RecountsDialogProps {
  rows: readonly Recount[];
  more: boolean;
  onCorrected: () => void;
  onClose: () => void;
}

function RecountsDialog({ rows, more, onCorrected, onClose }: RecountsDialogProps): ReactElement {
  const t = useWords();
  const { ask } = useTools();
  const { failures, correct } = useCorrections(onCorrected);
  // What would be cancelled is decided one by one.
  const kept = rows.filter(({ after }) => after !== '0');
  async function correctAll(): Promise<void> {
    const words = {
      title: t('recounts.all', { count: kept.length }),
      text: t('recounts.allText', { count: kept.length }),
    };
    if (await ask({ ...words, tone: 'danger' })) await correct(kept);
  }
  return (
    <Dialog
      open
      width={640}
      title={t('recounts.title')}
      onClose={onClose}
      buttons={[
        {
          id: 'all',
          label: t('recounts.all', { count: kept.length }),
          variant: 'primary',
          disabled: kept.length === 0,
          onClick: correctAll,
        },
      ]}
    >
      <div className={css.dialog}>
        <p className={css.hint}>{t('recounts.hint')}</p>
        {more && <Banner tone="info" title={t('recounts.more')} />}
        {rows.length === 0 && <Banner tone="good" title={t('recounts.none')} />}
        <ul className={css.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <Line row={row} failure={failures.get(row.id)} />
              <Button size="sm" onClick={() => void correct([row])}>
                {t('recounts.correct')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Line({ row, failure }: { row: Recount; failure: string | undefined }): ReactElement {
  const t = useWords();
  const { name, staffNo, type, fromOn, toOn, before, after, gone, added } = row;
  return (
    <div>
      <b>{t('recounts.person', { name, staffNo })}</b>
      <p>
        {t('recounts.leave', { type, from: formatDate(fromOn), to: formatDate(toOn) })}
        <span className={css.change}>{t('recounts.change', { before, after })}</span>
      </p>
      {gone.length > 0 && (
        <p className={css.days}>{t('recounts.gone', { days: daysOf(t, gone) })}</p>
      )}
      {added.length > 0 && (
        <p className={css.days}>{t('recounts.added', { days: daysOf(t, added) })}</p>
      )}
      {failure !== undefined && <Banner tone="bad" title={failure} />}
    </div>
  );
}

function daysOf(t: Words, days: Recount['gone']): string {
  return days
    .map(({ day, name }) =>
      name === null ? formatDate(day) : t('recounts.day', { day: formatDate(day), name }),
    )
    .join(t('recounts.comma'));
}

/** Corrects leave one by one: what one of them fails at does not stop the others. */
function useCorrections(onCorrected: () => void) {
  const t = useWords();
  const { tell } = useTools();
  const { locale } = useAppContext();
  const { save } = useSave(correctLeaveCount);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  async function correct(rows: readonly Recount[]): Promise<void> {
    const failed = new Map<string, string>();
    for (const { id, after } of rows) {
      const outcome = await save({ id, after });
      if (outcome.ok) continue;
      const [problem] = outcome.error.fields;
      failed.set(id, problem === undefined ? outcome.error.words : issueWords(problem, locale));
    }
    setFailures(failed);
    const done = rows.length - failed.size;
    if (done > 0) tell(t('recounts.done', { count: done }), 'success');
    if (done > 0 || failed.size > 0) onCorrected();
  }
  return { failures, correct };
}
