import { firstQuestion, mostOf, turnDimension, turnMeasure } from '#ui/figures/question.ts';
import { figureWords } from '#ui/figures/texts/figures-texts.ts';
import type { FigureQuery, Subject } from '#ui/figures/types.ts';
import { locale } from '#ui/texts/locale.ts';
import { draw } from '../../dom/draw.ts';
import { button, element } from '../../dom/element.ts';
import { icon } from '../../dom/icon.ts';
import { watch } from '../../dom/watch.ts';
import type { Exploration } from '../../stores/exploration.ts';
import css from './explore.module.css';
import { labelled, select } from './select.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly guarded?: boolean;
}

/** What is asked: the subject, its measures and its dimensions, each turned on and off by a button. */
export function fieldsPane(
  { subjects, subject, query }: Exploration,
  onAsk: (query: FigureQuery) => void,
): HTMLElement {
  const root = element('section', { class: css.fields });
  watch([subjects, query, locale], () => {
    const known = subjects.get();
    const now = query.get();
    const chosen = subject.get();
    root.setAttribute('aria-label', figureWords('editor.measures'));
    if (known.state !== 'ready' || !now || !chosen) return draw(root);
    draw(
      root,
      labelled(figureWords('editor.subject'), (id) =>
        select(
          { id, key: 'subject', value: now.subject },
          known.value.map(({ name, label }) => ({ value: name, label })),
          (name) => changeSubject(known.value, name, onAsk),
        ),
      ),
      ...list('measure', chosen.measures, now.measures, mostOf.measures, (name) =>
        onAsk(turnMeasure(now, name)),
      ),
      ...list('dimension', chosen.dimensions, now.by, mostOf.by, (name) =>
        onAsk(turnDimension(now, name, chosen)),
      ),
    );
  });
  return root;
}

function changeSubject(
  subjects: readonly Subject[],
  name: string,
  onAsk: (query: FigureQuery) => void,
): void {
  const next = subjects.find((one) => one.name === name);
  if (next) onAsk(firstQuestion(next));
}

function list(
  kind: 'measure' | 'dimension',
  fields: readonly Field[],
  chosen: readonly string[],
  most: number,
  onTurn: (name: string) => void,
): HTMLElement[] {
  const id = `explore-${kind}`;
  // One dimension more takes the place of the last; one measure more has to wait.
  const isFull = kind === 'measure' && chosen.length >= most;
  return [
    element(
      'p',
      { id, class: css.fieldsTitle },
      figureWords(kind === 'measure' ? 'editor.measures' : 'editor.dimensions'),
      element('span', { class: css.faint }, figureWords('editor.upTo', { count: most })),
    ),
    element(
      'ul',
      { class: css.list, 'aria-labelledby': id },
      ...fields.map((field) =>
        element('li', {}, turn(kind, field, chosen.indexOf(field.name), isFull, onTurn)),
      ),
    ),
  ];
}

function turn(
  kind: string,
  { name, label, guarded = false }: Field,
  at: number,
  isFull: boolean,
  onTurn: (name: string) => void,
): HTMLElement {
  const isOn = at >= 0;
  const sign = element(
    'span',
    { class: css.mark, 'aria-hidden': 'true' },
    isOn ? String(at + 1) : icon('plus', 12),
  );
  return button(
    {
      class: css.turn,
      'data-key': `${kind} ${name}`,
      'aria-pressed': String(isOn),
      disabled: isFull && !isOn,
    },
    () => onTurn(name),
    sign,
    label,
    guarded && icon('lock', 12),
    guarded && element('span', { class: 'visually-hidden' }, figureWords('editor.guarded')),
  );
}
