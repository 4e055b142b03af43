/** The routes of the shell and the guard before them (specification §2). */
import { useStore } from '@nanostores/react';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { loadChunk } from './entry/load-chunk.ts';
import { LoginPage } from './entry/login-page.tsx';
import { PagePrompt } from './entry/page-prompt.tsx';
import { loadPortal, prefetchPortal } from './entry/portal-chunk.ts';
import { StartPage } from './entry/start-page.tsx';
import { carriesSignIn, type GuardDecision, guard } from './stores/session/guard.ts';
import { rememberRoute, takeRememberedRoute } from './stores/session/return-route.ts';
import { sessionState, startSession } from './stores/session/session.ts';

/** The whole shell: the sign-in page alone, or the portal with everything around its applications. */
export function App(): ReactElement {
  return (
    <>
      <Guarded />
      <PagePrompt />
    </>
  );
}

function Guarded(): ReactElement | null {
  const decision = useGuard();
  const state = useStore(sessionState);
  const path = usePathname();
  if (decision.kind === 'public') return <PublicPage />;
  if (decision.kind !== 'session' || state.kind === 'signedOut') return null;
  if (state.kind === 'unreachable') {
    return <StartPage failed={state.words} onRetry={() => void startSession()} />;
  }
  if (state.kind !== 'signedIn') return <StartPage />;
  // A code lasts a minute, so neither the menu nor a message that must be read comes before this page.
  if (path === '/qr') {
    return (
      <Suspense fallback={<StartPage />}>
        <QrPage />
      </Suspense>
    );
  }
  return <PortalChunk />;
}

// Few who sign in ever open it.
const ChoosePasswordPage = lazy(() =>
  loadChunk(() => import('./entry/choose-password-page.tsx')).then((module) => ({
    default: module.ChoosePasswordPage,
  })),
);

const SetupPage = lazy(() =>
  loadChunk(() => import('./entry/setup/setup-page.tsx')).then((module) => ({
    default: module.SetupPage,
  })),
);

const VerifyPage = lazy(() =>
  loadChunk(() => import('./entry/verify/verify-page.tsx')).then((module) => ({
    default: module.VerifyPage,
  })),
);

const InterviewPage = lazy(() =>
  loadChunk(() => import('./entry/interview/interview-page.tsx')).then((module) => ({
    default: module.InterviewPage,
  })),
);

const OfferPage = lazy(() =>
  loadChunk(() => import('./entry/offer/offer-page.tsx')).then((module) => ({
    default: module.OfferPage,
  })),
);

const DoorPage = lazy(() =>
  loadChunk(() => import('./entry/doors/door-page.tsx')).then((module) => ({
    default: module.DoorPage,
  })),
);

const SuperLoginPage = lazy(() =>
  loadChunk(() => import('./entry/super-login/super-login-page.tsx')).then((module) => ({
    default: module.SuperLoginPage,
  })),
);

const QrPage = lazy(() =>
  loadChunk(() => import('./pages/qr/qr-page.tsx')).then((module) => ({ default: module.QrPage })),
);

/** Pages beside the sign-in page that need no session. */
const pagesOfEntry: readonly string[] = ['/password', '/setup', '/verify', '/interview', '/offer'];

function PublicPage(): ReactElement {
  const path = usePathname();
  const search = useSearch();
  if (path === '/tokenLogin' || path === '/sso' || (path === '/login' && carriesSignIn(search))) {
    return (
      <Suspense fallback={<StartPage />}>
        <DoorPage />
      </Suspense>
    );
  }
  if (path === '/superLogin') {
    return (
      <Suspense fallback={<StartPage />}>
        <SuperLoginPage />
      </Suspense>
    );
  }
  if (!pagesOfEntry.includes(path)) return <LoginPage />;
  return (
    <Suspense fallback={<StartPage />}>
      {path === '/verify' && <VerifyPage />}
      {path === '/interview' && <InterviewPage />}
      {path === '/offer' && <OfferPage />}
      {path === '/setup' && <SetupPage />}
      {path === '/password' && <ChoosePasswordPage />}
    </Suspense>
  );
}

/** Judges every address, and acts on what the guard says. */
function useGuard(): GuardDecision {
  const path = usePathname();
  const search = useSearch();
  const state = useStore(sessionState);
  const decision = guard({ path, search, marked: state.kind !== 'signedOut' });
  const { kind } = decision;
  const remember = 'remember' in decision ? decision.remember : undefined;
  const leadsTo = elsewhere(decision);
  useEffect(() => {
    if (leadsTo !== undefined) {
      if (remember) rememberRoute(remember);
      navigate(leadsTo, { replace: true });
      return;
    }
    if (kind === 'public') return;
    if (state.kind === 'marked') {
      prefetchPortal();
      void startSession();
    }
    if (kind === 'land' && state.kind === 'signedIn') {
      void toFirstPage();
    }
  }, [kind, leadsTo, remember, state.kind]);
  return decision;
}

/** The address that takes the place of this one; undefined where the guard lets it stay. */
function elsewhere(decision: GuardDecision): string | undefined {
  if (decision.kind === 'token')
    return `/tokenLogin?${new URLSearchParams({ token: decision.token })}`;
  return decision.kind === 'signIn' ? '/login' : undefined;
}

async function toFirstPage(): Promise<void> {
  const { landing } = await import('./stores/menu/menu.ts');
  navigate(takeRememberedRoute() ?? landing.get(), { replace: true });
}

/** Drawn once: the address moves often, and each part of the portal follows what it needs of it. */
const PortalChunk = memo(function PortalChunk(): ReactElement {
  const [Portal, setPortal] = useState<ComponentType | 'failed'>();
  useEffect(() => {
    let wanted = true;
    loadPortal().then(
      (loaded) => wanted && setPortal(() => loaded),
      () => wanted && setPortal('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (Portal === 'failed') return <StartPage failed="" onRetry={() => location.reload()} />;
  return Portal ? <Portal /> : <StartPage />;
});
