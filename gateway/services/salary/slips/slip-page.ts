import type { Locale } from '#bridge/calls/kit/words.ts';
import { lineKindWords } from '#bridge/calls/salary/words.ts';
import type { PageBlock } from '../../filecenter/pdf/draw-page.ts';
import { slipPageWords } from '../texts/slip-page-words.ts';
import type { WholeSlip } from './read-slip.ts';

const kinds = [
  'earning',
  'quantity',
  'before-tax',
  'insurance',
  'tax',
  'after-tax',
  'employer',
] as const;

/** A slip as a page: who and when, the net pay, then the lines by their groups. */
export function slipPage(
  locale: Locale,
  company: string,
  slip: WholeSlip,
): { readonly title: string; readonly blocks: PageBlock[] } {
  const words = slipPageWords[locale];
  const facts: (readonly [string, string | null])[] = [
    [words.company, company],
    [words.name, slip.name],
    [words.staffNo, slip.staffNo],
    [words.organ, slip.organName],
    [words.period, `${slip.fromOn} – ${slip.toOn}`],
    [words.payOn, slip.payOn],
    [words.account, slip.bankAccount === null ? null : `**** ${slip.bankAccount}`],
    [words.gross, slip.gross],
    [words.net, slip.net],
  ];
  return {
    title: `${words.title} ${slip.month.slice(0, 7)}`,
    blocks: [
      {
        kind: 'facts',
        rows: facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      },
      ...kinds.flatMap((kind) => groupOf(locale, slip, kind)),
      { kind: 'text', text: words.foot },
    ],
  };
}

function groupOf(locale: Locale, { lines }: WholeSlip, kind: (typeof kinds)[number]): PageBlock[] {
  const own = lines.filter((line) => line.kind === kind);
  if (own.length === 0) return [];
  const words = slipPageWords[locale];
  return [
    { kind: 'heading', text: lineKindWords[locale][kind] },
    {
      kind: 'table',
      rows: [
        [words.item, words.amount],
        ...own.map(({ name, amount, quantity }) => [name[locale], amount ?? quantity ?? '']),
      ],
    },
  ];
}
