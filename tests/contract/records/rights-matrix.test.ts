import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { recordCalls } from '#bridge/calls/record/calls.ts';
import { functionsOf, type PartName } from '#bridge/calls/record/define.ts';
import type { Field } from '#bridge/calls/record/field.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { TenantHandler } from '#gateway/kernel/handler.ts';
import { fieldAccesses, type RangeKind } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readCsv } from '#gateway/kernel/sheets/read-csv.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { columnOf } from '#gateway/record/columns.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '#gateway/services/records.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { giveRole, makeAccount, type ReadRow } from '#tests/support/records/record-bench.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { recordsInQuestion } from '#tests/support/records-in-question.ts';

type Place = { readonly tenantId: string; readonly accountId: string };

/** A row of a record by where it belongs. */
interface Placed {
  readonly id: string;
  readonly version: number;
  /** The employment it is about, and the path of its organisation; null where the record knows none. */
  readonly employmentId: string | null;
  readonly organId: string | null;
  readonly path: string | null;
}

/** Somebody in the middle of the organisation, with people beside, below and elsewhere. */
interface Standpoint {
  readonly employmentId: string;
  readonly organId: string;
  readonly path: string;
}

const ranges: readonly RangeKind[] = ['all', 'own_organ_and_below', 'own_organ', 'self', 'custom'];

/** Each field has one of the rights, in turn, so that every record tries all of them. */
function ruledFields({ record }: BoundRecord): ReadonlyMap<string, FieldRight> {
  const names = Object.keys(record.fields).filter(
    (name) => record.range.of === 'company' || name !== record.range.field,
  );
  return new Map(names.map((name, index) => [name, fieldAccesses[index % 4] ?? 'read']));
}

/** A field that is worked out is never written, and as hidden as what it is made of. */
function expectedRight(
  field: Field,
  name: string,
  rights: ReadonlyMap<string, FieldRight>,
): FieldRight {
  const own = rights.get(name) ?? field.right ?? 'write';
  if (field.stored) return own;
  const all = [
    own === 'write' ? 'read' : own,
    ...field.from.map((from) => rights.get(from) ?? 'read'),
  ];
  return fieldAccesses.find((right) => all.includes(right)) ?? 'hidden';
}

