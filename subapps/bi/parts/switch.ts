import { draw } from '../dom/draw.ts';
import { element, listen } from '../dom/element.ts';
import css from './switch.module.css';

/** What a switch chooses from. */
export interface SwitchView<Value extends string> {
  /** Spoken name. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A switch in the page. */
export interface Switch<Value extends string> {
  readonly root: HTMLElement;
  show(view: SwitchView<Value>): void;
}

/** Radio buttons beside each other; `name` is unique on the page. */
export function createSwitch<Value extends string>(name: string): Switch<Value> {
  const root = element('fieldset', { class: css.switch });
  return {
    root,
    show({ label, options, chosen, onChoose }) {
      const choices = options.map((one) => {
        const { value } = one;
        const key = `${name} ${value}`;
        const radio = element('input', { type: 'radio', name, value, 'data-key': key });
        radio.checked = value === chosen;
        listen(radio, { change: () => onChoose(value) });
        return element('label', { class: css.choice }, radio, element('span', {}, one.label));
      });
      draw(root, element('legend', { class: 'visually-hidden' }, label), ...choices);
    },
  };
}
