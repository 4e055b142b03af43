import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { LinkButton } from '#ui/parts/link.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { chooseLanguage } from '../stores/preferences.ts';
import { BrandMark } from './brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';
import { type OtherWay, OtherWayForm } from './other-way.tsx';
import { Pattern } from './pattern.tsx';
import { prefetchPortalWhenIdle } from './portal-chunk.ts';
import { useEntryTexts } from './texts/entry-texts.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Sign-in by account and password, or another way. No application's frame exists while a password is typed. */
export function LoginPage(): ReactElement {
  const t = useEntryTexts();
  useEffect(prefetchPortalWhenIdle, []);
  const [way, setWay] = useState<OtherWay>();
  const title = way === undefined ? t('signIn.title') : t(`signIn.ways.${way}`);
  useDocumentTitle(title);
  return (
    <EntryPage title={title} subtitle={t('signIn.audience')}>
      {way === undefined ? (
        <LoginForm onWay={setWay} />
      ) : (
        <OtherWayForm way={way} onPassword={() => setWay(undefined)} />
      )}
    </EntryPage>
  );
}

interface EntryPageProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The page around a form that opens without a session. */
export function EntryPage({ title, subtitle, children }: EntryPageProps): ReactElement {
  const t = useEntryTexts();
  const language = useLocale();
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <div className={css.page}>
      <header className={css.side}>
        <Pattern />
        <p className={css.brand}>
          <BrandMark size={24} />
          {t('product')}
        </p>
        <div className={css.words}>
          <p className={css.slogan}>{t('signIn.slogan')}</p>
          <p className={css.promise}>{t('signIn.promise')}</p>
        </div>
      </header>
      <div className={css.language}>
        <LinkButton lang={other} onClick={() => chooseLanguage(other)}>
          {t('otherLanguage')}
        </LinkButton>
      </div>
      <main className={css.main}>
        <div className={css.card}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.audience}>{subtitle}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
