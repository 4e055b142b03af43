import { createHash } from 'node:crypto';
import { type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import { type PersonFacts, type PersonSlip, type RunFacts, slipOf } from '../engine/person-slip.ts';
import { linesOf } from '../engine/slip-lines.ts';
import { readsPerformance } from '../formula/plan.ts';
import { exceptionsOf, reasonsOf, resultText, type SlipBefore, type SlipNow } from './compare.ts';
import type { PayAccount } from './load-facts.ts';
import type { RunPerson } from './load-people.ts';

/** Whose slip is made, and for which calculation. */
export interface SlipPlace {
  readonly tenantId: string;
  readonly runId: string;
  readonly calculation: number;
}

/** A slip and its lines as rows. */
export interface SlipRows {
  readonly slip: Readonly<Record<string, unknown>>;
  /** JSON of the lines, a list: written once, for the hash and for the database. */
  readonly lines: string;
  readonly now: SlipNow | null;
}

/** The id of the slip of a person in a run: the same in every calculation. */
export function slipIdOf({ runId }: Pick<SlipPlace, 'runId'>, employmentId: string): string {
  const hex = createHash('sha256').update(`${runId} ${employmentId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Makes the rows of one slip: the same facts give the same rows. */
export function makeSlip(
  place: SlipPlace,
  run: RunFacts,
  person: RunPerson,
  facts: PersonFacts,
  known: { readonly account: PayAccount | undefined; readonly before: SlipBefore | null },
): SlipRows {
  const made = slipOf(facts, run);
  const ok = 'fault' in made ? null : made;
  const now = ok === null ? null : comparedOf(ok, facts, run, person);
  const hasAccount = Boolean(known.account?.accountNo);
  const slipId = slipIdOf(place, person.id);
  const lines = JSON.stringify(ok === null ? [] : lineRows(slipId, ok, facts, run));
  const slip = {
    tenant_id: place.tenantId,
    id: slipId,
    calculation: place.calculation,
    pay_run_id: place.runId,
    employment_id: person.id,
    person_name: person.name,
    staff_no: person.staffNo,
    organ_id: person.organId,
    organ_name: person.organName,
    bank_name: known.account?.bankName ?? null,
    bank_account: known.account?.accountNo ?? null,
    ...amountsOf(ok),
    fault: 'fault' in made ? made.fault : null,
    facts: snapshotOf(facts, ok, run),
    net_before: known.before === null ? null : String(known.before.net),
    reasons: now === null ? [] : reasonsOf(now, known.before, run.plan),
    exceptions: exceptionsOf(ok, { hasAccount, before: known.before?.net ?? null }),
  };
  const { calculation, ...content } = slip;
  const hash = createHash('sha256')
    .update(JSON.stringify([content, run.rules.version]))
    .update(lines)
    .digest('hex');
  return { slip: { ...content, calculation, hash }, lines, now };
}

const text = (amount: Money | undefined): string => String(amount ?? 0n);

function amountsOf(made: PersonSlip | null) {
  const slip = made?.slip;
  const sumOf = (treatment: string): string =>
    String(
      (made?.lines ?? []).reduce(
        (sum, line) => (line.treatment === treatment ? sum + line.amount : sum),
        0n,
      ),
    );
  const exempt = sumOf('exempt');
  return {
    gross: text(slip?.gross),
    income: String(BigInt(sumOf('wage')) + BigInt(exempt)),
    exempt,
    bonus: sumOf('bonus'),
    own_contributions: text(slip?.ownContributions),
    employer_contributions: text(slip?.employerContributions),
    special_additional: text(made?.specialAdditional),
    before_tax: text(slip?.deductionsBeforeTax),
    income_tax: text(slip?.incomeTax),
    bonus_tax: text(slip?.bonusTax),
    severance_tax: text(slip?.severanceTax),
    after_tax: text(slip?.deductionsAfterTax),
    net: text(slip?.net),
    rate_percent: slip?.withholding?.ratePercent ?? null,
  };
}

/** What the slip was made from, and what the next month is compared with. */
function snapshotOf(
  { performance, ...facts }: PersonFacts,
  made: PersonSlip | null,
  { plan }: RunFacts,
) {
  return {
    ...plain(facts),
    ...(performance !== undefined && readsPerformance(plan) && { performance }),
    monthly: made === null ? null : yuanText(made.pay.total),
    whole: made === null ? true : isWhole(made),
    days: made?.pay.days ?? null,
    ...(made?.average && { localAverage: made.average.amount }),
  };
}

/** Amounts as yuan: JSON has no whole numbers of any size. */
function plain(facts: Omit<PersonFacts, 'performance'>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(facts, (_, value: unknown) =>
      typeof value === 'bigint' ? yuanText(value as Money) : value,
    ),
  );
}

function isWhole({ pay: { days } }: PersonSlip): boolean {
  return days.employed === days.calendar;
}

function comparedOf(
  made: PersonSlip,
  { entered, performance }: PersonFacts,
  run: RunFacts,
  { joinedOn, leftOn }: RunPerson,
): SlipNow {
  const items = run.plan.filter(({ item }) => item.source === 'entry');
  const used = items.filter(({ item }) => entered.some(({ code }) => code === item.code));
  return {
    net: made.slip.net,
    ownContributions: made.slip.ownContributions,
    specialAdditional: made.specialAdditional,
    incomeTax: made.slip.incomeTax,
    ratePercent: made.slip.withholding?.ratePercent ?? null,
    monthly: yuanText(made.pay.total),
    whole: isWhole(made),
    result: readsPerformance(run.plan) ? resultText(performance) : null,
    entered: new Map(
      used.flatMap(({ item }) => {
        const value = made.values.get(item.code);
        return value === undefined ? [] : [[item.code, shortText(value, 2)] as const];
      }),
    ),
    joined: joinedOn >= run.fromOn,
    left: leftOn !== null && leftOn <= run.toOn,
  };
}

/** The lines of a slip, without what all lines of a calculation have in common. */
function lineRows(
  slipId: string,
  made: PersonSlip,
  facts: PersonFacts,
  { plan }: RunFacts,
): Readonly<Record<string, unknown>>[] {
  return linesOf(made, facts, plan).map((line, at) => ({
    pay_slip_id: slipId,
    sort_order: at + 1,
    code: line.code,
    kind: line.kind,
    name_zh: line.name['zh-CN'],
    name_en: line.name.en,
    amount: line.amount === null ? null : String(line.amount),
    quantity: line.quantity,
    inputs: line.inputs,
    steps: line.steps,
  }));
}
