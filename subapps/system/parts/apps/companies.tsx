import { type ReactElement, useState } from 'react';
import { enableApp } from '#bridge/calls/registry/calls.ts';
import { useBridge, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { AppDetail } from '../../stores/grant.ts';
import { useWords } from '../../texts/app-texts.ts';
import { CompanyRoles } from './company-roles.tsx';
import css from './review.module.css';

type Company = AppDetail['tenants'][number];

/** The companies of the platform, which of them have the app, and the roles in each that get it. */
export function Companies(props: { app: AppDetail; onChanged: () => void }): ReactElement {
  const { app, onChanged } = props;
  const t = useWords();
  const { failure, busy, turn } = useTurn(app.code, onChanged);
  const isApproved = app.inForce !== null;
  return (
    <>
      {!isApproved && <Banner tone="info" title={t('apps.notApproved')} />}
      {failure && <Banner tone="bad" title={failure} />}
      <ul className={css.companies}>
        {app.tenants.map((company) => (
          <li key={company.tenantId} className={css.company}>
            <Switch
              checked={company.enabledAt !== null}
              disabled={busy || (!isApproved && company.enabledAt === null)}
              onChange={(on) => void turn(company, on)}
            >
              {company.name}
            </Switch>
            <span className={css.since}>
              {company.enabledAt === null
                ? t('apps.notEnabled')
                : t('apps.since', { time: formatDate(company.enabledAt, 'minute') })}
            </span>
            {company.enabledAt !== null && (
              <CompanyRoles code={app.code} tenantId={company.tenantId} company={company.name} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function useTurn(code: string, onChanged: () => void) {
  const t = useWords();
  const bridge = useBridge();
  const saving = useSave(enableApp);
  const [asking, setAsking] = useState(false);
  async function agrees(company: string): Promise<boolean> {
    setAsking(true);
    const title = t('apps.disableTitle', { company }).slice(0, 80);
    const { confirmed } = await bridge.dialogs
      .confirm({ title, text: t('apps.disableText'), tone: 'danger', okText: t('apps.disable') })
      .finally(() => setAsking(false));
    return confirmed;
  }
  async function turn({ tenantId, name: company }: Company, enabled: boolean): Promise<void> {
    if (!enabled && !(await agrees(company))) return;
    const { ok } = await saving.save({ code, tenantId, enabled });
    if (!ok) return;
    const text = enabled ? t('apps.enabledDone', { company }) : t('apps.disabledDone', { company });
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onChanged();
  }
  const failure = saving.state === 'failed' ? saving.error.words : undefined;
  return { failure, busy: asking || saving.state === 'saving', turn };
}
