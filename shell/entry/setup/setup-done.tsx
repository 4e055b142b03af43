import { type ReactElement, useState } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { copyText } from '#ui/parts/copy-text.ts';
import { formatDate } from '#ui/texts/format.ts';
import { EntryPage } from '../login-page.tsx';
import css from './setup.module.css';
import { useSetupTexts } from './texts/setup-texts.ts';
import type { SetupResult } from './use-setup.ts';

/** What the first start made, and where to go from here. The link of the administrator is shown this one time. */
export function SetupDone({ result }: { result: SetupResult }): ReactElement {
  const t = useSetupTexts();
  const { operator, administrator } = result;
  return (
    <EntryPage title={t('done.title')} subtitle={t('done.subtitle')}>
      <div className={css.form}>
        <Banner tone="good" title={t('done.operator', { loginName: operator.loginName })} />
        {administrator && <AdministratorLink administrator={administrator} />}
        <Button
          variant={administrator ? 'default' : 'primary'}
          size="lg"
          wide
          onClick={() => location.assign('/login')}
        >
          {t('done.toSignIn')}
        </Button>
      </div>
    </EntryPage>
  );
}

function AdministratorLink(props: {
  administrator: NonNullable<SetupResult['administrator']>;
}): ReactElement {
  const { name, loginName, link } = props.administrator;
  const t = useSetupTexts();
  const [copied, setCopied] = useState(false);
  const time = formatDate(link.expiresAt, 'minute');
  return (
    <>
      <p>{t('done.administrator', { name, loginName, time })}</p>
      <output className={css.link}>{link.address}</output>
      <Button wide onClick={() => void copyText(link.address).then(setCopied)}>
        {copied ? t('done.copied') : t('done.copy')}
      </Button>
      <Button variant="primary" size="lg" wide onClick={() => location.assign(link.address)}>
        {t('done.choose')}
      </Button>
    </>
  );
}
