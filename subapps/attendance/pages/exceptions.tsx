import { type ReactElement, useState } from 'react';
import { attendanceExceptions, remindExceptions } from '#bridge/calls/kaoqin/exceptions.ts';
import { useCall, useSave, useTabTitle, useTools } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { ActDialog, type AskedAct } from '../parts/exceptions/act-dialog.tsx';
import { DayDialog } from '../parts/exceptions/day-dialog.tsx';
import { DecisionsTable } from '../parts/exceptions/decisions-table.tsx';
import css from '../parts/exceptions/exceptions.module.css';
import {
  type Act,
  acts,
  batchActs,
  type ExceptionLine,
  type Inbox,
  keyOf,
  settlingActs,
} from '../parts/exceptions/exceptions.ts';
import { type Filter, InboxFilters, noFilter } from '../parts/exceptions/inbox-filters.tsx';
import { InboxList } from '../parts/exceptions/inbox-list.tsx';
import mine from '../parts/mine/mine.module.css';
import { useWords } from '../texts/app-texts.ts';

const views = ['open', 'decided'] as const;

/** Days with exceptions: settled one after the other by keyboard, or many at once. */
export function ExceptionsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('inbox.title'));
  const [view, setView] = useState<(typeof views)[number]>('open');
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [{ page, size }, setPlace] = useState({ page: 1, size: 50 });
  const call = useCall(attendanceExceptions, { ...filter, page, rows: size });
  const inbox = call.data;
  return (
    <main className={mine.page}>
      <PageHeader title={t('inbox.title')} subtitle={t('inbox.hint')} />
      <Tabs
        label={t('inbox.views.label')}
        tabs={views.map((id) => ({
          id,
          label: t(`inbox.views.${id}`),
          ...(id === 'open' && inbox && { count: inbox.total }),
        }))}
        value={view}
        onChange={setView}
      >
        {view === 'decided' && <DecisionsTable canSettle={inbox?.can.settle ?? false} />}
        {view === 'open' && (
          <div className={mine.panel}>
            <InboxFilters
              filter={filter}
              onChange={(next) => {
                setFilter(next);
                setPlace({ page: 1, size });
              }}
            />
            {call.state === 'failed' && <ErrorState onRetry={call.reload} />}
            {inbox === undefined && call.state !== 'failed' && <SkeletonLines lines={8} />}
            {inbox !== undefined && <OpenDays inbox={inbox} onChanged={call.reload} />}
            {inbox !== undefined && inbox.total > size && (
              <Pagination total={inbox.total} page={page} size={size} onChange={setPlace} />
            )}
          </div>
        )}
      </Tabs>
    </main>
  );
}

interface OpenDaysProps {
  inbox: Inbox;
  onChanged: () => void;
}

/** What is asked now: an act on days, and whether one of them is open beside. */
interface Asking {
  readonly act: AskedAct;
  readonly lines: readonly ExceptionLine[];
}

function OpenDays({ inbox, onChanged }: OpenDaysProps): ReactElement {
  const t = useWords();
  const [at, setAt] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ExceptionLine | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const remind = useRemind(onChanged);
  const { rows: lines, can } = inbox;
  // The list gets shorter as days are settled: the place stays, so that the next one is there.
  const current = Math.max(0, Math.min(at, lines.length - 1));
  const allowed = acts.filter((act) => can.settle || !settlingActs.includes(act));
  const chosen = lines.filter((line) => selected.has(keyOf(line)));
  function start(act: Act, single: ExceptionLine | null): void {
    if (!allowed.includes(act)) return;
    const one = single ?? lines[current];
    const many = single === null && chosen.length > 0 && batchActs.includes(act);
    const about = many ? chosen : one === undefined ? [] : [one];
    if (about.length === 0) return;
    if (act === 'remind') void remind(about);
    else setAsking({ act, lines: about });
  }
  function end(done: boolean): void {
    setAsking(null);
    if (!done) return;
    setOpen(null);
    setSelected(new Set());
    onChanged();
  }
  if (lines.length === 0)
    return <EmptyState icon="success" title={t('inbox.none')} hint={t('inbox.noneHint')} />;
  return (
    <>
      <div className={css.bar}>
        <span className={css.faint}>
          {chosen.length === 0
            ? t('inbox.count', { count: inbox.total })
            : t('inbox.selected', { count: chosen.length })}
        </span>
        <span className={css.grow} />
        {batchActs
          .filter((act) => allowed.includes(act))
          .map((act) => (
            <Button
              key={act}
              size="sm"
              disabled={chosen.length === 0}
              onClick={() => start(act, null)}
            >
              {t(`inbox.act.${act}`)}
            </Button>
          ))}
      </div>
      <p className={css.faint}>{t('inbox.keys')}</p>
      <InboxList
        {...{ lines, current, selected }}
        onMove={setAt}
        onSelect={(line, on) => setSelected(changed(selected, keyOf(line), on))}
        onOpen={setOpen}
        onAct={(act) => start(act, null)}
      />
      {open !== null && (
        <DayDialog
          line={open}
          acts={allowed}
          canUndo={can.settle}
          onAct={(act) => start(act, open)}
          onChanged={onChanged}
          onClose={() => setOpen(null)}
        />
      )}
      {asking !== null && <ActDialog {...asking} leaveTypes={inbox.leaveTypes} onClose={end} />}
    </>
  );
}

function changed(before: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  const next = new Set(before);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

function useRemind(onChanged: () => void): (lines: readonly ExceptionLine[]) => Promise<void> {
  const t = useWords();
  const { tell } = useTools();
  const reminding = useSave(remindExceptions);
  return async (lines) => {
    const days = lines.map(({ employmentId, day }) => ({ employmentId, day }));
    const outcome = await reminding.save({ days });
    if (!outcome.ok) return tell(outcome.error.words, 'error');
    const { reminded: count, withoutAccount: missing } = outcome.result;
    tell(
      missing === 0
        ? t('inbox.done.reminded', { count })
        : t('inbox.done.withoutAccount', { count, missing }),
      'success',
    );
    onChanged();
  };
}
