import { type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import css from './second-factor.module.css';
import { useSecondFactorTexts } from './texts/second-factor-texts.ts';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }): ReactElement {
  const t = useSecondFactorTexts();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  }
  return (
    <>
      <p className={css.why}>{t('codes.why')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <span role="status">{copied && t('codes.copied')}</span>
      <Button icon="copy" onClick={() => void copy().catch(() => undefined)}>
        {t('codes.copy')}
      </Button>
    </>
  );
}
