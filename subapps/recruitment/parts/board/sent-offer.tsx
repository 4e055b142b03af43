import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { sendOffer } from '#bridge/calls/recruit/offers.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { LinkOnce } from './link-once.tsx';

/** Says whom an offer was mailed to, and gives its link to pass on. */
export function SentOffer(props: {
  sent: ResultOf<typeof sendOffer>;
  onClose: () => void;
}): ReactElement {
  const { sent, onClose } = props;
  const t = useWords();
  return (
    <Dialog
      open
      width={560}
      hideCancel
      title={t('offer.sent')}
      onClose={onClose}
      buttons={[{ id: 'close', label: t('times.done'), variant: 'primary', onClick: onClose }]}
    >
      <LinkOnce
        link={sent.link}
        title={sent.sent === null ? t('offer.linkReady') : t('offer.mailed', { to: sent.sent.to })}
        hint={t('offer.linkHint')}
      />
    </Dialog>
  );
}
