import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, decimal, flag, integer, lines, reference } from '../../record/field.ts';

/** The special additional deductions that are taken off by month. */
export const claimKinds = [
  'child-education',
  'care-under-three',
  'elderly-support',
  'mortgage-interest',
  'rent',
  'continuing-education-degree',
] as const;

/** A special additional deduction that an employee declares, for the months from its first to its last day. */
export const deductionClaim = defineRecord({
  name: 'deductionClaim',
  base: '/gateway/etax/web/deductionClaim',
  functionId: 'tax.deductions',
  route: '/deductions/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: choice(claimKinds, { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    note: lines(200),
    children: integer({ min: 1, max: 9 }),
    sharePercent: choice(['100', '50']),
    onlyChild: flag(),
    sharedAmount: decimal({ digits: 8, scale: 2 }, { right: 'hidden' }),
    cityClass: choice(['first', 'second', 'third']),
  },
  title: 'employment',
  key: ['employment', 'kind', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'fromOn', 'toOn', 'children', 'sharePercent', 'cityClass'],
    filters: ['employment', 'kind', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
    figures: 'kind',
  },
  sections: {
    basic: ['employment', 'kind', 'fromOn', 'toOn'],
    amount: ['children', 'sharePercent', 'onlyChild', 'sharedAmount', 'cityClass'],
    more: ['note'],
  },
  check: (values) => checkClaim(values),
});

/** Reads and changes special additional deductions. */
export const deductionClaimCalls = recordCalls(deductionClaim);

interface Claim {
  readonly kind: (typeof claimKinds)[number];
  readonly fromOn: string;
  readonly toOn: string | null;
  readonly children: number | null;
  readonly onlyChild: boolean | null;
  readonly sharedAmount: string | null;
  readonly cityClass: string | null;
}

type ClaimProblem = FieldProblem<'toOn' | 'children' | 'sharedAmount' | 'cityClass' | 'onlyChild'>;

/** Each kind needs what its amount depends on. */
function checkClaim(claim: Claim): ClaimProblem[] {
  const problems: ClaimProblem[] = [];
  const ofChildren = claim.kind === 'child-education' || claim.kind === 'care-under-three';
  if (claim.toOn !== null && claim.toOn < claim.fromOn) {
    problems.push({ field: 'toOn', issue: 'dateOrder' });
  }
  if (ofChildren && claim.children === null) {
    problems.push({ field: 'children', issue: 'required' });
  }
  if (
    claim.kind === 'elderly-support' &&
    claim.onlyChild === false &&
    claim.sharedAmount === null
  ) {
    problems.push({ field: 'sharedAmount', issue: 'required' });
  }
  if (claim.kind === 'rent' && claim.cityClass === null) {
    problems.push({ field: 'cityClass', issue: 'required' });
  }
  return problems;
}
