import type { TreeNode } from '../../parts/tree/tree-rows.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

/** The company as a tree. */
export function useOrgans(): readonly TreeNode[] {
  const t = useGalleryTexts();
  const node = (
    id: 'company' | 'research' | 'platform' | 'client' | 'testing' | 'sales' | 'people',
    count: number,
    children?: readonly TreeNode[],
  ): TreeNode => ({ id, label: t(`organ.${id}`), count, ...(children && { children }) });
  return [
    node('company', 200, [
      node('research', 86, [node('platform', 31), node('client', 24), node('testing', 17)]),
      node('sales', 58),
      node('people', 9),
    ]),
  ];
}
