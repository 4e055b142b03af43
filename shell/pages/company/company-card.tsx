import type { ReactElement, ReactNode } from 'react';
import { formatNumber } from '#ui/texts/format.ts';
import { useBrandName } from '../../frame/use-brand-name.ts';
import type { Tenant } from '../../stores/session/tenants.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './company.module.css';
import type { OrganisationSummary } from './organisation-summary.ts';

/** Name, code, language, system and counts of a company. */
export function CompanyCard({
  tenant,
  summary,
}: {
  tenant: Tenant;
  summary: OrganisationSummary | undefined;
}): ReactElement {
  const t = useShellTexts();
  const system = useBrandName(tenant.systemCode);
  return (
    <section className={css.card} aria-label={tenant.name}>
      <p className={css.name}>{tenant.name}</p>
      <dl className={css.facts}>
        <Fact name={t('company.code')}>{tenant.code}</Fact>
        <Fact name={t('company.system')}>{system}</Fact>
        <Fact name={t('company.language')}>
          {tenant.locale === 'en' ? t('language.en') : t('language.zhCN')}
        </Fact>
        <Fact name={t('company.people')}>{summary ? formatNumber(summary.people) : '–'}</Fact>
        <Fact name={t('company.organisations')}>
          {summary ? formatNumber(summary.organisations) : '–'}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
