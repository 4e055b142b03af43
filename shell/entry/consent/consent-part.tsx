import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  answerConsentLink,
  type consentPages,
  readConsentLink,
} from '#bridge/calls/recruit/consents.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import css from './consent-part.module.css';
import { useConsentTexts } from './texts/consent-texts.ts';

type Consent = ResultOf<typeof readConsentLink>;

/** What a candidate agrees to about their data, at the end of a public page; it is not needed for the rest of the page. */
export function ConsentPart(props: {
  code: string;
  page: (typeof consentPages)[number];
}): ReactElement | null {
  const { code, page } = props;
  const t = useConsentTexts();
  const language = useLocale();
  const [consent, setConsent] = useState<Consent>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is in the language it is asked in.
  const load = useCallback(() => {
    // The page is whole without it.
    callGateway(readConsentLink, { code, page }).then(setConsent, () => undefined);
  }, [code, page, language]);
  useEffect(load, [load]);
  if (consent === undefined) return null;
  const answer = (said: 'given' | 'withdrawn'): void => {
    setBusy(true);
    setProblem(undefined);
    callGateway(answerConsentLink, { code, page, answer: said, textVersion: consent.text.version })
      .then(setConsent, (cause: unknown) => {
        setProblem(cause instanceof GatewayError ? cause.words : t('failed'));
        load();
      })
      .finally(() => setBusy(false));
  };
  const { said } = consent;
  return (
    <section className={css.part} aria-label={t('title')}>
      <h2 className={css.title}>{t('title')}</h2>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      {said?.kind === 'withdrawn' && (
        <Banner
          tone="info"
          title={t(said.isRequest ? 'asked' : 'withdrawn', { day: formatDate(said.on) })}
        >
          {t('withdrawnHint')}
        </Banner>
      )}
      <details className={css.text}>
        <summary>{t('text', { version: consent.text.version })}</summary>
        <p>{consent.text.words}</p>
      </details>
      {said?.kind === 'given' && said.until !== null ? (
        <Given on={said.on} until={said.until} busy={busy} onWithdraw={() => answer('withdrawn')} />
      ) : (
        <Ask consent={consent} busy={busy} onAnswer={answer} />
      )}
    </section>
  );
}

function Ask(props: {
  consent: Consent;
  busy: boolean;
  onAnswer: (said: 'given' | 'withdrawn') => void;
}): ReactElement {
  const { consent, busy, onAnswer } = props;
  const t = useConsentTexts();
  const [checked, setChecked] = useState(false);
  const { companyName: company, months, said } = consent;
  return (
    <>
      <Checkbox checked={checked} onChange={setChecked}>
        {t('agree', { company, months })}
      </Checkbox>
      <div className={css.buttons}>
        <Button disabled={!checked} busy={busy} onClick={() => onAnswer('given')}>
          {t('give')}
        </Button>
        {said === null && (
          <Button variant="quiet" disabled={busy} onClick={() => onAnswer('withdrawn')}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  );
}

function Given(props: {
  on: string;
  until: string;
  busy: boolean;
  onWithdraw: () => void;
}): ReactElement {
  const { on, until, busy, onWithdraw } = props;
  const t = useConsentTexts();
  return (
    <>
      <p>{t('given', { on: formatDate(on), until: formatDate(until) })}</p>
      <div className={css.buttons}>
        <Button busy={busy} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}
