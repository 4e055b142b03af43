import { locale } from '#ui/texts/locale.ts';
import { element, listen } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { watch } from '../dom/watch.ts';
import { type OrganChoice, searchOrgans, wholeOf } from '../stores/organs.ts';
import { rested } from '../stores/rested.ts';
import type { Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import { createOrganList, type OrganList } from './organ-list.ts';
import css from './organ-picker.module.css';

const listId = 'organ-choices';

/** Milliseconds that typing rests before the gateway is asked, as in the other pickers. */
const rest = 250;

/** Chooses the organisation to look at: a box to type in, and the organisations below it in tree order. */
export function organPicker(
  { place, organs, search }: Workforce,
  onChoose: (organId: string | undefined) => void,
): HTMLElement {
  const input = box();
  const list = createOrganList(listId, choose, point);
  const look = rested(search, rest);
  const whole = (): OrganChoice => wholeOf(organs.get(), t('everything'));
  const all = (): readonly OrganChoice[] => [...new Set([whole(), ...organs.get()])];
  const here = (): OrganChoice => all().find(({ id }) => id === place.get().organId) ?? whole();

  function point(lineId: string | undefined): void {
    input.setAttribute('aria-expanded', String(list.isOpen()));
    if (lineId) input.setAttribute('aria-activedescendant', lineId);
    else input.removeAttribute('aria-activedescendant');
  }

  function open(): void {
    list.open(
      all(),
      all().findIndex(({ id }) => id === here().id),
    );
  }

  function close(): void {
    list.close();
    input.value = here().name;
  }

  function choose(organ: OrganChoice | undefined): void {
    close();
    if (!organ) return;
    // The whole is the place without an organisation, so that its route is the short one.
    onChoose(organ.id === whole().id ? undefined : organ.id);
  }

  listen(input, {
    mousedown: () => !list.isOpen() && open(),
    focus: () => input.select(),
    input: () => {
      list.open(searchOrgans(all(), input.value), 0);
      look(input.value);
    },
    blur: close,
    keydown: (event) => {
      if (event.isComposing) return;
      const acted = press(event.key, list, { open, close, choose });
      if (acted) event.preventDefault();
    },
  });
  watch([place, organs, locale], () => {
    input.setAttribute('aria-label', t('organ.label'));
    input.placeholder = t('organ.search');
    if (!list.isOpen()) close();
    // What was searched for has come.
    else if (input.value !== here().name) list.open(searchOrgans(all(), input.value), 0);
  });
  return framed(input, list);
}

function framed(input: HTMLInputElement, list: OrganList): HTMLElement {
  return element(
    'div',
    { class: css.picker },
    icon('organization'),
    input,
    icon('chevron-down', 14),
    list.root,
  );
}

function box(): HTMLInputElement {
  return element('input', {
    class: css.input,
    role: 'combobox',
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId,
  });
}

interface Acts {
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (organ: OrganChoice | undefined) => void;
}

/** The keys of the WAI-ARIA combobox pattern; false for one that does nothing here. */
function press(key: string, list: OrganList, { open, close, choose }: Acts): boolean {
  if (!list.isOpen()) {
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return false;
    open();
    return true;
  }
  if (key === 'ArrowDown') list.move(1);
  else if (key === 'ArrowUp') list.move(-1);
  else if (key === 'Enter') choose(list.pointed());
  else if (key === 'Escape') close();
  else return false;
  return true;
}
