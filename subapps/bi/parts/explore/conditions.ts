import { atom } from 'nanostores';
import { conditionWords } from '#ui/figures/describe.ts';
import type { Member } from '#ui/figures/grid-of.ts';
import { setCondition, withoutCondition } from '#ui/figures/question.ts';
import { figureWords } from '#ui/figures/texts/figures-texts.ts';
import type { Condition, FigureQuery, Subject, SubjectDimension } from '#ui/figures/types.ts';
import { locale } from '#ui/texts/locale.ts';
import { draw } from '../../dom/draw.ts';
import { button, element, listen } from '../../dom/element.ts';
import { watch } from '../../dom/watch.ts';
import { type Exploration, membersKey } from '../../stores/exploration.ts';
import { iconButton } from '../controls.ts';
import css from './explore.module.css';
import { select } from './select.ts';

const ways = ['in', 'notIn'] as const;

/** A question with conditions, and what they may be about. */
type Asked = Pick<Exploration, 'subject' | 'query' | 'members' | 'loadMembers'>;

/** What every chip of one drawing shares. */
interface Chips {
  readonly exploration: Asked;
  readonly subject: Subject;
  readonly query: FigureQuery;
  readonly onAsk: (query: FigureQuery) => void;
  /** The dimension whose values are open, or null. */
  readonly openName: string | null;
  readonly onOpen: (name: string | null) => void;
}

/** The conditions of a question, each with its values to choose from. The organisation has a field of its own. */
export function conditions(exploration: Asked, onAsk: (query: FigureQuery) => void): HTMLElement {
  const root = element('ul', { class: css.chips, tabindex: -1 });
  const $open = atom<string | null>(null);
  const onOpen = (name: string | null): void => $open.set(name);
  listen(root, {
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) onOpen(null);
    },
    keydown: ({ key }) => key === 'Escape' && onOpen(null),
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !root.contains(target)) onOpen(null);
  });
  watch([exploration.subject, exploration.query, exploration.members, $open, locale], () => {
    const subject = exploration.subject.get();
    const query = exploration.query.get();
    root.setAttribute('aria-label', figureWords('editor.conditions'));
    if (!subject || !query) return draw(root);
    draw(root, ...lines({ exploration, subject, query, onAsk, openName: $open.get(), onOpen }));
  });
  return root;
}

function lines(chips: Chips): HTMLElement[] {
  const { subject, query, openName, onOpen } = chips;
  const possible = subject.dimensions.filter(({ kind }) => kind !== 'organ' && kind !== 'time');
  const isShown = ({ name }: SubjectDimension): boolean =>
    name === openName || query.where.some(({ dimension }) => dimension === name);
  const free = possible.filter((one) => !isShown(one));
  const options = [
    { value: '', label: figureWords('editor.addCondition') },
    ...free.map(({ name, label }) => ({ value: name, label })),
  ];
  const adding = select({ id: 'add-condition', key: 'add', value: '' }, options, onOpen);
  adding.setAttribute('aria-label', figureWords('editor.addCondition'));
  return [
    ...possible.filter(isShown).map((dimension) => chip(chips, dimension)),
    ...(free.length > 0 ? [element('li', {}, adding)] : []),
  ];
}

function chip(chips: Chips, dimension: SubjectDimension): HTMLElement {
  const { exploration, subject, query, onAsk, openName, onOpen } = chips;
  const { name, label } = dimension;
  if (dimension.choices.length === 0) exploration.loadMembers(name);
  const members =
    dimension.choices.length > 0
      ? dimension.choices
      : exploration.members.get().get(membersKey(subject, name));
  const none: Condition = { dimension: name, is: 'in', values: [] };
  const condition = query.where.find((one) => one.dimension === name) ?? none;
  const isOpen = name === openName;
  const drop = iconButton(
    'close',
    figureWords('editor.dropCondition', { name: label }),
    `drop ${name}`,
    () => {
      onOpen(null);
      onAsk(withoutCondition(query, name));
    },
  );
  return element(
    'li',
    { class: css.chip },
    button(
      {
        class: css.chipButton,
        'data-key': `chip ${name}`,
        'aria-expanded': String(isOpen),
      },
      () => onOpen(isOpen ? null : name),
      conditionWords(figureWords, dimension, condition, members).chip,
    ),
    drop,
    isOpen && values(dimension, condition, members, (next) => onAsk(setCondition(query, next))),
  );
}

function values(
  { name, label }: SubjectDimension,
  condition: Condition,
  members: readonly Member[] | undefined,
  onChange: (condition: Condition) => void,
): HTMLElement {
  const way = select(
    { id: `way-${name}`, key: `way ${name}`, value: condition.is },
    ways.map((value) => ({ value, label: figureWords(`editor.ways.${value}`) })),
    (is) => onChange({ ...condition, is }),
  );
  way.setAttribute('aria-label', figureWords('editor.way'));
  const known = members?.filter(({ value }) => value !== null);
  const none =
    known?.length === 0 && element('p', { class: css.faint }, figureWords('editor.noValues'));
  return element(
    'fieldset',
    { class: css.values, 'aria-busy': String(known === undefined) },
    element('legend', { class: 'visually-hidden' }, label),
    // Without a value there is nothing that a way could say.
    condition.values.length > 0 && way,
    known === undefined && element('span', { class: 'skeleton' }),
    none,
    ...(known ?? []).map((member) => valueBox(name, member, condition, onChange)),
  );
}

function valueBox(
  name: string,
  { value, label }: Member,
  condition: Condition,
  onChange: (condition: Condition) => void,
): HTMLElement {
  const own = value ?? '';
  const box = element('input', { type: 'checkbox', 'data-key': `value ${name} ${own}` });
  box.checked = condition.values.includes(own);
  listen(box, {
    change: () => {
      const others = condition.values.filter((one) => one !== own);
      onChange({ ...condition, values: box.checked ? [...others, own] : others });
    },
  });
  return element('label', { class: css.value }, box, element('span', {}, label));
}
