import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { readShellRoute } from '#bridge/methods/shell-routes.ts';
import { ErrorBoundary } from '#ui/parts/error-boundary.tsx';
import { ToastRegion } from '#ui/parts/toast/toast-region.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { questionsPart, ShellDialogs } from '../../frame/dialogs/shell-dialogs.tsx';
import { Header } from '../../frame/header/header.tsx';
import { Help } from '../../frame/help/help.tsx';
import { Inspector } from '../../frame/inspector/inspector.tsx';
import { menuPart } from '../../frame/lazy/lazy-menu.tsx';
import { fetchWhenIdle, lazyPart } from '../../frame/lazy/lazy-part.ts';
import { bellPart } from '../../frame/messages/bell-button.tsx';
import { Navigation } from '../../frame/nav/navigation.tsx';
import { Notices } from '../../frame/notices/notices.tsx';
import { ReleaseNotice } from '../../frame/release/release-notice.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { Stage } from '../../frame/stage/stage.tsx';
import { SuperLoginBanner } from '../../frame/super-login/super-login-banner.tsx';
import { TabStrip } from '../../frame/tabs/tab-strip.tsx';
import { Watermark } from '../../frame/watermark.tsx';
import { drawnTabs, shownPath, shownTab } from '../../stores/history/page-views.ts';
import { closedApps, hasPages } from '../../stores/menu/menu.ts';
import { followRecentPages } from '../../stores/menu/recent-pages.ts';
import { followUserSettings } from '../../stores/portal/user-settings.ts';
import { type SessionInfo, session } from '../../stores/session/session.ts';
import { homePlace, placePath, readPlace } from '../../stores/tabs/places.ts';
import { fullName } from '../../stores/tabs/tabs.ts';
import { CompanyRecordsPage } from '../comp-records/company-records-page.tsx';
import { CompanyPage } from '../company/company-page.tsx';
import { LazyPage } from '../lazy-page.tsx';
import { NoPermissionPage } from '../no-permission/no-permission-page.tsx';
import { NoMenuPage, NotFoundPage } from '../not-found/not-found-page.tsx';
import { PartnerHome } from './partner-home.tsx';
import css from './portal.module.css';

const homePart = lazyPart(() => import('../home/home-page.tsx'));
const messagesPart = lazyPart(() => import('../messages/messages-page.tsx'));
const securityPart = lazyPart(() => import('../security/security-page.tsx'));

/** Everything a signed-in person sees: header, menu, tabs, and the place where applications and pages stand. */
export function Portal(): ReactElement | null {
  const info = useStore(session);
  useEffect(followRecentPages, []);
  useEffect(followUserSettings, []);
  useEffect(() => fetchWhenIdle([bellPart, menuPart, questionsPart]), []);
  if (!info) return null;
  return (
    <div className={css.portal}>
      <SkipLink />
      <SuperLoginBanner session={info} />
      <Header session={info} />
      <Navigation />
      <TabStrip />
      <Content session={info} />
      <Inspector />
      <ShellDialogs />
      <Help />
      <Notices />
      <ReleaseNotice />
      <ToastRegion />
      <Watermark tenantId={info.tenant.id} />
    </div>
  );
}

/** The part that follows the address; it is a component of its own, so that header and menu are not drawn again with it. */
function Content({ session: info }: { session: SessionInfo }): ReactElement {
  const path = useStore(shownPath);
  const hasMenu = useStore(hasPages);
  const isHomePage = path === placePath(homePlace);
  const closed = useStore(closedApps).get(readPlace(path)?.app ?? '');
  const isApp = !isHomePage && !closed && (path === '/portal' || path.startsWith('/portal/'));
  // A page of the shell scrolls here, and may hold nothing else that takes the keyboard.
  return (
    <main id="content" className={css.main} tabIndex={isApp ? -1 : 0}>
      {isApp && <TabTitle />}
      <Stage shown={isApp} />
      {isHomePage && <Home session={info} />}
      {closed && (hasMenu ? <NoPermissionPage app={closed} /> : <NoMenuPage />)}
      {!isHomePage && !isApp && !closed && (
        <ErrorBoundary key={path}>
          <ShellPage path={path} session={info} />
        </ErrorBoundary>
      )}
    </main>
  );
}

/** The home page, in the tab that is always first. */
function Home({ session: info }: { session: SessionInfo }): ReactElement {
  const active = useStore(shownTab)?.id;
  return (
    <div id="home" className={css.home} role="tabpanel" aria-labelledby={`tab-${active}`}>
      <ErrorBoundary>
        {info.user.isPartner ? (
          <PartnerHome />
        ) : (
          <LazyPage part={homePart}>{(late) => <late.HomePage session={info} />}</LazyPage>
        )}
      </ErrorBoundary>
    </div>
  );
}

/** The pages that the shell draws itself, in the place where applications stand otherwise. */
function ShellPage({ path, session: info }: { path: string; session: SessionInfo }): ReactElement {
  const hasMenu = useStore(hasPages);
  switch (readShellRoute(path)?.name) {
    case 'messages':
      return <LazyPage part={messagesPart}>{(late) => <late.MessagesPage />}</LazyPage>;
    case 'security':
      return <LazyPage part={securityPart}>{(late) => <late.SecurityPage />}</LazyPage>;
    case 'company':
      return <CompanyPage session={info} />;
    case 'compRecords':
      return <CompanyRecordsPage session={info} />;
  }
  return hasMenu ? <NotFoundPage /> : <NoMenuPage />;
}

/** The name of the page in front: the title of the browser's tab, and the heading above those inside the frame. */
function TabTitle(): ReactElement {
  const active = useStore(shownTab)?.id;
  const tab = useStore(drawnTabs).find((one) => one.id === active);
  const title = tab && fullName(tab);
  useDocumentTitle(title);
  return (
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  );
}
