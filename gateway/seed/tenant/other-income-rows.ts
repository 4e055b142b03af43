import { sql } from 'kysely';
import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { monthStart } from '#gateway/kernel/people/calendar.ts';
import { paymentColumns } from '#gateway/services/etax/engine/payment-columns.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { payDemoWords } from './pay-words.ts';

interface Maker {
  readonly tenantId: string;
  readonly locale: 'zh-CN' | 'en';
  readonly anchor: string;
  readonly seed: number;
}

type Payment = Omit<
  Row<'other_income'>,
  'tenant_id' | 'id' | 'month' | keyof ReturnType<typeof paymentColumns>
>;

/** Writes income beside wages in the tax months up to today: a lecturer, an author of the staff, an adviser from abroad, a patent. */
export async function writeOtherIncome(
  database: DatabaseTransaction,
  { tenantId, locale, anchor, seed }: Maker,
  occupants: readonly Occupant[],
): Promise<void> {
  // A source of its own: no id comes twice.
  const random = createRandom(seed + 700_013, Date.parse(anchor));
  const { rows: months } = await sql<{ readonly month: string }>`
    select distinct tax_month as month from pay_run
    where tenant_id = ${tenantId} and tax_month <= ${monthStart(anchor)}::date
    order by tax_month`.execute(database);
  const present = occupants.filter(({ leftOn, joinedOn }) => leftOn === null && joinedOn < anchor);
  const staff = present.find(({ fixed }) => fixed?.account === 'staff') ?? present[0];
  const paid = months.flatMap(({ month }, at) =>
    paymentsOf(locale, staff?.employmentId ?? null, at)
      .filter((one) => one.employment_id !== null || one.payee_name !== null)
      .map((one) => ({
        tenant_id: tenantId,
        id: random.id(),
        month,
        ...one,
        ...paymentColumns({ ...one, month }),
      })),
  );
  await insertRows(database, 'other_income', paid);
}

/** What is paid in one of the months: more and more for the lecturer, so that every row of the table comes up. */
function paymentsOf(locale: 'zh-CN' | 'en', employmentId: string | null, at: number): Payment[] {
  const words = payDemoWords[locale];
  const resident = { residency: 'resident', payee_name: null, ...noDocument } as const;
  const lecturer: Payment = {
    employment_id: null,
    payee_name: words.lecturer,
    document_type: 'cn-id',
    document_number: idNumber('31010419750318421'),
    residency: 'resident',
    kind: 'labour',
    amount: ['3000.00', '8000.00', '28000.00'][at % 3] ?? '3000.00',
    note: words.lecture,
  };
  const adviser: Payment = {
    employment_id: null,
    payee_name: words.adviser,
    document_type: 'passport',
    document_number: 'C01X00T47',
    residency: 'non-resident',
    kind: 'labour',
    amount: '20000.00',
    note: words.advice,
  };
  const own = { ...resident, employment_id: employmentId };
  const article: Payment = { ...own, kind: 'author', amount: '3000.00', note: words.article };
  const patent: Payment = { ...own, kind: 'royalty', amount: '12000.00', note: words.patent };
  return [
    lecturer,
    ...(at % 2 === 0 ? [article] : []),
    ...(at % 3 === 2 ? [adviser] : []),
    ...(at % 4 === 1 ? [patent] : []),
  ];
}

const noDocument = { document_type: null, document_number: null } as const;

function idNumber(digits: string): string {
  return `${digits}${idCheckCharacter(digits)}`;
}