eachDemo('who sees and changes which rows and fields', (current) => {
  let demo: DemoGateway;
  let bench: TrialBench;
  let place: Place;
  let own: Standpoint;
  beforeAll(async () => {
    demo = current();
    bench = new TrialBench(demo, []);
    const { tenant } = await demo.ask('admin', calls.currentSession, {});
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<Standpoint>(
        `select e.id as "employmentId", o.organ_id as "organId", o.path
        from app.employment e join app.job_row j on j.tenant_id = e.tenant_id
          and j.employment_id = e.id and j.to_on is null
        join app.organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and o.to_on is null
        where e.tenant_id = $1 and e.left_on is null and not exists (select from app.membership m
            where m.tenant_id = e.tenant_id and m.employment_id = e.id) and e.joined_on < current_date
          and exists (select from app.organ_row b where b.tenant_id = e.tenant_id and b.to_on is null
            and b.path <> o.path and starts_with(b.path, o.path))
        order by length(o.path) desc, e.id limit 1`,
        [tenant.id],
      ),
    );
    const [found] = rows;
    if (found === undefined) throw new Error('Nobody of the demo has an organisation below.');
    own = found;
    place = await makeAccount(demo, {
      loginName: 'matrix',
      range: 'all',
      employmentId: own.employmentId,
      functions: [],
    });
  });

  /** Rows of a record with their places as of today, a few of each kind. */
  async function placedRows({ record, ...bound }: BoundRecord): Promise<readonly Placed[]> {
    const { range } = record;
    const column =
      range.of === 'company' ? 'null' : `r.${columnOf({ record, ...bound }, range.field)}`;
    const employment = range.of === 'person' ? column : 'null';
    const organ = range.of === 'organ' ? column : 'j.organ_id';
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<Placed>(
        `select distinct on (k.kind, k.number) k.* from (
          select s.*, row_number() over (partition by s.kind order by s.id) as number from (
            select r.id, r.version, ${employment}::uuid as "employmentId", o.organ_id as "organId", o.path,
              concat(${employment}::text = $2, o.organ_id::text = $3, starts_with(o.path, $4)) as kind
            from app."${bound.table}" r
            left join app.job_row j on j.tenant_id = r.tenant_id and j.employment_id = ${employment}::uuid
              and j.from_on <= current_date and (j.to_on is null or j.to_on >= current_date)
            left join app.organ_row o on o.tenant_id = r.tenant_id and o.organ_id = ${organ}
              and o.from_on <= current_date and (o.to_on is null or o.to_on >= current_date)
            where r.tenant_id = $1 and r.removed_at is null) s) k
        where k.number <= 3`,
        [place.tenantId, own.employmentId, own.organId, own.path],
      ),
    );
    return rows;
  }

  function isReached(range: RangeKind, { record }: BoundRecord, row: Placed): boolean {
    if (range === 'all' || record.range.of === 'company') return true;
    const isBelow = row.path?.startsWith(own.path) ?? false;
    switch (range) {
      case 'own_organ':
        return row.organId === own.organId;
      case 'self':
        return record.range.of === 'person'
          ? row.employmentId === own.employmentId
          : row.organId === own.organId;
      default:
        return isBelow;
    }
  }

  /** Nobody changes an own row by a role about others. */
  function isChanged(range: RangeKind, { record }: BoundRecord, row: Placed): boolean {
    if (record.range.of === 'company') return true;
    if (record.range.of === 'organ') return range !== 'self';
    return range === 'self' || row.employmentId !== own.employmentId;
  }

  function speakerOf(bound: BoundRecord) {
    const made = recordCalls(bound.record) as unknown as Readonly<Record<string, AnyCall>>;
    const ask = async <Result>(part: PartName, request: unknown): Promise<Result> => {
      const call = made[part];
      if (call === undefined) throw new Error(`${bound.record.name} has no ${part}`);
      const served = serveRecord(bound.record.name, { [part]: call }, bound, () => records);
      const [handler] = Object.values<TenantHandler<AnyCall>>(served);
      return bench.runAs(place, call.effect, async (context) => {
        const result = await handler?.handle(context, call.request.parse(request));
        return result as Result;
      });
    };
    const codeOf = (part: PartName, request: unknown): Promise<string> =>
      ask(part, request).then(
        () => 'ok',
        (error: unknown) => {
          if (error instanceof RefusedError) return error.codeName;
          throw error;
        },
      );
    return { ask, codeOf };
  }

  describe.each(recordsInQuestion().map((bound) => [bound.record.name, bound] as const))(
    '%s',
    (name, bound) => {
      test.each(ranges)('by a role of the range %s', async (range) => {
        const { record } = bound;
        const rights = ruledFields(bound);
        await giveRole(demo.gateway, place, {
          loginName: `${name} ${range}`,
          range,
          ...(range === 'custom' && { organIds: [own.organId] }),
          functions: functionsOf(record),
          rules: [...rights].map(([field, access]) => ({ bizType: name, field, access })),
        });
        const { ask, codeOf } = speakerOf(bound);
        const rows = await placedRows(bound);
        const wrong: string[] = [];
        const check = (what: string, is: unknown, should: unknown) => {
          if (JSON.stringify(is) !== JSON.stringify(should))
            wrong.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
        };
        for (const row of rows) {
          const where = `${row.employmentId ?? ''} ${row.path ?? ''}`;
          if (!isReached(range, bound, row)) {
            for (const part of ['get', 'history'] as const)
              check(`${part} ${where}`, await codeOf(part, { id: row.id }), 'notFound');
            continue;
          }
          const read = await ask<ReadRow>('get', { id: row.id });
          for (const [field, declared] of Object.entries(record.fields)) {
            const right = expectedRight(declared, field, rights);
            const isShown = right === 'read' || right === 'write';
            if (!isShown) check(`${field} of ${where}`, read.fields[field], null);
            if (right === 'hidden') check(`mask of ${field}`, read.masks[field], undefined);
          }
        }
        await checkLists();
        await checkBatch();
        expect(wrong).toEqual([]);

        async function checkLists(): Promise<void> {
          const page = { rows: 200, ...(record.dated && { day: 'all' }) };
          const everywhere = (field: string) => {
            const declared = record.fields[field];
            return declared && expectedRight(declared, field, rights);
          };
          const isReadable = (field: string) =>
            ['read', 'write'].includes(everywhere(field) ?? '') || !rights.has(field);
          const sorts = record.list.sorts.filter((sort) => rights.has(sort));
          for (const sort of sorts) {
            const code = await codeOf('page', { ...page, sort });
            check(`sort by ${sort}`, code, isReadable(sort) ? 'ok' : 'noFieldPermission');
          }
          const sort = record.list.sorts.find(isReadable);
          if (sort === undefined) return;
          const listed = await ask<{ rows: ReadRow[]; hidden: string[] }>('page', {
            ...page,
            sort,
          });
          const shown = new Set(listed.rows.map(({ id }) => id));
          for (const row of rows) {
            if (record.dated || listed.rows.length === 200) break;
            check(`listed ${row.path}`, shown.has(row.id), isReached(range, bound, row));
          }
          for (const field of rights.keys())
            check(`hidden ${field}`, listed.hidden.includes(field), everywhere(field) === 'hidden');
          const columns = [...rights.keys()];
          if (columns.every((field) => everywhere(field) === 'hidden')) return;
          const sheet = await ask<FileAnswer>('export', { sort, format: 'csv', columns });
          const [first] = readCsv(String(sheet.body).replace('\uFEFF', ''), 200);
          const headings = first?.cells;
          const words = bound.words.en.fields;
          check(
            'headings',
            headings,
            columns.filter((field) => everywhere(field) !== 'hidden').map((field) => words[field]),
          );
        }

        async function checkBatch(): Promise<void> {
          if (record.dated) return;
          const mixed = rows.slice(0, 12);
          const { results } = await ask<{ results: { id: string; outcome: string }[] }>(
            'updateMany',
            {
              ids: mixed.length === 0 ? [own.employmentId] : mixed.map(({ id }) => id),
              changes: {},
            },
          );
          const should = mixed.map((row) => {
            if (!isReached(range, bound, row)) return 'notFound';
            return isChanged(range, bound, row) ? 'saved' : 'noPermission';
          });
          const is = results.map(({ outcome }) => outcome);
          check('batch', is, mixed.length === 0 ? ['notFound'] : should);
          const target = mixed.find(
            (row) => isReached(range, bound, row) && isChanged(range, bound, row),
          );
          if (target === undefined) return;
          for (const [field, right] of rights) {
            const declared = record.fields[field];
            if (!declared?.stored || right === 'write' || declared.required) continue;
            const { id, version } = target;
            const code = await codeOf('update', { id, version, changes: { [field]: null } });
            check(`update of ${field}`, code, 'noFieldPermission');
          }
        }
      });
    },
  );
});
