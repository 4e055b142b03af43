import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { favouriteKeys, favourites } from '../../stores/favourites.ts';
import { type MenuEntry, menuGroups } from '../../stores/menu.ts';
import { entryFits } from '../../stores/menu-search.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { isMenuHeading } from './headings.ts';
import { MenuEntryLine } from './menu-entry-line.tsx';
import css from './navigation.module.css';
import { RecentList } from './recent-list.tsx';

/** The person's pages under their headings, the starred and the latest ones before them; or those that fit what was typed. */
export function MenuList({ typed, narrow }: { typed: string; narrow: boolean }): ReactElement {
  const t = useShellTexts();
  const groups = useStore(menuGroups).map(({ group, entries }) => ({
    group,
    entries: entries.filter((entry) => entry.shown && (typed === '' || entryFits(entry, typed))),
  }));
  const starred = useStore(favourites);
  if (typed !== '' && groups.every(({ entries }) => entries.length === 0)) {
    return (
      <p className={css.none} role="status">
        {t('nav.none', { typed })}
      </p>
    );
  }
  return (
    <>
      {typed === '' && <Group heading={t('nav.favourites')} entries={starred} narrow={narrow} />}
      {typed === '' && !narrow && <RecentList />}
      {groups.map(({ group, entries }) => (
        <Group
          key={group}
          heading={isMenuHeading(group) ? t(`nav.group.${group}`) : group}
          entries={entries}
          narrow={narrow}
        />
      ))}
    </>
  );
}

interface GroupProps {
  heading: string;
  entries: readonly MenuEntry[];
  narrow: boolean;
}

function Group({ heading, entries, narrow }: GroupProps): ReactElement | null {
  const keys = useStore(favouriteKeys);
  if (entries.length === 0) return null;
  return (
    <section className={css.group} aria-label={heading}>
      <p className={css.heading} aria-hidden="true">
        {heading}
      </p>
      <ul>
        {entries.map((entry) => (
          <MenuEntryLine
            key={entry.key}
            entry={entry}
            narrow={narrow}
            starred={keys.includes(entry.key)}
          />
        ))}
      </ul>
    </section>
  );
}
