import { rounded, shareOf, total, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { divide, multiply, ratio } from '#gateway/kernel/exact/ratio.ts';
import type { RoundingMode } from '#gateway/kernel/exact/rounding.ts';
import { type LeapDayPolicy, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { type Answers, text } from '../vector.ts';

/** Values where floating-point numbers lose a cent. */
export const precision: Answers = {
  'precision/rate-of-amount': (vector) => ({
    amountCny: yuanText(
      shareOf(yuan(text(vector, 'amountCny')), text(vector, 'ratePercent'), {
        unit: text(vector, 'unitCny'),
        mode: text(vector, 'mode') as RoundingMode,
      }),
    ),
  }),
  'precision/divide-last': (vector) => ({
    amountCny: yuanText(
      rounded(
        divide(
          multiply(ratio(text(vector, 'amountCny')), ratio(text(vector, 'times'))),
          ratio(text(vector, 'dividedBy')),
        ),
      ),
    ),
  }),
  'precision/two-sides': (vector) => {
    const side = shareOf(yuan(text(vector, 'amountCny')), text(vector, 'ratePercent'), {
      unit: text(vector, 'unitCny'),
      mode: 'half-up',
    });
    return { sideCny: yuanText(side), bothCny: yuanText(total([side, side])) };
  },
  'precision/full-years': (vector) => ({
    years: wholeYears(
      text(vector, 'from'),
      text(vector, 'to'),
      text(vector, 'leapDayPolicy') as LeapDayPolicy,
    ),
  }),
  'precision/sum-exact': (vector) => {
    const amount = yuan(text(vector, 'amountCny'));
    return {
      totalCny: yuanText(total(Array.from({ length: Number(vector.input.times) }, () => amount))),
    };
  },
};
