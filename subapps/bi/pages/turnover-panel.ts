import { formatNumber, formatPercent } from '#ui/texts/format.ts';
import { turnoverOption } from '../charts/turnover-option.ts';
import { createPanel, type Panel, type PanelView } from '../parts/panel.ts';
import { wholeMonth } from '../stores/months.ts';
import type { Movement, Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';

/** How large a share of the people leaves in a month. */
export function turnoverPanel({ movement }: Workforce): Panel {
  return createPanel({
    name: 'turnover',
    title: () => t('turnover.title'),
    resource: movement,
    view,
  });
}

function view({ rows, turnover }: Movement): PanelView {
  const worst = rows.toSorted((a, b) => (b.turnover ?? 0) - (a.turnover ?? 0))[0];
  const rate = (share: number | null): string => (share === null ? '—' : formatPercent(share, 2));
  return {
    title: t('turnover.title'),
    hint: t('turnover.hint'),
    aside: t('turnover.span', { rate: rate(turnover) }),
    isEmpty: rows.every((row) => row.turnover === null),
    chart: {
      option: (palette) => turnoverOption(rows, palette),
      height: 216,
      summary: worst?.turnover
        ? t('turnover.summary', { month: wholeMonth(worst.month), rate: rate(worst.turnover) })
        : t('turnover.never'),
    },
    table: {
      title: t('turnover.title'),
      columns: [
        t('turnover.month'),
        t('turnover.rate'),
        t('turnover.opening'),
        t('turnover.closing'),
      ],
      rows: rows
        .toReversed()
        .map((row) => [
          wholeMonth(row.month),
          rate(row.turnover),
          formatNumber(row.opening),
          formatNumber(row.closing),
        ]),
    },
  };
}
