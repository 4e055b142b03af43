import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { switchCompany } from '../../frame/leave.ts';
import type { SessionInfo } from '../../stores/session/session.ts';
import { authorisedTenants, loadTenants, type Tenant } from '../../stores/session/tenants.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { Registrations } from '../company/register/registrations.tsx';
import page from '../page.module.css';
import css from './company-records.module.css';

/** The companies the person may work in, and the way from one to the other. */
export function CompanyRecordsPage({ session }: { session: SessionInfo }): ReactElement {
  const t = useShellTexts();
  const list = useStore(authorisedTenants);
  useEffect(() => void loadTenants(), []);
  useDocumentTitle(t('records.title'));
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('records.title')}</h1>
      <p className={page.lead}>{t('records.lead')}</p>
      {list.kind === 'loading' && <SkeletonLines lines={4} />}
      {list.kind === 'failed' && (
        <ErrorState hint={list.words} onRetry={() => void loadTenants()} />
      )}
      {list.kind === 'loaded' && (
        <ul className={css.list}>
          {list.tenants.map((tenant) => (
            <CompanyRecord
              key={tenant.id}
              tenant={tenant}
              current={tenant.id === session.tenant.id}
            />
          ))}
        </ul>
      )}
      <Registrations />
    </div>
  );
}

function CompanyRecord({ tenant, current }: { tenant: Tenant; current: boolean }): ReactElement {
  const t = useShellTexts();
  const [busy, setBusy] = useState(false);
  async function enter(): Promise<void> {
    setBusy(true);
    await switchCompany(tenant.id);
    setBusy(false);
  }
  return (
    <li className={css.record} aria-current={current ? 'true' : undefined}>
      <div className={css.words}>
        <p className={css.name}>{tenant.name}</p>
        <p className={css.code}>
          {t('records.code', {
            code: tenant.code,
            language: tenant.locale === 'en' ? t('language.en') : t('language.zhCN'),
          })}
        </p>
      </div>
      {current ? (
        <Tag tone="accent">{t('records.current')}</Tag>
      ) : (
        <Button busy={busy} onClick={() => void enter()}>
          {t('records.enter')}
        </Button>
      )}
    </li>
  );
}
