import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { drawnTabs } from '../stores/history/page-views.ts';
import { type FrameState, frames } from '../stores/tabs/frames.ts';
import css from './mock-host.module.css';
import { useMockTexts } from './texts/mock-texts.ts';

const tones: Readonly<Record<FrameState['kind'] | 'closed', Tone>> = {
  mounting: 'accent',
  ready: 'good',
  hidden: 'neutral',
  slow: 'warn',
  hung: 'warn',
  crashed: 'bad',
  suspended: 'neutral',
  refused: 'bad',
  closed: 'neutral',
};

/** How the app is doing, and what it has said of its tab. */
export function Standing({ app }: { app: string }): ReactElement {
  const t = useMockTexts();
  const state = useStore(frames).get(app)?.state;
  const tab = useStore(drawnTabs).find((one) => one.app === app);
  const kind = state?.kind ?? 'closed';
  return (
    <dl className={css.standing}>
      <dt>{t('standing.state')}</dt>
      <dd>
        <Tag tone={tones[kind]}>{t(`states.${kind}`)}</Tag>
      </dd>
      <dt>{t('standing.title')}</dt>
      <dd>{tab?.title ?? ''}</dd>
      <dt>{t('standing.route')}</dt>
      <dd>
        <code>{tab?.route ?? ''}</code>
      </dd>
      <dt>{t('standing.dirty')}</dt>
      <dd>{tab?.dirty ? t('standing.yes') : t('standing.no')}</dd>
    </dl>
  );
}
