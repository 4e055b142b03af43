import { formatNumber } from '#ui/texts/format.ts';
import { movementOption } from '../charts/movement-option.ts';
import { linkButton } from '../parts/controls.ts';
import { createPanel, type Panel, type PanelView } from '../parts/panel.ts';
import type { MovementRow } from '../stores/figures.ts';
import { wholeMonth } from '../stores/months.ts';
import { joinedRoster, leftRoster } from '../stores/roster-link.ts';
import type { Movement, Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import type { Links } from './links.ts';

/** Who came and who went, month by month. */
export function movementPanel(workforce: Workforce, links: Links): Panel {
  return createPanel({
    name: 'movement',
    title: () => t('movement.title'),
    resource: workforce.movement,
    view: (value) => view(value, workforce, links),
  });
}

function view({ rows }: Movement, { place }: Workforce, links: Links): PanelView {
  const { organId } = place.get();
  const joined = rows.reduce((sum, row) => sum + row.joined, 0);
  const left = rows.reduce((sum, row) => sum + row.left, 0);

  function joiners({ month, joined: count }: MovementRow): string | Node {
    const label = t('movement.joinedRoster', { month: wholeMonth(month) });
    return figureLink(count, label, `joined-${month}`, () =>
      links.toRoster(joinedRoster(organId, month)),
    );
  }

  function leavers({ month, left: count }: MovementRow): string | Node {
    const label = t('movement.leftRoster', { month: wholeMonth(month) });
    return figureLink(count, label, `left-${month}`, () =>
      links.toRoster(leftRoster(organId, month)),
    );
  }

  return {
    title: t('movement.title'),
    hint: t('movement.hint'),
    legend: [
      { colour: 'accent', words: t('movement.joined') },
      { colour: 'calm', words: t('movement.left') },
    ],
    isEmpty: rows.every((row) => row.opening + row.joined + row.left === 0),
    chart: {
      option: (palette) => movementOption(rows, palette),
      height: 216,
      summary: t('movement.summary', {
        from: wholeMonth(rows[0]?.month ?? ''),
        to: wholeMonth(rows.at(-1)?.month ?? ''),
        joined: formatNumber(joined),
        left: formatNumber(left),
      }),
      onPick: (index, side) => {
        const row = rows[index];
        if (row)
          links.toRoster(
            side === 0 ? joinedRoster(organId, row.month) : leftRoster(organId, row.month),
          );
      },
    },
    table: {
      title: t('movement.title'),
      columns: [t('movement.month'), t('movement.joined'), t('movement.left'), t('movement.net')],
      rows: rows
        .toReversed()
        .map((row) => [
          wholeMonth(row.month),
          joiners(row),
          leavers(row),
          formatNumber(row.joined - row.left),
        ]),
    },
  };
}

function figureLink(count: number, label: string, key: string, onClick: () => void): string | Node {
  return count === 0
    ? '0'
    : linkButton(formatNumber(count), `${formatNumber(count)} ${label}`, key, onClick);
}
