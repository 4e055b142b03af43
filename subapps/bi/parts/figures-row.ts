import { formatDate, formatNumber, formatPercent } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import { draw } from '../dom/draw.ts';
import { button, element, listen } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { watch } from '../dom/watch.ts';
import { turnoverOf } from '../stores/figures.ts';
import type { HeadCount, Movement, Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import css from './figures-row.module.css';

interface Figure {
  readonly name: string;
  /** Absent while it is on its way or could not be read. */
  readonly value: string | undefined;
  readonly definition: string;
  readonly onOpen?: (() => void) | undefined;
}

/** What a figure can open. */
export interface FigureLinks {
  readonly onHeadCount: () => void;
  readonly onJoined: (month: string) => void;
  readonly onLeft: (month: string) => void;
}

/** The figures everyone asks for first, each with its definition. */
export function figuresRow({ headCount, movement }: Workforce, links: FigureLinks): HTMLElement {
  const root = element('div', { class: css.row, role: 'group' });
  watch([headCount, movement, locale], () => {
    const count = headCount.get();
    const moves = movement.get();
    const figures = [
      ...headFigures(count.state === 'ready' ? count.value : undefined, links),
      ...moveFigures(
        moves.state === 'ready' ? moves.value : undefined,
        count.state === 'ready' ? count.value.asOf : undefined,
        links,
      ),
    ];
    root.setAttribute('aria-label', t('figure.label'));
    draw(root, ...figures.map((figure, index) => drawFigure(figure, `figure-${index}`)));
  });
  return root;
}

function headFigures(value: HeadCount | undefined, { onHeadCount }: FigureLinks): Figure[] {
  return [
    {
      name: t('figure.headCount'),
      value: value && formatNumber(value.total),
      definition: t('figure.headCountDefinition', { day: formatDate(value?.asOf) }),
      onOpen: onHeadCount,
    },
  ];
}

function moveFigures(
  value: Movement | undefined,
  asOf: string | undefined,
  links: FigureLinks,
): Figure[] {
  const last = value?.rows.at(-1);
  const year = turnoverOf(value?.rows ?? [], 12);
  const days = { from: formatDate(last && `${last.month}-01`), to: formatDate(asOf) };
  return [
    {
      name: t('figure.joined'),
      value: last && formatNumber(last.joined),
      definition: t('figure.joinedDefinition', days),
      onOpen: last && (() => links.onJoined(last.month)),
    },
    {
      name: t('figure.left'),
      value: last && formatNumber(last.left),
      definition: t('figure.leftDefinition', days),
      onOpen: last && (() => links.onLeft(last.month)),
    },
    {
      name: t('figure.turnover'),
      value: value && (year.rate === null ? '—' : formatPercent(year.rate)),
      definition:
        year.rate === null
          ? t('figure.noTurnover')
          : t('figure.turnoverDefinition', {
              opening: formatNumber(year.opening),
              closing: formatNumber(year.closing),
              left: formatNumber(year.left),
            }),
    },
  ];
}

function drawFigure({ name, value, definition, onOpen }: Figure, id: string): HTMLElement {
  const words = value ?? '—';
  const figure =
    onOpen && value !== undefined
      ? button({ class: css.open, 'data-key': id, 'aria-label': `${name} ${words}` }, onOpen, words)
      : element('span', {}, words);
  return element(
    'div',
    { class: css.figure },
    element('span', { class: css.value }, figure),
    element('span', { class: css.name }, name, hint(name, definition, `${id}-definition`)),
  );
}

/** A sign that shows the definition while it is pointed at or has the focus, until Escape. */
function hint(name: string, definition: string, id: string): HTMLElement {
  const bubble = element('span', { class: css.bubble, role: 'tooltip', id }, definition);
  const sign = element(
    'button',
    {
      class: css.sign,
      type: 'button',
      'data-key': id,
      'aria-label': t('figure.definition', { name }),
      'aria-describedby': id,
    },
    icon('info', 14),
  );
  const place = element('span', { class: css.hint }, sign, bubble);
  const bring = (): void => place.removeAttribute('data-dismissed');
  return listen(place, {
    keydown: (event) => {
      if (event.key === 'Escape') place.setAttribute('data-dismissed', '');
    },
    mouseleave: bring,
    focusout: bring,
  });
}
