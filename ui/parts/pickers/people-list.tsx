import { type ReactElement, useEffect, useRef } from 'react';
import { Avatar } from '../avatar.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import tree from '../tree/tree.module.css';
import { useWindow } from '../tree/use-window.ts';
import type { PersonOption } from './find-people.ts';
import css from './people-picker.module.css';
import { usePickerTexts } from './texts/picker-texts.ts';

/** Pixels of a row; `.person`. */
const rowHeight = 44;

interface PeopleListProps {
  /** The search box above points at it, and at the row the keys are at. */
  id: string;
  people: readonly PersonOption[];
  multiple: boolean;
  isChosen: (id: string) => boolean;
  /** The row the keys are at. */
  at: number;
  onChoose: (person: PersonOption) => void;
}

/** The id of a row, for the search box to point at. */
export function rowId(list: string, person: PersonOption | undefined): string | undefined {
  return person && `${list}-${person.id}`;
}

/** People to choose from. Draws only what is in sight. */
export function PeopleList(props: PeopleListProps): ReactElement {
  const { id, people, multiple, isChosen, at, onChoose } = props;
  const t = usePickerTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useWindow(scroller, people.length, rowHeight);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const top = at * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    const below = top + rowHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [at]);
  return (
    <div
      ref={scroller}
      id={id}
      className={css.people}
      role="listbox"
      aria-label={t('people')}
      aria-multiselectable={multiple || undefined}
    >
      <div role="none" className={css.rows} style={{ height: people.length * rowHeight }}>
        {people.slice(from, to).map((person, index) => (
          <PersonRow
            key={person.id}
            id={rowId(id, person)}
            person={person}
            position={from + index + 1}
            count={people.length}
            top={(from + index) * rowHeight}
            multiple={multiple}
            chosen={isChosen(person.id)}
            active={from + index === at}
            onChoose={() => onChoose(person)}
          />
        ))}
      </div>
    </div>
  );
}

interface PersonRowProps {
  id: string | undefined;
  person: PersonOption;
  position: number;
  count: number;
  top: number;
  multiple: boolean;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}

function PersonRow(props: PersonRowProps): ReactElement {
  const { id, person, position, count, top, multiple, chosen, active, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box holds the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the search box points at it with aria-activedescendant
    <div
      id={id}
      role="option"
      className={classNames(css.person, active && css.active)}
      style={{ top }}
      aria-setsize={count}
      aria-posinset={position}
      aria-selected={chosen}
      // The focus stays in the search box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {multiple && (
        <span className={tree.mark} data-on={chosen} aria-hidden="true">
          <Icon name="check" size={12} />
        </span>
      )}
      <Avatar name={person.name} picture={person.picture} size="sm" />
      <span className={css.words}>
        <span className={css.name}>{person.name}</span>
        {person.hint && <span className={css.hint}>{person.hint}</span>}
      </span>
      {!multiple && chosen && <Icon name="check" size={14} className={css.check} />}
    </div>
  );
}
