import { useEffect, useRef, useState } from 'react';
import { type BoardDefinition, saveBoard } from '#bridge/calls/prism/boards.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { useHistory } from '#ui/figures/history.ts';
import type { Draft } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';

/** A board being made: its tiles with undo, its name, and how it is saved. */
export function useDraft(first: Draft) {
  const t = useWords();
  const { tell, ask, onDirty } = useTools();
  const [, navigate] = usePageLocation();
  const history = useHistory<BoardDefinition>(first.definition);
  const [head, setHead] = useState({ name: first.name, note: first.note, roleIds: first.roleIds });
  const [tried, setTried] = useState(false);
  const saving = useSave(saveBoard);
  const isHeadChanged = JSON.stringify(head) !== JSON.stringify(headOf(first));
  const isChanged = history.canUndo || isHeadChanged;
  const isSaved = useRef(false);
  useEffect(() => onDirty(isChanged && !isSaved.current), [isChanged, onDirty]);
  const lacksName = head.name.trim() === '';

  async function save(): Promise<void> {
    setTried(true);
    if (lacksName) return tell(t('designer.nameMissing'), 'error');
    const { name, note, roleIds } = head;
    const outcome = await saving.save({
      ...(first.saved && { id: first.saved.id, version: first.saved.version }),
      name: name.trim(),
      note: note.trim(),
      roleIds: [...roleIds],
      definition: history.value,
    });
    if (!outcome.ok) return tell(outcome.error.words, 'error');
    isSaved.current = true;
    onDirty(false);
    tell(t('designer.saved', { name: name.trim() }), 'success');
    navigate(`/boards/${outcome.result.id}`, { replace: true });
  }

  async function leave(): Promise<void> {
    const words = { title: t('designer.leave'), text: t('designer.leaveText') };
    if (isChanged && !(await ask({ ...words, tone: 'danger' }))) return;
    onDirty(false);
    navigate(first.saved ? `/boards/${first.saved.id}` : '/boards');
  }

  return {
    history,
    definition: history.value,
    head,
    setHead,
    nameError: tried && lacksName ? t('designer.nameMissing') : undefined,
    isSaving: saving.state === 'saving',
    save: () => void save(),
    leave: () => void leave(),
  };
}

/** A board being made. */
export type DraftWork = ReturnType<typeof useDraft>;

function headOf({ name, note, roleIds }: Draft) {
  return { name, note, roleIds };
}
