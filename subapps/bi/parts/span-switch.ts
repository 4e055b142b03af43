import { locale } from '#ui/texts/locale.ts';
import { draw } from '../dom/draw.ts';
import { element, listen } from '../dom/element.ts';
import { watch } from '../dom/watch.ts';
import { type Span, spans } from '../stores/place.ts';
import type { Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import css from './span-switch.module.css';

/** Chooses how many months the charts over time cover. */
export function spanSwitch({ place }: Workforce, onChoose: (months: Span) => void): HTMLElement {
  const root = element('fieldset', { class: css.switch });
  watch([place, locale], () => {
    const chosen = place.get().months;
    const choices = spans.map((months) => choice(months, months === chosen, onChoose));
    draw(root, element('legend', { class: 'visually-hidden' }, t('span.label')), ...choices);
  });
  return root;
}

function choice(months: Span, checked: boolean, onChoose: (months: Span) => void): HTMLElement {
  const radio = element('input', {
    type: 'radio',
    name: 'span',
    value: months,
    'data-key': months,
  });
  radio.checked = checked;
  listen(radio, { change: () => onChoose(months) });
  return element('label', { class: css.choice }, radio, element('span', {}, t(`span.${months}`)));
}
