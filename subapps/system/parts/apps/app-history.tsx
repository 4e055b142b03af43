import type { ReactElement } from 'react';
import type { Tone } from '#ui/parts/tag.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { AppDetail } from '../../stores/grant.ts';
import { useWords } from '../../texts/app-texts.ts';

const tones: Partial<Record<AppDetail['history'][number]['kind'], Tone>> = {
  approved: 'good',
  enabled: 'good',
  refused: 'bad',
  disabled: 'bad',
};

/** What happened to an app and who did it, the last first. */
export function AppHistory({ app }: { app: AppDetail }): ReactElement {
  const t = useWords();
  return (
    <Timeline
      items={app.history.map(({ id, at, by, kind, version, company }) => {
        const versionName = version === null ? null : t('apps.versionName', { version });
        return {
          id,
          at,
          by,
          time: formatDate(at, 'second'),
          title: t(`apps.events.${kind}`),
          body: [company, versionName].filter(Boolean).join(' · '),
          tone: tones[kind] ?? 'accent',
        };
      })}
    />
  );
}
