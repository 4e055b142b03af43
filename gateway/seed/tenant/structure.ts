import { addDays, addMonths, addYears } from '#gateway/kernel/people/calendar.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import type { Row } from '../insert-rows.ts';
import type { OrganPlan, PostPlan, SeatPlan, TenantPlan } from '../plan.ts';
import { createRandom, type Random } from '../random.ts';

/** An organisation of a plan with the ids its rows carry. */
export interface SeededOrgan {
  readonly plan: OrganPlan;
  readonly id: string;
  readonly number: number;
  readonly parent: SeededOrgan | null;
  readonly path: string;
  readonly seats: readonly SeededSeat[];
}

/** A position of a plan with its id. */
export interface SeededSeat {
  readonly plan: SeatPlan;
  readonly id: string;
  readonly post: SeededPost;
}

export interface SeededPost {
  readonly plan: PostPlan;
  readonly id: string;
}

/** What is there before anyone is hired. */
export interface Structure {
  readonly tenantId: string;
  readonly plan: TenantPlan;
  readonly anchor: string;
  readonly founded: string;
  readonly organs: readonly SeededOrgan[];
  readonly organByCode: ReadonlyMap<string, SeededOrgan>;
  /** Open organisations by the one above them. */
  readonly openBelow: ReadonlyMap<SeededOrgan | null, readonly SeededOrgan[]>;
  /** Closed organisations, by the code of the one that took their people over. */
  readonly mergedInto: ReadonlyMap<string, SeededOrgan>;
  readonly categoryIds: ReadonlyMap<string, string>;
  readonly gradeIds: ReadonlyMap<string, string>;
  readonly posts: readonly SeededPost[];
}

/** Gives every part of a plan its id and its place. */
export function buildStructure(plan: TenantPlan, anchor: string, random: Random): Structure {
  const tenantId = random.id();
  // A source of their own: what is drawn after them stays as it was.
  const gradeChance = createRandom(plan.grades.length, Date.parse(anchor));
  const categoryIds = new Map(plan.categories.map(({ code }) => [code, random.id()]));
  const posts = plan.posts.map((post) => ({ plan: post, id: random.id() }));
  const postByName = new Map(posts.map((post) => [post.plan.name, post]));
  const organByCode = new Map<string, SeededOrgan>();
  for (const organ of plan.organs) {
    const parent = organ.parent === null ? null : known(organByCode, organ.parent);
    const number = organByCode.size + 1;
    organByCode.set(organ.code, {
      plan: organ,
      id: random.id(),
      number,
      parent,
      path: `${parent?.path ?? '/'}${number}/`,
      seats: organ.seats.map((seat) => ({
        plan: seat,
        id: random.id(),
        post: known(postByName, seat.post),
      })),
    });
  }
  const founded = addYears(anchor, -plan.ageYears);
  const organs = [...organByCode.values()];
  const isOpen = ({ plan: organ }: SeededOrgan): boolean => organ.closed === undefined;
  return {
    tenantId,
    plan,
    anchor,
    founded,
    organs,
    organByCode,
    openBelow: Map.groupBy(organs.filter(isOpen), ({ parent }) => parent),
    mergedInto: new Map(
      organs.flatMap((organ) =>
        organ.plan.closed === undefined ? [] : [[organ.plan.closed.successor, organ] as const],
      ),
    ),
    categoryIds,
    gradeIds: new Map(plan.grades.map(({ code }) => [code, gradeChance.id()])),
    posts,
  };
}

/** The value of a key that the plan promises. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The plan names ${key}, which it does not hold.`);
  return value;
}

/** The first day on which a closed organisation does not exist any more, or null. */
export function closingDay({ anchor }: Structure, organ: SeededOrgan): string | null {
  return organ.plan.closed === undefined ? null : addMonths(anchor, -organ.plan.closed.monthsAgo);
}

