import { type ReactElement, useState } from 'react';
import { Steps, type StepsProps } from '../../parts/steps/steps.tsx';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const stepsStory: Story = {
  id: 'steps',
  states: [
    { name: 'first', draw: First },
    { name: 'going-back', draw: GoingBack },
    { name: 'failed', draw: Failed },
    { name: 'all-done', draw: AllDone },
    { name: 'vertical', draw: Vertical },
  ],
};

function First(): ReactElement {
  return <Onboarding current={0} />;
}

function GoingBack(): ReactElement {
  const [current, setCurrent] = useState(2);
  return <Onboarding current={current} onStep={setCurrent} />;
}

function Failed(): ReactElement {
  return <Onboarding current={1} failed />;
}

function AllDone(): ReactElement {
  return <Onboarding current={4} />;
}

function Vertical(): ReactElement {
  return <Onboarding current={2} vertical />;
}

function Onboarding(props: Omit<StepsProps, 'steps' | 'label'>): ReactElement {
  const t = useGalleryTexts();
  return (
    <Steps
      label={t('step.label')}
      steps={(['offer', 'papers', 'approval', 'account'] as const).map((id) => ({
        id,
        title: t(`step.${id}`),
        text: t(`step.${id}Text`),
      }))}
      {...props}
    />
  );
}
