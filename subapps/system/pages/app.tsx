import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { registryDetail } from '#bridge/calls/registry/calls.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { AppStatus } from '../parts/apps/app-columns.tsx';
import { AppFacts } from '../parts/apps/app-facts.tsx';
import { AppHistory } from '../parts/apps/app-history.tsx';
import { Companies } from '../parts/apps/companies.tsx';
import { FetchAgain } from '../parts/apps/fetch-manifest.tsx';
import { Review } from '../parts/apps/review.tsx';
import { UploadBundle } from '../parts/apps/upload-bundle.tsx';
import type { AppDetail } from '../stores/grant.ts';
import { useWords } from '../texts/app-texts.ts';

/** One app of a vendor: what it asks for, who has it, what happened to it. */
export function AppPage(): ReactElement {
  const { code = '' } = useParams();
  const t = useWords();
  const call = useCall(registryDetail, { code });
  const app = call.data?.code === code ? call.data : undefined;
  useTabTitle(app?.name ?? t('apps.title'));
  if (app) return <Loaded app={app} onChanged={call.reload} />;
  if (call.state !== 'failed') return <Bare>{<SkeletonLines lines={8} />}</Bare>;
  switch (call.error.codeName) {
    case 'notFound':
    case 'badInput':
      return (
        <Bare>
          <EmptyState title={t('notFound')} />
        </Bare>
      );
    case 'noPermission':
      return (
        <Bare>
          <DeniedState />
        </Bare>
      );
    default:
      return (
        <Bare>
          <ErrorState hint={call.error.words} onRetry={call.reload} />
        </Bare>
      );
  }
}

function Bare({ children }: { children: ReactNode }): ReactElement {
  const t = useWords();
  return <DetailPage header={<PageHeader title={t('apps.title')} />}>{children}</DetailPage>;
}

type View = 'review' | 'companies' | 'history';

function Loaded({ app, onChanged }: { app: AppDetail; onChanged: () => void }): ReactElement {
  const t = useWords();
  const [, navigate] = useLocation();
  const [view, setView] = useState<View>('review');
  const version = app.next ?? app.inForce;
  return (
    <DetailPage
      header={
        <PageHeader
          title={app.name}
          after={<AppStatus status={app.status} />}
          onBack={() => navigate('/apps')}
          actions={
            app.address === null ? (
              <NextVersion code={app.code} onUploaded={onChanged} />
            ) : (
              <FetchAgain code={app.code} address={app.address} onFetched={onChanged} />
            )
          }
        />
      }
      summary={<AppFacts app={app} version={version} />}
    >
      <Tabs<View>
        label={t('apps.views')}
        value={view}
        onChange={setView}
        tabs={[
          { id: 'review', label: t('apps.review') },
          { id: 'companies', label: t('apps.enabledFor'), count: app.companies },
          { id: 'history', label: t('apps.history') },
        ]}
      >
        {view === 'review' && version && (
          <Review
            key={`${version.version} ${app.changedAt}`}
            app={app}
            version={version}
            onDecided={onChanged}
          />
        )}
        {view === 'review' && !version && <EmptyState title={t('apps.statuses.refused')} />}
        {view === 'companies' && <Companies app={app} onChanged={onChanged} />}
        {view === 'history' && <AppHistory app={app} />}
      </Tabs>
    </DetailPage>
  );
}

function NextVersion(props: { code: string; onUploaded: () => void }): ReactElement {
  const { code, onUploaded } = props;
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('apps.uploadNext')}</Button>
      <Dialog open={isOpen} width={560} title={t('apps.uploadNext')} onClose={() => setOpen(false)}>
        <UploadBundle
          code={code}
          onUploaded={() => {
            setOpen(false);
            onUploaded();
          }}
        />
      </Dialog>
    </>
  );
}
