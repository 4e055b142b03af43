import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { mediaIcons } from '#ui/parts/icon/media-paths.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';

// Few look at a card; who does waits for the code's drawing, and no one else.
const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }));

/** Opens the person's card. */
export function CardButton({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <Button icon={mediaIcons.card} onClick={() => setState('open')}>
        {t('card.action')}
      </Button>
      {state !== 'unopened' && (
        <Suspense>
          <CardDialog record={record} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
