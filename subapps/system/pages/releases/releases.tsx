import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { versionNoticeList } from '#bridge/calls/tum/version-notices.ts';
import { useAppContext, useGateway, useList, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { type ReleaseWords, useReleaseWords } from './texts/release-texts.ts';

/** One notice as the gateway lists it. */
export type Release = ResultOf<typeof versionNoticeList>[number];

/** The notices of releases, for operators. */
export function Releases(): ReactElement {
  const t = useReleaseWords();
  useTabTitle(t('title'));
  return <ListScreen config={useReleaseList()} />;
}

function useReleaseList(): ListConfig<Release> {
  const t = useReleaseWords();
  const gateway = useGateway();
  const { locale } = useAppContext();
  return {
    ...useList('system.releases'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(
      () => releaseColumns(t, (row) => (locale === 'en' ? row.titleEn : row.titleZh)),
      [t, locale],
    ),
    load: async () => {
      const rows = await gateway.call(versionNoticeList, {});
      return { rows, total: rows.length, page: 1, totalPage: 1 };
    },
    add: { text: t('add') },
    dialog: {
      title: (row) => row?.version ?? t('add'),
      width: 640,
      body: (row, close) => <ReleaseDialog release={row} onChanged={() => close('changed')} />,
    },
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function releaseColumns(t: ReleaseWords, titleOf: (row: Release) => string): Column<Release>[] {
  return [
    { id: 'version', header: t('version'), width: 128, locked: true, cell: (row) => row.version },
    { id: 'name', header: t('name'), minWidth: 200, cell: titleOf },
    {
      id: 'state',
      header: t('state'),
      card: 'state',
      width: 112,
      text: (row) => t(`states.${stateOf(row)}`),
      cell: (row) => (
        <Tag tone={row.publishedAt === null ? 'neutral' : 'good'}>
          {t(`states.${stateOf(row)}`)}
        </Tag>
      ),
    },
    {
      id: 'publishedAt',
      header: t('publishedAt'),
      width: 168,
      cell: (row) => (row.publishedAt === null ? '' : formatDate(row.publishedAt, 'minute')),
    },
    { id: 'readers', header: t('readers'), width: 112, cell: (row) => row.readers },
  ];
}

function stateOf({ publishedAt }: Release): 'draft' | 'published' {
  return publishedAt === null ? 'draft' : 'published';
}
