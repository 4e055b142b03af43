import type { CSSProperties, ReactElement } from 'react';
import { myCertificates } from '#bridge/calls/elephantstep/certificates.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { termTones } from './duty-tones.ts';
import css from './training.module.css';

type Certificate = ResultOf<typeof myCertificates>[number];

/** The certificates of the person, with how much of each term is left; nothing where there are none. */
export function OwnCertificates(): ReactElement | null {
  const t = useWords();
  const call = useCall(myCertificates, {});
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined || call.data.length === 0) return null;
  return (
    <Section title={t('certificates.title')}>
      <ul className={css.list}>
        {call.data.map((one) => (
          <li key={one.id} className={css.person}>
            <CertificateLine certificate={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CertificateLine({ certificate }: { certificate: Certificate }): ReactElement {
  const t = useWords();
  const { kindName, number, expiresOn, term, daysLeft, share, renewedBy } = certificate;
  const needsRenewal = term === 'expiring' || term === 'expired';
  const left = { '--share': `${share ?? 100}%` } as CSSProperties;
  return (
    <>
      <span className={css.certificate}>
        <span className={css.ring} data-term={term} style={left} aria-hidden="true" />
        <span>
          <strong>{kindName}</strong> <span className={css.hint}>{number}</span>
          {needsRenewal && (
            <span className={css.below}>
              {renewedBy.length === 0
                ? t('certificates.noCourse')
                : t('certificates.renewBy', { courses: renewedBy.join(t('certificates.comma')) })}
            </span>
          )}
        </span>
      </span>
      <span className={css.actions}>
        <span className={css.hint}>
          {expiresOn !== null && t('certificates.until', { day: formatDate(expiresOn) })}
          {term === 'expiring' &&
            daysLeft !== null &&
            ` · ${t('certificates.daysLeft', { days: String(daysLeft) })}`}
        </span>
        <Tag tone={termTones[term]}>{t(`term.${term}`)}</Tag>
      </span>
    </>
  );
}
