/** What the fields of a form refer to: people, parts and places of the company, other requests, and rows of records. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type FormField, type FormValues, targetKinds } from '#bridge/calls/workflow/form.ts';
import type { findFormTargets } from '#bridge/calls/workflow/form-instances.ts';
import { isUuid } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { namesOfIds } from '../audience.ts';
import { fullRegionName, isLastRegion } from '../regions/regions.ts';
import { isSeen } from '../sight.ts';
import { findRows, openRows, titlesOfRows } from './related-rows.ts';

type Names = ReadonlyMap<string, string>;

/** The names of what some fields refer to, for who reads the form. */
export async function namesOfTargets(
  context: CallContext,
  fields: readonly FormField[],
  values: FormValues,
): Promise<Names> {
  const found = new Map<string, string>();
  for (const kind of targetKinds) {
    if (kind === 'record') continue;
    const ids = idsOf(kind, fields, values);
    if (ids.length === 0) continue;
    for (const [id, name] of await namesOf(context, kind, ids)) found.set(id, name);
  }
  for (const { id, kind } of fields) {
    const code = kind === 'region' ? values[id] : undefined;
    const name = typeof code === 'string' ? fullRegionName(code, context.locale) : undefined;
    if (typeof code === 'string' && name !== undefined) found.set(code, name);
  }
  for (const [record, ids] of rowsIn(fields, values)) {
    for (const [id, name] of await titlesOfRows(context, record, ids)) found.set(id, name);
  }
  return found;
}

/** Ids of rows by their record. */
function rowsIn(fields: readonly FormField[], values: FormValues): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const field of fields) {
    const { record } = field;
    if (record === undefined) continue;
    found.set(record, [...(found.get(record) ?? []), ...idsOf('record', [field], values)]);
  }
  return new Map([...found].filter(([, ids]) => ids.length > 0));
}

/** Written fields that refer to what this company or the country does not have, or to a request that the caller does not see. */
export async function unknownTargets(
  context: CallContext,
  fields: readonly FormField[],
  values: FormValues,
  written: ReadonlySet<string>,
) {
  const asked = fields.filter(
    ({ id, kind }) => isTarget(kind) && written.has(id) && values[id] !== undefined,
  );
  const names = await namesOfTargets(
    context,
    asked.filter(({ kind }) => kind !== 'approval' && kind !== 'record'),
    values,
  );
  const seen = new Set(await seenApprovals(context, idsOf('approval', asked, values)));
  for (const [record, ids] of rowsIn(asked, values)) {
    for (const id of await openRows(context, record, ids)) seen.add(id);
  }
  const lost = asked.filter(
    ({ id }) => !names.has(String(values[id])) && !seen.has(String(values[id])),
  );
  const nowhere = fields.filter(
    ({ id, kind, depth }) =>
      kind === 'region' &&
      written.has(id) &&
      values[id] !== undefined &&
      !isLastRegion(String(values[id]), depth ?? 'county'),
  );
  return [...lost, ...nowhere].map(({ id }) => ({ path: id, issue: 'choice' as const }));
}

function isTarget(kind: FormField['kind']): boolean {
  return targetKinds.some((one) => one === kind);
}

function idsOf(
  wanted: (typeof targetKinds)[number],
  fields: readonly FormField[],
  values: FormValues,
): string[] {
  return fields.flatMap(({ id, kind }) => {
    const value = values[id];
    return kind === wanted && typeof value === 'string' && isUuid(value) ? [value] : [];
  });
}

async function namesOf(
  context: CallContext,
  kind: Exclude<(typeof targetKinds)[number], 'record'>,
  ids: readonly string[],
): Promise<Names> {
  if (kind === 'person' || kind === 'organ') return namesOfIds(context, ids);
  const { database, tenantId, locale } = context;
  const name = locale === 'en' ? sql`title_en` : sql`title_zh`;
  const from = {
    post: sql`select id, name from post`,
    position: sql`select id, name from position`,
    place: sql`select id, name from work_place`,
    approval: sql`select id, number || ' ' || ${name} as name from approval`,
  }[kind];
  const { rows } = await sql<{ id: string; name: string }>`${from}
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function seenApprovals(context: CallContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select p.id from approval p
    where p.tenant_id = ${context.tenantId} and p.id = any(${ids}::uuid[]) and ${isSeen(context)}`.execute(
    context.database,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Lists up to 20 of what a field can refer to, by a part of their name. */
export async function answerTargets(
  context: CallContext,
  { kind, record, keyword }: ParsedRequestOf<typeof findFormTargets>,
): Promise<ResultOf<typeof findFormTargets>> {
  if (kind === 'record') return record === undefined ? [] : findRows(context, record, keyword);
  const { database, tenantId, locale } = context;
  const matching = (name: string) =>
    keyword === undefined ? sql`true` : sql`strpos(lower(${sql.raw(name)}), lower(${keyword})) > 0`;
  const title = locale === 'en' ? 'p.title_en' : 'p.title_zh';
  const label = `p.number || ' ' || ${title}`;
  const from = {
    post: sql`select id, name from post where tenant_id = ${tenantId} and closed_on is null
      and removed_at is null and ${matching('name')} order by name_sort, id`,
    position: sql`select id, name from position where tenant_id = ${tenantId} and closed_on is null
      and removed_at is null and ${matching('name')} order by code, id`,
    place: sql`select id, name from work_place where tenant_id = ${tenantId} and removed_at is null
      and (closed_on is null or closed_on >= ${dayOf(context.now())}::date) and ${matching('name')} order by name, id`,
    approval: sql`select p.id, ${sql.raw(label)} as name from approval p where p.tenant_id = ${tenantId}
      and (p.starter_account = ${context.accountId} or exists (select from approval_task t
        where t.tenant_id = p.tenant_id and t.approval_id = p.id and t.decided_account = ${context.accountId}))
      and ${matching(label)} order by p.submitted_at desc, p.id desc`,
  }[kind];
  const { rows } = await sql<{ id: string; name: string }>`${from} limit 20`.execute(database);
  return rows;
}
