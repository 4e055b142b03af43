import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { sendDownload } from '#bridge/calls/kit/send.ts';
import { answerOfferLink, offerLinkLetter } from '#bridge/calls/recruit/offer-links.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { TextArea } from '#ui/parts/text-input.tsx';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import form from '../login-form.module.css';
import css from './offer-page.module.css';
import type { LinkedOffer } from './offer-page.tsx';
import { useOfferTexts } from './texts/offer-texts.ts';

type Answer = 'accepted' | 'declined';

/** The letter as a file, and the two answers; each is confirmed before it is sent. */
export function OfferAnswer(props: {
  code: string;
  onAnswered: (linked: LinkedOffer) => void;
}): ReactElement {
  const { code, onAnswered } = props;
  const t = useOfferTexts();
  const [chosen, setChosen] = useState<Answer>();
  const [note, setNote] = useState('');
  const { busy, problem, run } = useBusy();
  const send = (answer: Answer) =>
    run(t('failed'), async () => {
      const reason = answer === 'declined' ? { note } : {};
      onAnswered(await callGateway(answerOfferLink, { code, answer, ...reason }));
    });
  const back = () => setChosen(undefined);
  return (
    <>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      {chosen === undefined && (
        <div className={css.answers}>
          <SaveLetter code={code} />
          <Button variant="primary" size="lg" wide onClick={() => setChosen('accepted')}>
            {t('accept')}
          </Button>
          <Button size="lg" wide onClick={() => setChosen('declined')}>
            {t('decline')}
          </Button>
        </div>
      )}
      {chosen === 'accepted' && (
        <Confirm
          label={t('confirmAccept')}
          busy={busy}
          onSend={() => send('accepted')}
          onBack={back}
        >
          <Banner tone="info" title={t('acceptTitle')}>
            {t('acceptHint')}
          </Banner>
        </Confirm>
      )}
      {chosen === 'declined' && (
        <Confirm
          danger
          label={t('confirmDecline')}
          busy={busy}
          disabled={note.trim() === ''}
          onSend={() => send('declined')}
          onBack={back}
        >
          <Field label={t('reason')} help={t('declineHint')} required>
            <TextArea autoFocus value={note} maxLength={1000} onChange={setNote} />
          </Field>
        </Confirm>
      )}
    </>
  );
}

function Confirm(props: {
  label: string;
  danger?: boolean;
  busy: boolean;
  disabled?: boolean;
  onSend: () => void;
  onBack: () => void;
  children: ReactNode;
}): ReactElement {
  const { label, danger = false, busy, disabled = false, onSend, onBack, children } = props;
  const t = useOfferTexts();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <form className={form.form} onSubmit={submit}>
      {children}
      <div className={css.pair}>
        <Button size="lg" autoFocus={!danger} onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          type="submit"
          size="lg"
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          disabled={disabled}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}

function SaveLetter({ code }: { code: string }): ReactElement {
  const t = useOfferTexts();
  const { busy, problem, run } = useBusy();
  const save = () =>
    run(t('downloadFailed'), async () => {
      const options = { base: '', token: null, locale: locale.get() };
      const { blob, filename } = await sendDownload(offerLinkLetter, { code }, options);
      saveBlob(blob, filename);
    });
  return (
    <>
      <div className={css.save}>
        <Button icon="download" busy={busy} onClick={save}>
          {t('download')}
        </Button>
      </div>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
    </>
  );
}

/** Work that a press begins: whether it runs, and what went wrong. */
function useBusy() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = (otherwise: string, work: () => Promise<void>): void => {
    setBusy(true);
    setProblem(undefined);
    work()
      .catch((cause: unknown) =>
        setProblem(cause instanceof GatewayError ? cause.words : otherwise),
      )
      .finally(() => setBusy(false));
  };
  return { busy, problem, run };
}
