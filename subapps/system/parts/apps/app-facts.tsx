import type { ReactElement } from 'react';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { sizeWords } from '#ui/parts/upload/size-words.ts';
import { formatDate } from '#ui/texts/format.ts';
import type { AppDetail, AppVersion } from '../../stores/grant.ts';
import { useWords } from '../../texts/app-texts.ts';

/** What is known of an app and of the version that is looked at. */
export function AppFacts(props: { app: AppDetail; version: AppVersion | null }): ReactElement {
  const { app, version } = props;
  const t = useWords();
  return (
    <DescriptionList
      items={[
        { id: 'code', term: t('apps.code'), value: app.code },
        { id: 'source', term: t('apps.source'), value: t(`apps.sources.${app.source}`) },
        { id: 'origin', term: t('apps.origin'), value: app.origin },
        ...(app.address ? [{ id: 'address', term: t('apps.address'), value: app.address }] : []),
        {
          id: 'version',
          term: t('apps.version'),
          value: app.version && t('apps.versionName', { version: app.version }),
        },
        {
          id: 'waiting',
          term: t('apps.waiting'),
          value: app.waiting && t('apps.versionName', { version: app.waiting }),
        },
        ...(version ? factsOf(version, t) : []),
      ]}
    />
  );
}

function factsOf(version: AppVersion, t: ReturnType<typeof useWords>) {
  const { tier, files, bytes, pages, addedAt, addedBy } = version;
  return [
    {
      id: 'tier',
      term: t('apps.tier'),
      value: t(`apps.tiers.${tier === 'opaque' ? 'opaque' : 'vendor'}`),
    },
    {
      id: 'files',
      term: t('apps.files'),
      value: files > 0 && t('apps.filesOf', { count: files, size: sizeWords(bytes) }),
    },
    {
      id: 'added',
      term: t('apps.addedBy'),
      value: `${addedBy} · ${formatDate(addedAt, 'minute')}`,
    },
    { id: 'pages', term: t('apps.pages'), value: pages.join(' · ') },
    { id: 'sizes', term: t('apps.sizes'), value: sizesIn(version, t) },
  ];
}

/** The smallest space of a version, and what it was before. */
function sizesIn({ sizes, sizesBefore }: AppVersion, t: ReturnType<typeof useWords>): string {
  const words = ({ width, height }: AppVersion['sizes']): string => {
    if (width === 0 && height === 0) return t('apps.anySize');
    if (height === 0) return t('apps.width', { width });
    return width === 0 ? t('apps.height', { height }) : t('apps.widthAndHeight', { width, height });
  };
  const now = words(sizes);
  return sizesBefore ? t('apps.sizeWas', { now, before: words(sizesBefore) }) : now;
}
