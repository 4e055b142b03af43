import type { myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import { otherIncomeWords } from '#bridge/calls/etax/records/other-income.words.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { PageBlock } from '../../filecenter/pdf/draw-page.ts';
import { ownTaxText } from '../texts/own-tax-words.ts';

type Statement = ResultOf<typeof myTaxYear>;

/** The own tax of a year as a page: who, the months, what is taxed apart. */
export function ownTaxPage(
  locale: Locale,
  { year, company, name, staffNo, opening, months, payments, sums }: Statement,
): { readonly title: string; readonly blocks: PageBlock[] } {
  const t = (word: Parameters<typeof ownTaxText>[1]) => ownTaxText(locale, word);
  const line = (label: string, of: Statement['sums']): readonly string[] => [
    label,
    ...[of.income, of.ownContributions, of.specialAdditional, of.tax],
  ];
  const apart = [
    ...(Number(sums.bonus) > 0 ? [[t('bonus'), sums.bonus, sums.bonusTax]] : []),
    ...(Number(sums.severance) > 0 ? [[t('severance'), sums.severance, sums.severanceTax]] : []),
  ];
  return {
    title: ownTaxText(locale, 'title', String(year)),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [t('company'), company],
          [t('name'), name],
          [t('staffNo'), staffNo],
        ],
      },
      { kind: 'heading', text: t('year') },
      {
        kind: 'table',
        rows: [
          [t('month'), t('income'), t('ownContributions'), t('specialAdditional'), t('tax')],
          ...(opening === null ? [] : [line(t('opening'), opening)]),
          ...months.map((month) => line(month.month.slice(0, 7), month)),
          line(t('total'), sums),
        ],
      },
      ...(apart.length === 0
        ? []
        : ([
            { kind: 'heading', text: t('apart') },
            { kind: 'table', rows: [['', t('income'), t('tax')], ...apart] },
          ] as const)),
      ...paymentBlocks(locale, payments),
      { kind: 'text', text: t('foot') },
    ],
  };
}

function paymentBlocks(locale: Locale, payments: Statement['payments']): PageBlock[] {
  if (payments.length === 0) return [];
  const t = (word: Parameters<typeof ownTaxText>[1]) => ownTaxText(locale, word);
  const { plural, choices } = otherIncomeWords[locale];
  const lines = payments.map((one): readonly string[] => {
    const { month, kind, corrects, sequence, amount, taxable, tax } = one;
    const name = choices?.kind?.[kind] ?? kind;
    const words =
      corrects === null
        ? name
        : ownTaxText(
            locale,
            sequence === null ? 'corrects' : 'correctsAgain',
            name,
            corrects.slice(0, 7),
            String(sequence),
          );
    return [month.slice(0, 7), words, amount, taxable, tax];
  });
  const headings = [t('month'), t('kind'), t('income'), t('taxable'), t('tax')];
  return [
    { kind: 'heading', text: plural },
    { kind: 'table', rows: [headings, ...lines] },
  ];
}
