import type { ReactElement } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type RosterFilter, type RosterQuery, withFilter } from '../../stores/roster-query.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { choiceWords } from '../field-words.ts';
import type { RosterChoices } from '../use-roster-choices.ts';
import css from './filter-chips.module.css';
import type { ChangeQuery } from './use-roster-query.ts';

interface Chip {
  readonly what: string;
  readonly value: string;
  /** What takes the filter away. */
  readonly without: RosterFilter;
}

/** A chip for each filter in use that has no list of its own in the bar; a click takes it away. */
export function FilterChips(props: {
  query: RosterQuery;
  onChange: ChangeQuery;
  choices: RosterChoices | undefined;
}): ReactElement {
  const { query, onChange, choices } = props;
  const t = useWords();
  return (
    <>
      {chipsOf(t, query.filter, choices).map(({ what, value, without }) => (
        <button
          key={what}
          type="button"
          className={css.chip}
          title={t('filter.remove', { what })}
          aria-label={`${t('filter.chip', { what, value })} ${t('filter.remove', { what })}`}
          onClick={() => onChange(withFilter(query, without))}
        >
          {t('filter.chip', { what, value })}
          <Icon name="close" size={14} />
        </button>
      ))}
    </>
  );
}

function chipsOf(t: Words, filter: RosterFilter, choices: RosterChoices | undefined): Chip[] {
  const post = choices?.posts.find(({ id }) => id === filter.postId);
  const chips: (Chip | undefined)[] = [
    filter.asOf && {
      what: t('filter.asOf'),
      value: formatDate(filter.asOf),
      without: { asOf: undefined },
    },
    filter.postId && {
      what: t('filter.post'),
      value: post?.name ?? '…',
      without: { postId: undefined },
    },
    filter.gender && {
      what: t('filter.gender'),
      value: choiceWords(t, 'gender', filter.gender),
      without: { gender: undefined },
    },
    range(t, t('filter.joined'), filter.joinedFrom, filter.joinedTo, {
      joinedFrom: undefined,
      joinedTo: undefined,
    }),
    range(t, t('filter.left'), filter.leftFrom, filter.leftTo, {
      leftFrom: undefined,
      leftTo: undefined,
    }),
    range(t, t('filter.birth'), filter.birthFrom, filter.birthTo, {
      birthFrom: undefined,
      birthTo: undefined,
    }),
    range(t, t('filter.ending'), filter.contractEndsFrom, filter.contractEndsTo, {
      contractEndsFrom: undefined,
      contractEndsTo: undefined,
    }),
    range(t, t('filter.probationEnds'), filter.probationEndsFrom, filter.probationEndsTo, {
      probationEndsFrom: undefined,
      probationEndsTo: undefined,
    }),
    filter.incomplete && {
      what: t('filter.record'),
      value: t('filter.incomplete'),
      without: { incomplete: undefined },
    },
  ].map((chip) => chip || undefined);
  return chips.filter((chip) => chip !== undefined);
}

function range(
  t: Words,
  what: string,
  first: string | undefined,
  last: string | undefined,
  without: RosterFilter,
): Chip | undefined {
  const from = formatDate(first);
  const to = formatDate(last);
  if (from && to) return { what, value: t('filter.between', { from, to }), without };
  if (from) return { what, value: t('filter.after', { from }), without };
  return to ? { what, value: t('filter.before', { to }), without } : undefined;
}
