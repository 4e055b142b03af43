import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { linkCode } from '#bridge/calls/recruit/link-code.ts';
import { readOfferLink } from '#bridge/calls/recruit/offer-links.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { ConsentPart } from '../consent/consent-part.tsx';
import form from '../login-form.module.css';
import { EntryPage } from '../login-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { OfferAnswer } from './offer-answer.tsx';
import css from './offer-page.module.css';
import { useOfferTexts } from './texts/offer-texts.ts';

/** What a link leads to. */
export type LinkedOffer = ResultOf<typeof readOfferLink>;
type Offer = NonNullable<LinkedOffer['offer']>;

const tones = {
  accepted: 'good',
  declined: 'info',
  expired: 'warn',
  withdrawn: 'warn',
  revised: 'info',
  replaced: 'info',
} as const;

/** Where a candidate reads an offer and answers it, without an account. */
export function OfferPage(): ReactElement {
  const t = useOfferTexts();
  const [code] = useState(readCode);
  const { linked, setLinked, problem, load } = useLinkedOffer(code);
  useDocumentTitle(t('title'));
  const opening = problem === undefined ? t('opening') : '';
  const subtitle = linked ? subtitleOf(t, linked) : opening;
  return (
    <EntryPage wide company={linked} title={t('title')} subtitle={subtitle}>
      <div className={form.form}>
        {problem !== undefined && (
          <Banner
            tone="bad"
            title={problem}
            action={<Button onClick={load}>{t('again')}</Button>}
          />
        )}
        {!linked && problem === undefined && <SkeletonLines lines={6} />}
        {linked && linked.state !== 'open' && <Outcome linked={linked} state={linked.state} />}
        {linked?.offer && (
          <>
            <Facts offer={linked.offer} />
            <Letter offer={linked.offer} company={linked.companyName} />
            <OfferAnswer code={code} onAnswered={setLinked} />
          </>
        )}
        {linked && <ConsentPart code={code} page="offer" />}
      </div>
    </EntryPage>
  );
}

function subtitleOf(
  t: ReturnType<typeof useOfferTexts>,
  { companyName: company, jobTitle: job, state }: LinkedOffer,
): string {
  return state === 'open' ? t('invites', { company }) : t('subtitle', { company, job });
}

/** A code that is none is the same error as one that opens nothing. */
function readCode(): string {
  const code = location.hash.slice(1);
  return linkCode.safeParse(code).success ? code : `none.${'0'.repeat(43)}`;
}

/** What the link leads to, in the language of the page. */
function useLinkedOffer(code: string) {
  const t = useOfferTexts();
  const language = useLocale();
  const [linked, setLinked] = useState<LinkedOffer>();
  const [problem, setProblem] = useState<string>();
  const load = useCallback(() => {
    setProblem(undefined);
    callGateway(readOfferLink, { code }).then(setLinked, (cause: unknown) =>
      setProblem(cause instanceof GatewayError ? cause.words : t('failed')),
    );
  }, [code, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the letter is written in the language it is asked in.
  useEffect(load, [load, language]);
  return { linked, setLinked, problem, load };
}

function Outcome(props: { linked: LinkedOffer; state: keyof typeof tones }): ReactElement {
  const { linked, state } = props;
  const t = useOfferTexts();
  return (
    <Banner tone={tones[state]} title={t(`outcomes.${state}.title`)}>
      {t(`outcomes.${state}.hint`)}
      {linked.contactName !== null && ` ${t('contact', { name: linked.contactName })}`}
    </Banner>
  );
}

function Facts({ offer: { positionName, entryOn, validUntil } }: { offer: Offer }): ReactElement {
  const t = useOfferTexts();
  return (
    <dl className={css.facts}>
      <div className={css.position}>
        <dt>{t('position')}</dt>
        <dd>{positionName}</dd>
      </div>
      <div>
        <dt>{t('entryOn')}</dt>
        <dd>{dayWords(entryOn)}</dd>
      </div>
      <div>
        <dt>{t('validUntil')}</dt>
        <dd>{dayWords(validUntil)}</dd>
      </div>
    </dl>
  );
}

function Letter({ offer, company }: { offer: Offer; company: string }): ReactElement {
  const t = useOfferTexts();
  const { body, terms, end } = offer.letter;
  return (
    <article className={css.letter} aria-label={t('letter')}>
      <p className={css.body}>{body}</p>
      <h2 className={css.heading}>{t('terms')}</h2>
      <dl className={css.terms}>
        {terms.map(({ term, value }) => (
          <div key={term} className={css.term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.end}>{end}</p>
      <p className={css.signed}>{company}</p>
    </article>
  );
}

function dayWords(day: string): string {
  return `${formatDate(day)} ${formatDate(day, 'weekday')}`;
}
