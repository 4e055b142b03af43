import { describe, expect, test } from 'vitest';
import type { HistoryPage, ImportReport, Outcomes } from '#bridge/calls/record/call-types.ts';
import { type AnyRecord, functionsOf, type PartName } from '#bridge/calls/record/define.ts';
import { records } from '#gateway/services/records.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  ask,
  callOf,
  giveRole,
  makeAccount,
  makeRow,
  newValues,
  type ReadRow,
  speak,
} from '#tests/support/records/record-bench.ts';
import { otherValue } from '#tests/support/records/record-values.ts';

/** Texts that other fields of their records limit. */
const tied =
  'breaks paidBreaks onAt offAt fromAt toAt formula options columns given expected items factors'.split(
    ' ',
  );

/** A field to change: a text that is no key, best one of several lines; the title without any. */
function editableField(record: AnyRecord): string {
  const fields = Object.entries(record.fields).filter(
    ([name, { stored, fixed }]) =>
      stored && !fixed && !record.key.includes(name) && !tied.includes(name),
  );
  const found = (['lines', 'text', 'integer'] as const).flatMap((kind) =>
    fields.filter(([, field]) => field.kind === kind),
  );
  return found[0]?.[0] ?? record.title;
}

/** Who holds the functions of a record but one, each time another. */
const colleague = { loginName: 'without-one', range: 'all', functions: [] } as const;

/** The account of the colleague in each demo. */
const colleagues = new WeakMap<DemoGateway, ReturnType<typeof makeAccount>>();

function colleagueOf(demo: DemoGateway): ReturnType<typeof makeAccount> {
  const known = colleagues.get(demo) ?? makeAccount(demo, colleague);
  colleagues.set(demo, known);
  return known;
}

