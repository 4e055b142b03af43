import { insuredItems } from '../../insurance/items.ts';
import { insurancePlaces } from '../../insurance/records/enrolment.ts';
import { chinaProvinces } from '../../kit/china-places.ts';
import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, decimal, lines, text, virtual } from '../../record/field.ts';

/** The rules that places publish each year; `social-insurance` gives one floor and ceiling to all insurances at once. */
export const companyRuleNames = [
  'minimum-wage',
  'average-wage',
  'social-insurance',
  ...insuredItems,
] as const;

/** A rule that a company can enter by itself. */
export type CompanyRuleName = (typeof companyRuleNames)[number];

/** Where such a rule can hold: a city, or the province that publishes for its cities (GB/T 2260). */
export const companyRulePlaces: readonly string[] = [
  ...new Set([...insurancePlaces, ...chinaProvinces.map(({ code }) => code)]),
];

/** How contributions are rounded: to which unit, and whether any part of it goes up. */
export const companyRuleRoundings = [
  'cent',
  'cent-up',
  'jiao',
  'jiao-up',
  'yuan',
  'yuan-up',
] as const;

/** A rounding of contributions by its name. */
export type CompanyRuleRounding = (typeof companyRuleRoundings)[number];

const money = { digits: 12, scale: 2 } as const;
const rate = { digits: 5, scale: 3 } as const;

/** A rule of law as a company enters it: used before the shipped one of its place from its first day on. */
export const companyRule = defineRecord({
  name: 'companyRule',
  base: '/gateway/ruleEngine/web/companyRule',
  functionId: 'tax.company-rules',
  route: '/company-rules/:id',
  fields: {
    rule: choice(companyRuleNames, { required: true }),
    place: choice(companyRulePlaces, { required: true }),
    amount: decimal(money),
    floor: decimal(money),
    ceiling: decimal(money),
    employerRate: decimal(rate),
    employeeRate: decimal(rate),
    employeeFixed: decimal(money),
    rounding: choice(companyRuleRoundings),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    documentTitle: text(120, { required: true }),
    documentNo: text(60),
    documentUrl: text(300),
    // Months of payment whose runs are not submitted yet: where they were calculated before, they are calculated again.
    openMonths: virtual(text(200), { from: ['fromOn', 'toOn'] }),
    note: lines(300),
  },
  title: 'documentTitle',
  key: ['rule', 'place', 'fromOn'],
  range: { of: 'company' },
  list: {
    columns: [
      'rule',
      'place',
      'amount',
      'floor',
      'ceiling',
      'fromOn',
      'toOn',
      'documentTitle',
      'openMonths',
    ],
    filters: ['rule', 'place', 'fromOn'],
    sorts: ['fromOn', 'rule', 'place'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['documentTitle', 'documentNo'],
  },
  sections: {
    basic: ['rule', 'place', 'fromOn', 'toOn'],
    values: [
      'amount',
      'floor',
      'ceiling',
      'employerRate',
      'employeeRate',
      'employeeFixed',
      'rounding',
    ],
    source: ['documentTitle', 'documentNo', 'documentUrl'],
    more: ['openMonths', 'note'],
  },
  check: (values) => checkRule(values),
});

/** Reads and changes the rules of a company. */
export const companyRuleCalls = recordCalls(companyRule);

type ValueName =
  | 'amount'
  | 'floor'
  | 'ceiling'
  | 'employerRate'
  | 'employeeRate'
  | 'employeeFixed'
  | 'rounding';

type Values = Readonly<Record<ValueName, string | null>> & {
  readonly rule: CompanyRuleName;
  readonly fromOn: string;
  readonly toOn: string | null;
  readonly documentUrl: string | null;
};

type Problem = FieldProblem<ValueName | 'fromOn' | 'toOn' | 'documentUrl'>;

const amounts: readonly ValueName[] = ['amount'];
const limits: readonly ValueName[] = ['floor', 'ceiling'];
const rates: readonly ValueName[] = ['employerRate', 'employeeRate'];
const others: readonly ValueName[] = ['employeeFixed', 'rounding'];

/** The values that a rule has: what work injury and the funds cost is chosen for each person. */
function valuesOf(rule: CompanyRuleName): readonly ValueName[] {
  switch (rule) {
    case 'minimum-wage':
    case 'average-wage':
      return amounts;
    case 'social-insurance':
      return limits;
    case 'medical':
      return [...limits, ...rates, ...others];
    case 'pension':
    case 'maternity':
    case 'unemployment':
      return [...limits, ...rates, 'rounding'];
    default:
      return [...limits, 'rounding'];
  }
}

function checkRule(values: Values): Problem[] {
  const { rule, fromOn, toOn, documentUrl } = values;
  const own = valuesOf(rule);
  const problems = [...amounts, ...limits, ...rates, ...others]
    .filter((field) => values[field] !== null && !own.includes(field))
    .map((field): Problem => ({ field, issue: 'mustBeEmpty' }));
  problems.push(...(own === amounts ? checkAmount(values) : checkInsured(values, own)));
  if (toOn !== null && toOn < fromOn) problems.push({ field: 'toOn', issue: 'dateOrder' });
  if (documentUrl !== null && !/^https?:\/\/\S+$/.test(documentUrl)) {
    problems.push({ field: 'documentUrl', issue: 'invalid' });
  }
  return problems;
}

function checkAmount({ amount }: Values): Problem[] {
  if (amount === null) return [{ field: 'amount', issue: 'required' }];
  return /[1-9]/.test(amount) ? [] : [{ field: 'amount', issue: 'invalid' }];
}

/** Contributions are those of whole months. */
function checkInsured(values: Values, own: readonly ValueName[]): Problem[] {
  const { floor, ceiling, employerRate, employeeRate, fromOn, toOn } = values;
  const given = own.filter((field) => values[field] !== null);
  const problems: Problem[] = given.length === 0 ? [{ field: 'floor', issue: 'required' }] : [];
  if (floor !== null && ceiling !== null && cents(ceiling) < cents(floor)) {
    problems.push({ field: 'ceiling', issue: 'tooSmall', min: Number(floor) });
  }
  if (own.includes('employerRate') && (employerRate === null) !== (employeeRate === null)) {
    const field = employerRate === null ? 'employerRate' : 'employeeRate';
    problems.push({ field, issue: 'required' });
  }
  if (!fromOn.endsWith('-01')) problems.push({ field: 'fromOn', issue: 'wholeMonths' });
  if (toOn !== null && !endsMonth(toOn)) problems.push({ field: 'toOn', issue: 'wholeMonths' });
  return problems;
}

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

function endsMonth(day: string): boolean {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
}
