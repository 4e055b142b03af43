import { sql } from 'kysely';
import type { refusedChanges, retryChange } from '#bridge/calls/joyhr/life.ts';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { codeOf, RefusedError } from '#gateway/kernel/refused-error.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { findRow } from '#gateway/record/detail.ts';
import { presentRows } from '#gateway/record/present.ts';
import { functionOf, mayUse } from '#gateway/record/rights.ts';
import { readRows } from '#gateway/record/rows.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { entries } from './records/entries.ts';
import { leavings } from './records/leavings.ts';
import { regularisations } from './records/regularisations.ts';
import { transfers } from './records/transfers.ts';
import { type ChangeName, changeNames, takeEffect } from './take-effect.ts';
import { goneWords } from './texts/refusal-words.ts';

type Refused = ResultOf<typeof refusedChanges>['changes'][number];

const bounds: Readonly<Record<ChangeName, BoundRecord>> = {
  entry: entries,
  regularisation: regularisations,
  transfer: transfers,
  leaving: leavings,
};

/** The field with the day of each kind. */
const days = {
  entry: 'joinedOn',
  regularisation: 'effectiveOn',
  transfer: 'effectiveOn',
  leaving: 'lastDay',
} as const satisfies Readonly<Record<ChangeName, string>>;

interface StoredRefusal {
  readonly record: ChangeName;
  readonly rowId: string;
  readonly triedAt: Date;
  readonly code: string;
  readonly fields: readonly FieldError[];
}

/** Returns the planned changes in reach that could not take effect on their day, and why. */
export async function answerRefusedChanges(
  context: CallContext,
): Promise<ResultOf<typeof refusedChanges>> {
  const stored = await readRefusals(context);
  const changes: Refused[] = [];
  for (const kind of changeNames) {
    changes.push(
      ...(await presentRefusals(
        context,
        kind,
        stored.filter(({ record }) => record === kind),
      )),
    );
  }
  return { changes: changes.toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
}

/** Counts the same, for the home page. */
export async function countRefusedChanges(context: CallContext): Promise<number> {
  return (await answerRefusedChanges(context)).changes.length;
}

/**
 * Lets a change take effect whose day has come: for anyone who has mended what was in the way.
 * @throws {RefusedError} `notFound`, `noPermission`, or what is still in the way.
 */
export async function answerRetry(
  context: CallContext,
  { kind, id }: ParsedRequestOf<typeof retryChange>,
): Promise<ResultOf<typeof retryChange>> {
  const scope = await openScope(context, bounds[kind], records);
  const { standing } = await findRow(scope, id);
  if (!mayUse(scope, standing, functionOf(scope, 'edit'))) throw new RefusedError('noPermission');
  const effective = await takeEffect(context, kind, id);
  if (effective) context.record(`${kind}:${id}`, { effective: true });
  return { effective };
}

async function readRefusals({ database, tenantId }: CallContext): Promise<StoredRefusal[]> {
  const { rows } = await sql<StoredRefusal>`
    select f.record, f.row_id as "rowId", f.tried_at as "triedAt", f.code, f.fields
    from refused_change f where f.tenant_id = ${tenantId} order by f.tried_at desc limit 500`.execute(
    database,
  );
  return rows;
}

async function presentRefusals(
  context: CallContext,
  kind: ChangeName,
  refusals: readonly StoredRefusal[],
): Promise<Refused[]> {
  if (refusals.length === 0) return [];
  const bound = bounds[kind];
  const scope = await openScope(context, bound, records);
  const byId = new Map(refusals.map((one) => [one.rowId, one]));
  const rows = (await readRows(scope, [...byId.keys()])).filter(
    ({ state, pending }) => state === 'planned' && pending === null,
  );
  const standings = new Map(rows.map(({ id, standing }) => [id, standing]));
  return (await presentRows(scope, rows)).flatMap(({ id, fields, names }) => {
    const refusal = byId.get(id);
    const standing = standings.get(id);
    if (refusal === undefined || standing === undefined) return [];
    return {
      id,
      kind,
      name: kind === 'entry' ? String(fields.name ?? '') : (names.employment ?? ''),
      day: String(fields[days[kind]] ?? ''),
      triedAt: refusal.triedAt.toISOString(),
      reason: reasonOf(context, bound, refusal),
      can: { retry: mayUse(scope, standing, functionOf(scope, 'edit')) },
    };
  });
}

/** What was in the way, in the language of the caller: each field with what is wrong, or what the code says. */
function reasonOf(
  { locale }: CallContext,
  bound: BoundRecord,
  { code, fields }: StoredRefusal,
): string {
  const labels = bound.words[locale].fields;
  const between = locale === 'en' ? ': ' : '：';
  const said = fields.map((field) => {
    const label = labels[field.path.replace(/^changes\./, '')] ?? '';
    return [label, wordsOf(field, locale)].filter(Boolean).join(between);
  });
  if (said.length > 0) return said.join(locale === 'en' ? '; ' : '；');
  return codeOf(code as Parameters<typeof codeOf>[0]).words[locale];
}

/** A choice was right when the change was planned: it is not there any longer. */
function wordsOf(error: FieldError, locale: Locale): string {
  return error.issue === 'choice' ? goneWords[locale] : issueWords(error, locale);
}
