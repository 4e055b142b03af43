/** What an offer letter says; its file and the page of the candidate draw the same. */
import { sql } from 'kysely';
import { payMonthsWords, payParts } from '#bridge/calls/recruit/offers.ts';
import { type LetterField, letterFields } from '#bridge/calls/recruit/records/letter.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { letterWords } from '../texts/letter-words.ts';

type Locale = CallContext['locale'];

/** What a letter is made of. */
export interface LetterFacts extends Readonly<Record<(typeof payParts)[number], string | null>> {
  readonly candidate: string;
  readonly company: string;
  readonly organ: string | null;
  readonly position: string;
  readonly manager: string;
  readonly place: string;
  readonly entryOn: string;
  readonly validUntil: string;
  readonly contractMonths: number | null;
  readonly probationMonths: number;
  readonly payMonths: string | null;
  readonly benefits: string | null;
  readonly body: string | null;
}

/** A letter in one language. */
export interface Letter {
  readonly body: string;
  readonly terms: { readonly term: string; readonly value: string }[];
  readonly end: string;
}

/** Writes the letter of an offer. */
export function writeLetter(locale: Locale, facts: LetterFacts): Letter {
  const words = letterWords[locale];
  const values = valuesOf(locale, facts);
  const named = (name: LetterField) => ({ term: labelOf(name, locale), value: values[name] });
  return {
    body: mergeFields(facts.body ?? words.body, values),
    terms: [
      ...letterTerms.map(named),
      ...payParts.flatMap((name) => {
        const amount = facts[name];
        return amount === null ? [] : [{ term: words[name], value: perMonth(locale, amount) }];
      }),
      ...(facts.payMonths === null
        ? []
        : [{ term: words.payMonths, value: payMonthsWords(facts.payMonths) }]),
      ...(facts.benefits === null ? [] : [named('benefits')]),
      named('validUntil'),
    ],
    end: words.end,
  };
}

/** The names of fields are written in a text; a label begins with a capital. */
function labelOf(name: LetterField, locale: Locale): string {
  const label = letterFields[name][locale];
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const letterTerms = [
  'organ',
  'position',
  'manager',
  'place',
  'entryOn',
  'contract',
  'probation',
] as const satisfies readonly LetterField[];

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

function perMonth(locale: Locale, amount: string): string {
  // A text is written digit by digit, so that no amount passes through a float.
  return letterWords[locale].perMonth(amounts.format(amount as Intl.StringNumericLiteral));
}

function valuesOf(locale: Locale, facts: LetterFacts): Readonly<Record<LetterField, string>> {
  const words = letterWords[locale];
  const { contractMonths, probationMonths } = facts;
  return {
    candidate: facts.candidate,
    company: facts.company,
    organ: facts.organ ?? '',
    position: facts.position,
    manager: facts.manager,
    place: facts.place,
    entryOn: facts.entryOn,
    validUntil: facts.validUntil,
    benefits: facts.benefits ?? '',
    contract: contractMonths === null ? words.open : words.months(contractMonths),
    probation: probationMonths === 0 ? words.noProbation : words.months(probationMonths),
    pay: payParts
      .flatMap((name) => {
        const amount = facts[name];
        return amount === null ? [] : [`${words[name]} ${perMonth(locale, amount)}`];
      })
      .join(locale === 'en' ? ', ' : '，'),
  };
}

/** Puts values in the place of fields in braces, in either language; what is no field stays as it is. */
function mergeFields(body: string, values: Readonly<Record<LetterField, string>>): string {
  const byName = new Map(
    (Object.keys(letterFields) as LetterField[]).flatMap((field) =>
      Object.values(letterFields[field]).map((name) => [name as string, values[field]] as const),
    ),
  );
  return body.replace(/\{([^{}]*)\}/g, (whole, name: string) => byName.get(name.trim()) ?? whole);
}

/**
 * Reads what the letter of an offer is made of.
 * @throws {RefusedError} `notFound`
 */
export async function readLetterFacts(
  { database, tenantId, now }: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  id: string,
): Promise<LetterFacts> {
  const { rows } = await sql<LetterFacts>`
    select c.name as candidate, t.name as company, u.name as organ, p.name as position,
      h.name as manager, j.work_place as place, o.entry_on::text as "entryOn",
      o.valid_until::text as "validUntil", o.contract_months as "contractMonths",
      o.probation_months as "probationMonths", o.base_pay::text as "basePay",
      o.position_pay::text as "positionPay", o.performance_pay::text as "performancePay",
      o.allowance::text as allowance, o.pay_months::text as "payMonths", o.benefits, m.body
    from offer o join candidate c on c.tenant_id = o.tenant_id and c.id = o.candidate_id
    join hiring_job j on j.tenant_id = o.tenant_id and j.id = o.job_id
    join position p on p.tenant_id = o.tenant_id and p.id = o.position_id
    join employment e on e.tenant_id = o.tenant_id and e.id = o.manager_id
    join person h on h.tenant_id = e.tenant_id and h.id = e.person_id
    join tenant t on t.id = o.tenant_id
    left join organ_row u on u.tenant_id = o.tenant_id and u.organ_id = o.organ_id
      and ${onDay('u', dayOf(now()))}
    left join offer_template m on m.tenant_id = o.tenant_id and m.id = o.template_id
    where o.tenant_id = ${tenantId} and o.id = ${id}`.execute(database);
  const [facts] = rows;
  if (facts === undefined) throw new RefusedError('notFound');
  return facts;
}
