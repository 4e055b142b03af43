import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  flag,
  integer,
  lines,
  reference,
  virtual,
} from '../../record/field.ts';
import { monthsAfter } from './post.ts';

/** Paiqian yonggong: a dispatched worker at a post of an agreement. */
export const dispatchAssignment = defineRecord({
  name: 'dispatchAssignment',
  base: '/gateway/outsourcing/web/assignment',
  functionId: 'outsourcing.assignments',
  route: '/assignments/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    post: reference('dispatchPost', { required: true, fixed: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    // The worker's contract with the agency.
    agencyFrom: dayField({ required: true }),
    agencyTo: dayField({ required: true }),
    comparablePay: decimal({ digits: 12, scale: 2 }, { right: 'hidden' }),
    ownPay: decimal({ digits: 12, scale: 2 }, { right: 'hidden' }),
    protection: choice([
      'occupational-disease-check',
      'work-injury',
      'medical-period',
      'pregnancy',
      'near-retirement',
    ]),
    protectedUntil: dayField(),
    ratioReason: lines(500),
    // From this day on the worker has a contract of the host.
    convertOn: dayField(),
    keepsService: flag(),
    // Empty is a contract without an end.
    contractMonths: integer({ min: 1, max: 600 }),
    convertNote: lines(500),
    // The terms of a worker at a post who is sent for short terms again and again.
    chain: virtual(lines(500), { from: [] }),
    note: lines(500),
  },
  title: 'employment',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'post', 'fromOn', 'toOn', 'agencyTo', 'protection', 'chain'],
    filters: ['employment', 'post', 'toOn', 'protection'],
    sorts: ['employment', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'post', 'fromOn', 'toOn', 'agencyFrom', 'agencyTo'],
    pay: ['comparablePay', 'ownPay'],
    protection: ['protection', 'protectedUntil'],
    conversion: ['convertOn', 'keepsService', 'contractMonths', 'convertNote'],
    more: ['ratioReason', 'chain', 'note'],
  },
  states: {
    values: ['planned', 'working', 'ended', 'returned', 'converted', 'cancelled'],
    initial: 'planned',
    moves: {
      start: { from: ['planned'], to: 'working', approvable: true },
      end: { from: ['working'], to: 'ended' },
      convert: {
        from: ['working'],
        to: 'converted',
        needs: ['convertOn', 'keepsService', 'convertNote'],
        approvable: true,
      },
      cancel: { from: ['planned'], to: 'cancelled' },
    },
    tones: { planned: 'accent', working: 'good', returned: 'warn', converted: 'good' },
    closed: { ended: 'row', returned: 'row', converted: 'row', cancelled: 'row' },
  },
  reminders: { toOn: [60, 30], agencyTo: [60, 30] },
  check: checkTerms,
});

/** Reads and changes assignments. */
export const dispatchAssignmentCalls = recordCalls(dispatchAssignment);

interface AssignmentTerms {
  readonly fromOn: string;
  readonly toOn: string;
  readonly agencyFrom: string;
  readonly agencyTo: string;
  readonly protection: string | null;
  readonly protectedUntil: string | null;
}

type AssignmentProblem = FieldProblem<'toOn' | 'agencyTo' | 'protectedUntil'>;

/** The agency's contract is for two years or more (Labour Contract Law, art. 58), and holds as long as the work. */
function checkTerms(values: AssignmentTerms): readonly AssignmentProblem[] {
  const { fromOn, toOn, agencyFrom, agencyTo, protection, protectedUntil } = values;
  if (toOn < fromOn) return [{ field: 'toOn', issue: 'dateOrder' }];
  if (nextDay(agencyTo) < monthsAfter(agencyFrom, 24)) {
    return [{ field: 'agencyTo', issue: 'agencyContract' }];
  }
  if (agencyTo < toOn) return [{ field: 'agencyTo', issue: 'dateOrder' }];
  if ((protection === null) !== (protectedUntil === null)) {
    return [{ field: 'protectedUntil', issue: protection === null ? 'mustBeEmpty' : 'required' }];
  }
  return [];
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
