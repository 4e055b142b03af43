import type { Locale } from '#bridge/calls/kit/words.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { hire, type StoredEntry } from '../../joyhr/life/hire.ts';
import { sampleOrgans, samplePosts, sampleSeats } from './sample-plan.ts';
import { type SampleWords, sampleWords } from './texts/sample-words.ts';

/** Where the sample is written, and in which language. */
export interface SamplePlace {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  readonly locale: Locale;
  now(): Date;
}

/** Years that the sample company has been there. */
const sampleYears = 3;

interface Work {
  readonly place: SamplePlace;
  readonly words: SampleWords;
  readonly today: string;
  readonly openedOn: string;
  readonly marks: { readonly table: string; readonly id: string }[];
}

/**
 * Writes a sample company beside the own one, in the transaction of the caller, and marks every row of it. It has a top
 * organisation of its own, numbers that begin with SAMPLE, and documents that are no resident IDs.
 */
export async function writeSample(place: SamplePlace): Promise<void> {
  const today = dayOf(place.now());
  const openedOn = addMonths(today, -12 * sampleYears);
  const work: Work = { place, words: sampleWords[place.locale], today, openedOn, marks: [] };
  const organIds = await writeOrgans(work);
  const postIds = await writePosts(work);
  await writePeople(work, organIds, postIds);
  await place.database
    .insertInto('sample_row')
    .values(
      work.marks.map(({ table, id }) => ({
        tenant_id: place.tenantId,
        table_name: table,
        row_id: id,
      })),
    )
    .execute();
}

function mark({ marks }: Work, table: string): string {
  const id = uuid7();
  marks.push({ table, id });
  return id;
}

async function writeOrgans(work: Work): Promise<readonly string[]> {
  const { place, words, openedOn } = work;
  const { database, tenantId: tenant_id } = place;
  const { last } = await database
    .selectFrom('organ as g')
    .where('g.tenant_id', '=', tenant_id)
    .select(({ fn, val }) => fn.coalesce(fn.max('g.number'), val(0)).as('last'))
    .executeTakeFirstOrThrow();
  const ids: string[] = [];
  const paths: string[] = [];
  for (const [index, { kind, above }] of sampleOrgans.entries()) {
    const id = mark(work, 'organ');
    const number = last + index + 1;
    const path = `${above === null ? '/' : paths[above]}${number}/`;
    const name = index === 0 ? words.company : (words.organs[index - 1] ?? '');
    ids.push(id);
    paths.push(path);
    await database
      .insertInto('organ')
      .values({ tenant_id, id, code: `SAMPLE-${index}`, number, kind, opened_on: openedOn })
      .execute();
    await database
      .insertInto('organ_row')
      .values({
        tenant_id,
        id: uuid7(),
        organ_id: id,
        from_on: openedOn,
        path,
        name,
        parent_id: above === null ? null : (ids[above] ?? null),
        sort_order: 1000 + index,
        name_sort: nameSortKey(name),
      })
      .execute();
  }
  return ids;
}

async function writePosts(work: Work): Promise<readonly string[]> {
  const { place, words } = work;
  const { database, tenantId: tenant_id } = place;
  const categories = words.categories.map((name, index) => ({
    tenant_id,
    id: mark(work, 'post_category'),
    code: `SAMPLE-${index + 1}`,
    name,
    name_sort: nameSortKey(name),
    sort_order: 900 + index,
  }));
  await database.insertInto('post_category').values(categories).execute();
  const posts = samplePosts.map(({ category, workKind }, index) => {
    const name = words.posts[index] ?? '';
    return {
      tenant_id,
      id: mark(work, 'post'),
      code: `SAMPLE-${index + 1}`,
      name,
      name_sort: nameSortKey(name),
      category_id: categories[category]?.id ?? '',
      work_kind: workKind,
    };
  });
  await database.insertInto('post').values(posts).execute();
  return posts.map(({ id }) => id);
}

