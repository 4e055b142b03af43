import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { HistoryPage, ImportReport } from '#bridge/calls/record/call-types.ts';
import { mostListedFields } from '#bridge/calls/record/custom.ts';
import { dictionaryCategories } from '#gateway/services/company/records/dictionary-categories.ts';
import { customFields } from '#gateway/services/records.ts';
import { grades } from '#gateway/services/ums/records/grades.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  ask,
  makeAccount,
  newValues,
  type ReadRow,
  speak,
} from '#tests/support/records/record-bench.ts';

interface GradeRow extends ReadRow {
  readonly custom: Readonly<Record<string, unknown>>;
  readonly customFields: readonly { readonly code: string; readonly name: string }[];
}

eachDemo('the definitions of custom fields', (current) => {
  const plain = {
    record: 'grade',
    nameZh: '通道',
    nameEn: 'Track',
    kind: 'text',
    required: false,
    listed: false,
    sortOrder: 10,
  };
  const add = (values: object) =>
    ask(current(), 'admin', customFields, 'create', { values: { ...plain, ...values } });
  const refuse = async (values: object) => {
    const request = { values: { ...plain, ...values } };
    const { answer, code } = await speak(current(), 'admin', customFields, 'create', request);
    return { code, fields: answer.fields };
  };
  const change = ({ id, version }: Pick<ReadRow, 'id' | 'version'>, changes: object) =>
    ask(current(), 'admin', customFields, 'update', { id, version, changes });
  const makeGrade = async (custom: object): Promise<GradeRow> => {
    const values = await newValues(current(), grades);
    return (await ask(current(), 'admin', grades, 'create', { values, custom })) as GradeRow;
  };
  const gradesWith = async (custom: string): Promise<string[]> => {
    const request = { custom: [custom], rows: 200 };
    const { rows } = await ask<{ rows: ReadRow[] }>(current(), 'admin', grades, 'page', request);
    return rows.map(({ id }) => id);
  };

  test('give a record a field at once, in the order and the language asked for', async () => {
    await add({ code: 'second', nameEn: 'Second', sortOrder: 2 });
    await add({ code: 'first', nameEn: 'First', sortOrder: 1, kind: 'choice', options: 'a\nb' });
    const grade = await makeGrade({ first: 'b', second: 'x' });
    expect(grade.custom).toMatchObject({ first: 'b', second: 'x' });
    const names = grade.customFields.map(({ name }) => name);
    expect(names.indexOf('First')).toBeLessThan(names.indexOf('Second'));
    const sheet = await (await current().browser('admin')).call(calls.gradeExport, {
      format: 'csv',
      columns: ['code', 'custom.first'],
      ids: [grade.id],
    });
    expect(sheet.body).toBe(`\uFEFFCode,First\r\n${grade.fields.code},b\r\n`);
  });

  test('take their options from a dictionary: rows keep codes, people read words', async () => {
    const { rows } = await ask<{ rows: ReadRow[] }>(
      current(),
      'admin',
      dictionaryCategories,
      'page',
      { rows: 50, keyword: 'householdType' },
    );
    const dictionary = rows[0]?.id ?? '';
    await add({ code: 'household', nameEn: 'Household', kind: 'choice', dictionary });
    const grade = await makeGrade({ household: 'localUrban' });
    const field = grade.customFields.find(({ code }) => code === 'household');
    expect(field).toMatchObject({
      options: ['localUrban', 'localRural', 'otherUrban', 'otherRural'],
      labels: { localRural: 'Local, rural' },
    });
    const admin = await current().browser('admin');
    const columns = ['code', 'custom.household'];
    const sheet = await admin.call(calls.gradeExport, { format: 'csv', columns, ids: [grade.id] });
    expect(sheet.body).toContain('Local, urban');
    const values = await newValues(current(), grades);
    const unknown = { values, custom: { household: 'nowhere' } };
    const { answer } = await speak(current(), 'admin', grades, 'create', unknown);
    expect(answer.fields).toEqual([{ path: 'custom.household', issue: 'choice' }]);
    const both = { code: 'both', kind: 'choice', options: 'a', dictionary };
    expect((await refuse(both)).fields).toEqual([{ path: 'values.options', issue: 'mustBeEmpty' }]);
  });

  test('say what is wrong with one', async () => {
    await add({ code: 'there' });
    const wrong = (field: string, issue: string) => ({
      code: 'badInput',
      fields: [{ path: `values.${field}`, issue }],
    });
    expect(await refuse({ code: 'there' })).toEqual(wrong('code', 'taken'));
    expect(await refuse({ code: 'No Code' })).toEqual(wrong('code', 'invalid'));
    expect(await refuse({ code: 'x', record: 'nothing' })).toEqual(wrong('record', 'choice'));
    expect(await refuse({ code: 'x', record: 'customField' })).toEqual(wrong('record', 'choice'));
    expect(await refuse({ code: 'x', kind: 'choice' })).toEqual(wrong('options', 'required'));
    expect(await refuse({ code: 'x', options: 'a' })).toEqual(wrong('options', 'invalid'));
    const row = await add({ code: 'kept' });
    const { code, answer } = await speak(current(), 'admin', customFields, 'update', {
      id: row.id,
      version: row.version,
      changes: { kind: 'day' },
    });
    expect([code, answer.fields]).toEqual([
      'badInput',
      [{ path: 'changes.kind', issue: 'readOnly' }],
    ]);
  });

  test('let lists ask for the values there are once a field is listed, and no more when it is not', async () => {
    const field = await add({ code: 'late', kind: 'decimal' });
    const grade = await makeGrade({ late: '12.5' });
    const listed = await change(field, { listed: true });
    expect(await gradesWith('late>=12')).toEqual([grade.id]);
    await change(listed, { listed: false });
    const { code } = await speak(current(), 'admin', grades, 'page', { custom: ['late>=12'] });
    expect(code).toBe('badInput');
  });

  test('hide a field that is removed with its values, and keep its code from another kind', async () => {
    const field = await add({ code: 'gone', listed: true });
    const grade = await makeGrade({ gone: 'value' });
    const { id, version } = field;
    await ask(current(), 'admin', customFields, 'remove', { id, version });
    const read = (await ask(current(), 'admin', grades, 'get', { id: grade.id })) as GradeRow;
    expect(read.custom).not.toHaveProperty('gone');
    expect(await refuse({ code: 'gone', kind: 'day' })).toMatchObject({
      fields: [{ path: 'values.code', issue: 'taken' }],
    });
    const save = await speak(current(), 'admin', grades, 'update', {
      id: grade.id,
      version: grade.version,
      changes: {},
      custom: { gone: 'again' },
    });
    expect(save.answer.fields).toEqual([{ path: 'custom.gone', issue: 'unknownField' }]);
  });

  test('are no more than a record can have in lists', async () => {
    const counts = () => current().ask('admin', calls.customFieldRecords, {});
    const before = (await counts()).records.find(({ record }) => record === 'postCategory');
    expect(before).toEqual({
      record: 'postCategory',
      name: 'Post categories',
      fields: 0,
      listed: 0,
    });
    const lines = Array.from(
      { length: mostListedFields },
      (_, index) => `postCategory,l${index},名${index},Name ${index},Text,No,Yes,${index}`,
    );
    const headings =
      'Record,Code,Chinese name,English name,Kind,Required,Lists filter and sort by it,Order';
    const file = new File([[headings, ...lines].join('\r\n')], 'fields.csv');
    const report = await ask<ImportReport>(current(), 'admin', customFields, 'import', {
      mode: 'save',
      file,
    });
    expect(report).toMatchObject({ created: mostListedFields, errors: [] });
    expect(await refuse({ record: 'postCategory', code: 'more', listed: true })).toEqual({
      code: 'badInput',
      fields: [{ path: 'values.listed', issue: 'tooLarge', max: mostListedFields }],
    });
    await add({ record: 'postCategory', code: 'more' });
    const after = (await counts()).records.find(({ record }) => record === 'postCategory');
    expect(after).toMatchObject({ fields: mostListedFields + 1, listed: mostListedFields });
  });

  test('are kept to those who have the function, and are told in a history', async () => {
    const field = await add({ code: 'told' });
    const saved = await change(field, { nameEn: 'Told twice' });
    const history = await ask<HistoryPage>(current(), 'admin', customFields, 'history', {
      id: field.id,
    });
    expect(history.rows[0]?.changes).toEqual([
      { field: 'nameEn', before: 'Track', after: 'Told twice' },
    ]);
    const late = { id: field.id, version: field.version, changes: { nameEn: 'Late' } };
    expect((await speak(current(), 'admin', customFields, 'update', late)).code).toBe('conflict');
    expect(saved.version).toBe(field.version + 1);
    await makeAccount(current(), {
      loginName: 'fields-reader',
      range: 'all',
      functions: ['system.custom-fields'],
    });
    await current().ask('fields-reader', calls.customFieldRecords, {});
    expect((await speak(current(), 'fields-reader', customFields, 'update', late)).code).toBe(
      'noPermission',
    );
    expect((await speak(current(), 'staff', customFields, 'page', {})).code).toBe('noPermission');
  });
});
