import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ToastRegion } from '#ui/parts/toast/toast-region.tsx';
import { Header } from '../../frame/header/header.tsx';
import { Navigation } from '../../frame/nav/navigation.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { type SessionInfo, session } from '../../stores/session.ts';
import { CompanyRecordsPage } from '../comp-records/company-records-page.tsx';
import { CompanyPage } from '../company/company-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import css from './portal.module.css';

/** Everything a signed-in person sees: header, menu, tabs, and the place where applications and pages stand. */
export function Portal(): ReactElement | null {
  const info = useStore(session);
  if (!info) return null;
  return (
    <div className={css.portal}>
      <SkipLink />
      <Header session={info} />
      <Navigation />
      <main id="content" className={css.main} tabIndex={-1}>
        <ShellPage session={info} />
      </main>
      <ToastRegion />
    </div>
  );
}

/** The pages that the shell draws itself, in the place where applications stand otherwise. */
function ShellPage({ session: info }: { session: SessionInfo }): ReactElement | null {
  const [path] = useLocation();
  if (path === '/portal' || path.startsWith('/portal/')) return null;
  if (path === '/company') return <CompanyPage session={info} />;
  if (path === '/compRecords') return <CompanyRecordsPage session={info} />;
  return <NotFoundPage />;
}
