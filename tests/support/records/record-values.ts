import type { Field } from '#bridge/calls/record/field.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { textOf } from './text-values.ts';

/** Values of a row by field. */
export type MadeValues = Record<string, string | number | boolean | null>;

/** Values that the rules of a record tie together, for the row of a serial. */
const settledValues: Readonly<Record<string, (serial: number) => MadeValues>> = {
  customField: (serial) => ({
    record: 'grade',
    code: `made_${serial}`,
    kind: 'text',
    options: null,
    dictionary: null,
    required: false,
    listed: false,
  }),
  trainingSession: (serial) => ({
    fromOn: addDays('2040-01-01', serial),
    toOn: addDays('2040-01-01', serial + 1),
    startsAt: 540,
    endsAt: 600,
    enrolUntil: addDays('2040-01-01', serial),
  }),
  offer: () => ({
    entryOn: '2040-03-01',
    validUntil: '2040-02-01',
    contractMonths: 36,
    probationMonths: 3,
    payMonths: '13.0',
  }),
  exam: () => ({ passPercent: '60.00' }),
  payPlan: () => ({ items: 'bonus\ndeduction' }),
  payTest: () => ({
    given: 'bonus = 100',
    expected: 'bonus = 100',
    disabled: false,
  }),
  bankTemplate: () => ({ columns: '收款账号\n金额' }),
  tourDeparture: (serial) => ({
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 2),
    saleFrom: addDays('2039-01-01', serial),
    saleTo: addDays('2039-06-01', serial),
    seats: 20,
    blocked: 1,
    minSeats: 8,
  }),
  tourPlan: () => ({ validFrom: '2040-01-01', validTo: '2040-12-31' }),
  contract: (serial) => ({
    kind: 'fixed',
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 9),
    probationMonths: 0,
    endedOn: null,
    endReason: null,
  }),
  shift: () => ({
    onAt: '08:00',
    offAt: '12:00',
    breaks: '09:00-09:15, 10:30-10:45',
    paidBreaks: '14:00-14:10',
    secondOn: '13:00',
    secondOff: '17:00',
    thirdOn: '18:00',
    thirdOff: '20:00',
  }),
  attendanceGroup: () => ({
    latitude: '22.500000',
    longitude: '114.000000',
    hoursSystem: 'comprehensive',
    hoursCycle: 'quarter',
  }),
  // A person has one shift on a day.
  shiftAssignment: (serial) => ({
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 9),
  }),
  protectedPeriod: (serial) => ({
    kind: 'nursing',
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 9),
  }),
  calendarDay: (serial) => ({ day: addDays('2040-01-01', serial) }),
  overtimeRequest: (serial) => ({
    day: addDays('2020-01-01', serial),
    fromAt: '18:00',
    toAt: '20:00',
  }),
  tripRequest: (serial) => ({
    kind: 'trip',
    fromOn: addDays('2020-01-01', serial * 3),
    toOn: addDays('2020-01-01', serial * 3 + 1),
    fromAt: null,
    toAt: null,
  }),
  importedPunch: (serial) => ({ day: addDays('2020-01-01', serial) }),
  leaveType: () => ({
    hasBalance: true,
    grantRule: 'none',
    belowZero: '0.00',
    perYear: '5.00',
    carryMonths: 0,
    carryAtMost: '5.00',
  }),
  leaveReturn: (serial) => ({
    fromOn: addDays('2020-01-01', serial * 7),
    toOn: addDays('2020-01-01', serial * 7 + 1),
  }),
  leaveRequest: (serial) => ({
    fromOn: addDays('2020-01-01', serial * 7),
    toOn: addDays('2020-01-01', serial * 7 + 4),
  }),
  reviewForm: () => ({ goalWeight: '70.00' }),
  performanceGoal: () => ({ weight: '25.00' }),
  performanceScale: (serial) => ({ factors: `A = 1.${serial % 10}` }),
  performanceCycle: () => ({
    goalsMin: 3,
    goalsMax: 8,
    weightMin: '5.00',
    weightMax: '60.00',
    selfWeight: '10.00',
    peerWeight: '30.00',
    upwardWeight: null,
    managerWeight: '60.00',
  }),
  payItem: (serial) => ({
    code: `made_${serial}`,
    source: 'entry',
    unit: 'money',
    treatment: 'wage',
    formula: null,
  }),
  // An item is entered once a month for a person.
  payEntry: (serial) => ({ month: addMonths('2030-01-01', serial % 1200) }),
  // Behind the rows of the demo.
  salaryFile: (serial) => ({ fromOn: addDays('2040-01-01', serial), toOn: null }),
  // Its people are of one supplier, which has the same credit code.
  agency: () => ({ supplier: null }),
  dispatchAgreement: () => ({ taxRate: '5.00', kind: 'dispatch', priceBy: 'hours' }),
  dispatchPost: (serial) => ({
    kind: 'auxiliary',
    consultedOn: '2026-01-01',
    fromOn: addDays('2040-01-01', serial),
    toOn: addDays('2041-01-01', serial),
  }),
  dispatchAssignment: (serial) => ({
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 9),
    agencyFrom: addDays('2039-01-01', serial * 10),
    agencyTo: addDays('2041-06-01', serial * 10),
    protection: null,
    protectedUntil: null,
  }),
  // Its parts make its total.
  supplierInvoice: (serial) => ({
    number: String(10_000_000 + serial),
    net: '100.00',
    tax: '13.00',
    gross: '113.00',
  }),
  // No supplier is blacklisted.
  supplierSettlement: (serial) => ({
    month: addMonths('2030-01-01', serial % 1200),
    paidDespite: null,
  }),
  // A worker is settled once a month.
  dispatchSettlement: (serial) => ({
    month: addMonths('2030-01-01', serial % 1200),
    corrects: null,
    daysDue: null,
    daysWorked: null,
    paidDespite: null,
  }),
  enrolment: (serial) => ({
    fundBase: '5000.00',
    fundRate: '7.000',
    supplementaryFundRate: null,
    workInjuryRate: '0.400',
    fromOn: addDays('2040-01-01', serial),
    toOn: null,
  }),
  // Other incomes of the same employee are those of a resident.
  taxpayer: () => ({ firstWageYear: null, yearAtOnce: null, residency: 'resident' }),
  // The payee is an employee, and the month is over.
  otherIncome: (serial) => ({
    payeeName: null,
    documentType: null,
    documentNumber: null,
    residency: 'resident',
    month: addMonths('2019-01-01', serial % 48),
  }),
  // A city has one row of a rule on a day.
  companyRule: (serial) => ({
    rule: 'average-wage',
    place: '440000',
    amount: '3000.00',
    floor: null,
    ceiling: null,
    employerRate: null,
    employeeRate: null,
    employeeFixed: null,
    rounding: null,
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 9),
    documentUrl: null,
  }),
  // A kind is claimed once at a time.
  deductionClaim: (serial) => ({
    kind: 'continuing-education-degree',
    fromOn: addDays('2040-01-01', serial * 10),
    toOn: addDays('2040-01-01', serial * 10 + 9),
    children: null,
    sharePercent: null,
    onlyChild: null,
    sharedAmount: null,
    cityClass: null,
  }),
  // A position has one change of plan on a day.
  positionPlan: (serial) => ({ fromOn: addDays('2040-01-01', serial) }),
  // An employee has one change of a kind on a day.
  regularisation: (serial) => ({ effectiveOn: addDays('2040-01-01', serial) }),
  transfer: (serial) => ({ effectiveOn: addDays('2040-01-01', serial) }),
  leaving: (serial) => ({
    noticeOn: addDays('2040-01-01', serial),
    lastDay: addDays('2040-01-01', serial),
  }),
};

