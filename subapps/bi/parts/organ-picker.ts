import { locale } from '#ui/texts/locale.ts';
import { draw } from '../dom/draw.ts';
import { element, listen } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { watch } from '../dom/watch.ts';
import { type OrganChoice, searchOrgans } from '../stores/organs.ts';
import type { Workforce } from '../stores/workforce.ts';
import { t } from '../texts/texts.ts';
import css from './organ-picker.module.css';

const listId = 'organ-choices';
/** Long lists are searched, not scrolled: more than this many at once help nobody. */
const mostShown = 100;

/** Chooses the organisation to look at: a box to type in, and the organisations below it in tree order. */
export function organPicker(
  { place, organs }: Workforce,
  onChoose: (organId: string | undefined) => void,
): HTMLElement {
  const input = element('input', {
    class: css.input,
    role: 'combobox',
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId,
  });
  const list = element('div', { class: css.list, id: listId, role: 'listbox', hidden: true });
  const root = element(
    'div',
    { class: css.picker },
    icon('organization'),
    input,
    icon('chevron-down', 14),
    list,
  );
  let found: readonly OrganChoice[] = [];
  let pointed = -1;

  function nameNow(): string {
    const { organId } = place.get();
    return organs.get().find((organ) => organ.id === organId)?.name ?? organs.get()[0]?.name ?? '';
  }

  function open(typed: string): void {
    found = searchOrgans(organs.get(), typed);
    pointed = typed === '' ? found.findIndex((organ) => organ.id === place.get().organId) : 0;
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    show();
  }

  function close(): void {
    list.hidden = true;
    input.value = nameNow();
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function choose(organ: OrganChoice | undefined): void {
    close();
    // The topmost one is the place without an organisation, so that its route is the short one.
    if (organ)
      onChoose(organ.path.length === 1 && organ.id === organs.get()[0]?.id ? undefined : organ.id);
  }

  function show(): void {
    const options = found.slice(0, mostShown).map((organ, index) => option(organ, index));
    const rest = found.length - options.length;
    draw(
      list,
      ...options,
      options.length === 0 && element('p', { class: css.words }, t('organ.none')),
      rest > 0 && element('p', { class: css.words }, t('organ.more', { count: rest })),
    );
    const active = options[pointed];
    if (active) input.setAttribute('aria-activedescendant', active.id);
    else input.removeAttribute('aria-activedescendant');
    active?.scrollIntoView({ block: 'nearest' });
  }

  function option(organ: OrganChoice, index: number): HTMLElement {
    const made = element(
      'div',
      {
        class: css.option,
        role: 'option',
        id: `${listId}-${index}`,
        'aria-selected': String(index === pointed),
        title: organ.path.map((step) => step.name).join(' / '),
      },
      organ.name,
    );
    made.style.setProperty('--depth', String(organ.path.length - 1));
    // Before the box loses the focus, which closes the list.
    return listen(made, {
      mousedown: (event) => {
        event.preventDefault();
        choose(organ);
      },
    });
  }

  function move(by: number): void {
    if (list.hidden) {
      open('');
      return;
    }
    const most = Math.min(found.length, mostShown);
    pointed = most === 0 ? -1 : (pointed + by + most) % most;
    show();
  }

  // A map: as an object's methods, names such as ArrowUp would pass for components.
  const keys = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', () => (list.hidden ? open('') : choose(found[pointed]))],
    ['Escape', close],
  ]);
  listen(input, {
    mousedown: () => {
      if (list.hidden) open('');
    },
    focus: () => input.select(),
    input: () => open(input.value),
    blur: close,
    keydown: (event) => {
      const act = event.isComposing ? undefined : keys.get(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    },
  });
  watch([place, organs, locale], () => {
    input.setAttribute('aria-label', t('organ.label'));
    input.placeholder = t('organ.search');
    list.setAttribute('aria-label', t('organ.label'));
    if (list.hidden) input.value = nameNow();
    else show();
  });
  return root;
}
