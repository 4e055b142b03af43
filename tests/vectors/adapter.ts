import { longestProbation } from '#bridge/calls/joyhr/records/labour-contract-law.ts';
import {
  flexibleRetirement,
  minimumContributionMonths,
  type RetirementGroup,
  statutoryRetirement,
} from '#gateway/services/joyhr/law/retirement.ts';

/** One case: what is asked on a day at a place. */
export interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly tier: string;
  readonly asOf: string;
  readonly place: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

type Answer = (vector: Vector) => Readonly<Record<string, unknown>>;

const contractKinds = { fixed: 'fixed', 'open-ended': 'open', 'by-task': 'task' } as const;

function retiree({ input }: Vector) {
  return { group: input.group as RetirementGroup, birthMonth: String(input.birthMonth) };
}

/** The rules the product has, by area and rule. */
const answers: Readonly<Record<string, Answer>> = {
  'contract-and-severance/probation-limit': ({ input, asOf }) => ({
    monthsAtMost: longestProbation({
      kind: contractKinds[input.contract as keyof typeof contractKinds],
      termMonths: typeof input.termMonths === 'number' ? input.termMonths : null,
      asOf,
    }),
  }),
  'retirement/statutory-retirement': (vector) => ({
    ...statutoryRetirement(retiree(vector), vector),
  }),
  'retirement/flexible-retirement': (vector) => flexibleRetirement(retiree(vector), vector),
  'retirement/minimum-contribution': (vector) => ({
    months: minimumContributionMonths(Number(vector.input.retirementYear), vector),
  }),
};

/** Whether the product has a rule. */
export function hasRule(area: string, rule: string): boolean {
  return `${area}/${rule}` in answers;
}

/**
 * Returns what the product says of a case.
 * @throws {Error} for a rule it does not have.
 */
export default function answer(area: string, rule: string, vector: Vector): unknown {
  const found = answers[`${area}/${rule}`];
  if (found === undefined) throw new Error(`${area}/${rule} is no rule of the product.`);
  return found(vector);
}
