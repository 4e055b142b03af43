import { useStore } from '@nanostores/react';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LinkButton } from '#ui/parts/link.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { brandTheme } from '../stores/portal/brand.ts';
import { adoptTheme, chooseLanguage } from '../stores/portal/preferences.ts';
import { askedChallenge } from '../stores/session/challenges.ts';
import { secondFactorAsked } from '../stores/session/second-factor.ts';
import { BrandLink, Logo, useProductName } from './brand-name.tsx';
import { loadChunk } from './load-chunk.ts';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';
import { type OtherWay, OtherWayForm } from './other-way.tsx';
import { Pattern } from './pattern.tsx';
import { prefetchPortalWhenIdle } from './portal-chunk.ts';
import { useEntryTexts } from './texts/entry-texts.ts';
import { useDocumentTitle } from './use-document-title.ts';

const SecondFactorForm = lazy(() =>
  loadChunk(() => import('./second-factor/second-factor-form.tsx')).then((module) => ({
    default: module.SecondFactorForm,
  })),
);

// Few are asked for one.
const ChallengeDialog = lazy(() =>
  loadChunk(() => import('./challenge/challenge-dialog.tsx')).then((module) => ({
    default: module.ChallengeDialog,
  })),
);

/** Sign-in by account and password, or another way. No application's frame exists while a password is typed. */
export function LoginPage(): ReactElement {
  const t = useEntryTexts();
  useEffect(prefetchPortalWhenIdle, []);
  const [way, setWay] = useState<OtherWay>();
  const isSecond = useStore(secondFactorAsked);
  const first = way === undefined ? t('signIn.title') : t(`signIn.ways.${way}`);
  const title = isSecond ? t('signIn.second') : first;
  useDocumentTitle(title);
  return (
    <EntryPage title={title} subtitle={t('signIn.audience')}>
      {isSecond && (
        <Suspense fallback={null}>
          <SecondFactorForm />
        </Suspense>
      )}
      {!isSecond && way === undefined && <LoginForm onWay={setWay} />}
      {!isSecond && way !== undefined && (
        <OtherWayForm way={way} onPassword={() => setWay(undefined)} />
      )}
    </EntryPage>
  );
}

/** A company as its candidates see it. */
interface PageCompany {
  readonly companyName: string;
  /** Names its brand. */
  readonly systemCode: string;
  /** Empty where the brand has none. */
  readonly logoUrl: string;
}

interface EntryPageProps {
  title: string;
  subtitle: string;
  /** The company a page without a sign-in is of, in the place of the portal. */
  company?: PageCompany | undefined;
  /** For a page that is read, such as a letter. */
  wide?: boolean;
  children: ReactNode;
}

/** The page around a form that opens without a session. */
export function EntryPage({
  title,
  subtitle,
  company,
  wide = false,
  children,
}: EntryPageProps): ReactElement {
  const t = useEntryTexts();
  const product = useProductName();
  const language = useLocale();
  const other = language === 'en' ? 'zh-CN' : 'en';
  const systemCode = company?.systemCode;
  useEffect(() => {
    if (systemCode !== undefined) adoptTheme(brandTheme(systemCode));
  }, [systemCode]);
  return (
    <div className={css.page}>
      <header className={css.side}>
        <Pattern />
        <p className={css.brand}>
          <Logo size={24} url={company?.logoUrl} />
          <BrandLink name={company?.companyName ?? product} />
        </p>
        {company === undefined && (
          <div className={css.words}>
            <p className={css.slogan}>{t('signIn.slogan')}</p>
            <p className={css.promise}>{t('signIn.promise')}</p>
          </div>
        )}
      </header>
      <div className={css.language}>
        <LinkButton lang={other} onClick={() => chooseLanguage(other)}>
          {t('otherLanguage')}
        </LinkButton>
      </div>
      <main className={css.main}>
        <div className={css.card} data-wide={wide}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.audience}>{subtitle}</p>
          {children}
        </div>
      </main>
      <AskedChallenge />
    </div>
  );
}

function AskedChallenge(): ReactElement | null {
  const asked = useStore(askedChallenge);
  if (asked === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ChallengeDialog asked={asked} />
    </Suspense>
  );
}
