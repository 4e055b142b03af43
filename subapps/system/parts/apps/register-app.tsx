import type { ReactElement } from 'react';
import { useWords } from '../../texts/app-texts.ts';
import { AddressForm } from './fetch-manifest.tsx';
import css from './review.module.css';
import { UploadBundle } from './upload-bundle.tsx';

/** The two ways an app comes into the registry: its files, or the address at which its vendor serves it. */
export function RegisterApp(props: { onRegistered: (code: string) => void }): ReactElement {
  const { onRegistered } = props;
  const t = useWords();
  return (
    <>
      <UploadBundle onUploaded={onRegistered} />
      <div className={css.or}>{t('apps.or')}</div>
      <AddressForm onFetched={onRegistered} />
    </>
  );
}
