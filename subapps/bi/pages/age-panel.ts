import { formatNumber } from '#ui/texts/format.ts';
import { ageOption, genders } from '../charts/age-option.ts';
import { linkButton } from '../parts/controls.ts';
import { createPanel, type Panel, type PanelView } from '../parts/panel.ts';
import { ageRoster } from '../stores/roster-link.ts';
import type { Ages, Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import type { Links } from './links.ts';

type Band = Ages['rows'][number];

/** How old the people are, women and men. */
export function agePanel(workforce: Workforce, links: Links): Panel {
  return createPanel({
    name: 'age',
    title: () => t('age.title'),
    resource: workforce.ages,
    view: (value) => view(value, workforce, links),
  });
}

function view(
  { rows, withheld, unknown, asOf }: Ages,
  { place }: Workforce,
  links: Links,
): PanelView {
  const { organId } = place.get();
  const bars = rows.map((band) => ({ ...band, name: nameOf(band) }));
  const women = rows.reduce((sum, band) => sum + band.female, 0);
  const men = rows.reduce((sum, band) => sum + band.male, 0);
  const most = bars.toSorted((a, b) => b.female + b.male - a.female - a.male)[0];

  function open(band: Band | undefined, gender: 'F' | 'M' | undefined): void {
    if (band && gender) links.toRoster(ageRoster(organId, band, gender, asOf));
  }

  function cell(band: Band & { name: string }, gender: 'F' | 'M'): string | Node {
    const count = gender === 'F' ? band.female : band.male;
    if (count === 0) return '0';
    const words = gender === 'F' ? t('age.female') : t('age.male');
    const label = t('age.roster', { band: band.name, gender: words });
    return linkButton(
      formatNumber(count),
      `${formatNumber(count)} ${label}`,
      `${gender}-${band.from}`,
      () => open(band, gender),
    );
  }

  return {
    title: t('age.title'),
    hint: t('age.hint'),
    note: noteOf(withheld, unknown),
    legend: [
      { colour: 'calm', words: t('age.female') },
      { colour: 'accent', words: t('age.male') },
    ],
    isEmpty: women + men === 0,
    chart: {
      option: (palette) => ageOption(bars, palette),
      height: 248,
      summary: t('age.summary', {
        female: formatNumber(women),
        male: formatNumber(men),
        most: most?.name ?? '',
      }),
      onPick: (band, half) => open(rows[band], genders[half]),
    },
    table: {
      title: t('age.title'),
      columns: [t('age.band'), t('age.female'), t('age.male'), t('age.sum')],
      rows: bars.map((band) => [
        band.name,
        cell(band, 'F'),
        cell(band, 'M'),
        formatNumber(band.female + band.male),
      ]),
    },
  };
}

/** Who is in no bar, and why. */
function noteOf(withheld: number, unknown: number): string | undefined {
  const notes = [
    ...(withheld > 0 ? [t('age.withheld', { count: formatNumber(withheld) })] : []),
    ...(unknown > 0 ? [t('age.unknown', { count: formatNumber(unknown) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

function nameOf({ from, to }: Band): string {
  return to === null ? t('age.over', { from }) : t('age.range', { from, to });
}
