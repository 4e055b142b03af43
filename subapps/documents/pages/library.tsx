import type { ReactElement } from 'react';
import { listLibrary, searchLibrary } from '#bridge/calls/docenter/library.ts';
import { documentKinds } from '#bridge/calls/docenter/records/document.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { DocumentPage } from '../parts/document-page.tsx';
import css from '../parts/documents.module.css';
import { usePlace } from '../parts/use-place.ts';
import { useWords } from '../texts/app-texts.ts';

type Listed = ResultOf<typeof listLibrary>[number];
type Hit = ResultOf<typeof searchLibrary>[number];

/** The documents that are for the reader: by category, by search, and one of them open. */
export function LibraryPage(): ReactElement {
  const { document } = usePlace();
  return document === undefined ? <Library /> : <DocumentPage id={document} />;
}

function Library(): ReactElement {
  const t = useWords();
  const { kind, keyword, go } = usePlace();
  useTabTitle(t('library.title'));
  const chosen = documentKinds.find((one) => one === kind);
  return (
    <DetailPage header={<PageHeader title={t('library.title')} />}>
      <div className={css.bar}>
        <div className={css.search}>
          <SearchBox
            value={keyword}
            placeholder={t('library.search')}
            onSearch={(typed) => go({ keyword: typed.trim().slice(0, 100) })}
          />
        </div>
        {keyword === '' && (
          <div className={css.kinds}>
            {[undefined, ...documentKinds].map((one) => (
              <Button
                key={one ?? 'all'}
                size="sm"
                {...(one === chosen ? { variant: 'primary' as const } : {})}
                aria-pressed={one === chosen}
                onClick={() => go({ kind: one ?? null })}
              >
                {one === undefined ? t('library.all') : t(`kind.${one}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {keyword === '' ? <Documents kind={chosen} /> : <Hits keyword={keyword} />}
    </DetailPage>
  );
}

function Documents({ kind }: { kind: Listed['kind'] | undefined }): ReactElement {
  const t = useWords();
  const call = useCall(listLibrary, {});
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={8} />;
  const documents = call.data.filter((one) => kind === undefined || one.kind === kind);
  if (documents.length === 0)
    return <EmptyState title={t('library.none')} hint={t('library.noneHint')} icon="folder" />;
  return (
    <ul className={css.list}>
      {documents.map((one) => (
        <li key={one.id}>
          <DocumentCard document={one} />
        </li>
      ))}
    </ul>
  );
}

function DocumentCard({ document }: { document: Listed }): ReactElement {
  const t = useWords();
  const { go } = usePlace();
  const { id, title, kind, summary, organName, edition, effectiveOn, hasAttachment } = document;
  return (
    <button type="button" className={css.card} onClick={() => go({ document: id, part: null })}>
      <span className={css.name}>{title}</span>
      {summary !== null && <span className={css.hint}>{summary}</span>}
      <span className={css.facts}>
        <Tag>{t(`kind.${kind}`)}</Tag>
        {organName !== null && (
          <Tag tone="accent">{t('library.forOrgan', { name: organName })}</Tag>
        )}
        {edition !== null && <span>{t('library.edition', { edition })}</span>}
        <span>{t('library.effective', { day: formatDate(effectiveOn) })}</span>
        {hasAttachment && <span>{t('library.attached')}</span>}
      </span>
    </button>
  );
}

function Hits({ keyword }: { keyword: string }): ReactElement {
  const t = useWords();
  const call = useCall(searchLibrary, { keyword });
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={8} />;
  if (call.data.length === 0)
    return <EmptyState title={t('library.noHits')} hint={t('library.noHitsHint')} icon="search" />;
  return (
    <>
      <p className={css.hint} role="status">
        {t('library.found', { count: String(call.data.length) })}
      </p>
      <ul className={css.hits}>
        {call.data.map((hit) => (
          <li key={`${hit.documentId} ${hit.part}`}>
            <HitCard hit={hit} />
          </li>
        ))}
      </ul>
    </>
  );
}

function HitCard({ hit }: { hit: Hit }): ReactElement {
  const { go } = usePlace();
  const heading = hit.headings.at(-1) ?? hit.title;
  return (
    <button
      type="button"
      className={css.card}
      onClick={() => go({ document: hit.documentId, part: heading })}
    >
      <span className={css.name}>{hit.headings.join(' › ')}</span>
      <span>{hit.quote}</span>
    </button>
  );
}
