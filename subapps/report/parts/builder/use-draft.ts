import { useEffect, useRef, useState } from 'react';
import type { ReportDefinition } from '#bridge/calls/prism/reports.ts';
import { saveReport } from '#bridge/calls/prism/reports.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { useHistory } from '#ui/figures/history.ts';
import { lackOf } from '#ui/figures/question.ts';
import type { Draft } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';

/** A report being made: its question with undo, its name, and how it is saved. */
export function useDraft(first: Draft) {
  const t = useWords();
  const { tell, ask, onDirty } = useTools();
  const [, navigate] = usePageLocation();
  const history = useHistory<ReportDefinition>(first.definition);
  const [head, setHead] = useState({ name: first.name, note: first.note, roleIds: first.roleIds });
  const [tried, setTried] = useState(false);
  const saving = useSave(saveReport);
  const isChanged =
    history.canUndo || JSON.stringify(head) !== JSON.stringify(headOf(first)) || !first.saved;
  const isSaved = useRef(false);
  useEffect(() => onDirty(isChanged && !isSaved.current), [isChanged, onDirty]);
  const { value: definition } = history;
  const lacksName = head.name.trim() === '';

  async function save(): Promise<void> {
    setTried(true);
    if (lacksName || lackOf(definition.query) !== null) return;
    const { name, note, roleIds } = head;
    const outcome = await saving.save({
      ...(first.saved && { id: first.saved.id, version: first.saved.version }),
      name: name.trim(),
      note: note.trim(),
      definition,
      roleIds: [...roleIds],
    });
    if (!outcome.ok) return tell(outcome.error.words, 'error');
    isSaved.current = true;
    onDirty(false);
    tell(t('builder.saved', { name: name.trim() }), 'success');
    navigate(`/reports/${outcome.result.id}`, { replace: true });
  }

  async function leave(): Promise<void> {
    const words = {
      title: t('builder.leave'),
      text: t('builder.leaveText'),
      tone: 'danger',
    } as const;
    if (isChanged && !(await ask(words))) return;
    onDirty(false);
    navigate(first.saved ? `/reports/${first.saved.id}` : '/reports');
  }

  return {
    history,
    definition,
    head,
    setHead,
    isChanged,
    nameError: tried && lacksName ? t('builder.nameMissing') : undefined,
    isSaving: saving.state === 'saving',
    save: () => void save(),
    leave: () => void leave(),
  };
}

/** A report being made. */
export type DraftWork = ReturnType<typeof useDraft>;

function headOf({ name, note, roleIds }: Draft) {
  return { name, note, roleIds };
}
