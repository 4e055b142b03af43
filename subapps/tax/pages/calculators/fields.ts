import type { Calculator, calculatorInput } from '#bridge/calls/ruleEngine/calls.ts';

/** A field of a calculator. */
export type FieldName = keyof typeof calculatorInput;

/** The fields that each calculator asks for, in their order. */
export const fieldsOf: Readonly<Record<Calculator, readonly FieldName[]>> = {
  tax: ['wage', 'contributions', 'special', 'months', 'asOf'],
  bonus: ['bonus', 'yearWages', 'yearDeductions', 'months', 'asOf'],
  'net-to-gross': ['net', 'place', 'fundRate', 'special', 'asOf'],
  severance: ['severanceKind', 'from', 'to', 'averagePay', 'lastMonthPay', 'place', 'asOf'],
  retirement: ['group', 'birthDay', 'asOf'],
  contributions: [
    'place',
    'base',
    'fundBase',
    'fundRate',
    'supplementaryFundRate',
    'workInjuryRate',
    'asOf',
  ],
  overtime: ['wage', 'workdayHours', 'restDayHours', 'holidayHours', 'asOf'],
};

/** What fields hold when a calculator opens; `today` is the day of the rules. */
export function startValues(today: string): Readonly<Partial<Record<FieldName, string>>> {
  return {
    asOf: today,
    place: '310000',
    months: '1',
    fundRate: '7',
    workInjuryRate: '0.2',
    severanceKind: 'N',
    group: 'man',
  };
}
