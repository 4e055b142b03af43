import { type ReactElement, useMemo, useState } from 'react';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import { useCall, usePermission } from '#bridge/react/index.ts';
import { EmptyState } from '#ui/parts/states.tsx';
import { SearchTree } from '#ui/parts/tree/search-tree.tsx';
import type { Organ } from '../stores/organs.ts';
import { useWords } from '../texts/app-texts.ts';
import type { OrganTask } from './tree-edit/organ-task.ts';
import { useOrganNodes } from './use-organ-nodes.ts';

interface OrganTreeProps {
  organs: readonly Organ[];
  /** Given where only open levels of the tree are loaded. */
  large:
    | { readonly asOf: string | undefined; readonly onOpen: (organId: string) => void }
    | undefined;
  selected: string | undefined;
  onSelect: (organId: string) => void;
  onTask: (task: OrganTask) => void;
}

/** The organisations the person sees, each with how many people it holds with all below. */
export function OrganTree(props: OrganTreeProps): ReactElement {
  const { organs, large, selected, onSelect, onTask } = props;
  const t = useWords();
  const mayMove = usePermission(umsFunctions['structure.edit']);
  const nodesOf = useOrganNodes();
  const [keyword, setKeyword] = useState('');
  const found = useCall(organLevels, large && keyword ? { asOf: large.asOf, keyword } : null);
  const shown = found.data?.organs ?? organs;
  const nodes = useMemo(() => nodesOf(shown), [shown, nodesOf]);
  if (organs.length === 0) return <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />;
  return (
    <SearchTree
      nodes={nodes}
      selected={selected}
      onSelect={onSelect}
      label={t('tree.label')}
      placeholder={t('tree.search')}
      levels={large && { onMore: large.onOpen, onSearch: setKeyword }}
      {...(mayMove && {
        onMove: (organId, place) => onTask({ kind: 'move', organId, ...place }),
      })}
    />
  );
}
