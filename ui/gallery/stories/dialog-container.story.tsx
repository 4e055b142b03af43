import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { DescriptionList } from '../../parts/description-list.tsx';
import {
  DialogContainer,
  type DialogContainerProps,
} from '../../parts/dialog/dialog-container.tsx';
import { QrDialog } from '../../parts/dialog/qr-dialog.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const dialogContainerStory: Story = {
  id: 'dialog-container',
  states: [
    { name: 'complete', draw: Complete, place: 'alone' },
    { name: 'over-another', draw: OverAnother, place: 'alone' },
    { name: 'close-confirm', draw: CloseConfirm, place: 'alone' },
    { name: 'no-auto-close', draw: NoAutoClose, place: 'alone' },
    { name: 'code', draw: Code, place: 'alone' },
    { name: 'code-without-text', draw: CodeWithoutText, place: 'alone' },
  ],
};

function Complete(): ReactElement {
  const t = useGalleryTexts();
  const [page, setPage] = useState({ page: 2, size: 10 });
  return (
    <Shown
      more={[
        'print',
        'pdf',
        { id: 'copy', label: t('action.copy'), icon: 'copy', onSelect: () => {} },
      ]}
      qrCode={{ text: 'https://atrium.example.com/approval/2041', filename: 'approval-2041' }}
      pagination={{ ...page, total: 36, onChange: setPage }}
    />
  );
}

function OverAnother(): ReactElement {
  const [open, setOpen] = useState(false);
  // Later than the one below, as a person would open it.
  useEffect(() => setOpen(true), []);
  return (
    <Shown>
      <Shown variant="over" open={open} onClose={() => setOpen(false)} />
    </Shown>
  );
}

function CloseConfirm(): ReactElement {
  return <Shown closeConfirm />;
}

function NoAutoClose(): ReactElement {
  return <Shown disabledAutoClose />;
}

function Code(): ReactElement {
  return <ShownCode text="https://atrium.example.com/approval/2041" />;
}

function CodeWithoutText(): ReactElement {
  return <ShownCode text="" />;
}

function ShownCode({ text }: { text: string }): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.open')}</Button>
      <QrDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('approval.title')}
        text={text}
        filename="approval-2041"
      />
    </>
  );
}

function Shown(props: Partial<DialogContainerProps>): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  const [said, setSaid] = useState<readonly string[]>([]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.open')}</Button>
      <output data-testid="said">{said.join(' ')}</output>
      <DialogContainer
        title={t('approval.title')}
        open={open}
        onClose={() => setOpen(false)}
        onPdf={() => setSaid((before) => [...before, 'pdf'])}
        onEvent={(event) => setSaid((before) => [...before, event])}
        buttons={[
          { event: 'cancel', text: t('action.close') },
          { event: 'preview', text: t('action.view'), delay: false },
          { event: 'reject', text: t('approval.reject'), disabled: true },
          { event: 'resolve', text: t('approval.pass'), type: 'primary' },
        ]}
        {...props}
      >
        <div className={css.stack}>
          <DescriptionList
            items={[
              { id: 'name', term: t('field.name'), value: t('person.zhou.name') },
              { id: 'organ', term: t('field.department'), value: t('organ.platform') },
              { id: 'post', term: t('field.post'), value: t('person.zhou.post') },
              { id: 'joined', term: t('field.joinedOn'), value: '2023-01-10' },
              { id: 'remark', term: t('field.remark'), value: t('say.remark'), wide: true },
            ]}
          />
          {props.children}
        </div>
      </DialogContainer>
    </>
  );
}
