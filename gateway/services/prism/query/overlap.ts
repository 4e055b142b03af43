import { sql } from 'kysely';
import { prismCodes } from '#bridge/calls/prism/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { factsOf, type Plan } from './statement.ts';

/** The people of a guarded question, without naming them. */
export interface GuardedPeople {
  /** The guarded measures, with their subject. */
  readonly measures: readonly string[];
  readonly from: string;
  readonly to: string;
  /** What the question is narrowed to; the same question again is no second look. */
  readonly scope: string;
  readonly people: number;
  /** One mark for each of the buckets that people fall into: it changes when one of them is missing. */
  readonly marks: string;
}

const buckets = 128;
const bytesOfMark = 4;

/** How many questions of a person are remembered, and for how long. */
const remembered = { questions: 50, days: 90 } as const;

/**
 * Whether two groups of people differ by at least one and fewer than `least`. Marks tell how many buckets differ: of few
 * people each has its own, of many people nearly all buckets differ.
 */
export function differsByFew(
  one: Pick<GuardedPeople, 'people' | 'marks'>,
  two: Pick<GuardedPeople, 'people' | 'marks'>,
  least: number,
): boolean {
  if (Math.abs(one.people - two.people) >= least) return false;
  const [left, right] = [Buffer.from(one.marks, 'base64'), Buffer.from(two.marks, 'base64')];
  let differing = 0;
  for (let at = 0; at < buckets; at += 1) {
    const [from, to] = [at * bytesOfMark, (at + 1) * bytesOfMark];
    if (!left.subarray(from, to).equals(right.subarray(from, to))) differing += 1;
  }
  return differing > 0 && differing < least;
}

/** What is remembered of the guarded questions of the caller: earlier ones, and those of this call. */
export interface GuardMemory {
  /**
   * Refuses people who differ by a few from those of an earlier question about the same measure and days, and remembers
   * them otherwise.
   * @throws {RefusedError} `tooFewDiffer`.
   */
  check(plan: Plan, asked: Omit<GuardedPeople, 'people' | 'marks'>, least: number): Promise<void>;
}

/** Remembers in the audit trail, where what was asked about few people belongs. */
export function guardMemory(context: CallContext): GuardMemory {
  const target = `guarded-figures:${context.accountId}`;
  let known: Promise<GuardedPeople[]> | undefined;
  return {
    async check(plan, asked, least) {
      known ??= readEarlier(context, target);
      const earlier = await known;
      const now: GuardedPeople = { ...asked, ...(await readPeople(plan)) };
      const alike = earlier.filter(
        (one) =>
          one.from === now.from &&
          one.to === now.to &&
          one.measures.some((measure) => now.measures.includes(measure)),
      );
      const others = alike.filter(({ scope }) => scope !== now.scope);
      if (others.some((one) => differsByFew(one, now, least)))
        throw new RefusedError(prismCodes.tooFewDiffer);
      const isKnown = alike.some(
        ({ scope, marks, measures }) =>
          scope === now.scope &&
          marks === now.marks &&
          now.measures.every((measure) => measures.includes(measure)),
      );
      if (isKnown) return;
      earlier.push(now);
      context.record(target, { ...now });
    },
  };
}

async function readEarlier(context: CallContext, target: string): Promise<GuardedPeople[]> {
  const { database, tenantId, now } = context;
  const since = new Date(now().getTime() - remembered.days * 86_400_000);
  const rows = await database
    .selectFrom('audit_event')
    .where('tenant_id', '=', tenantId)
    .where('target', '=', target)
    .where('at', '>', since)
    .where('outcome', '=', 'ok')
    .orderBy('at', 'desc')
    .limit(remembered.questions)
    .select('detail')
    .execute();
  return rows.map(({ detail }) => detail as unknown as GuardedPeople);
}

async function readPeople(plan: Plan): Promise<Pick<GuardedPeople, 'people' | 'marks'>> {
  const { rows } = await sql<{ bucket: number; people: number; mark: string }>`
    with ${factsOf(plan)}, who as (
      select hashtextextended(person::text, 0) as hash
      from (select distinct person from kept where person is not null) known)
    select (hash & ${sql.lit(buckets - 1)})::int as bucket, count(*)::int as people,
      ((bit_xor(hash) >> 8) & 4294967295)::text as mark
    from who group by 1`.execute(plan.scope.context.database);
  const marks = Buffer.alloc(buckets * bytesOfMark);
  for (const { bucket, mark } of rows) marks.writeUInt32LE(Number(mark), bucket * bytesOfMark);
  return {
    people: rows.reduce((sum, { people }) => sum + people, 0),
    marks: marks.toString('base64'),
  };
}
