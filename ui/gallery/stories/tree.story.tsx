import { type ReactElement, useState } from 'react';
import { classNames } from '../../parts/class-names.ts';
import { SearchTree } from '../../parts/tree/search-tree.tsx';
import { Tree } from '../../parts/tree/tree.tsx';
import { useOrgans } from '../content/use-organs.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const treeStory: Story = {
  id: 'tree',
  states: [
    { name: 'selected', draw: Selected },
    { name: 'searched', draw: Searched },
    { name: 'none-found', draw: NoneFound },
    { name: 'with-search', draw: WithSearch },
  ],
};

function Selected(): ReactElement {
  return <Organs search="" />;
}

function Searched(): ReactElement {
  const t = useGalleryTexts();
  return <Organs search={t('organ.client')} />;
}

function NoneFound(): ReactElement {
  return <Organs search="zzz" />;
}

function Organs({ search }: { search: string }): ReactElement {
  const t = useGalleryTexts();
  const [selected, setSelected] = useState('platform');
  return (
    <div className={classNames(css.tall, css.narrow)}>
      <Tree
        nodes={useOrgans()}
        label={t('field.department')}
        selected={selected}
        onSelect={setSelected}
        search={search}
      />
    </div>
  );
}

function WithSearch(): ReactElement {
  const t = useGalleryTexts();
  const [selected, setSelected] = useState('research');
  return (
    <div className={classNames(css.tall, css.narrow)}>
      <SearchTree
        nodes={useOrgans()}
        label={t('field.department')}
        placeholder={t('field.department')}
        selected={selected}
        onSelect={setSelected}
      />
    </div>
  );
}