/** What every record does by being declared. A record's own test holds its own rules alone. */
eachDemo('records', (current) => {
  // Dated rows have verbs of their own: `dated.test.ts`.
  const plain = records.all.filter(({ record }) => record.dated === undefined);
  describe.each(plain.map((bound) => [bound.record.name, bound] as const))('%s', (name, bound) => {
    const { record } = bound;
    const editable = editableField(record);
    const changed = (serial: number) => {
      const field = record.fields[editable];
      return field && otherValue(editable, field, serial);
    };

    test('makes, reads, changes and removes a row, and its history tells it', async () => {
      const demo = current();
      const values = await newValues(demo, bound);
      const made = await ask(demo, 'admin', bound, 'create', { values });
      expect(made.fields).toMatchObject(values);
      const changes = { [editable]: changed(1) };
      const saved = await ask(demo, 'admin', bound, 'update', {
        id: made.id,
        version: made.version,
        changes,
      });
      expect(saved).toMatchObject({ version: made.version + 1, fields: changes });
      const again = await ask(demo, 'admin', bound, 'update', {
        id: made.id,
        version: made.version,
        changes,
      });
      expect(again.version).toBe(saved.version);
      const late = await speak(demo, 'admin', bound, 'update', {
        id: made.id,
        version: made.version,
        changes: { [editable]: changed(2) },
      });
      expect(late.code).toBe('conflict');
      const history = await ask<HistoryPage>(demo, 'admin', bound, 'history', { id: made.id });
      expect(history.rows.map(({ action }) => action)).toEqual(['update', 'create']);
      expect(history.rows[0]?.changes).toMatchObject([
        { field: editable, after: String(changed(1)) },
      ]);
      const { version } = saved;
      const gone = await speak(demo, 'admin', bound, 'remove', { id: made.id, version });
      expect(gone.code).toBe('ok');
      for (const part of ['get', 'history'] as const) {
        expect((await speak(demo, 'admin', bound, part, { id: made.id })).code).toBe('notFound');
      }
      expect((await speak(demo, 'admin', bound, 'remove', { id: made.id, version })).code).toBe(
        'notFound',
      );
    });

    test('refuses a new row without what it needs, and says which field', async () => {
      const demo = current();
      const values = await newValues(demo, bound);
      for (const field of Object.keys(values).filter((one) => record.fields[one]?.required)) {
        const { [field]: _, ...rest } = values;
        const { code, answer } = await speak(demo, 'admin', bound, 'create', { values: rest });
        expect([field, code, answer.fields?.map(({ path }) => path)]).toEqual([
          field,
          'badInput',
          [`values.${field}`],
        ]);
      }
    });

    test('refuses a value that another row has', async () => {
      const demo = current();
      const made = await makeRow(demo, bound);
      for (const [field, { unique }] of Object.entries(record.fields)) {
        if (!unique) continue;
        const values = {
          ...(await newValues(demo, bound)),
          [field]: made.fields[field] as string,
        };
        const { code, answer } = await speak(demo, 'admin', bound, 'create', { values });
        expect([code, answer.fields]).toEqual([
          'badInput',
          [{ path: `values.${field}`, issue: 'taken' }],
        ]);
      }
    });

    test('keeps each verb to those who hold its function', async () => {
      const demo = current();
      const row = await makeRow(demo, bound);
      const { id, version } = row;
      const requests: Partial<Record<PartName, unknown>> = {
        page: {},
        count: {},
        form: {},
        get: { id },
        history: { id },
        choices: {},
        export: {},
        create: { values: await newValues(demo, bound) },
        update: { id, version, changes: {} },
        updateMany: { ids: [id], changes: {} },
        remove: { id, version },
        removeMany: { ids: [id] },
        import: { mode: 'check', file: new File(['a'], 'a.csv') },
      };
      for (const [part, request] of Object.entries(requests)) {
        const { access } = callOf(bound, part as PartName);
        if (access.kind !== 'function') throw new Error(`${name}.${part} is open to everybody`);
        const functions = functionsOf(record).filter((one) => one !== access.functionId);
        const place = await colleagueOf(demo);
        await giveRole(demo.gateway, place, { ...colleague, functions });
        demo.gateway.services.rights.forget(place.tenantId, place.accountId);
        expect([
          part,
          (await speak(demo, colleague.loginName, bound, part as PartName, request)).code,
        ]).toEqual([part, 'noPermission']);
      }
    });

    test('shows nothing to a stranger, and takes nothing from one', async () => {
      const demo = current();
      const { id, version } = await makeRow(demo, bound);
      const found = async (part: PartName, request: unknown) =>
        (await speak(demo, 'maple', bound, part, request)).code;
      expect(await found('get', { id })).toBe('notFound');
      expect(await found('history', { id })).toBe('notFound');
      expect(await found('update', { id, version, changes: {} })).toBe('notFound');
      expect(await found('remove', { id, version })).toBe('notFound');
      const many = await ask<Outcomes>(demo, 'maple', bound, 'removeMany', { ids: [id] });
      expect(many.results).toEqual([{ id, outcome: 'notFound' }]);
      expect(await idsOf(demo, 'maple')).not.toContain(id);
    });

    test('changes and removes many rows, each by itself', async () => {
      const demo = current();
      const rows = [await makeRow(demo, bound), await makeRow(demo, bound)];
      const ids = [...rows.map(({ id }) => id), '01890000-0000-7000-8000-000000000000'];
      const field = record.fields[editable];
      if (!field?.unique) {
        const { results } = await ask<Outcomes>(demo, 'admin', bound, 'updateMany', {
          ids,
          changes: { [editable]: changed(3) },
        });
        expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'notFound']);
      }
      const { results } = await ask<Outcomes>(demo, 'admin', bound, 'removeMany', { ids });
      expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'notFound']);
    });

    test.each(['xlsx', 'csv'] as const)(
      'a sheet as %s changes nothing when it comes back',
      async (format) => {
        const demo = current();
        await makeRow(demo, bound);
        const browser = await demo.browser('admin');
        const columns = Object.keys(record.fields);
        const sheet = await browser.send(callOf(bound, 'export'), { format, columns });
        expect(sheet.code).toBeUndefined();
        const file = new File([new Uint8Array(sheet.bytes)], `sheet.${format}`);
        const report = await ask<ImportReport>(demo, 'admin', bound, 'import', {
          mode: 'save',
          file,
        });
        expect(report).toMatchObject({
          created: 0,
          changed: 0,
          errors: [],
          unchanged: report.read,
        });
        expect(report.read).toBeGreaterThan(0);
      },
    );

    test('a sheet makes rows, changes them, and says which cell is wrong', async () => {
      const demo = current();
      const row = await makeRow(demo, bound);
      const browser = await demo.browser('admin');
      const columns = Object.entries(record.fields).flatMap(([field, { stored }]) =>
        stored ? [field] : [],
      );
      const { body } = await browser.send(callOf(bound, 'export'), {
        format: 'csv',
        columns,
        ids: [row.id],
      });
      const [headings = '', line = ''] = body.replace('\uFEFF', '').split('\r\n');
      const text =
        columns.find(
          (field) => record.fields[field]?.kind === 'text' && record.key.includes(field),
        ) ?? record.title;
      await ask(demo, 'admin', bound, 'remove', { id: row.id, version: row.version });
      const send = (content: string, mode: 'check' | 'save') =>
        ask<ImportReport>(demo, 'admin', bound, 'import', {
          mode,
          file: new File([content], 'sheet.csv'),
        });
      const report = await send(`${headings}\r\n${line}`, 'check');
      // A removed code of a grade stays taken: jobs name it.
      const taken = report.errors.some(({ issue }) => issue === 'taken');
      if (!taken) {
        expect(report).toMatchObject({ created: 1, changed: 0, errors: [] });
        expect((await send(`${headings}\r\n${line}`, 'save')).created).toBe(1);
        expect(await send(`${headings}\r\n${line}`, 'save')).toMatchObject({
          created: 0,
          unchanged: 1,
        });
      }
      const wrong = await send(`${headings}\r\n${line}\r\n${line}`, 'save');
      expect(wrong.errors.at(-1)).toMatchObject({ row: 3, issue: 'taken' });
      const unknown = await send(`${headings},Nothing\r\n${line},x`, 'check');
      expect(unknown.errors).toEqual([
        {
          row: 1,
          column: 'Nothing',
          issue: 'unknownField',
          value: 'Nothing',
          reason: 'Unknown field',
        },
      ]);
      const tooLong = line.replace(/^[^,]*/, 'x'.repeat(600));
      expect((await send(`${headings}\r\n${tooLong}`, 'check')).errors[0]).toMatchObject({
        row: 2,
      });
      expect(text).toBeTypeOf('string');
    });

    async function idsOf(demo: DemoGateway, account: string): Promise<string[]> {
      const { rows } = await ask<{ rows: ReadRow[] }>(demo, account, bound, 'page', {
        rows: 200,
      });
      return rows.map(({ id }) => id);
    }
  });
});
