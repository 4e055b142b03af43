import { type ReactElement, useMemo } from 'react';
import { EmptyState } from '#ui/parts/states.tsx';
import { SearchTree } from '#ui/parts/tree/search-tree.tsx';
import type { Organ } from '../stores/organs.ts';
import { useWords } from '../texts/app-texts.ts';
import { useOrganNodes } from './use-organ-nodes.ts';

interface OrganTreeProps {
  organs: readonly Organ[];
  selected: string | undefined;
  onSelect: (organId: string) => void;
}

/** The organisations the person sees, each with how many people it holds with all below. */
export function OrganTree({ organs, selected, onSelect }: OrganTreeProps): ReactElement {
  const t = useWords();
  const nodesOf = useOrganNodes();
  const nodes = useMemo(() => nodesOf(organs), [organs, nodesOf]);
  if (nodes.length === 0) return <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />;
  return (
    <SearchTree
      nodes={nodes}
      selected={selected}
      onSelect={onSelect}
      label={t('tree.label')}
      placeholder={t('tree.search')}
    />
  );
}
