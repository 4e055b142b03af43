import type { ReactElement } from 'react';
import { companySettingFunctions } from '#bridge/calls/company/functions.ts';
import { companySettings } from '#bridge/calls/company/settings.ts';
import { useCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { NumbersForm } from './numbers-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignInSection } from './sign-in-form.tsx';
import { StorageSection } from './storage-section.tsx';
import { useCompanySettingWords } from './texts/company-setting-texts.ts';

/** What the company says about itself, and how it numbers its employees. */
export function CompanySettings(): ReactElement {
  const t = useCompanySettingWords();
  const call = useCall(companySettings, {});
  const mayEdit = usePermission(companySettingFunctions['company.edit']) === true;
  useTabTitle(t('title'));
  const { data, reload } = call;
  return (
    <DetailPage header={<PageHeader title={t('title')} />}>
      {data && (
        <>
          <ProfileForm
            key={`profile ${data.version}`}
            settings={data}
            mayEdit={mayEdit}
            onSaved={reload}
          />
          <NumbersForm
            key={`numbers ${data.numbers.version}`}
            saved={data.numbers}
            mayEdit={mayEdit}
            onSaved={reload}
          />
          <SignInSection version={data.version} mayEdit={mayEdit} onSaved={reload} />
          <StorageSection />
        </>
      )}
      {!data && call.state !== 'failed' && <SkeletonLines lines={8} />}
      {!data && call.state === 'failed' && <FailedState error={call.error} onRetry={reload} />}
    </DetailPage>
  );
}
