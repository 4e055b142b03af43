import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { useDelayed } from '#ui/parts/use-delayed.ts';
import { reloadApp } from '../../host/tabs/tab-actions.ts';
import { drawnLoading } from '../../stores/history/page-views.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { faultSides, type MountFault, type RefusedReason } from '../../stores/tabs/frames.ts';
import { endLoading } from '../../stores/tabs/loading.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import { useFrameState } from '../use-frame-state.ts';
import css from './stage.module.css';

export interface AppStateProps {
  app: string;
  /** The name of its frame, where it is none of the pool. */
  run?: string;
  onReload?: () => void;
}

/** What the shell has to say about the application in sight: that it loads, that it is silent, or that it failed. */
export function AppState(props: AppStateProps): ReactElement | null {
  const { app, run = app, onReload = () => void reloadApp(app) } = props;
  const t = useShellTexts();
  const state = useFrameState(run);
  const title = useAppTitle(app);
  const told = { app, title, onReload };
  switch (state?.kind) {
    case undefined:
    case 'suspended':
      return <Loading {...told} fault={null} />;
    case 'mounting':
      return <Loading {...told} fault={state.fault} />;
    case 'hung':
      return <Silent {...told} />;
    case 'crashed':
      return <Failed {...told} hint={t('app.crashed')} />;
    case 'refused':
      return <Refused {...told} reason={state.reason} />;
    case 'ready':
      return <Working run={run} />;
    default:
      return null;
  }
}

interface AppProps {
  app: string;
  title: string;
  onReload: () => void;
}

/** Nothing in the first 200 ms, then a ring; when the frame is late, which side keeps it waiting. */
function Loading({
  app,
  title,
  onReload,
  fault,
}: AppProps & { fault: MountFault | null }): ReactElement {
  const t = useShellTexts();
  const late = useDelayed(true);
  return (
    <div className={css.cover} role="status">
      {late && fault === null && (
        <p className={css.loading}>
          <Spinner size={24} label="" />
          {t('app.loading', { app: title })}
        </p>
      )}
      {fault !== null && (
        <div className={css.late}>
          <Spinner size={24} label="" />
          <p>{t('app.late', { app: title })}</p>
          <p className={css.hint}>{t(`app.side.${faultSides[fault]}`)}</p>
          <Button icon="refresh" onClick={onReload}>
            {t('app.reload')}
          </Button>
          <LikelyReason app={app} fault={fault} />
        </div>
      )}
    </div>
  );
}

/** What its developer has to know, for whom "takes longer" is of no use. */
function LikelyReason({ app, fault }: { app: string; fault: MountFault }): ReactElement {
  const t = useShellTexts();
  const { entry = '', origin = '' } = useStore(registeredApps).get(app) ?? {};
  return (
    <details className={css.hint}>
      <summary>{t('app.developer')}</summary>
      <p className={css.reason}>{t(`app.reason.${fault}`, { entry, origin })}</p>
    </details>
  );
}

/** What the app asked for while it works; tabs, menu and header stay free, and anyone who is tired of it takes it away. */
function Working({ run }: { run: string }): ReactElement | null {
  const t = useShellTexts();
  const loading = useStore(drawnLoading).get(run);
  const shown = useDelayed(loading !== undefined);
  const long = useDelayed(loading !== undefined, 5_000);
  if (!loading || !shown) return null;
  return (
    <div className={css.veil}>
      <p className={css.loading} role="status">
        <Spinner size={24} label="" />
        {loading.text ?? t('app.working')}
      </p>
      {long && <Button onClick={() => endLoading(run)}>{t('app.stopWaiting')}</Button>}
    </div>
  );
}

/** It may still come back: what is on its page stays in sight, and nothing is thrown away unasked. */
function Silent({ title, onReload }: Pick<AppProps, 'title' | 'onReload'>): ReactElement {
  const t = useShellTexts();
  return (
    <div className={css.bar} role="alert">
      <Icon name="warning" />
      {t('app.hung', { app: title })}
      <Button size="sm" icon="refresh" onClick={onReload}>
        {t('app.reload')}
      </Button>
    </div>
  );
}

/** What the page may frame was said when it was loaded: an app that came later needs the page again, not the app. */
function Refused({ title, onReload, reason }: AppProps & { reason: RefusedReason }): ReactElement {
  const t = useShellTexts();
  const hint = t(`app.refused.${refusedKey(reason)}`);
  // Its name went with it, and to try again is of no use.
  if (reason === 'withdrawn') return <Failure title={t('app.withdrawn')} hint={hint} />;
  if (reason !== 'blocked') return <Failed title={title} onReload={onReload} hint={hint} />;
  const words = { title: t('app.added', { app: title }), hint, retryText: t('app.reloadPortal') };
  return <Failure {...words} onRetry={() => location.reload()} />;
}

function Failed({
  title,
  onReload,
  hint,
}: Pick<AppProps, 'title' | 'onReload'> & { hint: string }): ReactElement {
  const t = useShellTexts();
  return <Failure title={t('app.failed', { app: title })} hint={hint} onRetry={onReload} />;
}

function Failure(words: Parameters<typeof ErrorState>[0]): ReactElement {
  return (
    <div className={css.cover}>
      <ErrorState {...words} />
    </div>
  );
}

type RefusedKey =
  | 'withdrawn'
  | 'changed'
  | 'blocked'
  | 'navigated'
  | 'noRoom'
  | 'overload'
  | 'origin'
  | 'frame'
  | 'host';

function refusedKey(reason: RefusedReason): RefusedKey {
  switch (reason) {
    case 'withdrawn':
    case 'changed':
    case 'blocked':
    case 'navigated':
    case 'noRoom':
      return reason;
    case 'flood':
    case 'strikes':
      return 'overload';
    case 'disconnected':
      return 'frame';
    default:
      return faultSides[reason];
  }
}
