import type { IconName } from '#ui/parts/icon/paths.ts';
import { button, element } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import css from './controls.module.css';

/** A quiet button with words; `key` keeps its focus over a redraw. */
export function quietButton(
  words: string,
  onClick: () => void,
  { key, sign }: { key?: string; sign?: IconName } = {},
): HTMLButtonElement {
  return button(
    { class: `button button-quiet ${css.small}`, 'data-key': key },
    onClick,
    sign && icon(sign, 14),
    words,
  );
}

/** A button that is only a sign; its words are spoken, and shown while it is pointed at. */
export function iconButton(
  sign: IconName,
  words: string,
  key: string,
  onClick: () => void,
): HTMLButtonElement {
  return button(
    { class: css.icon, 'data-key': key, 'aria-label': words, title: words },
    onClick,
    icon(sign, 14),
  );
}

/** The one action of a state: try again. */
export function framedButton(
  words: string,
  onClick: () => void,
  sign: IconName,
): HTMLButtonElement {
  return button({ class: 'button' }, onClick, icon(sign, 14), words);
}

/** A word in a table that leads somewhere; `label` says where. */
export function linkButton(
  words: string,
  label: string,
  key: string,
  onClick: () => void,
): HTMLElement {
  return button(
    { class: css.link, 'data-key': key, 'aria-label': label },
    onClick,
    element('span', {}, words),
  );
}
