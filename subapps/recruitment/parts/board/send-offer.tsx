import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { sendOffer } from '#bridge/calls/recruit/offers.ts';
import { useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Offer } from './application.ts';
import { LinkOnce } from './link-once.tsx';

type Sent = ResultOf<typeof sendOffer>;

/** Sends an approved offer, and a sent one once more; then says whom it was mailed to and gives its link to pass on. */
export function SendOffer(props: { offer: Offer; onChanged: () => void }): ReactElement {
  const { offer, onChanged } = props;
  const t = useWords();
  const sending = useSave(sendOffer);
  const [sent, setSent] = useState<Sent | null>(null);
  const { id, version, state } = offer;
  const isFirst = state === 'approved';
  const send = async (): Promise<void> => {
    const outcome = await sending.save({ id, version });
    if (!outcome.ok) return;
    setSent(outcome.result);
    onChanged();
  };
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'default'}
        busy={sending.state === 'saving'}
        onClick={() => void send()}
      >
        {t(isFirst ? 'application.sendOffer' : 'offer.resend')}
      </Button>
      {sending.state === 'failed' && <Banner tone="bad" title={sending.error.words} />}
      {sent && <SentOffer sent={sent} onClose={() => setSent(null)} />}
    </>
  );
}

function SentOffer({ sent, onClose }: { sent: Sent; onClose: () => void }): ReactElement {
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
