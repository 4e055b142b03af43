import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { trackedEventPage } from '#bridge/calls/track/tracked-events.ts';
import { useCall } from '#bridge/react/index.ts';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { type EventCount, wordsOfEvent } from './usage-columns.tsx';

type EventOfPage = ResultOf<typeof trackedEventPage>['rows'][number];

/** How many events are shown of those that were counted. */
const shown = 20;

/** The latest events behind one figure, with what was said of each. */
export function UsageEvents({ count }: { count: EventCount }): ReactElement {
  const t = useWords();
  const { day, app, event } = count;
  const request = { from: day, to: day, app: [app], event: [event], rows: shown };
  const { state, data, reload } = useCall(trackedEventPage, request);
  if (state === 'failed') return <ErrorState onRetry={reload} />;
  if (!data) return <Skeleton />;
  return (
    <Timeline
      items={data.rows.map(({ id, at, properties, lost }) => ({
        id,
        at,
        time: formatDate(at, 'second'),
        title: saidOf(properties) || wordsOfEvent(event, t),
        body: lost > 0 && t('usage.lost', { count: lost }),
      }))}
    />
  );
}

function saidOf(properties: EventOfPage['properties']): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}
