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
import { type GuardDecision, guard } from './stores/guard.ts';
import { rememberRoute, takeRememberedRoute } from './stores/return-route.ts';
import { sessionState, startSession } from './stores/session.ts';

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
  if (decision.kind === 'public') return <PublicPage />;
  if (decision.kind !== 'session' || state.kind === 'signedOut') return null;
  if (state.kind === 'unreachable') {
    return <StartPage failed={state.words} onRetry={() => void startSession()} />;
  }
  if (state.kind !== 'signedIn') return <StartPage />;
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

function PublicPage(): ReactElement {
  const path = usePathname();
  if (path !== '/password' && path !== '/setup') return <LoginPage />;
  return (
    <Suspense fallback={<StartPage />}>
      {path === '/setup' ? <SetupPage /> : <ChoosePasswordPage />}
    </Suspense>
  );
}

/** Judges every address, and acts on what the guard says. */
function useGuard(): GuardDecision {
  const path = usePathname();
  const search = useSearch();
  const state = useStore(sessionState);
  const decision = judge(path, search, state.kind);
  const { kind } = decision;
  const remember = kind === 'signIn' ? decision.remember : undefined;
  useEffect(() => {
    if (kind === 'signIn') {
      if (remember) rememberRoute(remember);
      navigate('/login', { replace: true });
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
  }, [kind, remember, state.kind]);
  return decision;
}

async function toFirstPage(): Promise<void> {
  const { landing } = await import('./stores/menu.ts');
  navigate(takeRememberedRoute() ?? landing.get(), { replace: true });
}

/** The sign-in page stays in sight until the page behind it is known, so that nothing flashes in between. */
function judge(path: string, search: string, state: string): GuardDecision {
  if (path === '/login' && state === 'signedIn') return { kind: 'land' };
  return guard({ path, search, marked: state !== 'signedOut' });
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
