import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useBridge, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { differences, type Edit, type Roster } from '../../stores/draft.ts';
import { makeJudge } from '../../stores/findings.ts';
import { type Selection, within } from '../../stores/selection.ts';
import { useWords } from '../../texts/app-texts.ts';
import { BoardDialogs } from './board-dialogs.tsx';
import { BoardHead } from './board-head.tsx';
import css from './roster.module.css';
import type { Asking } from './toolbar.tsx';
import type { View } from './use-place.ts';
import { type RosterDraft, type Unit, useRosterDraft } from './use-roster-draft.ts';
import { monthOf, weeksOf } from './weeks.ts';
import { Worksheet } from './worksheet.tsx';

interface BoardProps {
  unit: Unit;
  roster: Roster;
  view: View;
  onReload: () => void;
  onView: (view: View) => void;
  onDirty: (dirty: boolean) => void;
}

/** A roster being drawn up: legend, grid, conflicts, and what can be done with it. */
export function Board(props: BoardProps): ReactElement {
  const { unit, roster, view, onReload, onView, onDirty } = props;
  const t = useWords();
  const draft = useRosterDraft(unit, roster);
  const week = useWeek(roster);
  const bounds = {
    rows: roster.people.length,
    ...(view === 'week' ? week.range : monthOf(roster)),
  };
  const [picked, select] = useState<Selection>(() => firstCell(roster, bounds.first));
  const selection = { anchor: within(picked.anchor, bounds), focus: within(picked.focus, bounds) };
  const [asking, setAsking] = useState<Asking | null>(null);
  const { judge, findings } = useFindings(roster, draft);
  const changes = useChanges(roster, draft);
  const print = usePrint();
  useSaveKey(draft);
  useEffect(() => onDirty(draft.unsaved > 0), [onDirty, draft.unsaved]);
  async function ask(what: Asking): Promise<void> {
    const isSaved = what === 'pattern' || what === 'changes' || draft.unsaved === 0;
    if (isSaved || (await draft.save())) setAsking(what);
  }
  return (
    <>
      <BoardHead
        {...{ unit, roster, draft, view, onView, week }}
        changes={changes.length}
        onAsk={(what) => void ask(what)}
        onPrint={print.start}
        onChanged={onReload}
      />
      {draft.clashed && <Clash draft={draft} onReload={onReload} />}
      {roster.state === 'locked' && <Banner title={t('roster.readOnlyLocked')} />}
      <Worksheet
        {...{ roster, draft, selection, select, bounds, judge, findings, week, view }}
        month={unit.month}
        isWhole={print.isOn}
      />
      <BoardDialogs
        {...{ asking, unit, roster, draft, changes, findings, selection }}
        onClose={(changed) => {
          setAsking(null);
          if (changed) onReload();
        }}
      />
    </>
  );
}

function firstCell({ days, today }: Roster, first: number): Selection {
  const at = days.findIndex(({ day }) => day === today);
  const place = { row: 0, column: Math.max(first, at) };
  return { anchor: place, focus: place };
}

/** The week in sight; that of today to begin with. */
function useWeek(roster: Roster) {
  const weeks = weeksOf(roster);
  const has = (column: number) =>
    weeks.findIndex(({ first, last }) => column >= first && column <= last);
  const [at, setAt] = useState(() =>
    Math.max(0, has(roster.days.findIndex(({ day }) => day === roster.today))),
  );
  const range = weeks[Math.min(at, weeks.length - 1)] ?? monthOf(roster);
  return {
    range,
    show: (column: number) => setAt(Math.max(0, has(column))),
    step: (weeksOn: number) => setAt(Math.max(0, Math.min(weeks.length - 1, at + weeksOn))),
    isFirst: at === 0,
    isLast: at >= weeks.length - 1,
  };
}

/** The week that is shown, and the way to others. */
export type ShownWeek = ReturnType<typeof useWeek>;

function useFindings(roster: Roster, { rows }: RosterDraft) {
  const judge = useMemo(() => makeJudge(roster), [roster]);
  const findings = useMemo(() => rows.flatMap((plans, row) => judge(row, plans)), [rows, judge]);
  return { judge, findings };
}

function useChanges(roster: Roster, { rows }: RosterDraft): readonly Edit[] {
  const published = useMemo(() => roster.people.map((person) => person.published), [roster]);
  return useMemo(() => differences(published, rows, roster), [published, rows, roster]);
}

function useSaveKey(draft: RosterDraft): void {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (latest.current.canEdit && !latest.current.saving) void latest.current.save();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Prints with every line drawn. */
function usePrint() {
  const bridge = useBridge();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    void bridge.dialogs
      .print({})
      .catch(() => {})
      .finally(() => setOn(false));
  }, [isOn, bridge]);
  return { isOn, start: () => setOn(true) };
}

function Clash({ draft, onReload }: { draft: RosterDraft; onReload: () => void }): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  return (
    <Banner
      tone="warn"
      title={t('clash.title')}
      action={
        <span className={css.buttons}>
          <Button
            size="sm"
            onClick={() => {
              draft.drop();
              onReload();
            }}
          >
            {t('clash.drop')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            onClick={() => {
              onReload();
              tell(t('clash.kept'), 'info');
            }}
          >
            {t('clash.keep')}
          </Button>
        </span>
      }
    >
      {t('clash.text')}
    </Banner>
  );
}
