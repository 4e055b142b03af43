import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import {
  choice,
  dayField,
  file,
  integer,
  lines,
  reference,
  text,
  virtual,
} from '../../record/field.ts';
import { contractKind } from '../employee.ts';
import { longestProbation, termMonths } from './labour-contract-law.ts';

/** How many days before its end a contract waits for a decision. */
export const contractEndingDays = 60;

/** A labour contract of an employee; of those that follow one another each but the last was renewed. */
export const contract = defineRecord({
  name: 'contract',
  base: '/gateway/contract/web/contract',
  paths: { create: 'addContractSelf', update: 'updateContractSelf' },
  functionId: 'personnel.contract',
  route: '/contracts/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    number: text(60, { required: true, unique: true }),
    kind: choice(contractKind.options, { required: true }),
    entity: text(120, { required: true }),
    signedOn: dayField(),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    // More than any law allows: the limit of the contract's own term names its article.
    probationMonths: integer({ min: 0, max: 24 }),
    endedOn: dayField(),
    endReason: choice([
      'expiry',
      'agreement',
      'resignation',
      'dismissal',
      'redundancy',
      'retirement',
      'other',
    ]),
    scan: file(),
    note: lines(500),
    renewals: virtual(integer({ min: 0, max: 99 }), { from: ['fromOn'] }),
    status: virtual(
      choice(['unsigned', 'upcoming', 'active', 'ending', 'expired', 'renewed', 'ended']),
      { from: ['signedOn', 'fromOn', 'toOn', 'endedOn'] },
    ),
    advice: virtual(choice(['twoTerms', 'tenYears']), { from: ['kind', 'fromOn', 'toOn'] }),
    renewBy: virtual(dayField(), { from: ['toOn', 'endedOn'] }),
  },
  title: 'number',
  key: ['employment', 'number'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: [
      'employment',
      'number',
      'kind',
      'fromOn',
      'toOn',
      'probationMonths',
      'status',
      'advice',
    ],
    filters: ['employment', 'status', 'kind', 'toOn', 'advice'],
    sorts: ['employment', 'number', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['number'],
    figures: 'status',
    tones: {
      unsigned: 'warn',
      upcoming: 'accent',
      active: 'good',
      ending: 'warn',
      expired: 'bad',
      renewed: 'neutral',
      ended: 'neutral',
    },
  },
  sections: {
    basic: ['employment', 'number', 'kind', 'entity', 'signedOn', 'status'],
    term: ['fromOn', 'toOn', 'probationMonths', 'renewals', 'advice', 'renewBy'],
    end: ['endedOn', 'endReason'],
    more: ['scan', 'note'],
  },
  reminders: { renewBy: [60, 30, 7] },
  check: (values) => [...checkTerm(values), ...checkProbation(values)],
});

/** Reads and changes contracts. */
export const contractCalls = recordCalls(contract);

interface Term {
  readonly kind: 'fixed' | 'open' | 'task';
  readonly signedOn: string | null;
  readonly fromOn: string;
  readonly toOn: string | null;
  readonly endedOn: string | null;
  readonly endReason: string | null;
  readonly probationMonths: number | null;
}

type ContractProblem = FieldProblem<'toOn' | 'endedOn' | 'endReason' | 'probationMonths'>;

/** A fixed term has an end, an open-ended contract has none (Labour Contract Law, art. 13 and 14). */
function checkTerm({ kind, fromOn, toOn, endedOn, endReason }: Term): ContractProblem[] {
  const problems: ContractProblem[] = [];
  if (kind === 'fixed' && toOn === null) problems.push({ field: 'toOn', issue: 'required' });
  if (kind === 'open' && toOn !== null) problems.push({ field: 'toOn', issue: 'mustBeEmpty' });
  if (toOn !== null && toOn < fromOn) problems.push({ field: 'toOn', issue: 'dateOrder' });
  if (endedOn !== null && endedOn < fromOn) problems.push({ field: 'endedOn', issue: 'dateOrder' });
  if (endedOn === null && endReason !== null) {
    problems.push({ field: 'endedOn', issue: 'required' });
  }
  if (endedOn !== null && endReason === null) {
    problems.push({ field: 'endReason', issue: 'required' });
  }
  return problems;
}

/** The probation is within what the term of the contract allows (Labour Contract Law, art. 19). */
function checkProbation({ kind, fromOn, toOn, probationMonths }: Term): ContractProblem[] {
  const asked = probationMonths ?? 0;
  // A term without its end has a problem of its own.
  if (asked === 0 || (kind === 'fixed' && (toOn === null || toOn < fromOn))) return [];
  const term = toOn === null ? null : termMonths(fromOn, toOn);
  const max = longestProbation({ kind, termMonths: term, asOf: fromOn });
  if (max === null || asked <= max) return [];
  return max === 0
    ? [{ field: 'probationMonths', issue: 'noProbation' }]
    : [{ field: 'probationMonths', issue: 'probationLimit', max }];
}
