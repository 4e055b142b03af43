import { element, listen } from '../../dom/element.ts';
import css from './explore.module.css';

/** One choice of a select. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** A select of the browser; `key` keeps its focus over a redraw. */
export function select<Value extends string>(
  { id, key, value }: { id: string; key: string; value: Value },
  options: readonly Option<Value>[],
  onChoose: (value: Value) => void,
): HTMLSelectElement {
  const made = element(
    'select',
    { id, class: `input ${css.select}`, 'data-key': key },
    ...options.map((one) => element('option', { value: one.value }, one.label)),
  );
  made.value = value;
  return listen(made, {
    change: () => {
      const chosen = options.find((one) => one.value === made.value);
      if (chosen) onChoose(chosen.value);
    },
  });
}

/** A day; an incomplete one changes nothing. */
export function dayInput(
  { id, key, value }: { id: string; key: string; value: string },
  onChoose: (day: string) => void,
): HTMLInputElement {
  const made = element('input', {
    id,
    class: `input ${css.day}`,
    type: 'date',
    required: true,
    'data-key': key,
    value,
  });
  return listen(made, { change: () => made.value !== '' && onChoose(made.value) });
}

let made = 0;

/** A control with its label above. */
export function labelled(label: string, control: (id: string) => HTMLElement): HTMLElement {
  made += 1;
  const id = `field-${made}`;
  return element(
    'div',
    { class: css.labelled },
    element('label', { for: id, class: css.label }, label),
    control(id),
  );
}
