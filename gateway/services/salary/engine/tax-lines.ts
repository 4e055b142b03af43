import { type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import { type LineWord, lineText } from '../texts/line-words.ts';
import type { PersonSlip } from './person-slip.ts';
import type { WordedLine } from './slip-lines.ts';

/** The taxes of a slip, each with its way in words. */
export function taxLines({ slip, lines, average }: PersonSlip): readonly WordedLine[] {
  const sumOf = (treatment: string) =>
    lines.reduce((sum, line) => (line.treatment === treatment ? sum + line.amount : sum), 0n);
  const text = (value: bigint) => yuanText(value as Money);
  return [
    ...incomeTax(slip),
    ...one('tax.bonus', 'bonusTaxName', slip.bonusTax, [
      lineText('bonusTax', text(sumOf('bonus')), text(slip.bonusTax)),
    ]),
    ...one('tax.severance', 'severanceTaxName', slip.severanceTax, [
      lineText('severanceTax', text(sumOf('severance')), text(slip.severanceTax)),
      ...(average === null ? [] : [lineText('localAverage', average.amount), average.source]),
    ]),
  ];
}

function one(
  code: string,
  word: LineWord,
  amount: Money,
  steps: WordedLine['steps'],
): WordedLine[] {
  if (amount === 0n) return [];
  return [{ code, kind: 'tax', name: lineText(word), amount, quantity: null, inputs: [], steps }];
}

/** The cumulative way is shown even where nothing is withheld: people ask why. */
function incomeTax({ withholding, totals, incomeTax: tax }: PersonSlip['slip']): WordedLine[] {
  if (withholding === null) {
    return one('tax.income', 'incomeTax', tax, [lineText('nonResident')]);
  }
  const { taxable, ratePercent, quickDeduction, cumulativeTax, withheldBefore } = withholding;
  const sums: readonly (readonly [LineWord, Money])[] = [
    ['income', totals.income],
    ['exempt', totals.exempt],
    ['basicDeduction', withholding.basicDeduction],
    ['ownContributions', totals.ownContributions],
    ['specialAdditional', totals.specialAdditional],
    ['otherDeductions', totals.other],
    ['withheldBefore', withheldBefore],
  ];
  return [
    {
      code: 'tax.income',
      kind: 'tax',
      name: lineText('incomeTax'),
      amount: tax,
      quantity: null,
      inputs: sums
        .filter(([, amount]) => amount !== 0n)
        .map(([word, amount]) => ({ name: lineText(word), value: yuanText(amount) })),
      steps: [
        lineText('taxable', yuanText(taxable)),
        lineText(
          'cumulativeTax',
          yuanText(taxable),
          ratePercent,
          quickDeduction,
          yuanText(cumulativeTax),
        ),
        tax === 0n
          ? lineText('taxNothing')
          : lineText('taxNow', yuanText(cumulativeTax), yuanText(withheldBefore), yuanText(tax)),
      ],
    },
  ];
}
