import type { ReactElement } from 'react';
import { useBridge } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { copyText } from '#ui/parts/copy-text.ts';
import { formatDate } from '#ui/texts/format.ts';
import css from './logins.module.css';
import { useLoginWords } from './texts/login-texts.ts';

/** The link of an invitation that could not be sent, shown this one time. */
export function LoginLink(props: {
  name: string;
  link: { readonly address: string; readonly expiresAt: string };
  onDone: () => void;
}): ReactElement {
  const { name, link, onDone } = props;
  const t = useLoginWords();
  const bridge = useBridge();
  async function copy(): Promise<void> {
    const copied = await copyText(link.address);
    const text = copied ? t('copied') : t('copyFailed');
    void bridge.dialogs.message({ text, tone: copied ? 'success' : 'error' }).catch(() => {});
  }
  return (
    <div className={css.form}>
      <h3>{t('linkFor', { name })}</h3>
      <output className={css.link}>{link.address}</output>
      <Banner tone="warn" title={t('linkHint', { time: formatDate(link.expiresAt, 'minute') })} />
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  );
}
