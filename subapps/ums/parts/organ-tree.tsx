import { type ReactElement, useMemo } from 'react';
import { EmptyState } from '#ui/parts/states.tsx';
import { SearchTree } from '#ui/parts/tree/search-tree.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { type Organ, organNodes } from '../stores/organs.ts';
import { useWords } from '../texts/app-texts.ts';

interface OrganTreeProps {
  organs: readonly Organ[];
  selected: string | undefined;
  onSelect: (organId: string) => void;
}

/** The organisations the person sees, each with how many people it holds with all below. */
export function OrganTree({ organs, selected, onSelect }: OrganTreeProps): ReactElement {
  const t = useWords();
  const nodes = useMemo(
    () =>
      organNodes(organs, (direct, total) =>
        t('tree.count', { direct: formatNumber(direct), total: formatNumber(total) }),
      ),
    [organs, t],
  );
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
