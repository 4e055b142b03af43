import type { ClipboardEvent, KeyboardEvent } from 'react';
import { copyCells } from '#bridge/calls/paiban/clipboard.ts';
import { restWords } from '#bridge/calls/paiban/records/rotation-pattern.words.ts';
import { useTools } from '#bridge/react/index.ts';
import { planOf, type Roster } from '../../stores/draft.ts';
import { pasteText, setArea } from '../../stores/fill.ts';
import {
  areaOf,
  type Bounds,
  moveSelection,
  placesOf,
  type Selection,
  selectAll,
} from '../../stores/selection.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { RosterDraft } from './use-roster-draft.ts';

/** What the grid works on. */
export interface GridWork {
  readonly roster: Roster;
  readonly draft: RosterDraft;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly bounds: Bounds;
}

/** Keys and the clipboard of the grid. */
export function useGridKeys(work: GridWork) {
  const clipboard = useClipboard(work);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey) return;
    const done = event.ctrlKey || event.metaKey ? command(event, work) : plain(event, work);
    if (done) event.preventDefault();
  }
  return { onKeyDown, ...clipboard };
}

function command({ key, shiftKey }: KeyboardEvent, work: GridWork): boolean {
  const letter = key.toLowerCase();
  if (letter === 'a') work.select(selectAll(work.bounds));
  else if (letter === 'z' && !shiftKey) work.draft.undo();
  else if (letter === 'y' || letter === 'z') work.draft.redo();
  else return move(key, shiftKey, true, work);
  return true;
}

function plain({ key, shiftKey }: KeyboardEvent, work: GridWork): boolean {
  const plan = planOfKey(key, work.roster.shifts.length);
  if (plan === undefined) return move(key, shiftKey, false, work);
  work.draft.edit(setArea(areaOf(work.selection), plan));
  return true;
}

function move(key: string, extend: boolean, far: boolean, work: GridWork): boolean {
  const next = moveSelection(work.selection, { key, extend, far }, work.bounds);
  if (next === undefined) return false;
  work.select(next);
  return true;
}

function planOfKey(key: string, shifts: number): number | undefined {
  if (key === 'Delete' || key === 'Backspace') return -1;
  if (key === '0' || key.toLowerCase() === 'r') return 0;
  return /^[1-9]$/.test(key) && Number(key) <= shifts ? Number(key) : undefined;
}

function useClipboard({ roster, draft, selection, select, bounds }: GridWork) {
  const t = useWords();
  const { tell } = useTools();
  const area = areaOf(selection);
  const { shifts } = roster;
  function onCopy(event: ClipboardEvent): void {
    const cells = draft.rows
      .slice(area.top, area.bottom + 1)
      .map((line) => line.slice(area.left, area.right + 1).map((plan) => planOf(plan, shifts)));
    event.clipboardData.setData('text/plain', copyCells(cells, shifts, t('rest')));
    event.preventDefault();
    tell(t('said.copied', { count: placesOf(area).length }), 'info');
  }
  function onPaste(event: ClipboardEvent): void {
    event.preventDefault();
    if (!draft.canEdit) return;
    const rest = [t('rest'), t('restDay'), ...restWords];
    const text = event.clipboardData.getData('text/plain');
    const pasted = pasteText(text, area, bounds, { shifts, rest });
    draft.edit(pasted.edits);
    const { top, left, bottom, right } = pasted.area;
    select({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
    if (pasted.unknown.length > 0) {
      const words = pasted.unknown.slice(0, 5).join(t('listComma'));
      tell(t('said.unknown', { words }), 'error');
    }
  }
  return { onCopy, onPaste };
}