/** The rows of everything but people and the dated rows of organisations, which name their leaders. */
export function structureRows(structure: Structure): {
  readonly grade: Row<'grade'>[];
  readonly post_category: Row<'post_category'>[];
  readonly post: Row<'post'>[];
  readonly organ: Row<'organ'>[];
  readonly position: Row<'position'>[];
  readonly position_plan: Row<'position_plan'>[];
} {
  const { tenantId: tenant_id, plan, categoryIds, gradeIds } = structure;
  const gradeId = (code: string | null) => (code === null ? null : known(gradeIds, code));
  return {
    grade: plan.grades.map(({ code, name }, index) => ({
      tenant_id,
      id: known(gradeIds, code),
      code,
      name,
      rank: index + 1,
    })),
    post_category: plan.categories.map(({ code, name }, index) => ({
      tenant_id,
      id: known(categoryIds, code),
      parent_id: null,
      code,
      name,
      name_sort: nameSortKey(name),
      sort_order: index + 1,
    })),
    post: structure.posts.map(({ plan: post, id }) => ({
      tenant_id,
      id,
      code: post.code,
      name: post.name,
      name_sort: nameSortKey(post.name),
      category_id: known(categoryIds, post.category),
      grade_from_id: gradeId(post.gradeFrom),
      grade_to_id: gradeId(post.gradeTo),
      closed_on: null,
    })),
    organ: structure.organs.map((organ) => ({
      tenant_id,
      id: organ.id,
      code: organ.plan.code,
      number: organ.number,
      kind: organ.plan.kind,
      opened_on: structure.founded,
      closed_on: closingDay(structure, organ),
    })),
    position: structure.organs.flatMap((organ) => positionRows(structure, organ)),
    position_plan: planRows(structure),
  };
}

function positionRows(structure: Structure, organ: SeededOrgan): Row<'position'>[] {
  return organ.seats.map((seat, index) => ({
    tenant_id: structure.tenantId,
    id: seat.id,
    code: `${organ.plan.code}-${String(index + 1).padStart(2, '0')}`,
    name: `${organ.plan.name} ${seat.plan.post}`,
    name_sort: nameSortKey(`${organ.plan.name} ${seat.plan.post}`),
    organ_id: organ.id,
    post_id: seat.post.id,
    planned: seat.plan.planned,
    closed_on: closingDay(structure, organ),
  }));
}

/** Next year one more is planned where a seat is free today. */
function planRows({ tenantId, anchor, organs }: Structure): Row<'position_plan'>[] {
  // A source of their own: what is drawn after them stays as it was.
  const random = createRandom(organs.length, Date.parse(anchor));
  const from = `${Number(anchor.slice(0, 4)) + 1}-01-01`;
  return organs.flatMap((organ) =>
    organ.seats
      .filter(({ plan }) => organ.plan.closed === undefined && plan.planned > plan.active)
      .map((seat) => ({
        tenant_id: tenantId,
        id: random.id(),
        position_id: seat.id,
        organ_id: organ.id,
        from_on: from,
        planned: seat.plan.planned + 1,
      })),
  );
}

/** The dated rows of the organisations; `leaderOf` gives the employment that leads one. */
export function organRows(
  structure: Structure,
  random: Random,
  leaderOf: (organ: SeededOrgan) => string | null,
): Row<'organ_row'>[] {
  return structure.organs.flatMap((organ, index) => {
    const { before } = organ.plan;
    const current = {
      tenant_id: structure.tenantId,
      id: random.id(),
      organ_id: organ.id,
      from_on: structure.founded,
      to_on: null,
      parent_id: organ.parent?.id ?? null,
      path: organ.path,
      name: organ.plan.name,
      name_sort: nameSortKey(organ.plan.name),
      leader_id: leaderOf(organ),
      sort_order: index + 1,
    };
    if (before === undefined) return [current];
    const changed = addMonths(structure.anchor, -before.monthsAgo);
    const parent =
      before.parent === undefined ? organ.parent : known(structure.organByCode, before.parent);
    const name = before.name ?? organ.plan.name;
    const earlier = {
      ...current,
      id: random.id(),
      to_on: addDays(changed, -1),
      parent_id: parent?.id ?? null,
      path: `${parent?.path ?? '/'}${organ.number}/`,
      name,
      name_sort: nameSortKey(name),
    };
    return [earlier, { ...current, from_on: changed }];
  });
}
