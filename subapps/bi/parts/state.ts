import type { IconName } from '#ui/parts/icon/paths.ts';
import { element } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { t } from '../texts/app-texts.ts';
import { framedButton } from './controls.ts';
import css from './state.module.css';

/** Where there is nothing to show. */
export function emptyState(): HTMLElement {
  return state('inbox', t('state.empty'), t('state.emptyHint'));
}

/** Where something has to be chosen or given first. */
export function plainState(sign: IconName, title: string, hint: string): HTMLElement {
  return state(sign, title, hint);
}

/** Where the person may not look. */
export function deniedState(): HTMLElement {
  return state('lock', t('state.denied'), t('state.deniedHint'));
}

/** Where loading failed, in the gateway's words, with the way to try again. */
export function failedState(words: string, onRetry: () => void): HTMLElement {
  const made = state('warning', t('state.failed'), words);
  made.setAttribute('role', 'alert');
  made.append(framedButton(t('state.retry'), onRetry, 'refresh'));
  return made;
}

/** Grey bars in the place of a chart; the style sheet shows them after 200 ms only. */
export function chartSkeleton(): HTMLElement {
  const bars = Array.from({ length: 6 }, () =>
    element('span', { class: 'skeleton', 'aria-hidden': 'true' }),
  );
  return element(
    'div',
    { class: css.skeleton, role: 'status' },
    element('span', { class: 'visually-hidden' }, t('state.loading')),
    ...bars,
  );
}

/** A state that fills the page, before or instead of everything else. */
export function wholePage(content: HTMLElement): HTMLElement {
  return element('main', { class: css.page }, content);
}

/** The page outside the portal: there is no one to talk to. */
export function notConnectedState(): HTMLElement {
  return state('warning', t('state.failed'), t('state.notConnected'));
}

function state(sign: IconName, title: string, hint: string): HTMLElement {
  return element(
    'div',
    { class: 'state', role: 'status' },
    element('span', { class: css.sign }, icon(sign, 24)),
    element('p', { class: 'state-title' }, title),
    hint !== '' && element('p', { class: 'state-hint' }, hint),
  );
}
