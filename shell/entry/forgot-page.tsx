import type { ReactElement } from 'react';
import { EntryPage } from './login-page.tsx';
import { OtherWayForm } from './other-way.tsx';
import { useEntryTexts } from './texts/entry-texts.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Where a new password is chosen by somebody who is signed in, and does not know the one that the portal asks for. */
export function ForgotPage(): ReactElement {
  const t = useEntryTexts();
  const title = t('signIn.ways.forgot');
  useDocumentTitle(title);
  return (
    <EntryPage title={title} subtitle={t('signIn.audience')}>
      <OtherWayForm way="forgot" onPassword={() => location.assign('/login')} />
    </EntryPage>
  );
}
