import { useCallback } from 'react';
import type { TreeNode } from '#ui/parts/tree/tree-rows.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { type LevelOrgan, type Organ, organNodes } from '../stores/organs.ts';
import { useWords } from '../texts/app-texts.ts';

/** Makes a tree of organisations that says how many people each holds, directly and with all below. */
export function useOrganNodes(): (organs: readonly (Organ & Partial<LevelOrgan>)[]) => TreeNode[] {
  const t = useWords();
  return useCallback(
    (organs) =>
      organNodes(organs, (direct, total) =>
        t('tree.count', { direct: formatNumber(direct), total: formatNumber(total) }),
      ),
    [t],
  );
}
