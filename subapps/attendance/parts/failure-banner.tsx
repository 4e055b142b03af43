import type { ReactElement } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';

interface FailureBannerProps {
  /** What was saved; nothing is drawn unless it was refused. */
  saving:
    | { readonly state: 'idle' | 'saving' | 'saved' }
    | { readonly state: 'failed'; readonly error: GatewayError };
}

/** Says why a form was refused: what is wrong with its first field, otherwise why as a whole. */
export function FailureBanner({ saving }: FailureBannerProps): ReactElement | null {
  const { locale } = useAppContext();
  if (saving.state !== 'failed') return null;
  return <Banner tone="bad" title={failureWords(saving.error, locale)} />;
}

/** What is wrong with the first field of a form that was refused, otherwise why it was. */
export function failureWords(
  { fields: [problem], words }: GatewayError,
  locale: Locale,
  usual = words,
): string {
  return problem === undefined ? usual : issueWords(problem, locale);
}
