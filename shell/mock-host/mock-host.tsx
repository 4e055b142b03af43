import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { Stage as DrivenStage } from '#bridge/conformance/stage.ts';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { ToastRegion } from '#ui/parts/toast/toast-region.tsx';
import { ShellDialogs } from '../frame/dialogs/shell-dialogs.tsx';
import { InspectorDock } from '../frame/inspector/inspector-dock.tsx';
import { Stage } from '../frame/stage/stage.tsx';
import { drawnTab } from '../stores/history/page-views.ts';
import { isHome } from '../stores/tabs/places.ts';
import css from './mock-host.module.css';
import { Panel } from './panel.tsx';
import { ReplayResult } from './replay-result.tsx';
import { useMockTexts } from './texts/mock-texts.ts';
import { useReplay } from './use-replay.ts';

/** What the mock host is made from. */
export interface MockHostProps {
  /** Code of the app that is open. */
  readonly app: string;
  /** The place it is opened at. */
  readonly route: string;
  readonly stage: DrivenStage;
}

/** One app in the shell's own stage, beside a panel that plays the portal around it, over what crosses its bridge. */
export function MockHost(props: MockHostProps): ReactElement {
  const t = useMockTexts();
  const tab = useStore(drawnTab);
  const isShown = tab?.app === props.app;
  const replay = useReplay(props.app);
  const { state } = replay;
  return (
    <div className={css.host}>
      <Panel {...props} isShown={isShown} />
      <main className={css.main}>
        <Stage shown={tab !== null && tab !== undefined && !isHome(tab)} />
        {!isShown && <EmptyState title={t('hidden.title')} hint={t('hidden.hint')} />}
        <div ref={replay.layer} className={css.replay} hidden={state.kind !== 'playing'} />
      </main>
      <InspectorDock
        app={props.app}
        actions={(recording) => (
          <Button
            size="sm"
            busy={state.kind === 'playing'}
            onClick={() => void replay.play(recording())}
          >
            {t('replay.play')}
          </Button>
        )}
        aside={
          state.kind === 'over' && <ReplayResult report={state.report} onClose={replay.close} />
        }
      />
      <ShellDialogs />
      <ToastRegion />
    </div>
  );
}
