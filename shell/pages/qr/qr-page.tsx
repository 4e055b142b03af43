import { type ReactElement, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { cancelQr, confirmQr, scanQr } from '#bridge/calls/uac/qr.ts';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { formatDate } from '#ui/texts/format.ts';
import form from '../../entry/login-form.module.css';
import { EntryPage } from '../../entry/login-page.tsx';
import { Notice } from '../../entry/notice.tsx';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { browserName } from '../security/browser-name.ts';
import css from './qr.module.css';
import { useQrTexts } from './texts/qr-texts.ts';

type Scanned = ResultOf<typeof scanQr>;
type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'asking'; readonly asked: Scanned }
  | { readonly kind: 'done' | 'cancelled' }
  | { readonly kind: 'failed'; readonly words: string };

/** On the phone: who asks to be signed in as this person, and the number by which the right screen is known. */
export function QrPage(): ReactElement {
  const t = useQrTexts();
  useDocumentTitle(t('title'));
  const [ticket] = useState(() => new URLSearchParams(location.search).get('ticket') ?? '');
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<State>): Promise<void> {
    setBusy(true);
    try {
      setState(await work());
    } catch (cause) {
      const words = cause instanceof GatewayError ? cause.words : '';
      setState({ kind: 'failed', words: words || t('failed') });
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is opened once
  useEffect(() => {
    void run(async () => ({ kind: 'asking', asked: await callGateway(scanQr, { ticket }) }));
  }, []);

  const pick = (number: string) =>
    run(async () => {
      await callGateway(confirmQr, { ticket, number });
      return { kind: 'done' };
    });
  const cancel = () =>
    run(async () => {
      await callGateway(cancelQr, { ticket });
      return { kind: 'cancelled' };
    });

  return (
    <EntryPage title={t('title')} subtitle={t('subtitle')}>
      <div className={form.form}>
        {state.kind === 'opening' && <SkeletonLines lines={4} />}
        {state.kind === 'failed' && <Notice words={state.words} />}
        {state.kind === 'asking' && (
          <Question asked={state.asked} busy={busy} onPick={pick} onCancel={cancel} />
        )}
        {(state.kind === 'done' || state.kind === 'cancelled') && (
          <p role="status">{t(state.kind)}</p>
        )}
        {state.kind !== 'opening' && state.kind !== 'asking' && (
          <p>
            <Button onClick={() => location.assign('/portal')}>{t('home')}</Button>
          </p>
        )}
      </div>
    </EntryPage>
  );
}

function Question(props: {
  asked: Scanned;
  busy: boolean;
  onPick: (number: string) => Promise<void>;
  onCancel: () => Promise<void>;
}): ReactElement {
  const t = useQrTexts();
  const { asked, busy } = props;
  const named = browserName(asked.userAgent);
  return (
    <>
      <p>{t('lead', { company: asked.company })}</p>
      <dl className={css.facts}>
        <dt>{t('browser')}</dt>
        <dd>{named ? `${named.browser} · ${named.system}` : asked.userAgent}</dd>
        <dt>{t('address')}</dt>
        <dd>{asked.address}</dd>
        <dt>{t('time')}</dt>
        <dd>{formatDate(asked.createdAt, 'second')}</dd>
      </dl>
      <fieldset className={css.choices} disabled={busy}>
        <legend>{t('pick')}</legend>
        {asked.choices.map((number) => (
          <Button key={number} size="lg" onClick={() => void props.onPick(number)}>
            {number}
          </Button>
        ))}
      </fieldset>
      <p>
        <Button variant="danger" disabled={busy} onClick={() => void props.onCancel()}>
          {t('cancel')}
        </Button>
      </p>
    </>
  );
}
