import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import {
  flexibleRetirement,
  minimumContributionMonths,
  type RetirementGroup,
  statutoryRetirement,
} from '#gateway/services/joyhr/law/retirement.ts';
import { type Answers, text, type Vector } from '../vector.ts';

function retiree({ input }: Vector) {
  return { group: input.group as RetirementGroup, birthMonth: String(input.birthMonth) };
}

/** Retirement, and numbers of people. */
export const retirement: Answers = {
  'retirement/statutory-retirement': (vector) => ({
    ...statutoryRetirement(retiree(vector), vector),
  }),
  'retirement/flexible-retirement': (vector) => flexibleRetirement(retiree(vector), vector),
  'retirement/minimum-contribution': (vector) => ({
    months: minimumContributionMonths(Number(vector.input.retirementYear), vector),
  }),
  'identity-and-codes/resident-id': (vector) => {
    const card = readIdNumber(text(vector, 'number'));
    if (card === undefined) return { valid: false };
    const gender = card.gender === 'F' ? 'female' : 'male';
    return { valid: true, birthDate: card.birthDate, gender };
  },
};
