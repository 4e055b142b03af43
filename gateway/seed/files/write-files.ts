import { type Insertable, sql } from 'kysely';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { createRandom, type Random } from '../random.ts';
import { wordsFor } from '../tenant/words.ts';
import type { SeededTenant } from '../tenant/write-tenant.ts';
import { writePdf } from './pdf.ts';
import { drawCard, drawPortrait } from './pictures.ts';

type FileRow = Insertable<Database['employee_file']>;

const SEED = 7_041_113;
/** How many people of a demo company have files: the first by staff number, and those who can sign in. */
const PEOPLE = 10;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly gender: 'F' | 'M';
  readonly number: string;
  readonly entity: string;
  readonly from: string;
  readonly to: string | null;
}

/** Gives some people of a demo company a photo and papers, drawn and written here: they are of no one. */
export async function writeFiles(database: GatewayDatabase, tenant: SeededTenant): Promise<void> {
  const { tenantId, anchor, plan } = tenant;
  const random = createRandom(SEED + plan.seed, Date.parse(anchor));
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const people = await readPeople(transaction, tenant);
    // The same for everybody: nothing on it could tell them apart.
    const card = drawCard();
    const files = people.flatMap((person, at) => filesOf(tenant, random, person, { at, card }));
    await transaction.insertInto('employee_file').values(files).execute();
    await transaction
      .insertInto('employee_photo')
      .values(
        people.map(({ id, gender }) => ({
          tenant_id: tenantId,
          employment_id: id,
          id: random.id(),
          format: 'png' as const,
          small_format: 'png' as const,
          ...drawPortrait(random, gender),
        })),
      )
      .execute();
  });
}

async function readPeople(
  transaction: DatabaseTransaction,
  { tenantId, employmentOfAccount }: SeededTenant,
): Promise<readonly Person[]> {
  const accounts = [...employmentOfAccount.values()];
  // Chosen first and alone: without statistics a join over everybody takes most of a second.
  const chosen = await transaction
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .orderBy(sql`e.id = any(${accounts}::uuid[]) desc`)
    .orderBy('e.staff_no')
    .limit(PEOPLE)
    .select('e.id')
    .execute();
  return await transaction
    .selectFrom('contract as c')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'c.tenant_id').onRef('e.id', '=', 'c.employment_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('c.renewed_by', 'is', null)
    .where(
      'c.employment_id',
      'in',
      chosen.map(({ id }) => id),
    )
    .orderBy('e.staff_no')
    .select([
      'e.id',
      'p.name',
      'p.gender',
      'c.number',
      'c.entity',
      'c.from_on as from',
      'c.to_on as to',
    ])
    .execute();
}

/** Everybody has a contract; some have a copy of their card and a certificate. */
function filesOf(
  { tenantId, anchor, plan }: SeededTenant,
  random: Random,
  person: Person,
  { at, card }: { readonly at: number; readonly card: Buffer },
): FileRow[] {
  const chinese = plan.locale === 'zh-CN';
  const words = chinese ? chineseWords : englishWords;
  const row = (
    category: FileRow['category'],
    name: string,
    content: Buffer,
    day: string,
  ): FileRow => ({
    tenant_id: tenantId,
    id: random.id(),
    employment_id: person.id,
    category,
    name,
    format: name.endsWith('.png') ? 'png' : 'pdf',
    size: content.length,
    content,
    added_at: `${day}T0${random.integer(1, 9)}:${random.integer(10, 59)}:00Z`,
    account_id: null,
    actor_name: wordsFor(plan.locale).actor,
  });
  const signed = person.from < anchor ? person.from : anchor;
  const contract = writePdf(words.contract, words.contractLines(person));
  const later = addDays(anchor, -random.integer(20, 300));
  return [
    row('contract', `${words.contract}-${person.name}.pdf`, contract, signed),
    ...(at % 2 === 0 ? [row('identity', `${words.card}-${person.name}.png`, card, signed)] : []),
    ...(at % 3 === 0
      ? [
          row(
            'certificate',
            `${words.certificate}-${person.name}.pdf`,
            writePdf(words.certificate, [person.name, later]),
            later > signed ? later : signed,
          ),
        ]
      : []),
  ];
}

interface FileWords {
  readonly contract: string;
  readonly card: string;
  readonly certificate: string;
  readonly contractLines: (person: Person) => string[];
}

const chineseWords: FileWords = {
  contract: '劳动合同',
  card: '身份证人像面',
  certificate: '培训结业证书',
  contractLines: ({ number, entity, name, from, to }) => [
    `合同编号：${number}`,
    `甲方：${entity}`,
    `乙方：${name}`,
    `合同期限：${from} 至 ${to ?? '无固定期限'}`,
    '（演示文件，无法律效力）',
  ],
};

const englishWords: FileWords = {
  contract: 'Employment contract',
  card: 'ID card front',
  certificate: 'Training certificate',
  contractLines: ({ number, entity, name, from, to }) => [
    `Contract no. ${number}`,
    `Employer: ${entity}`,
    `Employee: ${name}`,
    `Term: ${from} to ${to ?? 'open-ended'}`,
    '(A sample without legal effect)',
  ],
};
