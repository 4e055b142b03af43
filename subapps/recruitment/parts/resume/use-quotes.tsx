import { type ReactElement, useMemo, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { quoteResumes } from '#bridge/calls/recruit/resumes.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './resume.module.css';

/** Most candidates of one question. */
const mostAsked = 200;

interface Found {
  readonly keyword: string;
  readonly quotes: ReadonlyMap<string, string>;
}

const nothing: Found = { keyword: '', quotes: new Map() };

/** Adds to the list of candidates what their résumés say of the keyword: a column, as long as one of them says something. */
export function useQuotes(
  config: ListConfig<AnyRow>,
): Pick<ListConfig<AnyRow>, 'columns' | 'load' | 'search'> {
  const t = useWords();
  const gateway = useGateway();
  const [found, setFound] = useState(nothing);
  const { columns, load } = config;
  const shown = useMemo(() => {
    if (found.quotes.size === 0) return columns;
    const [name, ...others] = columns;
    return [...(name ? [name] : []), quoteColumn(t('resume.quote'), found), ...others];
  }, [columns, found, t]);
  return {
    columns: shown,
    search: { placeholder: t('resume.search') },
    async load(query, signal) {
      const page = await load(query, signal);
      const { keyword } = query;
      const candidateIds = page.rows.slice(0, mostAsked).map(({ id }) => id);
      if (keyword === '' || candidateIds.length === 0) {
        setFound(nothing);
        return page;
      }
      setFound((before) => (before.keyword === keyword ? before : nothing));
      // The list does not wait for its quotes, and without them it is still a list.
      gateway.call(quoteResumes, { keyword, candidateIds }, { signal }).then(
        (rows) => {
          if (signal.aborted) return;
          setFound({ keyword, quotes: new Map(rows.map((one) => [one.candidateId, one.quote])) });
        },
        () => undefined,
      );
      return page;
    },
  };
}

function quoteColumn(header: string, { keyword, quotes }: Found): Column<AnyRow> {
  const quoteOf = ({ id }: AnyRow) => quotes.get(id) ?? '';
  return {
    id: 'quote',
    header,
    width: 320,
    lines: 2,
    cell: (row) => <Marked text={quoteOf(row)} keyword={keyword} />,
    text: quoteOf,
  };
}

function Marked({ text, keyword }: { text: string; keyword: string }): ReactElement {
  const word = keyword.normalize('NFKC').toLowerCase().trim();
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.mark}>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
