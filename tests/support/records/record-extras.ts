import { calls } from '#bridge/calls/index.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { nextEmployeeNumber } from '#gateway/services/company/employee-numbers.ts';
import { records } from '#gateway/services/records.ts';
import type { IdsByTable } from '../canaries.ts';
import { toRemove } from '../foreign-requests.ts';
import type { ShellClient } from '../shell-client.ts';
import { callOf } from './record-bench.ts';
import { madeValues } from './record-values.ts';

/** No job removes what is to end then. */
const farOff = new Date('2999-01-01T00:00:00Z');

/** Gives a company one custom field with a value, and a file and a sheet of a person, whose account it returns. */
export async function fillRecordExtras(
  database: GatewayDatabase,
  tenantId: string,
  { rowId, loginName }: { readonly rowId: string; readonly loginName: string },
): Promise<string> {
  return database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
    const id = uuid7();
    await nextEmployeeNumber(transaction, tenantId);
    await transaction
      .insertInto('custom_field')
      .values({
        tenant_id: tenantId,
        id,
        record: 'grade',
        code: 'track',
        name_zh: '通道',
        name_en: 'Track',
        kind: 'text',
        listed: true,
      })
      .execute();
    await transaction
      .insertInto('file_ticket')
      .values({
        tenant_id: tenantId,
        id,
        account_id: account.id,
        kind: 'record' as const,
        file_id: id,
        secret_hash: Buffer.alloc(32),
        expires_at: farOff,
      })
      .execute();
    await transaction
      .insertInto('file_upload')
      .values({
        tenant_id: tenantId,
        id,
        account_id: account.id,
        record: 'certificate',
        field: 'scan',
        name: 'scan.png',
        size: 1,
        added_at: farOff,
      })
      .execute();
    await transaction
      .insertInto('file_upload_part')
      .values({ tenant_id: tenantId, upload_id: id, number: 1, content: Buffer.from('x') })
      .execute();
    await offerTimes(transaction, tenantId, id);
    await transaction
      .insertInto('sample_row')
      .values({ tenant_id: tenantId, table_name: 'grade', row_id: rowId })
      .execute();
    await transaction
      .insertInto('custom_value')
      .values({ tenant_id: tenantId, field_id: id, row_id: rowId, word: 'expert' })
      .execute();
    await transaction
      .insertInto('record_reminder')
      .values({
        tenant_id: tenantId,
        record: 'grade',
        row_id: rowId,
        field: 'nothing',
        due_on: '2026-01-01',
        days: 7,
        told_at: new Date(),
      })
      .execute();
    await transaction
      .insertInto('record_import')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        record: 'grade',
        account_id: account.id,
        content: Buffer.from('Code'),
        added_at: new Date(),
      })
      .execute();
    await transaction
      .insertInto('record_file')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        record: 'grade',
        field: 'scan',
        name: 'scan.pdf',
        format: 'pdf',
        size: 4,
        content: Buffer.from('%PDF'),
        added_at: new Date(),
        account_id: account.id,
        actor_name: 'somebody',
      })
      .execute();
    return account.id;
  });
}

/** Makes one row of each record that nothing points to, so that it can be removed; the ids by table, those rows first. */
export async function makeFreeRows(browser: ShellClient, ids: IdsByTable): Promise<IdsByTable> {
  const [organ = ''] = ids.get('organ') ?? [];
  const [category = ''] = ids.get('post_category') ?? [];
  const [post = ''] = ids.get('post') ?? [];
  const named = { code: 'FREE', name: 'free' };
  const made = {
    grade: await browser.call(calls.gradeCreate, { values: { ...named, rank: 901 } }),
    post_category: await browser.call(calls.postCategoryCreate, {
      values: { ...named, sortOrder: 901 },
    }),
    post: await browser.call(calls.postCreate, { values: { ...named, category } }),
    position: await browser.call(calls.positionCreate, {
      values: { ...named, organ, post, firstPlanned: 1 },
    }),
    dictionary_category: await browser.call(calls.dictionaryCategoryCreate, {
      values: { code: 'free', nameZh: 'free', nameEn: 'free', sortOrder: 901 },
    }),
    // Only a draft can be changed.
    entry: await browser.call(calls.entryCreate, {
      values: {
        name: 'free',
        idDocumentType: 'passport',
        idNumber: 'FREE01',
        gender: 'F',
        organ,
        phone: '13900000001',
        employmentType: 'full-time',
        joinedOn: '2040-01-01',
      },
    }),
  };
  const free = Object.entries(made).map(([table, { answer }]): [string, string[]] => [
    table,
    [answer.result?.id ?? '', ...(ids.get(table) ?? [])],
  ]);
  return new Map([...ids, ...free]);
}

