import { draw } from '../dom/draw.ts';
import { element, listen } from '../dom/element.ts';
import type { OrganChoice } from '../stores/organs.ts';
import { t } from '../texts/app-texts.ts';
import css from './organ-picker.module.css';

/** Long lists are searched, not scrolled: more than this many at once help no one. */
const mostShown = 100;

/** The list below the box of the organisation picker. The box keeps the focus and points at a line. */
export interface OrganList {
  readonly root: HTMLElement;
  isOpen(): boolean;
  /** Shows these organisations and points at one of them, or at none with -1. */
  open(organs: readonly OrganChoice[], at: number): void;
  close(): void;
  /** Points at the next line, or with -1 at the one before, round and round. */
  move(by: number): void;
  pointed(): OrganChoice | undefined;
}

/** Makes the list; `onPoint` hears the id of the line that is pointed at. */
export function createOrganList(
  id: string,
  onChoose: (organ: OrganChoice) => void,
  onPoint: (lineId: string | undefined) => void,
): OrganList {
  const root = element('div', { class: css.list, id, role: 'listbox', hidden: true });
  let shown: readonly OrganChoice[] = [];
  let rest = 0;
  let at = -1;

  function show(): void {
    const lines = shown.map((organ, index) =>
      line(organ, `${id}-${index}`, index === at, onChoose),
    );
    draw(
      root,
      ...lines,
      lines.length === 0 && element('p', { class: css.words }, t('organ.none')),
      rest > 0 && element('p', { class: css.words }, t('organ.more', { count: rest })),
    );
    root.setAttribute('aria-label', t('organ.label'));
    onPoint(lines[at]?.id);
    lines[at]?.scrollIntoView({ block: 'nearest' });
  }

  return {
    root,
    isOpen: () => !root.hidden,
    open(organs, first) {
      shown = organs.slice(0, mostShown);
      rest = organs.length - shown.length;
      at = first < shown.length ? first : -1;
      root.hidden = false;
      show();
    },
    close() {
      root.hidden = true;
      onPoint(undefined);
    },
    move(by) {
      at = shown.length === 0 ? -1 : (at + by + shown.length) % shown.length;
      show();
    },
    pointed: () => shown[at],
  };
}

function line(
  organ: OrganChoice,
  id: string,
  pointed: boolean,
  onChoose: (organ: OrganChoice) => void,
): HTMLElement {
  const made = element(
    'div',
    {
      class: css.option,
      role: 'option',
      id,
      'aria-selected': String(pointed),
      title: organ.path.map((step) => step.name).join(' / '),
    },
    organ.name,
  );
  made.style.setProperty('--depth', String(organ.path.length - 1));
  // On mousedown, before the box loses the focus, which closes the list.
  return listen(made, {
    mousedown: (event) => {
      event.preventDefault();
      onChoose(organ);
    },
  });
}
