import type { Words } from '../texts/app-texts.ts';
import type { Approval } from './approval-view.tsx';

/** What the button of an act says; at a step where something is handled, what its designer calls it. */
export function actLabel(
  t: Words,
  act: Approval['can'][number],
  { task }: Pick<Approval, 'task'>,
): string {
  if (act === 'approve' && task?.kind === 'handle') return task.button ?? t('act.handle');
  return t(`act.${act}`);
}
