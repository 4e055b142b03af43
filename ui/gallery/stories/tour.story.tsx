import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Tour, type TourStep } from '../../parts/tour/tour.tsx';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const tourStory: Story = {
  id: 'tour',
  states: [
    { name: 'at-target', draw: AtTarget, place: 'alone' },
    { name: 'without-target', draw: WithoutTarget, place: 'alone' },
  ],
};

function AtTarget(): ReactElement {
  return <Guided order={['export', 'more', 'last']} />;
}

function WithoutTarget(): ReactElement {
  return <Guided order={['gone']} />;
}

const targets = { export: '#tour-export', more: '#tour-more', gone: '#tour-gone' } as const;
type StepId = keyof typeof targets | 'last';

function Guided({ order }: { order: readonly StepId[] }): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  const [ending, setEnding] = useState('');
  const steps = useMemo(
    () =>
      order.map(
        (id): TourStep => ({
          id,
          title: t(`tour.${id}`),
          text: t(`tour.${id}Text`),
          ...(id !== 'last' && { target: targets[id] }),
        }),
      ),
    [order, t],
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.open')}</Button>
      <Button id="tour-export" icon="download">
        {t('action.export')}
      </Button>
      <Button id="tour-more" iconEnd="chevron-down">
        {t('action.more')}
      </Button>
      <output data-testid="ending">{ending}</output>
      <Tour
        open={open}
        steps={steps}
        onClose={(how, step) => {
          setOpen(false);
          setEnding(`${how} ${step}`);
        }}
      />
    </>
  );
}
