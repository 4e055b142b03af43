import { formatDate } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import { element } from '../dom/element.ts';
import { watch } from '../dom/watch.ts';
import { figuresRow } from '../parts/figures-row.ts';
import { organPath } from '../parts/organ-path.ts';
import { organPicker } from '../parts/organ-picker.ts';
import type { Panel } from '../parts/panel.ts';
import { spanSwitch } from '../parts/span-switch.ts';
import { type ChartName, chartNames, type Place } from '../stores/place.ts';
import { activeRoster, joinedRoster, leftRoster } from '../stores/roster-link.ts';
import type { Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import { agePanel } from './age-panel.ts';
import { headCountPanel } from './head-count-panel.ts';
import { movementPanel } from './movement-panel.ts';
import pageCss from './page.module.css';
import { turnoverPanel } from './turnover-panel.ts';
import css from './workforce.module.css';

/** What the page asks of its surroundings. */
export interface PageHost {
  /** Goes to another place, with an entry in the history. */
  readonly onMove: (place: Place) => void;
  readonly onRoster: (route: string) => void;
}

/** The page in the document; `repaint` is asked for after the theme changed. */
export interface WorkforcePage {
  readonly root: HTMLElement;
  repaint(): void;
  /** Brings a chart into sight and marks it; without one, marks none. */
  point(chart: ChartName | undefined): void;
}

/** The workforce analysis: figures, and four charts over the chosen organisation and span. */
export function createWorkforcePage(
  workforce: Workforce,
  { onMove, onRoster }: PageHost,
): WorkforcePage {
  const now = (): Place => workforce.place.get();
  const toOrgan = (organId: string | undefined): void => onMove({ ...now(), organId });
  const links = { toOrgan, toRoster: onRoster };
  const byName: Readonly<Record<ChartName, Panel>> = {
    'head-count': headCountPanel(workforce, links),
    age: agePanel(workforce, links),
    movement: movementPanel(workforce, links),
    turnover: turnoverPanel(workforce),
  };
  const panels = chartNames.map((name) => byName[name]);
  const root = element(
    'main',
    { class: pageCss.page },
    element(
      'div',
      { class: pageCss.head },
      title(),
      organPath(workforce, toOrgan),
      asOf(workforce),
      element('span', { class: pageCss.space }),
      organPicker(workforce, toOrgan),
      spanSwitch(workforce, (months) => onMove({ ...now(), months })),
    ),
    figuresRow(workforce, {
      onHeadCount: () => onRoster(activeRoster(now().organId)),
      onJoined: (month) => onRoster(joinedRoster(now().organId, month)),
      onLeft: (month) => onRoster(leftRoster(now().organId, month)),
    }),
    element('div', { class: css.panels }, ...panels.map((panel) => panel.root)),
  );
  return {
    root,
    repaint: () => {
      for (const panel of panels) panel.repaint();
    },
    point: (chart) => {
      for (const name of chartNames) byName[name].mark(name === chart);
    },
  };
}

function title(): HTMLElement {
  const root = element('h1', { class: pageCss.title });
  watch([locale], () => root.replaceChildren(t('title')));
  return root;
}

function asOf({ headCount }: Workforce): HTMLElement {
  const root = element('span', { class: css.day });
  watch([headCount, locale], () => {
    const now = headCount.get();
    root.replaceChildren(
      now.state === 'ready' ? t('asOf', { day: formatDate(now.value.asOf) }) : '',
    );
  });
  return root;
}
