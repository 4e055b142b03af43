import { sql } from 'kysely';
import type { addSample, removeSample, startState } from '#bridge/calls/company/start.ts';
import { companyCodes } from '#bridge/calls/company/terms.ts';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../../records.ts';
import { cardWords } from './texts/card-words.ts';
import { tableWords } from './texts/table-words.ts';
import { writeSample } from './write-sample.ts';

type State = ResultOf<typeof startState>;
type Sample = NonNullable<State['sample']>;
type Counted = Sample['removes'];

/** Returns whether the company has people of its own, and what its sample data is made of. */
export async function readStart(context: CallContext): Promise<State> {
  return { people: await countPeople(context), sample: await readSample(context) };
}

/**
 * Adds the sample data.
 * @throws {RefusedError} `sampleThere`
 */
export async function takeSample(context: CallContext): Promise<ResultOf<typeof addSample>> {
  await holdCompany(context);
  if ((await readSample(context)) !== null) throw new RefusedError(companyCodes.sampleThere);
  const { locale } = await context.database
    .selectFrom('tenant as t')
    .where('t.id', '=', context.tenantId)
    .select('t.locale')
    .executeTakeFirstOrThrow();
  await writeSample({ ...context, locale });
  const sample = await readSample(context);
  if (sample === null) throw new Error('The sample that was just written is not there.');
  context.record('company:sample', { added: sample.removes });
  return sample;
}

/**
 * Removes the sample data with everything about its people.
 * @throws {RefusedError} `notFound`, `sampleInUse`
 */
export async function giveSampleBack(context: CallContext): Promise<ResultOf<typeof removeSample>> {
  await holdCompany(context);
  const { removes, inTheWay } = (await sweep(context, true)) ?? {};
  if (removes === undefined) throw new RefusedError('notFound');
  if (inTheWay !== undefined && inTheWay.length > 0)
    throw new RefusedError(companyCodes.sampleInUse);
  context.record('company:sample', { removed: removes });
  return { removed: removes };
}

/** Says on the home page that a company still has to begin, or that it has sample data. */
export async function answerStartCard(context: CallContext): Promise<CardContent> {
  const { people, sample } = await readStart(context);
  const words = cardWords[context.locale];
  const line = { detail: null, count: null, route: '/start' } as const;
  const lines = [
    ...(people === 0 ? [{ ...line, label: words.begin, tone: 'accent' as const }] : []),
    ...(sample === null ? [] : [{ ...line, label: words.sample, tone: 'plain' as const }]),
  ];
  return { kind: 'list', lines };
}

/** Two at once: the second one waits and finds what the first one did. */
async function holdCompany({ database, tenantId }: CallContext): Promise<void> {
  await sql`select 1 from organ g where g.tenant_id = ${tenantId}
    order by g.number limit 1 for no key update`.execute(database);
}

async function countPeople({ database, tenantId }: CallContext): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from (
    select 1 from employment e where e.tenant_id = ${tenantId}
      and not exists (select from sample_row s where s.tenant_id = e.tenant_id
        and s.table_name = 'employment' and s.row_id = e.id)
    limit 1000) counted`.execute(database);
  return rows[0]?.people ?? 0;
}

async function readSample(context: CallContext): Promise<Sample | null> {
  const { rows } = await sql`select 1 from sample_row s
    where s.tenant_id = ${context.tenantId} limit 1`.execute(context.database);
  return rows.length === 0 ? null : sweep(context, false);
}

/** What the sample is made of and what is in its way, in the words of the caller; removed when nothing is. */
async function sweep(context: CallContext, remove: boolean): Promise<Sample | null> {
  const { rows } = await sql<{ part: 'removed' | 'blocking'; table: string; found: number }>`
    select part, table_name as "table", sum(amount)::int as found
    from sweep_sample(${remove}) group by part, table_name`.execute(context.database);
  if (rows.length === 0) return null;
  const { removes, inTheWay } = tableWords[context.locale];
  const of = (part: 'removed' | 'blocking') => rows.filter((row) => row.part === part);
  return {
    removes: countedBy(context, of('removed'), removes),
    inTheWay: countedBy(context, of('blocking'), inTheWay),
  };
}

/** Tables without a name of their own, such as the days of a job, are parts of what is named. */
function countedBy(
  { locale }: CallContext,
  rows: readonly { readonly table: string; readonly found: number }[],
  words: Readonly<Record<string, string>>,
): Counted {
  const counts = new Map<string, number>();
  for (const { table, found } of rows) {
    const bound = records.all.find((one) => one.table === table);
    const name = bound?.words[locale].plural ?? words[table];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + found);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
