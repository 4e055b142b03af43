import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { letterStates, type offerLetter, payParts } from '#bridge/calls/recruit/offers.ts';
import { type LetterField, letterFields } from '#bridge/calls/recruit/records/letter.words.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readDetail } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import { records } from '../../records.ts';
import { offers } from '../records/offers.ts';
import { letterWords } from '../texts/letter-words.ts';

interface Facts extends Readonly<Record<(typeof payParts)[number], string | null>> {
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

/**
 * Draws the letter of an offer in the language of the caller.
 * @throws {RefusedError} `notFound`; `noFieldPermission` for who may not read all of its pay; `letterNotReady` for a
 * draft and a withdrawn offer
 */
export async function answerLetter(
  context: CallContext,
  { id }: ParsedRequestOf<typeof offerLetter>,
): Promise<FileAnswer> {
  const { rights, state } = await readDetail(await openScope(context, offers, records), id);
  const isShown = (name: string): boolean => rights[name] === 'read' || rights[name] === 'write';
  if (![...payParts, 'payMonths'].every(isShown)) throw new RefusedError('noFieldPermission');
  if (!letterStates.some((one) => one === state))
    throw new RefusedError(recruitCodes.letterNotReady);
  context.record(`offer:${id}`, { letter: true });
  return answerPagePdf(context, letterPage(context, await readFacts(context, id)));
}

function letterPage({ locale }: CallContext, facts: Facts) {
  const words = letterWords[locale];
  const values = valuesOf(locale, facts);
  const rows = [
    ...(['organ', 'position', 'manager', 'place', 'entryOn', 'contract', 'probation'] as const).map(
      (name) => [letterFields[name][locale], values[name]],
    ),
    ...payParts.flatMap((name) => {
      const amount = facts[name];
      return amount === null ? [] : [[words[name], words.perMonth(amount)]];
    }),
    ...(facts.payMonths === null ? [] : [[words.payMonths, facts.payMonths]]),
    ...(facts.benefits === null ? [] : [[letterFields.benefits[locale], facts.benefits]]),
    [letterFields.validUntil[locale], facts.validUntil],
  ];
  return {
    title: `${words.title} ${facts.candidate}`,
    blocks: [
      { kind: 'text' as const, text: mergeFields(facts.body ?? words.body, values) },
      { kind: 'heading' as const, text: words.terms },
      { kind: 'facts' as const, rows },
      { kind: 'text' as const, text: words.end },
      { kind: 'text' as const, text: facts.company },
    ],
  };
}

function valuesOf(
  locale: CallContext['locale'],
  facts: Facts,
): Readonly<Record<LetterField, string>> {
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
      .flatMap((name) =>
        facts[name] === null ? [] : [`${words[name]} ${words.perMonth(facts[name])}`],
      )
      .join(locale === 'en' ? ', ' : '，'),
  };
}

/** Puts values in the place of fields in braces, in either language; what is no field stays as it is. */
export function mergeFields(body: string, values: Readonly<Record<LetterField, string>>): string {
  const byName = new Map(
    (Object.keys(letterFields) as LetterField[]).flatMap((field) =>
      Object.values(letterFields[field]).map((name) => [name as string, values[field]] as const),
    ),
  );
  return body.replace(/\{([^{}]*)\}/g, (whole, name: string) => byName.get(name.trim()) ?? whole);
}

async function readFacts({ database, tenantId, now }: CallContext, id: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
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
