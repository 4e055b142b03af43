import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { type EditReach, readEditReach, sees } from '../../organ/tree/edit-reach.ts';
import { readStoredOrgans, type StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { spanOn } from '../../organ/tree/timeline.ts';
import { keyIn } from './read-organ-sheet.ts';

/** An employee as cells name them. */
interface Leader {
  readonly id: string;
  readonly name: string;
  readonly staffNo: string;
}

/** What the rows of a sheet are about: the organisations that exist, those it has added so far, and heads. */
export class KnownOrgans {
  readonly #context: CallContext;
  readonly #stored: ReadonlyMap<string, StoredOrgan>;
  readonly #seen: ReadonlySet<string>;
  readonly #leaders: ReadonlyMap<string, Leader>;
  readonly #present: ReadonlyMap<string, Leader>;
  readonly #reaches = new Map<string, EditReach>();
  readonly #added = new Map<string, { readonly id: string; readonly name: string }>();
  readonly #waiting = new Set<string>();
  readonly #opened: Map<string, string>;
  #isEmpty: boolean | undefined;

  private constructor(
    context: CallContext,
    stored: readonly StoredOrgan[],
    seen: ReadonlySet<string>,
    leaders: { readonly asked: readonly Leader[]; readonly present: readonly Leader[] },
  ) {
    this.#context = context;
    this.#stored = new Map(stored.map((organ) => [organ.code, organ]));
    this.#seen = seen;
    this.#opened = new Map(stored.map(({ id, openedOn }) => [id, openedOn]));
    this.#leaders = new Map(leaders.asked.map((one) => [one.staffNo, one]));
    this.#present = new Map(leaders.present.map((one) => [one.id, one]));
  }

  /** Reads all organisations and the people whom cells name as heads. */
  static async read(context: CallContext, leaderCells: readonly string[]): Promise<KnownOrgans> {
    const ids = await context.database
      .selectFrom('organ as g')
      .where('g.tenant_id', '=', context.tenantId)
      .select('g.id')
      .execute();
    const stored = await readStoredOrgans(
      context,
      ids.map(({ id }) => id),
    );
    const today = dayOf(context.now());
    const { seen: reach } = await readEditReach(context, today);
    const seen = new Set(stored.filter((organ) => sees(reach, organ)).map(({ id }) => id));
    const heads = stored.flatMap(({ spans }) => spans.flatMap(({ leaderId }) => leaderId ?? []));
    const people = namedPeople(context, reachedPeople(context, reach));
    return new KnownOrgans(context, stored, seen, {
      asked: await people
        .where(employedOn(today))
        .where(sql<boolean>`e.staff_no = any(${[...new Set(leaderCells.map(keyIn))]}::text[])`)
        .execute(),
      present: await readHeads(context, heads),
    });
  }

  /** An organisation of before by its code, seen or not. */
  byCode(code: string): StoredOrgan | undefined {
    return this.#stored.get(code);
  }

  isSeen({ id }: Pick<StoredOrgan, 'id'>): boolean {
    return this.#seen.has(id);
  }

  /** Remembers what the sheet added, so that rows can be below it. */
  add(code: string, organ: { readonly id: string; readonly name: string }, opened: string): void {
    this.#added.set(code, organ);
    this.#opened.set(organ.id, opened);
  }

  /** Remembers a row that is refused by what others call it. */
  refuse({ code, name }: { readonly code?: string; readonly name?: string }): void {
    for (const text of [code, name]) if (text) this.#waiting.add(text);
  }

  /** Whether a cell names a row that is refused, and nothing else. */
  isWaiting(text: string, day: string): boolean {
    return this.#waiting.has(keyIn(text)) && this.find(text, day) === undefined;
  }

  /** The organisation that a cell names by code, or by a name that only one has on the day. */
  find(text: string, day: string): string | undefined {
    const key = keyIn(text);
    const added = this.#added.get(key);
    if (added !== undefined) return added.id;
    const stored = this.#stored.get(key);
    if (stored !== undefined && this.#seen.has(stored.id)) return stored.id;
    const named = [
      ...[...this.#added.values()].filter(({ name }) => name === text),
      ...[...this.#stored.values()].filter(
        (organ) => this.#seen.has(organ.id) && nameOn(organ, day) === text,
      ),
    ];
    return named.length === 1 ? named[0]?.id : undefined;
  }

  /** The head that a cell names; `present` is the one there is, who may be out of reach. */
  leader(text: string, present: string | null): string | undefined {
    const now = this.#present.get(present ?? '');
    if (now !== undefined && (text === now.name || keyIn(text) === now.staffNo)) return now.id;
    return this.#leaders.get(keyIn(text))?.id;
  }

  /**
   * The day from which a new organisation without a day of its own is there: today, or with the one above while the company
   * has no employees, as their days of joining have passed.
   */
  async usualDay(parentId: string | null): Promise<string> {
    const { database, tenantId, now } = this.#context;
    this.#isEmpty ??= !(await database
      .selectFrom('employment as e')
      .where('e.tenant_id', '=', tenantId)
      .select('e.id')
      .limit(1)
      .executeTakeFirst());
    const opened = parentId === null ? undefined : this.#opened.get(parentId);
    return (this.#isEmpty && opened) || dayOf(now());
  }

  /** Where the caller may change the tree from a day on; read once for a day. */
  async reachOn(day: string): Promise<EditReach> {
    const reach = this.#reaches.get(day) ?? (await readEditReach(this.#context, day));
    this.#reaches.set(day, reach);
    return reach;
  }
}

function nameOn({ spans, closedOn }: StoredOrgan, day: string): string | undefined {
  if (closedOn !== null && closedOn <= day) return undefined;
  return (spanOn(spans, day) ?? spans[0])?.name;
}

function namedPeople(
  { tenantId }: Pick<CallContext, 'tenantId'>,
  people: ReturnType<typeof reachedPeople>,
) {
  return people
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .select(['e.id', 'p.name', 'e.staff_no as staffNo']);
}

async function readHeads(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<readonly Leader[]> {
  return await database
    .selectFrom('employment as e')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where(sql<boolean>`e.id = any(${[...new Set(ids)]}::uuid[])`)
    .select(['e.id', 'p.name', 'e.staff_no as staffNo'])
    .execute();
}
