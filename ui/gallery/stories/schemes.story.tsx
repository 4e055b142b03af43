import type { ReactElement } from 'react';
import { SchemeMenu } from '../../parts/schemes/scheme-menu.tsx';
import type { Schemes } from '../../parts/schemes/use-schemes.ts';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const schemesStory: Story = {
  id: 'schemes',
  states: [
    { name: 'chosen', draw: Chosen },
    { name: 'changed', draw: Changed },
    { name: 'none', draw: None },
    { name: 'loading', draw: Loading },
    { name: 'failed', draw: Failed },
  ],
};

function Menu(props: Partial<Schemes>): ReactElement {
  const t = useGalleryTexts();
  const kept = { query: '', columns: null };
  const all = [
    { id: 'default', name: t('say.roster'), isDefault: true, ...kept },
    { id: 'probation', name: t('figure.probation'), isDefault: false, ...kept },
  ];
  const done = async () => {};
  const schemes: Schemes = {
    state: 'ready',
    settled: true,
    all,
    current: all[0],
    changed: false,
    apply: () => {},
    reload: () => {},
    add: done,
    rename: done,
    save: done,
    setDefault: done,
    remove: done,
    ...props,
  };
  return <SchemeMenu schemes={schemes} ask={async () => true} />;
}

function Chosen(): ReactElement {
  return <Menu />;
}

function Changed(): ReactElement {
  return <Menu changed />;
}

function None(): ReactElement {
  return <Menu all={[]} current={undefined} />;
}

function Loading(): ReactElement {
  return <Menu state="loading" all={[]} current={undefined} />;
}

function Failed(): ReactElement {
  return <Menu state="failed" all={[]} current={undefined} />;
}
