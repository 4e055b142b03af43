import { type ReactElement, useState } from 'react';
import { FieldGrid } from '../../layouts/detail-page.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const dialogStory: Story = {
  id: 'dialog',
  states: [
    { name: 'form', draw: Form, place: 'alone' },
    { name: 'drawer', draw: Drawer, place: 'alone' },
    { name: 'confirm-danger', draw: Danger, place: 'alone' },
    { name: 'notice', draw: Notice, place: 'alone' },
  ],
};

function Form(): ReactElement {
  return <Adding side={false} />;
}

function Drawer(): ReactElement {
  return <Adding side />;
}

function Adding({ side }: { side: boolean }): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.add')}</Button>
      <Dialog
        title={t('action.add')}
        open={open}
        onClose={close}
        side={side}
        width={side ? 480 : 640}
        closeConfirm={name !== ''}
        buttons={[{ id: 'save', label: t('action.save'), variant: 'primary', onClick: close }]}
      >
        <FieldGrid>
          <Field label={t('field.name')} required>
            <TextInput value={name} onChange={setName} />
          </Field>
        </FieldGrid>
      </Dialog>
    </>
  );
}

function Danger(): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.remove')}</Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        title={t('say.deleteAsk')}
        text={t('say.deleteText')}
        onOk={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

function Notice(): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.open')}</Button>
      <ConfirmDialog
        readOnly
        open={open}
        title={t('say.published')}
        text={t('say.publishedText')}
        onOk={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
