import type { ReactElement } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';

interface FailureBannerProps {
  /** What was saved or asked for; nothing is drawn unless it was refused. */
  saving:
    | { readonly state: 'idle' | 'saving' | 'saved' | 'loading' | 'ready' }
    | { readonly state: 'failed'; readonly error: GatewayError };
}

/** Says why a form was refused: what is wrong with its first field, otherwise why as a whole. */
export function FailureBanner({ saving }: FailureBannerProps): ReactElement | null {
  const { locale } = useAppContext();
  if (saving.state !== 'failed') return null;
  const { error } = saving;
  const [problem] = error.fields;
  const words = problem === undefined ? error.words : issueWords(problem, locale);
  return <Banner tone="bad" title={words} />;
}
