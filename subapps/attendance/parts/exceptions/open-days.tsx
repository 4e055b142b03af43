import { type ReactElement, useState } from 'react';
import { remindExceptions } from '#bridge/calls/kaoqin/exceptions.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { ActDialog, type AskedAct } from './act-dialog.tsx';
import { DayDialog } from './day-dialog.tsx';
import css from './exceptions.module.css';
import {
  type Act,
  acts,
  batchActs,
  type ExceptionLine,
  type Inbox,
  keyOf,
  settlingActs,
} from './exceptions.ts';
import { InboxList } from './inbox-list.tsx';

interface OpenDaysProps {
  inbox: Inbox;
  onChanged: () => void;
}

/** What is asked now: an act on days, and whether one of them is open beside. */
interface Asking {
  readonly act: AskedAct;
  readonly lines: readonly ExceptionLine[];
}

/** The open days of a page, settled one after the other or many at once. */
export function OpenDays({ inbox, onChanged }: OpenDaysProps): ReactElement {
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
      <BatchBar
        total={inbox.total}
        chosen={chosen.length}
        acts={batchActs.filter((act) => allowed.includes(act))}
        onAct={(act) => start(act, null)}
      />
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

interface BatchBarProps {
  total: number;
  chosen: number;
  acts: readonly Act[];
  onAct: (act: Act) => void;
}

/** How many there are or are selected, and what is done with all of them. */
function BatchBar({ total, chosen, acts: offered, onAct }: BatchBarProps): ReactElement {
  const t = useWords();
  return (
    <div className={css.bar}>
      <span className={css.faint}>
        {chosen === 0 ? t('inbox.count', { count: total }) : t('inbox.selected', { count: chosen })}
      </span>
      <span className={css.grow} />
      {offered.map((act) => (
        <Button key={act} size="sm" disabled={chosen === 0} onClick={() => onAct(act)}>
          {t(`inbox.act.${act}`)}
        </Button>
      ))}
    </div>
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
