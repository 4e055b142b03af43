import type { ReactElement } from 'react';
import { useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { copyText } from '#ui/parts/copy-text.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './board.module.css';

/** The link of a candidate, which is shown once; it can be copied while it is. */
export function LinkOnce(props: { link: string; title: string; hint: string }): ReactElement {
  const { link, title, hint } = props;
  const t = useWords();
  const { tell } = useTools();
  const copy = async (): Promise<void> => {
    const copied = await copyText(link);
    tell(t(copied ? 'times.copied' : 'times.copyFailed'), copied ? 'success' : 'error');
  };
  return (
    <div className={css.stack}>
      <Banner
        tone="good"
        title={title}
        action={<Button onClick={() => void copy()}>{t('times.copy')}</Button>}
      >
        <p>{hint}</p>
        <output className={css.link}>{link}</output>
      </Banner>
    </div>
  );
}
