import { type ReactElement, useMemo } from 'react';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { usePermission } from '#bridge/react/index.ts';
import { EmptyState } from '#ui/parts/states.tsx';
import { SearchTree } from '#ui/parts/tree/search-tree.tsx';
import { useWords } from '../texts/app-texts.ts';
import type { OrganTask } from './tree-edit/organ-task.ts';
import { useOrganNodes } from './use-organ-nodes.ts';

interface OrganTreeProps {
  organs: Organs;
  selected: string | undefined;
  onSelect: (organId: string) => void;
  onTask: (task: OrganTask) => void;
}

/** The organisations the person sees, each with how many people it holds with all below. */
export function OrganTree(props: OrganTreeProps): ReactElement {
  const { selected, onSelect, onTask } = props;
  const { list, shown, levels } = props.organs;
  const t = useWords();
  const mayMove = usePermission(umsFunctions['structure.edit']);
  const nodesOf = useOrganNodes();
  const nodes = useMemo(() => nodesOf(shown), [shown, nodesOf]);
  if (list.length === 0) return <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />;
  return (
    <SearchTree
      nodes={nodes}
      selected={selected}
      onSelect={onSelect}
      label={t('tree.label')}
      placeholder={t('tree.search')}
      levels={levels}
      {...(mayMove && {
        onMove: (organId, place) => onTask({ kind: 'move', organId, ...place }),
      })}
    />
  );
}
