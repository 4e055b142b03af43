import { type DatedRule, type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { taxSources } from './texts/sources.ts';

/** One row of a table of rates: amounts up to and with the end, in yuan; null where it has no end. */
export interface RateRow {
  readonly upTo: string | null;
  readonly ratePercent: string;
  readonly quickDeduction: string;
}

/** A table of progressive rates in force. */
export interface RateTable extends DatedRule {
  readonly rows: readonly RateRow[];
}

const rates2018 = ['3', '10', '20', '25', '30', '35', '45'];

function rows(
  ends: readonly string[],
  rates: readonly string[],
  quick: readonly string[],
): readonly RateRow[] {
  return rates.map((ratePercent, at) => ({
    upTo: ends[at] ?? null,
    ratePercent,
    quickDeduction: quick[at] ?? '0',
  }));
}

/** Rates on the income of a year. */
export const annualTables: readonly RateTable[] = [
  {
    place: 'CN',
    from: '2019-01-01',
    to: null,
    source: taxSources.annualTable,
    rows: rows(['36000', '144000', '300000', '420000', '660000', '960000'], rates2018, [
      '0',
      '2520',
      '16920',
      '31920',
      '52920',
      '85920',
      '181920',
    ]),
  },
];

/** Rates on the income of a month: bonuses, non-residents. */
export const monthlyTables: readonly RateTable[] = [
  {
    place: 'CN',
    from: '2011-09-01',
    to: '2018-09-30',
    source: taxSources.law2011,
    rows: rows(['1500', '4500', '9000', '35000', '55000', '80000'], rates2018, [
      '0',
      '105',
      '555',
      '1005',
      '2755',
      '5505',
      '13505',
    ]),
  },
  {
    place: 'CN',
    from: '2018-10-01',
    to: null,
    source: taxSources.monthlyTable,
    rows: rows(['3000', '12000', '25000', '35000', '55000', '80000'], rates2018, [
      '0',
      '210',
      '1410',
      '2660',
      '4410',
      '7160',
      '15160',
    ]),
  },
];

/** Rates of withholding on labour remuneration. */
export const labourTables: readonly RateTable[] = [
  {
    place: 'CN',
    from: '2019-01-01',
    to: null,
    source: taxSources.labour,
    rows: rows(['20000', '50000'], ['20', '30', '40'], ['0', '2000', '7000']),
  },
];

/** The annual table in force. */
export function annualTableOn(scope: LawScope): RateTable {
  return ruleOn(annualTables, scope);
}

/** The monthly table in force. */
export function monthlyTableOn(scope: LawScope): RateTable {
  return ruleOn(monthlyTables, scope);
}

/** The table of labour remuneration in force. */
export function labourTableOn(scope: LawScope): RateTable {
  return ruleOn(labourTables, scope);
}
