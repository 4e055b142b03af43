import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { posts } from '#bridge/calls/ums/calls.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { ListView } from './list-view.tsx';
import type { ViewProps } from './view-props.ts';

type Post = ResultOf<typeof posts>[number];

/** The posts in use in an organisation and below it, with how many people hold each. */
export function PostsView({ organ, query, onChange }: ViewProps): ReactElement {
  const t = useWords();
  const list = useCall(posts, { organId: organ.id, asOf: query.asOf, keyword: query.keyword });
  const columns = useMemo(() => columnsFor(t), [t]);
  const empty = query.keyword ? (
    <EmptyState
      icon="search"
      title={t('post.noMatch')}
      action={<Button onClick={() => onChange({ keyword: '' })}>{t('person.clear')}</Button>}
    />
  ) : (
    <EmptyState icon="briefcase" title={t('post.none')} />
  );
  return (
    <ListView
      filters={
        <>
          <SearchBox
            value={query.keyword}
            placeholder={t('post.search')}
            onSearch={(keyword) => onChange({ keyword }, 'replace')}
          />
          <span>{t('post.scope')}</span>
        </>
      }
    >
      <DataTable
        label={t('view.posts')}
        columns={columns}
        rows={list.data ?? []}
        rowKey={(post) => post.id}
        status={tableStatus(list)}
        onRetry={list.reload}
        empty={empty}
      />
    </ListView>
  );
}

function columnsFor(t: Words): Column<Post>[] {
  return [
    { id: 'name', header: t('post.name'), minWidth: 168, locked: true, cell: (post) => post.name },
    { id: 'code', header: t('post.code'), width: 128, cell: (post) => post.code },
    {
      id: 'category',
      header: t('post.category'),
      minWidth: 136,
      cell: (post) => post.categoryName,
    },
    { id: 'grades', header: t('post.grades'), width: 136, cell: gradesOf },
    {
      id: 'headCount',
      header: t('post.headCount'),
      width: 112,
      align: 'end',
      cell: (post) => formatNumber(post.headCount),
    },
  ];
}

function gradesOf({ gradeFrom, gradeTo }: Post): string {
  const ends = [...new Set([gradeFrom, gradeTo])].filter((grade) => grade !== null);
  return ends.join('–');
}
