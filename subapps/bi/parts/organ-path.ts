import { locale } from '#ui/texts/locale.ts';
import { draw } from '../dom/draw.ts';
import { element } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { watch } from '../dom/watch.ts';
import { type OrganChoice, wholeOf } from '../stores/organs.ts';
import type { Workforce } from '../stores/workforce.ts';
import { t } from '../texts/app-texts.ts';
import { linkButton } from './controls.ts';
import css from './organ-path.module.css';

/** Where the page is in the organisation, each step of the way up a link. */
export function organPath(
  { place, organs }: Workforce,
  onChoose: (organId: string | undefined) => void,
): HTMLElement {
  const root = element('nav', { class: css.path, tabindex: -1 });
  watch([place, organs, locale], () => {
    root.setAttribute('aria-label', t('organ.path'));
    const steps = stepsOf(organs.get(), place.get().organId);
    draw(
      root,
      element(
        'ol',
        { class: css.steps },
        ...steps.map((step, at) => drawStep(step, at === steps.length - 1)),
      ),
    );
  });

  function drawStep({ id, name }: Step, last: boolean): HTMLElement {
    if (last) return element('li', { 'aria-current': 'page' }, name);
    const link = linkButton(name, name, `step-${id ?? 'top'}`, () => onChoose(id));
    return element('li', {}, link, icon('chevron-right', 12));
  }
  return root;
}

/** One step of the way; without an id, the whole. */
interface Step {
  readonly id: string | undefined;
  readonly name: string;
}

function stepsOf(organs: readonly OrganChoice[], organId: string | undefined): Step[] {
  const whole = wholeOf(organs, t('everything'));
  const path = organs.find((organ) => organ.id === organId)?.path ?? [];
  return [{ id: undefined, name: whole.name }, ...path.filter(({ id }) => id !== whole.id)];
}
