import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import {
  type DocumentsAnswer,
  endSearch,
  foundDocuments,
  foundEntries,
  foundNotices,
  foundPeople,
  foundRecent,
  foundRows,
  keyword,
  mostNotices,
  type NoticesAnswer,
  type PeopleAnswer,
  type RowsAnswer,
  search,
} from '../../stores/menu/search.ts';
import type { AskedSearch } from '../../stores/menu/search-question.ts';
import { type Found, type FoundGroup, groupFound } from './found.ts';
import { foundInApps, searchApps } from './found-in-apps.ts';

/** What is typed, what it finds, and which line is chosen. */
export interface Choice {
  readonly typed: string;
  readonly groups: readonly FoundGroup[];
  readonly people: AskedSearch<PeopleAnswer>;
  readonly rows: AskedSearch<RowsAnswer>;
  readonly documents: AskedSearch<DocumentsAnswer>;
  readonly notices: AskedSearch<NoticesAnswer>;
  /** Whether the gateway or an app has yet to answer. */
  readonly searching: boolean;
  /** How many lines there are in all groups. */
  readonly count: number;
  readonly current: Found | undefined;
  type(next: string): void;
  choose(key: string): void;
  /** Arrows choose and go round, Enter opens. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Follows what is typed and chosen in the search for as long as it is open. */
export function useChoice(open: (found: Found) => void): Choice {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { groups, people, rows, documents, notices, asking } = useFound();
  const lines = groups.flatMap((group) => group.lines);
  const place = lines.findIndex(({ key }) => key === chosen);
  // The first line is the chosen one until the person chooses: people who come late take the first place.
  const at = Math.max(0, place);
  const current = lines[at];
  useEffect(
    () => () => {
      endSearch();
      searchApps('');
    },
    [],
  );

  function type(next: string): void {
    setTyped(next);
    setChosen(undefined);
    search(next);
    searchApps(keyword.get());
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A half-written Chinese word takes these keys for itself.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) setChosen(lines.at((at + step) % lines.length)?.key);
    else if (event.key === 'Enter' && current) open(current);
    else return;
    event.preventDefault();
  }

  return {
    typed,
    groups,
    people,
    rows,
    documents,
    notices,
    searching:
      asking || [people, rows, documents, notices].some(({ kind }) => kind === 'searching'),
    count: lines.length,
    current,
    type,
    choose: setChosen,
    onKeyDown,
  };
}

/** Everything that is found for the keyword, under its headings. */
function useFound() {
  const people = useStore(foundPeople);
  const rows = useStore(foundRows);
  const documents = useStore(foundDocuments);
  const notices = useStore(foundNotices);
  const entries = useStore(foundEntries);
  const recent = useStore(foundRecent);
  const { found: results, asking } = useStore(foundInApps);
  const groups = useMemo(
    () =>
      groupFound({
        people: answerOf(people)?.people ?? [],
        entries,
        results,
        rows: answerOf(rows)?.rows ?? [],
        documents: answerOf(documents)?.documents ?? [],
        notices: (answerOf(notices)?.rows ?? []).slice(0, mostNotices),
        recent,
      }),
    [people, entries, results, rows, documents, notices, recent],
  );
  return { groups, people, rows, documents, notices, asking };
}

function answerOf<Answer>(asked: AskedSearch<Answer>): Answer | undefined {
  return 'answer' in asked ? asked.answer : undefined;
}
