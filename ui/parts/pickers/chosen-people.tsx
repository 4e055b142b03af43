import type { ReactElement } from 'react';
import { Avatar } from '../avatar.tsx';
import { IconButton } from '../button.tsx';
import { LinkButton } from '../link.tsx';
import type { PersonOption } from './find-people.ts';
import css from './people-picker.module.css';
import { usePickerTexts } from './texts/picker-texts.ts';

interface ChosenPeopleProps {
  chosen: readonly PersonOption[];
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** Who was chosen so far, to be removed again. */
export function ChosenPeople({ chosen, onRemove, onClear }: ChosenPeopleProps): ReactElement {
  const t = usePickerTexts();
  return (
    <section className={css.chosen}>
      <header className={css.chosenHead}>
        <h3 aria-live="polite">{t('chosenPeople', { count: chosen.length })}</h3>
        {chosen.length > 0 && <LinkButton onClick={onClear}>{t('clearAll')}</LinkButton>}
      </header>
      {chosen.length === 0 && <p className={css.none}>{t('chosenHint')}</p>}
      <ul className={css.chosenList}>
        {chosen.map(({ id, name, picture }) => (
          <li key={id} className={css.chosenPerson}>
            <Avatar name={name} picture={picture} size="xs" />
            <span className={css.name}>{name}</span>
            <IconButton
              icon="close"
              size="sm"
              label={t('remove', { name })}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
