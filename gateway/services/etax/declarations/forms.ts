import { sql } from 'kysely';
import type { declarationFile } from '#bridge/calls/etax/declarations.ts';
import { etaxCodes } from '#bridge/calls/etax/terms.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { type Money, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cell, sheetTypes, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { averageWageBefore } from '../../insurance/law/rules.ts';
import { lawOf } from '../engine/basic-deduction.ts';
import { severanceTax } from '../engine/severance-tax.ts';
import { documentTypes, formCells, formHeadings, formTitles } from '../texts/form-words.ts';
import { kindsOfYear } from './claim-kinds.ts';
import { isEmpty, requireMonth } from './months.ts';
import { readOwnInsurance } from './own-insurance.ts';
import { paymentRows, readPayees } from './payment-forms.ts';
import { type PaidPerson, readPaid } from './people.ts';
import { type PersonMonth, type PersonYear, readPersonYears } from './person-months.ts';

/** People whose year is read at once. */
const BATCH = 1000;

type Row = readonly Cell[];

/** Writes a tax month in a form that the client of the tax bureau imports. */
export async function downloadForm(
  context: CallContext,
  { month, form }: ParsedRequestOf<typeof declarationFile>,
): Promise<FileAnswer> {
  const sums = await requireMonth(context, month);
  if (isEmpty(sums)) throw new RefusedError(etaxCodes.nothingPaid);
  let people = 0;
  async function* rows(): AsyncGenerator<Row> {
    for await (const row of rowsOf(context, month, form)) {
      people += 1;
      yield row;
    }
  }
  const content = await writeXlsx({
    name: formTitles[form],
    columns: formHeadings[form].map((header) => ({ header, isDay: false })),
    rows: rows(),
  });
  context.record(`taxMonth:${month}`, { exported: people, form });
  const title = `${formTitles[form]}_${month.slice(0, 7).replace('-', '')}.xlsx`;
  return new FileAnswer(title, sheetTypes.xlsx, content);
}

async function* rowsOf(
  context: CallContext,
  month: string,
  form: ParsedRequestOf<typeof declarationFile>['form'],
): AsyncGenerator<Row> {
  if (form === 'labour' || form === 'author' || form === 'royalty') {
    yield* await paymentRows(context, month, form);
    return;
  }
  const known = new Set<string>();
  for await (const people of batchesOf(context, month, form)) {
    for (const { personId } of people) known.add(personId);
    if (form === 'people') yield* await collectionRows(context, people, month);
    else yield* await amountRows(context, people, month, form);
  }
  if (form !== 'people') return;
  const { staff, outside } = await readPayees(context, month);
  const more = staff.filter(({ personId }) => !known.has(personId));
  yield* await collectionRows(context, more, month);
  yield* outside;
}

type WageForm = 'people' | 'wages' | 'bonus' | 'severance';

async function* batchesOf(
  context: CallContext,
  month: string,
  form: WageForm,
): AsyncGenerator<readonly PaidPerson[]> {
  const show = form === 'bonus' || form === 'severance' ? form : 'all';
  for (let offset = 0; ; offset += BATCH) {
    const people = await readPaid(context, { month, show }, { rows: BATCH, offset });
    if (people.length > 0) yield people;
    if (people.length < BATCH) return;
  }
}

async function amountRows(
  context: CallContext,
  people: readonly PaidPerson[],
  month: string,
  form: 'wages' | 'bonus' | 'severance',
): Promise<readonly Row[]> {
  const ids = people.map(({ personId }) => personId);
  const years = await readPersonYears(context, ids, month);
  const insuranceOf = await readOwnInsurance(context, ids, month);
  return people.flatMap((person) => {
    const year = years.get(person.personId);
    const own = year?.months.find((one) => one.month === month);
    if (year === undefined || own === undefined) return [];
    const who: Row = [
      person.staffNo,
      person.name,
      documentTypes[person.documentType],
      person.documentNumber,
    ];
    switch (form) {
      case 'wages': {
        const insurance = (...items: readonly string[]) => insuranceOf(person.personId, ...items);
        return [[...who, ...wageCells(year, own, insurance)]];
      }
      case 'bonus':
        return [[...who, yuanText(own.bonus), null, null, null, null, null]];
      default:
        return [[...who, yuanText(own.severance), exemptOf(own), null, null, null, null]];
    }
  });
}

function wageCells(
  year: PersonYear,
  own: PersonMonth,
  insurance: (...items: readonly string[]) => Money,
): Row {
  const kinds = kindsOfYear(year, own.month);
  const notes = [
    ...(own.facts.taxpayer.residency === 'non-resident' ? [formCells.nonResident] : []),
    ...(kinds.unknown === 0n ? [] : [formCells.kindsUnknown(yuanText(kinds.unknown))]),
  ];
  return [
    yuanText(own.income),
    yuanText(own.exempt),
    yuanText(insurance('pension')),
    yuanText(insurance('medical', 'maternity')),
    yuanText(insurance('unemployment')),
    yuanText(insurance('housing-fund', 'supplementary-housing-fund')),
    yuanText(kinds.of('child-education')),
    yuanText(kinds.of('continuing-education-degree', 'continuing-education-certificate')),
    yuanText(kinds.of('mortgage-interest')),
    yuanText(kinds.of('rent')),
    yuanText(kinds.of('elderly-support')),
    yuanText(kinds.of('care-under-three')),
    ...[null, null, null, null],
    yuanText(own.other),
    null,
    null,
    notes.join('；') || null,
  ];
}

/** Of severance three times the yearly local average is exempt. */
function exemptOf({ severance, month, facts: { place, localAverage } }: PersonMonth): Cell {
  const scope = lawOf(month.slice(0, 7), place ?? 'CN');
  // Slips that do not keep it were made by the shipped rules.
  const average = localAverage ?? averageWageBefore(scope)?.amount;
  if (average === undefined) return null;
  const facts = { severance, localAverageMonthlyWage: yuan(average) };
  return yuanText(severanceTax(facts, scope).exempt);
}

interface Collected {
  readonly personId: string;
  readonly nationality: string | null;
  readonly gender: 'F' | 'M';
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
}

/** What the client collects about people before their first declaration. */
async function collectionRows(
  { database, tenantId }: CallContext,
  people: readonly PaidPerson[],
  month: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Collected>`
    select distinct on (p.id) p.id as "personId", p.nationality, p.gender,
      p.birth_date as "birthDate", p.phone, e.joined_on as "joinedOn", e.left_on as "leftOn"
    from person p
    join employment e on e.tenant_id = ${tenantId} and e.person_id = p.id
    where p.tenant_id = ${tenantId} and p.id = any(${people.map(({ personId }) => personId)})
    order by p.id, e.joined_on desc`.execute(database);
  const known = new Map(rows.map((row) => [row.personId, row]));
  return people.map((person) => {
    const more = known.get(person.personId);
    return [
      person.staffNo,
      person.name,
      documentTypes[person.documentType],
      person.documentNumber,
      person.documentType === 'cn-id' ? formCells.china : (more?.nationality ?? null),
      more === undefined ? null : formCells[more.gender],
      more?.birthDate ?? null,
      more?.leftOn && more.leftOn < addMonths(month, 1) ? formCells.gone : formCells.active,
      formCells.employee,
      more?.phone ?? null,
      more?.joinedOn ?? null,
      more?.leftOn ?? null,
    ];
  });
}
