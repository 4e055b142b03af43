import { locale } from '#ui/texts/locale.ts';
import { watch } from '../dom/watch.ts';
import { type Span, spans } from '../stores/place.ts';
import type { Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import { createSwitch } from './switch.ts';

/** Chooses how many months the charts over time cover. */
export function spanSwitch({ place }: Workforce, onChoose: (months: Span) => void): HTMLElement {
  const made = createSwitch<Span>('span');
  watch([place, locale], () => {
    const options = spans.map((value) => ({ value, label: t(`span.${value}`) }));
    made.show({ label: t('span.label'), options, chosen: place.get().months, onChoose });
  });
  return made.root;
}
