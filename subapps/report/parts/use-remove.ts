import { removeReport } from '#bridge/calls/prism/reports.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { useWords } from '../texts/app-texts.ts';

/** Removes a report of the caller after a question. */
export function useRemove(onRemoved: (id: string) => void): (id: string, name: string) => void {
  const t = useWords();
  const { ask, tell } = useTools();
  const removing = useSave(removeReport);

  async function remove(id: string, name: string): Promise<void> {
    const title = t('removing.question', { name });
    if (!(await ask({ title, text: t('removing.text'), tone: 'danger' }))) return;
    const outcome = await removing.save({ id });
    if (outcome.ok) {
      tell(t('said.removed', { name }), 'success');
      onRemoved(id);
    } else tell(outcome.error.words, 'error');
  }

  return (id, name) => void remove(id, name);
}
