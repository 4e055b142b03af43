/** The organisations a person may choose from, as a list in tree order. */

interface OrganNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly name: string;
  readonly order: number;
}

/** One organisation, with the names on its path. */
export interface OrganChoice {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** From the topmost the person may see down to this one, itself included. */
  readonly path: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Puts organisations in tree order. One whose parent is not among them, because it lies outside the person's data
 * range, is at the top.
 */
export function organChoices(nodes: readonly OrganNode[]): OrganChoice[] {
  const known = new Set(nodes.map((node) => node.id));
  const below = Map.groupBy(nodes, ({ parentId }) =>
    parentId && known.has(parentId) ? parentId : '',
  );
  const choices: OrganChoice[] = [];
  function add(parentId: string, path: OrganChoice['path']): void {
    const children = [...(below.get(parentId) ?? [])].sort((a, b) => a.order - b.order);
    for (const { id, name, code } of children) {
      const own = [...path, { id, name }];
      choices.push({ id, name, code, path: own });
      add(id, own);
    }
  }
  add('', []);
  return choices;
}

/** What the page looks at as a whole: the single topmost organisation, or everything where there are several. */
export function wholeOf(choices: readonly OrganChoice[], everything: string): OrganChoice {
  const tops = choices.filter((choice) => choice.path.length === 1);
  const only = tops.length === 1 ? tops[0] : undefined;
  return only ?? { id: '', name: everything, code: '', path: [{ id: '', name: everything }] };
}

/** The organisations whose name or code holds what was typed, in tree order; all of them when nothing was. */
export function searchOrgans(choices: readonly OrganChoice[], typed: string): OrganChoice[] {
  const wanted = typed.trim().toLowerCase();
  return choices.filter(
    ({ name, code }) =>
      name.toLowerCase().includes(wanted) || code.toLowerCase().startsWith(wanted),
  );
}
