import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { copyText } from '#ui/parts/copy-text.ts';
import { showToast } from '#ui/parts/toast/toasts.ts';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';

/** A text to take elsewhere, with a button that copies it. */
export function CopyLine(props: {
  label: string;
  text: string;
  /** What the button is called. */
  button: string;
}): ReactElement {
  const t = useSecurityTexts();
  async function copy(): Promise<void> {
    const copied = await copyText(props.text);
    showToast(copied ? t('tokens.copied') : t('tokens.copyFailed'), copied ? 'good' : 'warn');
  }
  return (
    <div className={css.copy}>
      <strong>{props.label}</strong>
      <code>{props.text}</code>
      <Button size="sm" icon="copy" onClick={() => void copy()}>
        {props.button}
      </Button>
    </div>
  );
}
