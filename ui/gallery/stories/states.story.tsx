import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { Skeleton, SkeletonLines } from '../../parts/skeleton.tsx';
import { Spinner } from '../../parts/spinner.tsx';
import { DeniedState, EmptyState, ErrorState, FailedState } from '../../parts/states.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const statesStory: Story = {
  id: 'states',
  states: [
    { name: 'empty', draw: Empty },
    { name: 'error', draw: Failed },
    { name: 'denied', draw: Denied },
    { name: 'refused', draw: Refused },
    { name: 'skeleton', draw: Loading },
    { name: 'spinner', draw: Spinners },
    { name: 'error-boundary', draw: Boundary },
  ],
};

function Empty(): ReactElement {
  const t = useGalleryTexts();
  return (
    <EmptyState
      title={t('say.noPeople')}
      hint={t('say.noPeopleHint')}
      action={<Button variant="primary">{t('action.add')}</Button>}
    />
  );
}

function Failed(): ReactElement {
  const t = useGalleryTexts();
  return <ErrorState hint={t('say.unreachable')} onRetry={() => {}} />;
}

function Denied(): ReactElement {
  return <DeniedState />;
}

function Refused(): ReactElement {
  return <FailedState error={{ codeName: 'noPermission', words: '' }} onRetry={() => {}} />;
}

function Loading(): ReactElement {
  return (
    <div className={css.stack}>
      <Skeleton width="40%" height={20} />
      <SkeletonLines />
    </div>
  );
}

function Spinners(): ReactElement {
  return (
    <div className={css.row}>
      {([12, 16, 24, 32] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  );
}

function Boundary(): ReactElement {
  const t = useGalleryTexts();
  const [failing, setFailing] = useState(false);
  return (
    <ErrorBoundary onError={() => setFailing(false)}>
      <Button onClick={() => setFailing(true)}>{t('action.fail')}</Button>
      {failing && <Failing />}
    </ErrorBoundary>
  );
}

function Failing(): ReactElement {
  throw new Error('Thrown to show what stands in its place.');
}
