import { type ReactElement, useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { AttachedMenu, ContextMenu, Menu, type MenuGroup } from '../../parts/menu.tsx';
import { Popover } from '../../parts/popover.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const overlayStory: Story = {
  id: 'menu-popover-tabs',
  states: [
    { name: 'menu', draw: Actions },
    { name: 'attached-menu', draw: Attached, place: 'alone' },
    { name: 'context-menu', draw: AtPoint, place: 'alone' },
    { name: 'popover', draw: Open, place: 'alone' },
    { name: 'tabs', draw: Views },
  ],
};

function useGroups(): readonly MenuGroup[] {
  const t = useGalleryTexts();
  const onSelect = () => {};
  return [
    {
      id: 'usual',
      items: [
        { id: 'view', label: t('action.view'), icon: 'eye', onSelect },
        { id: 'edit', label: t('action.edit'), icon: 'edit', checked: true, onSelect },
        { id: 'disable', label: t('action.disable'), disabled: true, onSelect },
      ],
    },
    {
      id: 'last',
      items: [{ id: 'remove', label: t('action.remove'), icon: 'delete', danger: true, onSelect }],
    },
  ];
}

function Actions(): ReactElement {
  const t = useGalleryTexts();
  return (
    <Menu
      trigger={<Button iconEnd="chevron-down">{t('action.more')}</Button>}
      groups={useGroups()}
    />
  );
}

function Attached(): ReactElement {
  const t = useGalleryTexts();
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button id={id} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('action.more')}
      </Button>
      <AttachedMenu button={id} open={open} onOpen={setOpen} groups={useGroups()} chooseFirst />
    </>
  );
}

function AtPoint(): ReactElement {
  const t = useGalleryTexts();
  const [point, setPoint] = useState<{ x: number; y: number } | undefined>({ x: 320, y: 240 });
  return (
    <>
      <Button onClick={(event) => setPoint({ x: event.clientX, y: event.clientY })}>
        {t('action.open')}
      </Button>
      <ContextMenu point={point} groups={useGroups()} onClose={() => setPoint(undefined)} />
    </>
  );
}

function Open(): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  return (
    <Popover
      label={t('say.contractsTitle')}
      trigger={<Button>{t('action.open')}</Button>}
      open={open}
      onOpen={setOpen}
    >
      <p>{t('say.contracts')}</p>
    </Popover>
  );
}

function Views(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState<'basic' | 'jobs' | 'changes'>('basic');
  return (
    <Tabs
      label={t('say.roster')}
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'basic', label: t('tab.basic') },
        { id: 'jobs', label: t('tab.jobs'), count: 3 },
        { id: 'changes', label: t('tab.changes'), disabled: true },
      ]}
    >
      <p>{t('say.remark')}</p>
    </Tabs>
  );
}
