import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  companyAdministrators,
  resetAdministrator,
  turnCompany,
} from '#bridge/calls/tum/companies.ts';
import { brandChoices, localeChoices, ownBrand } from '#bridge/calls/tum/company-choices.ts';
import { useAppContext, useBridge, useCall, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from '../accounts/account.module.css';
import { PasswordLink } from '../accounts/password-link.tsx';
import type { CompanyRow } from './companies.tsx';
import own from './company.module.css';
import { useCompanyWords } from './texts/company-texts.ts';

type Close = (how?: 'changed') => void;
type Administrator = ResultOf<typeof companyAdministrators>[number];

/** One company: what it is, who looks after it, and what an operator does with it. */
export function CompanyDialog(props: { company: CompanyRow; onClose: Close }): ReactElement {
  const { company, onClose } = props;
  const t = useCompanyWords();
  const turning = useTurn(company, onClose);
  const resetting = useSave(resetAdministrator);
  if (resetting.state === 'saved') {
    const { name, link } = resetting.result;
    return <PasswordLink name={name} link={link} onDone={onClose} />;
  }
  const failed = [turning.saving, resetting].find(({ state }) => state === 'failed');
  return (
    <div className={css.form}>
      {failed?.state === 'failed' && <Banner tone="bad" title={failed.error.words} />}
      <CompanyFacts company={company} />
      <Administrators
        tenantId={company.id}
        onReset={({ accountId }) => void resetting.save({ tenantId: company.id, accountId })}
      />
      <div className={css.actions}>
        <Button
          variant={company.status === 'active' ? 'danger' : 'default'}
          busy={turning.saving.state === 'saving'}
          onClick={() => void turning.turn()}
        >
          {company.status === 'active' ? t('disable') : t('enable')}
        </Button>
      </div>
    </div>
  );
}

function CompanyFacts({ company }: { company: CompanyRow }): ReactElement {
  const t = useCompanyWords();
  const { locale } = useAppContext();
  const brand = company.systemCode === '' ? ownBrand : company.systemCode;
  const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((one) => one.value === value)?.label;
  return (
    <DescriptionList
      items={[
        { id: 'code', term: t('fields.code'), value: company.code },
        { id: 'status', term: t('status'), value: t(`statuses.${company.status}`) },
        {
          id: 'systemCode',
          term: t('fields.systemCode'),
          value: labelOf(brandChoices(locale), brand),
        },
        {
          id: 'locale',
          term: t('fields.locale'),
          value: labelOf(localeChoices, company.locale),
        },
        { id: 'timeZone', term: t('fields.timeZone'), value: company.timeZone },
        { id: 'createdAt', term: t('createdAt'), value: formatDate(company.createdAt, 'minute') },
      ]}
    />
  );
}

function Administrators(props: {
  tenantId: string;
  onReset: (one: Administrator) => void;
}): ReactElement {
  const { tenantId, onReset } = props;
  const t = useCompanyWords();
  const call = useCall(companyAdministrators, { tenantId });
  const hintOf = ({ isManaged, hasPassword }: Administrator): string => {
    if (!isManaged) return t('notManaged');
    return hasPassword ? '' : t('noPassword');
  };
  if (call.state === 'failed') return <Banner tone="bad" title={call.error.words} />;
  return (
    <section className={css.form}>
      <h3>{t('administrators')}</h3>
      {call.data?.length === 0 && <p className={css.hint}>{t('noAdministrator')}</p>}
      {call.data?.map((one) => (
        <div key={one.accountId} className={own.administrator}>
          <p>
            {one.name} · {one.loginName} <span className={css.hint}>{hintOf(one)}</span>
          </p>
          {one.isManaged && (
            <Button size="sm" onClick={() => onReset(one)}>
              {t('reset')}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

function useTurn({ id: tenantId, name, status }: CompanyRow, onClose: Close) {
  const t = useCompanyWords();
  const bridge = useBridge();
  const saving = useSave(turnCompany);
  const isActive = status === 'active';
  async function agrees(): Promise<boolean> {
    const title = t('disableTitle', { name }).slice(0, 80);
    const question = { title, text: t('disableText'), okText: t('disable') };
    return (await bridge.dialogs.confirm({ ...question, tone: 'danger' })).confirmed;
  }
  async function turn(): Promise<void> {
    if (isActive && !(await agrees())) return;
    const { ok } = await saving.save({ tenantId, enabled: isActive ? '0' : '1' });
    if (!ok) return;
    const text = isActive ? t('disabledDone') : t('enabledDone');
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onClose('changed');
  }
  return { saving, turn };
}
