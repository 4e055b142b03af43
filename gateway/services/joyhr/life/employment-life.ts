import { sql } from 'kysely';
import type { employmentLife } from '#bridge/calls/joyhr/life.ts';
import { entryWords } from '#bridge/calls/joyhr/records/entry.words.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { type PresentedRow, presentRows } from '#gateway/record/present.ts';
import { functionOf, mayUse } from '#gateway/record/rights.ts';
import { readRows } from '#gateway/record/rows.ts';
import { openScope, type RowStanding } from '#gateway/record/scope.ts';
import { statusOn } from '../../people/status.ts';
import { records } from '../../records.ts';
import { readStoredRecord } from '../record/read-record.ts';
import { presentEmployments } from './find-former.ts';
import { entries } from './records/entries.ts';
import { leavings } from './records/leavings.ts';
import { regularisations } from './records/regularisations.ts';
import { transfers } from './records/transfers.ts';

type Life = ResultOf<typeof employmentLife>;
type LifeEvent = Life['events'][number];

interface Kind {
  readonly bound: BoundRecord;
  readonly kind: 'regularisation' | 'transfer' | 'leaving';
  readonly day: string;
}

const kinds: readonly Kind[] = [
  { bound: regularisations, kind: 'regularisation', day: 'effectiveOn' },
  { bound: transfers, kind: 'transfer', day: 'effectiveOn' },
  { bound: leavings, kind: 'leaving', day: 'lastDay' },
];

/**
 * Returns what happened and is planned in an employment, the latest first, and what the caller may start.
 * @throws {RefusedError} `notFound` for one out of reach.
 */
export async function answerEmploymentLife(
  context: CallContext,
  { employmentId }: ParsedRequestOf<typeof employmentLife>,
): Promise<Life> {
  const reach = await readReach(context);
  const record = await readStoredRecord(context, reach, employmentId);
  const { standing, values } = record;
  const joinedOn = values.joinedOn ?? reach.day;
  const found = [];
  for (const kind of kinds) found.push(await readKind(context, kind, employmentId, standing));
  const status = statusOn(reach.day, {
    joinedOn,
    probationEndsOn: values.probationEndsOn,
    leftOn: record.leftOn,
    leftReason: record.leftReason,
  });
  const [regular, transferred, left] = found;
  const others = await otherEmployments(context, record.personId, employmentId);
  const joined = entryEvent(context, employmentId, joinedOn, values.staffNo ?? '');
  const events = [...found.flatMap(({ events: some }) => some), joined];
  const works = status !== 'left' && status !== 'retired';
  return {
    events: events.toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    others: await presentEmployments(context, reach, others),
    can: {
      regularise: status === 'probation' && regular?.may === true,
      transfer: works && transferred?.may === true,
      leave: works && status !== 'leaving' && left?.may === true,
      rehire: !works && (await mayEnter(context)),
    },
  };
}

async function readKind(
  context: CallContext,
  { bound, kind, day }: Kind,
  employmentId: string,
  standing: RowStanding,
): Promise<{ readonly events: readonly LifeEvent[]; readonly may: boolean }> {
  const scope = await openScope(context, bound, records);
  const { rows: ids } = await sql<{ id: string }>`select r.id from ${sql.table(bound.table)} r
    where r.tenant_id = ${context.tenantId} and r.employment_id = ${employmentId}
      and r.state in ('draft', 'planned', 'effective') and r.removed_at is null`.execute(
    context.database,
  );
  const rows = await readRows(
    scope,
    ids.map(({ id }) => id),
  );
  const presented = await presentRows(scope, rows);
  return {
    events: presented.map((row) => presentEvent(context, { bound, kind, day }, row)),
    may: mayUse(scope, standing, functionOf(scope, 'edit')),
  };
}

function presentEvent({ locale }: CallContext, kind: Kind, row: PresentedRow): LifeEvent {
  const { bound, day } = kind;
  const words = bound.words[locale];
  const details = Object.entries(row.fields).flatMap(([field, value]) => {
    if (value === null || field === 'employment' || field === day || value === false) return [];
    const text = row.names[field] ?? words.choices[field]?.[String(value)];
    const shown = text ?? (typeof value === 'string' ? value : '');
    return shown === '' ? [] : [{ label: words.fields[field] ?? field, value: shown }];
  });
  const state = row.state as 'draft' | 'planned' | 'effective';
  return {
    id: row.id,
    kind: kind.kind,
    state: row.pending === null ? state : 'pending',
    version: row.version,
    day: String(row.fields[day] ?? ''),
    details,
    can: { cancel: row.can.moves.includes('cancel') },
  };
}

function entryEvent({ locale }: CallContext, id: string, day: string, staffNo: string): LifeEvent {
  const details = [{ label: entryWords[locale].fields.staffNo ?? '', value: staffNo }];
  return {
    id,
    kind: 'entry',
    state: 'effective',
    version: 1,
    day,
    details,
    can: { cancel: false },
  };
}

async function mayEnter(context: CallContext): Promise<boolean> {
  const scope = await openScope(context, entries, records);
  const { isSuper, roles } = scope.reach;
  return isSuper || roles.some(({ functions }) => functions.has(functionOf(scope, 'edit')));
}

async function otherEmployments(
  { database, tenantId }: CallContext,
  personId: string,
  employmentId: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.person_id', '=', personId)
    .where('e.id', '<>', employmentId)
    .select('e.id')
    .execute();
  return rows.map(({ id }) => id);
}
