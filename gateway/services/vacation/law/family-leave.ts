import {
  type DatedRule,
  findRule,
  type LawScope,
  NoRuleError,
  ruleOn,
} from '#gateway/kernel/law/rule.ts';
import { sources } from './texts/sources.ts';

interface MaternityRule extends DatedRule {
  readonly baseDays: number;
  readonly difficultBirthDays: number;
  readonly perExtraChildDays: number;
  readonly nursingMinutesPerChild: number;
}

const maternity: readonly MaternityRule[] = [
  {
    place: 'CN',
    from: '2012-04-28',
    to: null,
    baseDays: 98,
    difficultBirthDays: 15,
    perExtraChildDays: 15,
    nursingMinutesPerChild: 60,
    source: sources.femaleStaff,
  },
];

/** What a province adds to the national rule. */
interface FamilyRule extends DatedRule {
  readonly extraDays: number;
  /** From the second child on; the same as the first where there is none. */
  readonly extraDaysLater?: number;
  readonly difficultBirthDays?: number;
  readonly partnerDays: number;
  readonly childCareDays: number;
}

const family: readonly FamilyRule[] = [
  {
    place: '310000',
    from: '2021-11-25',
    to: null,
    extraDays: 60,
    partnerDays: 10,
    childCareDays: 5,
    source: sources.shanghaiFamily,
  },
  {
    place: '440000',
    from: '2021-12-01',
    to: null,
    extraDays: 80,
    difficultBirthDays: 30,
    partnerDays: 15,
    childCareDays: 10,
    source: sources.guangdongFamily,
  },
  {
    place: '330000',
    from: '2021-11-25',
    to: null,
    extraDays: 60,
    extraDaysLater: 90,
    partnerDays: 15,
    childCareDays: 10,
    source: sources.zhejiangFamily,
  },
];

/** A birth. */
export interface Birth {
  readonly children: number;
  /** Caesarean included. */
  readonly difficult: boolean;
  /** Which child of the mother it is. */
  readonly order: number;
}

/** The days of maternity leave, with what the province adds. */
export function maternityDays({ children, difficult, order }: Birth, scope: LawScope): number {
  const rule = ruleOn(maternity, scope);
  const local = findRule(family, scope);
  const hard = difficult ? (local?.difficultBirthDays ?? rule.difficultBirthDays) : 0;
  const extra = order > 1 ? (local?.extraDaysLater ?? local?.extraDays) : local?.extraDays;
  return rule.baseDays + hard + (children - 1) * rule.perExtraChildDays + (extra ?? 0);
}

/** The paid time for nursing on each workday until the first birthday. */
export function nursingMinutes(children: number, scope: LawScope): number {
  return ruleOn(maternity, scope).nursingMinutesPerChild * children;
}

/**
 * The days of leave of the other parent.
 * @throws {NoRuleError} where the province has no rule: there is no national one.
 */
export function partnerDays(scope: LawScope): number {
  return ruleOn(family, scope).partnerDays;
}

interface MiscarriageRule extends DatedRule {
  readonly rows: readonly {
    readonly fromMonths: number;
    readonly daysFrom: number;
    readonly daysTo: number;
  }[];
}

const miscarriage: readonly MiscarriageRule[] = [
  {
    place: 'CN',
    from: '2012-04-28',
    to: null,
    rows: [
      { fromMonths: 0, daysFrom: 15, daysTo: 15 },
      { fromMonths: 4, daysFrom: 42, daysTo: 42 },
    ],
    source: sources.femaleStaff,
  },
  {
    place: '440000',
    from: '2021-12-01',
    to: null,
    rows: [
      { fromMonths: 0, daysFrom: 15, daysTo: 30 },
      { fromMonths: 4, daysFrom: 42, daysTo: 42 },
      { fromMonths: 7, daysFrom: 75, daysTo: 75 },
    ],
    source: sources.guangdongFamily,
  },
];

/** The days of leave after a miscarriage, by full months; between the two numbers the diagnosis decides. */
export function miscarriageDays(months: number, scope: LawScope) {
  const { rows } = ruleOn(miscarriage, scope);
  const row = rows.findLast(({ fromMonths }) => fromMonths <= months);
  if (row === undefined) throw new NoRuleError(`No rule is about ${months} months.`);
  return { daysFrom: row.daysFrom, daysTo: row.daysTo };
}
