import type { Finder } from '../lookup.ts';
import type { TreeNode } from '../tree/tree-rows.ts';

/** A person who can be chosen. */
export interface PersonOption {
  readonly id: string;
  readonly name: string;
  /** Said after the name in a lighter colour: staff number, department. */
  readonly hint?: string;
  /** The department the person stands in: a node of the picker's tree. */
  readonly departmentId?: string;
  /** Other ways to begin typing the name, parted by spaces or lines: pinyin, initials. */
  readonly keywords?: string;
  readonly picture?: string;
}

/** Who is looked for: by what was typed, in a department and all below it. */
export interface PeopleQuery {
  readonly typed: string;
  readonly departmentId: string | undefined;
}

/** The people who answer, or the first of them, and how many there are. */
export interface PeopleFound {
  readonly people: readonly PersonOption[];
  readonly total: number;
}

/** Where people come from: a list in the page (`findAmong`), or a call. */
export type FindPeople = Finder<PeopleQuery, PeopleFound>;

/** Looks for people in a list; 10,000 are no burden. */
export function findAmong(
  people: readonly PersonOption[],
  departments: readonly TreeNode[],
): FindPeople {
  const known = people.map((person) => ({ person, haystack: haystackOf(person) }));
  return async ({ typed, departmentId }) => {
    const words = typed.trim().toLowerCase();
    const within = departmentId === undefined ? undefined : idsWithin(departments, departmentId);
    const found = known.filter(
      ({ person, haystack }) =>
        (words === '' ||
          haystack.anywhere.includes(words) ||
          haystack.begun.includes(` ${words}`)) &&
        (within === undefined || within.has(person.departmentId ?? '')),
    );
    return { people: found.map(({ person }) => person), total: found.length };
  };
}

// Pinyin counts from the beginning of a word only: "an" is not 张伟.
function haystackOf({ name, hint = '', keywords = '' }: PersonOption) {
  return {
    anywhere: `${name} ${hint}`.toLowerCase(),
    begun: ` ${keywords.toLowerCase().replaceAll('\n', ' ')}`,
  };
}

/** A department and all below it. */
function idsWithin(nodes: readonly TreeNode[], id: string): ReadonlySet<string> {
  const ids = new Set<string>();
  function visit(level: readonly TreeNode[], inside: boolean): void {
    for (const node of level) {
      const here = inside || node.id === id;
      if (here) ids.add(node.id);
      visit(node.children ?? [], here);
    }
  }
  visit(nodes, false);
  return ids;
}
