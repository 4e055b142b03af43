import { type ReactElement, useEffect, useRef } from 'react';
import { Spinner } from '#ui/parts/spinner.tsx';
import css from './challenge.module.css';
import { findNumber } from './find-number.ts';
import { useChallengeTexts } from './texts/challenge-texts.ts';

/** The browser looks for a number, and its person need not do anything. */
export function BrowserWork(props: {
  challenge: string;
  bits: number;
  onSubmit: (answer: string) => void;
}): ReactElement {
  const { challenge, bits, onSubmit } = props;
  const t = useChallengeTexts();
  const found = useRef(onSubmit);
  found.current = onSubmit;
  useEffect(() => {
    const stop = new AbortController();
    void findNumber(challenge, bits, stop.signal).then((number) => {
      if (number !== undefined) found.current(number);
    });
    return () => stop.abort();
  }, [challenge, bits]);
  return (
    <p className={css.working} role="status">
      <Spinner size={24} label="" />
      {t('leads.work')}
    </p>
  );
}
