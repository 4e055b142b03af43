import type { ReactElement } from 'react';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { callGateway } from '../../gateway.ts';
import type { SessionInfo } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import page from '../page.module.css';
import { useLoaded } from '../use-loaded.ts';
import css from './company.module.css';
import { CompanyCard } from './company-card.tsx';
import { Departments } from './departments.tsx';
import { summarise } from './organisation-summary.ts';
import { RegisterButton } from './register/register-button.tsx';

async function loadSummary() {
  return summarise(await callGateway(organLevels, {}));
}

/** The company of the session: what it is called, and how it is organised as far as the person may see. */
export function CompanyPage({ session }: { session: SessionInfo }): ReactElement {
  const t = useShellTexts();
  const [summary, reload] = useLoaded(loadSummary);
  useDocumentTitle(t('company.title'));
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('company.title')}</h1>
      <p className={page.lead}>{t('company.lead')}</p>
      <p className={css.actions}>
        <RegisterButton />
      </p>
      <CompanyCard
        tenant={session.tenant}
        summary={summary.kind === 'loaded' ? summary.value : undefined}
      />
      <section className={page.section}>
        <h2>{t('company.departments')}</h2>
        {summary.kind === 'loading' && <SkeletonLines lines={6} />}
        {summary.kind === 'failed' && <ErrorState hint={summary.words} onRetry={reload} />}
        {summary.kind === 'loaded' && <Departments {...summary.value} />}
      </section>
    </div>
  );
}
