/** An organisation as a tree shows it. */
export interface TreeOrgan {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly name: string;
}

/** What of a large tree is wanted. */
export interface WantedLevels {
  /** Organisations whose way and whose next level are shown. */
  readonly open: readonly string[];
  /** Given: what has it in its name or code, each with its way, instead of what is open. */
  readonly keyword?: string | undefined;
}

/** Organisations that are found at most. */
const mostFound = 200;

/**
 * The part of a tree that a screen shows: the tops and what is directly below them, and the same along the way to each
 * open organisation. Parents come before children, as in `organs`.
 */
export function levelsOf<Organ extends TreeOrgan>(
  organs: readonly Organ[],
  { open, keyword }: WantedLevels,
): readonly Organ[] {
  const byId = new Map(organs.map((organ) => [organ.id, organ]));
  const wayTo = (id: string): readonly string[] => {
    const way: string[] = [];
    for (let organ = byId.get(id); organ; organ = byId.get(organ.parentId ?? '')) {
      way.push(organ.id);
    }
    return way;
  };
  if (keyword !== undefined) {
    const word = keyword.toLowerCase();
    const found = organs.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(word));
    const shown = new Set(found.slice(0, mostFound).flatMap(({ id }) => wayTo(id)));
    return organs.filter(({ id }) => shown.has(id));
  }
  const tops = organs.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const opened = new Set([...tops, ...open.flatMap(wayTo)]);
  return organs.filter(({ parentId }) => parentId === null || opened.has(parentId));
}
