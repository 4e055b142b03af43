import type { ReactElement } from 'react';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { SearchTree } from '#ui/parts/tree/search-tree.tsx';
import { useWords } from '../../texts/app-texts.ts';

/** The organisation tree beside the roster. The root stands for everyone. */
export function OrganAside(props: {
  organs: Organs;
  selected: string | undefined;
  onSelect: (organId: string | undefined) => void;
}): ReactElement {
  const { organs, selected, onSelect } = props;
  const { call, nodes } = organs;
  const t = useWords();
  if (call.state === 'failed' && !call.data) {
    return <ErrorState title={t('tree.failed')} hint={call.error.words} onRetry={call.reload} />;
  }
  if (!call.data) return <SkeletonLines lines={8} />;
  // With several roots none of them is everyone: a second click on the chosen one lets all in again.
  const everyone = nodes.length === 1 ? nodes[0]?.id : undefined;
  return (
    <SearchTree
      label={t('tree.label')}
      placeholder={t('tree.search')}
      nodes={nodes}
      selected={selected ?? everyone}
      onSelect={(id) => onSelect(id === everyone || id === selected ? undefined : id)}
    />
  );
}
