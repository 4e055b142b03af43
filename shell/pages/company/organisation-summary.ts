import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { organLevels } from '#bridge/calls/ums/calls.ts';

type Levels = Pick<ResultOf<typeof organLevels>, 'organs' | 'total'>;

/** How a company is organised, as far as the person may see. Counts are of active people. */
export interface OrganisationSummary {
  readonly people: number;
  readonly organisations: number;
  /** The organisations right below the top, in their order. */
  readonly departments: readonly Department[];
  /** Who is in the top itself, so that the shares add up; null where no one does. */
  readonly direct: Pick<Department, 'people' | 'share'> | null;
}

/** One organisation below the top with everything under it. */
export interface Department {
  readonly id: string;
  readonly name: string;
  readonly leaderName: string | null;
  readonly people: number;
  /** Share of all people, 0 to 1. */
  readonly share: number;
}

/** Sums up the first levels of a tree; a person who sees only a part of the company gets that part's tops. */
export function summarise({ organs: nodes, total }: Levels): OrganisationSummary {
  const known = new Set(nodes.map((node) => node.id));
  const tops = nodes.filter((node) => node.parentId === null || !known.has(node.parentId));
  const people = tops.reduce((sum, node) => sum + node.totalHeadCount, 0);
  const [only] = tops;
  const below =
    tops.length === 1 && only ? nodes.filter((node) => node.parentId === only.id) : tops;
  const share = (count: number): number => (people === 0 ? 0 : count / people);
  const direct = people - below.reduce((sum, node) => sum + node.totalHeadCount, 0);
  return {
    people,
    organisations: total,
    departments: below
      .toSorted((a, b) => a.order - b.order)
      .map((node) => ({
        id: node.id,
        name: node.name,
        leaderName: node.leaderName,
        people: node.totalHeadCount,
        share: share(node.totalHeadCount),
      })),
    direct: direct > 0 ? { people: direct, share: share(direct) } : null,
  };
}
