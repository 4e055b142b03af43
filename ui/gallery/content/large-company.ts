import type { PersonOption } from '../../parts/pickers/find-people.ts';
import type { TreeNode } from '../../parts/tree/tree-rows.ts';

/** Names of the parts of a made-up company, in both languages' letters, with their pinyin. */
const places = [
  ['Shanghai', 'shanghai sh'],
  ['Hangzhou', 'hangzhou hz'],
  ['Shenzhen', 'shenzhen sz'],
  ['Chengdu', 'chengdu cd'],
  ['Xiamen', 'xiamen xm'],
] as const;

/** A tree of so many departments: 1 company, sites below it, teams below them. */
export function largeTree(count: number, root: TreeNode): TreeNode[] {
  const teams = Math.ceil((count - 1 - places.length) / places.length);
  return [
    {
      id: root.id,
      label: root.label,
      children: places.map(([place, keywords]) => ({
        id: place,
        label: place,
        keywords,
        children: Array.from({ length: teams }, (_, index) => ({
          id: `${place}-${index + 1}`,
          label: `${place} ${String(index + 1).padStart(4, '0')}`,
          keywords: `${keywords.split(' ')[1] ?? ''}${index + 1}`,
        })),
      })),
    },
  ];
}

/** So many people, spread over the teams of `largeTree` and named in turn by the given names. */
export function largeStaff(count: number, names: readonly PersonOption[]): PersonOption[] {
  return Array.from({ length: count }, (_, index) => {
    const { name = '', keywords = '' } = names[index % names.length] ?? {};
    const [place = ''] = places[index % places.length] ?? [];
    const departmentId = `${place}-${Math.floor(index / names.length) + 1}`;
    const hint = `H${String(index + 1).padStart(6, '0')}`;
    return { id: `p${index}`, name, keywords, hint, departmentId };
  });
}