async function writePeople(
  work: Work,
  organIds: readonly string[],
  postIds: readonly string[],
): Promise<void> {
  const heads: (string | undefined)[] = [];
  let turn = 0;
  for (const [seat, { organ, post, joined }] of sampleSeats.entries()) {
    const organId = organIds[organ] ?? '';
    const postId = postIds[post] ?? '';
    const positionId = await writePosition(work, seat, { organId, postId, planned: joined.length });
    for (const months of joined) {
      const above = sampleOrgans[organ]?.above ?? null;
      const manager = heads[organ] ?? (above === null ? undefined : heads[above]);
      const head = { organId, postId, positionId, managerId: manager ?? null };
      const employmentId = await writePerson(work, turn, months, head);
      turn += 1;
      heads[organ] ??= employmentId;
    }
  }
  for (const [index, organId] of organIds.entries()) {
    await work.place.database
      .updateTable('organ_row')
      .set({ leader_id: heads[index] ?? null })
      .where('tenant_id', '=', work.place.tenantId)
      .where('organ_id', '=', organId)
      .execute();
  }
}

async function writePosition(
  work: Work,
  seat: number,
  of: { readonly organId: string; readonly postId: string; readonly planned: number },
): Promise<string> {
  const { database, tenantId: tenant_id } = work.place;
  const id = mark(work, 'position');
  const name = work.words.posts[sampleSeats[seat]?.post ?? 0] ?? '';
  await database
    .insertInto('position')
    .values({
      tenant_id,
      id,
      code: `SAMPLE-${seat + 1}`,
      name,
      name_sort: nameSortKey(name),
      organ_id: of.organId,
      post_id: of.postId,
      planned: of.planned,
    })
    .execute();
  return id;
}

interface Seat {
  readonly organId: string;
  readonly postId: string;
  readonly positionId: string;
  readonly managerId: string | null;
}

async function writePerson(work: Work, turn: number, months: number, seat: Seat): Promise<string> {
  const { place, words, today } = work;
  const { database, tenantId, now } = place;
  const joinedOn = addMonths(today, -months);
  const entry = entryOf(tenantId, words.people[turn] ?? '', turn, joinedOn, seat);
  const employmentId = await hire({ database, tenantId, now, accountId: null }, entry);
  const { person_id: personId } = await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', employmentId)
    .select('e.person_id')
    .executeTakeFirstOrThrow();
  work.marks.push({ table: 'employment', id: employmentId }, { table: 'person', id: personId });
  return employmentId;
}

/** The hiring of one sample person: a contract of three years with three months of probation. */
function entryOf(
  tenantId: string,
  name: string,
  turn: number,
  joinedOn: string,
  { organId, postId, positionId, managerId }: Seat,
): StoredEntry {
  const number = String(turn + 1).padStart(3, '0');
  return {
    tenant_id: tenantId,
    id: uuid7(),
    name,
    name_sort: null,
    rehire: null,
    email: null,
    id_document_type: 'other',
    id_number: `SAMPLE-${number}`,
    staff_no: `SAMPLE-${number}`,
    gender: turn % 2 === 0 ? 'M' : 'F',
    birth_date: addMonths('1985-03-15', turn * 5),
    phone: `1390000${String(1001 + turn)}`,
    employment_type: 'full-time',
    organ_id: organId,
    post_id: postId,
    position_id: positionId,
    manager_id: managerId,
    grade_id: null,
    work_place: null,
    first_worked_on: null,
    joined_on: joinedOn,
    probation_ends_on: addDays(addMonths(joinedOn, 3), -1),
    contract_kind: 'fixed',
    contract_months: 36,
    contract_number: null,
    contract_entity: null,
    invite: null,
    note: null,
    employment_id: null,
    state: 'effective',
    pending: null,
    custom: {},
    version: 1,
    created_at: new Date(0),
    removed_at: null,
  };
}
