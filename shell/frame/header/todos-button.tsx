import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { openPlace } from '../../stores/history/navigation.ts';
import { todos, todosPlace } from '../../stores/work/todos.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { Counted } from '../counted.tsx';

/** How many approvals wait for the person; it opens their list. */
export function TodosButton(): ReactElement | null {
  const t = useShellTexts();
  const count = useStore(todos);
  if (count === undefined) return null;
  return (
    <Counted count={count} tone="urgent">
      <IconButton
        icon="approval"
        label={count > 0 ? t('todos.some', { count }) : t('todos.none')}
        onClick={() => openPlace(todosPlace)}
      />
    </Counted>
  );
}
