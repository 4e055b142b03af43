import { formatNumber } from '#ui/texts/format.ts';
import {
  type HeadCountBar,
  headCountHeight,
  headCountOption,
} from '../charts/head-count-option.ts';
import { element } from '../dom/element.ts';
import { linkButton, quietButton } from '../parts/controls.ts';
import { createPanel, type Panel, type PanelView } from '../parts/panel.ts';
import { foldRest, type HeadCountRow, headCountRows } from '../stores/head-count-rows.ts';
import { wholeOf } from '../stores/organs.ts';
import { activeRoster } from '../stores/roster-link.ts';
import type { HeadCount, Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import type { Links } from './links.ts';

const mostBars = 14;

/** Head-count of the organisations below the chosen one. */
export function headCountPanel(workforce: Workforce, links: Links): Panel {
  return createPanel({
    name: 'head-count',
    title: () => t('headCount.title'),
    resource: workforce.headCount,
    view: (value) => view(value, workforce, links),
  });
}

function view(value: HeadCount, { place, organs }: Workforce, links: Links): PanelView {
  const { organId } = place.get();
  const rows = headCountRows(value, organId);
  const { shown, folded } = foldRest(rows, mostBars);
  const bars: HeadCountBar[] = [
    ...shown.map((row) => ({
      name: nameOf(row),
      count: row.headCount,
      link: row.kind === 'below',
    })),
    ...(folded
      ? [
          {
            name: t('headCount.folded', { count: folded.organs }),
            count: folded.headCount,
            link: false,
          },
        ]
      : []),
  ];
  const here =
    organs.get().find((organ) => organ.id === organId) ?? wholeOf(organs.get(), t('everything'));
  const rosterAction = quietButton(t('roster'), () => links.toRoster(activeRoster(organId)), {
    key: 'roster',
    sign: 'people',
  });
  return {
    title: t('headCount.title'),
    hint: t('headCount.hint'),
    aside: t('people', { count: formatNumber(value.total) }),
    isEmpty: value.total === 0,
    actions: [rosterAction],
    chart: {
      option: (palette) => headCountOption(bars, palette),
      height: headCountHeight(bars.length),
      summary: t('headCount.summary', {
        name: here.name,
        total: formatNumber(value.total),
        most: bars[0]?.name ?? '',
        count: formatNumber(bars[0]?.count ?? 0),
      }),
      onPick: (index) => {
        const row = shown[index];
        if (row?.kind === 'below') follow(row, links);
      },
    },
    table: {
      title: t('headCount.title'),
      columns: [t('headCount.organ'), t('figure.headCount'), t('roster')],
      rows: rows.map((row) => tableRow(row, links)),
    },
  };
}

/** To what is below an organisation, or, where nothing is, to its people. */
function follow(row: HeadCountRow & { kind: 'below' }, links: Links): void {
  if (row.hasChildren) links.toOrgan(row.organId);
  else links.toRoster(activeRoster(row.organId));
}

function tableRow(row: HeadCountRow, links: Links): (string | Node)[] {
  const name = nameOf(row);
  if (row.kind === 'direct') return [name, formatNumber(row.headCount), '—'];
  const drill = linkButton(name, t('headCount.drill', { name }), `drill-${row.organId}`, () =>
    links.toOrgan(row.organId),
  );
  const people = linkButton(
    t('roster'),
    t('headCount.roster', { name }),
    `people-${row.organId}`,
    () => links.toRoster(activeRoster(row.organId)),
  );
  return [row.hasChildren ? drill : element('span', {}, name), formatNumber(row.headCount), people];
}

function nameOf(row: HeadCountRow): string {
  return row.kind === 'direct' ? t('headCount.direct') : row.organName;
}
