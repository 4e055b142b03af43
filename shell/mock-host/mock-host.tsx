import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { Stage as DrivenStage } from '#bridge/conformance/stage.ts';
import { EmptyState } from '#ui/parts/states.tsx';
import { ToastRegion } from '#ui/parts/toast/toast-region.tsx';
import { ShellDialogs } from '../frame/dialogs/shell-dialogs.tsx';
import { Stage } from '../frame/stage/stage.tsx';
import { isHome } from '../stores/places.ts';
import { drawnTab } from '../stores/views.ts';
import { Calls } from './calls.tsx';
import css from './mock-host.module.css';
import { Panel } from './panel.tsx';
import { useMockTexts } from './texts/mock-texts.ts';

/** What the mock host is made from. */
export interface MockHostProps {
  /** Code of the app that is open. */
  readonly app: string;
  /** The place it is opened at. */
  readonly route: string;
  readonly stage: DrivenStage;
}

/** One app in the shell's own stage, between a panel that plays the portal around it and the calls it makes. */
export function MockHost(props: MockHostProps): ReactElement {
  const t = useMockTexts();
  const tab = useStore(drawnTab);
  const isShown = tab?.app === props.app;
  return (
    <div className={css.host}>
      <Panel {...props} isShown={isShown} />
      <main className={css.main}>
        <Stage shown={tab !== null && tab !== undefined && !isHome(tab)} />
        {!isShown && <EmptyState title={t('hidden.title')} hint={t('hidden.hint')} />}
      </main>
      <Calls app={props.app} />
      <ShellDialogs />
      <ToastRegion />
    </div>
  );
}
