import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { candidateDuplicates } from '#bridge/calls/recruit/duplicates.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Alike, scorePair } from './score.ts';

type Pair = ResultOf<typeof candidateDuplicates>['pairs'][number];

/** More pairs than a person looks at; what has the most in common comes first. */
const mostPairs = 5000;

/** Candidates of one phone or mail; more of them, or three different names, make it a shared one that says nothing. */
const mostOfKey = 20;
const namesOfShared = 3;

/** A name that so many candidates have, or one in a thousand, is rare. */
const rare = 2;

interface FoundPair {
  readonly firstId: string;
  readonly secondId: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly firstSpelling: string | null;
  readonly secondSpelling: string | null;
  readonly firstAt: Date;
  readonly secondAt: Date;
  readonly firstChannel: string;
  readonly secondChannel: string;
  readonly firstJobs: readonly string[];
  readonly secondJobs: readonly string[];
  readonly kinds: readonly string[];
  readonly documentsDiffer: boolean;
  readonly work: boolean;
  readonly rareName: boolean;
}

/** What candidates have in common: by pair, and not yet known to be two people. */
export const pairsInCommon = (tenantId: string) => sql`
  entry as (
    select c.id, c.name_key, k.kind, k.value from candidate c
    cross join lateral (values ('phone', c.phone_key), ('email', c.email_key),
      ('document', c.document_key)) as k (kind, value)
    where c.tenant_id = ${tenantId} and c.removed_at is null and k.value is not null),
  key as (
    select kind, value from entry group by kind, value
    having count(*) between 2 and ${mostOfKey}
      and (kind = 'document' or count(distinct name_key) < ${namesOfShared})),
  pair as (
    select a.id as first_id, b.id as second_id, array_agg(a.kind order by a.kind) as kinds
    from key k join entry a on a.kind = k.kind and a.value = k.value
    join entry b on b.kind = k.kind and b.value = k.value and b.id > a.id
    group by a.id, b.id)`;

/** Finds the pairs of candidates that may be one person, the surest first. */
export async function findPairs(context: CallContext): Promise<readonly Pair[]> {
  const rows = await readPairs(context);
  return rows
    .flatMap((row) => {
      const { band, ...scored } = scorePair(alikeOf(row));
      if (band === null) return [];
      return [{ first: sideOf(row, 'first'), second: sideOf(row, 'second'), band, ...scored }];
    })
    .sort((one, other) => other.score - one.score)
    .map((pair) => ({ ...pair, reasons: [...pair.reasons] }));
}

async function readPairs({ database, tenantId }: CallContext): Promise<readonly FoundPair[]> {
  const jobsOf = (alias: 'a' | 'b') => sql`array(select j.title from application p
    join hiring_job j on j.tenant_id = p.tenant_id and j.id = p.job_id
    where p.tenant_id = ${tenantId} and p.candidate_id = ${sql.ref(`${alias}.id`)}
    order by p.applied_on desc limit 5)`;
  const { rows } = await sql<FoundPair>`with ${pairsInCommon(tenantId)}
    select a.id as "firstId", b.id as "secondId", a.name as "firstName", b.name as "secondName",
      a.name_sort as "firstSpelling", b.name_sort as "secondSpelling",
      a.created_at as "firstAt", b.created_at as "secondAt",
      ha.name as "firstChannel", hb.name as "secondChannel",
      ${jobsOf('a')} as "firstJobs", ${jobsOf('b')} as "secondJobs", p.kinds,
      coalesce(a.document_key <> b.document_key, false) as "documentsDiffer",
      coalesce(lower(a.employer) = lower(b.employer) and lower(a.post) = lower(b.post), false) as work,
      (select count(*) <= greatest(${rare}, (select count(*) / 1000 from candidate t
          where t.tenant_id = ${tenantId} and t.removed_at is null)) from candidate n
        where n.tenant_id = ${tenantId} and n.removed_at is null and n.name_key = a.name_key) as "rareName"
    from pair p
    join candidate a on a.tenant_id = ${tenantId} and a.id = p.first_id
    join candidate b on b.tenant_id = ${tenantId} and b.id = p.second_id
    join hiring_channel ha on ha.tenant_id = ${tenantId} and ha.id = a.channel_id
    join hiring_channel hb on hb.tenant_id = ${tenantId} and hb.id = b.channel_id
    where not exists (select from candidate_apart x where x.tenant_id = ${tenantId}
      and x.first_id = p.first_id and x.second_id = p.second_id and p.kinds <@ x.kinds)
    order by cardinality(p.kinds) desc, p.second_id desc limit ${mostPairs}`.execute(database);
  return rows;
}

function alikeOf(row: FoundPair): Alike {
  const same = row.kinds.includes('document');
  return {
    document: same ? 'same' : row.documentsDiffer ? 'different' : 'unknown',
    phone: row.kinds.includes('phone'),
    email: row.kinds.includes('email'),
    names: [row.firstName, row.secondName],
    spellings: [row.firstSpelling ?? '', row.secondSpelling ?? ''],
    rareName: row.rareName,
    work: row.work,
  };
}

function sideOf(row: FoundPair, side: 'first' | 'second'): Pair['first'] {
  return {
    id: row[`${side}Id`],
    name: row[`${side}Name`],
    addedAt: new Date(row[`${side}At`]).toISOString(),
    channelName: row[`${side}Channel`],
    jobs: [...row[`${side}Jobs`]],
  };
}
