import { type ReactElement, useState } from 'react';
import { DescriptionList } from '../../parts/description-list.tsx';
import { StatisticsStrip } from '../../parts/statistics-strip.tsx';
import { ChangeList, Timeline } from '../../parts/timeline.tsx';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const readingStory: Story = {
  id: 'figures-and-facts',
  states: [
    { name: 'statistics', draw: Figures },
    { name: 'statistics-groups', draw: Groups },
    { name: 'statistics-loading', draw: NoFigures },
    { name: 'description-list', draw: Facts },
    { name: 'timeline', draw: History },
  ],
};

function Figures(): ReactElement {
  const t = useGalleryTexts();
  const [active, setActive] = useState('active');
  return (
    <StatisticsStrip
      items={(
        [
          ['active', 86, 'accent'],
          ['probation', 7, 'warn'],
          ['joined', 3, 'good'],
          ['leaving', 1, 'bad'],
        ] as const
      ).map(([id, value, tone]) => ({
        id,
        value,
        tone,
        label: t(`figure.${id}`),
        active: active === id,
        onClick: () => setActive(id),
      }))}
    />
  );
}

// A total, then the blue, the yellow and the green group.
function Groups(): ReactElement {
  const t = useGalleryTexts();
  const [active, setActive] = useState('total');
  const figures = [
    ['total', 97, undefined],
    ['active', 86, 'accent'],
    ['probation', 7, 'warn'],
    ['leaving', 1, 'warn'],
    ['joined', 3, 'good'],
  ] as const;
  return (
    <StatisticsStrip
      items={figures.map(([id, value, tone]) => ({
        id,
        value,
        label: t(`figure.${id}`),
        active: active === id,
        ...(tone && { tone }),
        onClick: () => setActive(id),
      }))}
    />
  );
}

function NoFigures(): ReactElement {
  const t = useGalleryTexts();
  return (
    <StatisticsStrip
      items={(['active', 'probation'] as const).map((id) => ({
        id,
        label: t(`figure.${id}`),
        value: undefined,
      }))}
    />
  );
}

function Facts(): ReactElement {
  const t = useGalleryTexts();
  return (
    <DescriptionList
      items={[
        { id: 'name', term: t('field.name'), value: t('person.zhou.name') },
        { id: 'email', term: t('field.email'), value: 'zhou@example.com' },
        { id: 'phone', term: t('field.phone'), value: '' },
        { id: 'address', term: t('field.address'), value: t('say.address'), wide: true },
      ]}
    />
  );
}

function History(): ReactElement {
  const t = useGalleryTexts();
  return (
    <Timeline
      items={[
        {
          id: 'edited',
          title: t('say.edited'),
          by: t('person.han.name'),
          time: '2026-11-20 09:31',
          at: '2026-11-20T01:31:00Z',
          body: (
            <ChangeList
              changes={[
                {
                  id: 'organ',
                  label: t('field.department'),
                  before: t('organ.testing'),
                  after: t('organ.client'),
                },
              ]}
            />
          ),
        },
        {
          id: 'regular',
          title: t('say.regular'),
          by: t('say.system'),
          tone: 'good',
          time: '2023-01-10 00:00',
          at: '2023-01-09T16:00:00Z',
        },
      ]}
    />
  );
}