/**
 * Makes the values of a row from the declaration alone. Rows of different serials share no unique value, and the days of a
 * row follow one another in the order of its fields.
 */
export function madeValues(
  { record }: BoundRecord,
  serial: number,
  idOf: (field: string) => string | undefined,
): MadeValues {
  const values: MadeValues = {};
  const days: string[] = [];
  for (const [name, field] of Object.entries(record.fields)) {
    if (!field.stored) continue;
    const value =
      field.kind === 'reference' ? idOf(name) : madeValue(name, field, serial, days.length);
    if (field.kind === 'day') days.push(name);
    if (value !== undefined) values[name] = value;
  }
  return { ...values, ...settledValues[record.name]?.(serial) };
}

/** Another value of the same field. */
export function otherValue(
  name: string,
  field: Field,
  serial: number,
): string | number | boolean | undefined {
  return madeValue(name, field, serial + 500, 0);
}

function madeValue(
  name: string,
  field: Field,
  serial: number,
  day: number,
): string | number | boolean | undefined {
  switch (field.kind) {
    case 'text':
      return textOf(name, field, serial);
    case 'lines':
      return `${name} ${serial}\nsecond line`;
    case 'day':
      return `20${20 + day}-0${1 + (serial % 9)}-15`;
    case 'month':
      return `20${20 + (serial % 60)}-0${1 + (serial % 9)}-01`;
    case 'choice':
      return field.options.at(-1 - (serial % Math.max(1, field.options.length - 1)));
    case 'flag':
      return serial % 2 === 0;
    case 'integer':
      return (field.max ?? 0) - (serial % Math.min(400, (field.max ?? 0) - (field.min ?? 0) + 1));
    case 'minutes':
      return serial % (field.max ?? 1);
    case 'decimal':
      return `${serial}${field.scale === 0 ? '' : `.${'5'.padEnd(field.scale ?? 1, '0')}`}`;
    default:
      return undefined;
  }
}
