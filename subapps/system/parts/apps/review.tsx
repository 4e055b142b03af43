import { type ReactElement, useState } from 'react';
import { askKinds, decideApp } from '#bridge/calls/registry/calls.ts';
import { useBridge, useDirty, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import {
  type AppDetail,
  type AppVersion,
  askName,
  grantOf,
  tickedAtFirst,
} from '../../stores/grant.ts';
import { useWords } from '../../texts/app-texts.ts';
import { AskGroup } from './ask-group.tsx';
import { askWords } from './ask-words.ts';
import css from './review.module.css';

interface ReviewProps {
  app: AppDetail;
  /** The version that waits, or else the one in force. */
  version: AppVersion;
  onDecided: () => void;
}

/** What a version asks for, in words, and the decision about it. */
export function Review({ app, version, onDecided }: ReviewProps): ReactElement {
  const t = useWords();
  const { asks, gone } = version;
  const [ticked, setTicked] = useState(() => tickedAtFirst(asks));
  const first = tickedAtFirst(asks);
  useDirty(ticked.size !== first.size || [...ticked].some((name) => !first.has(name)));
  const tick = (name: string, on: boolean): void => {
    const next = new Set(ticked);
    if (on) next.add(name);
    else next.delete(name);
    setTicked(next);
  };
  return (
    <div className={css.review}>
      {app.next && app.inForce && (
        <Banner tone="info" title={t('apps.inForceStays', { version: app.inForce.version })} />
      )}
      {gone.length > 0 && (
        <Banner tone="info">
          {t('apps.gone', { names: gone.map((one) => askWords(one, t)).join(' · ') })}
        </Banner>
      )}
      <div className={css.intro}>
        <p>{t('apps.firstTime')}</p>
        <Button size="sm" onClick={() => setTicked(new Set(asks.map(askName)))}>
          {t('apps.all')}
        </Button>
      </div>
      {askKinds.map((kind) => (
        <AskGroup
          key={kind}
          kind={kind}
          isForeign={app.source === 'address'}
          asks={asks.filter((ask) => ask.kind === kind)}
          ticked={ticked}
          onTick={tick}
        />
      ))}
      <Decision app={app} version={version} ticked={ticked} onDecided={onDecided} />
    </div>
  );
}

function Decision(props: ReviewProps & { ticked: ReadonlySet<string> }): ReactElement {
  const { app, version } = props;
  const t = useWords();
  const { state, failure, approve, refuse } = useDecision(props);
  const isNew = app.next?.version === version.version;
  return (
    <>
      {failure && <Banner tone="bad" title={failure} />}
      <div className={css.buttons}>
        {isNew && (
          <Button variant="danger" disabled={state === 'saving'} onClick={() => void refuse()}>
            {t('apps.refuse')}
          </Button>
        )}
        <Button variant="primary" busy={state === 'saving'} onClick={() => void approve()}>
          {isNew ? t('apps.approve') : t('apps.adjust')}
        </Button>
      </div>
    </>
  );
}

function useDecision({
  app: { code },
  version: { version, asks },
  ticked,
  onDecided,
}: ReviewProps & { ticked: ReadonlySet<string> }) {
  const t = useWords();
  const bridge = useBridge();
  const saving = useSave(decideApp);
  async function decide(decision: 'approved' | 'refused'): Promise<void> {
    const grant = grantOf(asks, ticked);
    const { ok } = await saving.save({ code, version, decision, ...grant });
    if (!ok) return;
    const text = decision === 'approved' ? t('apps.approved') : t('apps.refusedDone');
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onDecided();
  }
  return {
    state: saving.state,
    failure: saving.state === 'failed' ? saving.error.words : undefined,
    approve: () => decide('approved'),
    async refuse() {
      const words = {
        title: t('apps.refuseTitle', { version }),
        text: t('apps.refuseText'),
        tone: 'danger' as const,
      };
      const { confirmed } = await bridge.dialogs.confirm({ ...words, okText: t('apps.refuse') });
      if (confirmed) await decide('refused');
    },
  };
}
