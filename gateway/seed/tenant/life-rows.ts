import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { fakeAmericanPhone, fakeIdNumber, fakePhone } from '../identity.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { chineseName } from '../names/chinese-names.ts';
import { latinName } from '../names/latin-names.ts';
import type { Random } from '../random.ts';
import { type LifeWords, lifeWordsFor } from './life-words.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';

/** Writes changes that are under way: somebody who joins in two weeks, somebody whose entry could not take effect, and drafts about people who work here. */
export async function writeLifeRows(
  transaction: DatabaseTransaction,
  structure: Structure,
  random: Random,
  occupants: readonly Occupant[],
): Promise<void> {
  const { anchor } = structure;
  const working = occupants.filter(
    ({ leftOn, fixed, leads, joinedOn }) =>
      leftOn === null && fixed === null && !leads && joinedOn < anchor,
  );
  const [mover, leaver, colleague] = working;
  const newest = working.toSorted((one, other) => (one.joinedOn < other.joinedOn ? 1 : -1))[0];
  if (!mover || !leaver || !colleague || !newest) return;
  const words = lifeWordsFor(structure.plan.locale);
  const made = { tenant_id: structure.tenantId, state: 'draft' } as const;
  await insertRows(transaction, 'entry', [buildEntry(structure, random, colleague, made)]);
  await insertRows(transaction, 'regularisation', [
    {
      ...made,
      id: random.id(),
      employment_id: newest.employmentId,
      effective_on: addDays(anchor, 20),
      assessment: words.assessment,
    },
  ]);
  await insertRows(transaction, 'transfer', [
    {
      ...made,
      id: random.id(),
      employment_id: mover.employmentId,
      kind: 'transfer',
      effective_on: addDays(anchor, 14),
      organ_id: colleague.organ.id,
      note: words.transfer,
    },
  ]);
  const settled = { leaver, colleague, anchor, words };
  await writeLeaving(transaction, random, made, settled);
  const former = occupants.find(({ leftOn }) => leftOn !== null && leftOn < addDays(anchor, -9));
  if (former) await writeRefusedEntry(transaction, structure, random, { colleague, former, made });
}

/** An entry whose manager left before its day: it could not take effect, and waits for another one. */
async function writeRefusedEntry(
  transaction: DatabaseTransaction,
  structure: Structure,
  random: Random,
  { colleague, former, made }: { colleague: Occupant; former: Occupant; made: Made },
): Promise<void> {
  const { anchor } = structure;
  const entry: Row<'entry'> = {
    ...buildEntry(structure, random, colleague, made),
    id_number: fakeIdNumber('1997-04-18', 'F', 995),
    manager_id: former.employmentId,
    joined_on: addDays(anchor, -1),
    probation_ends_on: addDays(addMonths(anchor, 6), -2),
  };
  await insertRows(transaction, 'entry', [entry]);
  await transaction
    .insertInto('refused_change')
    .values({
      tenant_id: made.tenant_id,
      record: 'entry',
      row_id: entry.id,
      tried_at: new Date(`${anchor}T00:05:00Z`),
      code: 'badInput',
      fields: JSON.stringify([{ path: 'changes.manager', issue: 'choice' }]),
    })
    .execute();
}

async function writeLeaving(
  transaction: DatabaseTransaction,
  random: Random,
  made: Made,
  settled: {
    readonly leaver: Occupant;
    readonly colleague: Occupant;
    readonly anchor: string;
    readonly words: LifeWords;
  },
): Promise<void> {
  const { leaver, colleague, anchor, words } = settled;
  const leavingId = random.id();
  await insertRows(transaction, 'leaving', [
    {
      ...made,
      id: leavingId,
      employment_id: leaver.employmentId,
      kind: 'resignation',
      notice_on: addDays(anchor, -3),
      last_day: addDays(anchor, 30),
      takeover_id: colleague.employmentId,
      reason: words.leaving,
    },
  ]);
  await insertRows(
    transaction,
    'handover_item',
    words.handover.map((item, index) => ({
      tenant_id: made.tenant_id,
      id: random.id(),
      leaving_id: leavingId,
      item,
      owner_id: colleague.employmentId,
      sort_order: index,
    })),
  );
}

type Made = Pick<Row<'entry'>, 'tenant_id' | 'state'>;

function buildEntry(
  { plan, anchor }: Structure,
  random: Random,
  { organ, seat, employmentId }: Occupant,
  made: Made,
): Row<'entry'> {
  const gender = 'F';
  const isChinese = plan.locale === 'zh-CN';
  const name = isChinese ? chineseName(random, gender).name : latinName(random, gender);
  const birthDate = '1997-04-18';
  const joinedOn = addDays(anchor, 12);
  return {
    ...made,
    id: random.id(),
    name,
    name_sort: nameSortKey(name),
    id_document_type: 'cn-id',
    id_number: fakeIdNumber(birthDate, gender, 997),
    gender,
    birth_date: birthDate,
    phone: isChinese ? fakePhone(9_997) : fakeAmericanPhone(random),
    organ_id: organ.id,
    post_id: seat.post.id,
    position_id: seat.id,
    manager_id: employmentId,
    employment_type: 'full-time',
    joined_on: joinedOn,
    probation_ends_on: addDays(addMonths(joinedOn, 6), -1),
    contract_kind: 'fixed',
    contract_months: 36,
    state: 'planned',
  };
}
