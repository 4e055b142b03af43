import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { GenericConfirm, type GenericConfirmProps } from '../../parts/dialog/generic-confirm.tsx';
import { SafeHtml } from '../../parts/safe-html/safe-html.tsx';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const genericConfirmStory: Story = {
  id: 'generic-confirm',
  states: [
    { name: 'question', draw: Question, place: 'alone' },
    { name: 'danger', draw: Danger, place: 'alone' },
    { name: 'read-only', draw: ReadOnly, place: 'alone' },
    { name: 'immediate', draw: Immediate, place: 'alone' },
    { name: 'no-cross', draw: NoCross, place: 'alone' },
    { name: 'no-foot', draw: NoFoot, place: 'alone' },
    { name: 'html', draw: Html },
    { name: 'hostile-html', draw: HostileHtml },
  ],
};

function Question(): ReactElement {
  const t = useGalleryTexts();
  return <Shown subtitle={t('confirm.subtitle')} tooltip={t('confirm.tooltip')} />;
}

function Danger(): ReactElement {
  return <Shown tone="danger" />;
}

function ReadOnly(): ReactElement {
  return <Shown readOnly />;
}

function Immediate(): ReactElement {
  return <Shown readOnly onImmediate={() => {}} />;
}

function NoCross(): ReactElement {
  return <Shown hideClose />;
}

function NoFoot(): ReactElement {
  return <Shown hideFoot />;
}

function Shown(props: Partial<GenericConfirmProps>): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  const [answer, setAnswer] = useState('');
  const end = (how: string) => {
    setOpen(false);
    setAnswer(how);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.open')}</Button>
      <output data-testid="answer">{answer}</output>
      <GenericConfirm
        open={open}
        title={t('confirm.title')}
        heading={t('confirm.heading')}
        html={t('confirm.html')}
        onOk={() => end('ok')}
        onCancel={() => end('cancel')}
        {...props}
      />
    </>
  );
}

function Html(): ReactElement {
  const t = useGalleryTexts();
  return <SafeHtml html={t('confirm.longHtml')} />;
}

const hostile = `<img src="x" onerror="document.title='run'"><script>document.title='run'</script>
<p onclick="document.title='run'">1 &lt; 2</p><svg onload="document.title='run'"></svg>
<a href="javascript:document.title='run'">javascript</a> <a href="https://example.com/">https</a>
<iframe srcdoc="<script>parent.document.title='run'</script>"></iframe><style>main{display:none}</style>`;

function HostileHtml(): ReactElement {
  return <SafeHtml html={hostile} />;
}