/**
 * Makes two rows of every other record that people make, as far as its rules allow: one to be changed and moved, one to be
 * removed. The ids by table, those rows first.
 */
export async function makeEveryRow(browser: ShellClient, ids: IdsByTable): Promise<IdsByTable> {
  const all = new Map(ids);
  for (const bound of records.all.filter(isMade)) {
    const known = ids.get(bound.table) ?? [];
    const made: string[] = [];
    for (const serial of [411, 412]) {
      const values = madeValues(bound, serial, (field) => {
        const target = bound.record.fields[field]?.target ?? '';
        return target === bound.record.name ? undefined : all.get(tableOf(target))?.at(-1);
      });
      const { answer } = await browser.send<{ id: string }>(callOf(bound, 'create'), { values });
      if (answer.result) made.push(answer.result.id);
    }
    const [kept, removed] = made;
    if (kept !== undefined) all.set(bound.table, [kept, ...known]);
    if (removed !== undefined) all.set(toRemove(bound.table), [removed]);
  }
  return all;
}

/** Puts a person who is employed behind those of the table: the one that references take. */
export async function chooseEmployed(browser: ShellClient, ids: IdsByTable): Promise<IdsByTable> {
  const { answer } = await browser.call(calls.salaryFileChoices, { field: 'employment' });
  const picked = answer.result?.options.map(({ id }) => id) ?? [];
  return new Map([
    ...ids,
    ['employment', [...(ids.get('employment') ?? []), ...picked.slice(0, 1)]],
  ]);
}

/** Records whose free rows are made by hand, or whose rows no one makes by their call. */
const madeElsewhere: readonly string[] = [
  ...['grade', 'postCategory', 'post', 'position', 'dictionaryCategory', 'entry'],
  // One of a person, and of an application.
  'taxpayer',
  'offer',
];

function isMade({ record }: BoundRecord): boolean {
  return record.dated === undefined && !madeElsewhere.includes(record.name);
}

function tableOf(target: string): string {
  return records.find(target)?.table ?? target;
}

/** Requests to check a sheet of each record that has nothing but a key; by the name of the call. */
export function keySheets(): Record<string, Record<string, unknown>> {
  const sheets = records.all.filter(({ record }) => record.dated === undefined);
  return Object.fromEntries(
    sheets.map((bound) => {
      const headings = bound.record.key.map((name) => bound.words.en.fields[name]);
      const content = `${headings.join()}\n${headings.map(() => 'some').join()}`;
      const file = new File([content], 'sheet.csv');
      return [callOf(bound, 'import').name, { mode: 'check', file }];
    }),
  );
}

/** Offers the first application of a company a time of an interview; a company without applications has none. */
async function offerTimes(
  transaction: DatabaseTransaction,
  tenantId: string,
  id: string,
): Promise<void> {
  const application = await transaction
    .selectFrom('application as a')
    .innerJoin('hiring_job as j', (join) =>
      join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .orderBy('a.id')
    .select(['a.id', 'a.stage_id', 'j.manager_id'])
    .limit(1)
    .executeTakeFirst();
  if (application === undefined) return;
  await transaction
    .insertInto('interview_choice')
    .values({
      tenant_id: tenantId,
      id,
      application_id: application.id,
      stage_id: application.stage_id,
      minutes: 60,
      mode: 'place' as const,
      place: null,
      secret_hash: Buffer.alloc(32),
      state: 'open' as const,
      interview_id: null,
    })
    .execute();
  await transaction
    .insertInto('interview_choice_member')
    .values({ tenant_id: tenantId, choice_id: id, employment_id: application.manager_id })
    .execute();
  await transaction
    .insertInto('interview_choice_time')
    .values({ tenant_id: tenantId, id, choice_id: id, held_on: '2026-11-30', starts_at: 600 })
    .execute();
}
