import type { ReactElement } from 'react';
import { getUseSize } from '#bridge/calls/filecenter/uploads.ts';
import { useCall } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { sizeWords } from '#ui/parts/upload/size-words.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { useCompanySettingWords } from './texts/company-setting-texts.ts';

/** How many files the company keeps, and how large they are together. */
export function StorageSection(): ReactElement | null {
  const t = useCompanySettingWords();
  const { data } = useCall(getUseSize, {});
  if (!data?.company) return null;
  const { files, bytes } = data.company;
  return (
    <Section title={t('storage')}>
      <DescriptionList
        items={[
          { id: 'files', term: t('storageFiles'), value: formatNumber(files) },
          { id: 'size', term: t('storageSize'), value: bytes === 0 ? '—' : sizeWords(bytes) },
        ]}
      />
    </Section>
  );
}
