import type { ReactElement } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { useUiTexts } from '#ui/texts/ui-texts.ts';

interface FailureBannerProps {
  /** What was saved or asked for; nothing is drawn unless it was refused. */
  saving:
    | { readonly state: 'idle' | 'saving' | 'saved' | 'loading' | 'ready' }
    | { readonly state: 'failed'; readonly error: GatewayError; readonly reload?: () => void };
}

/**
 * Says why a form was refused: what is wrong with its first field, otherwise why as a whole. What was asked for and has no
 * wrong field can be asked for again.
 */
export function FailureBanner({ saving }: FailureBannerProps): ReactElement | null {
  const { locale } = useAppContext();
  const t = useUiTexts();
  if (saving.state !== 'failed') return null;
  const { error, reload } = saving;
  const retry = error.fields.length === 0 && reload && (
    <Button icon="refresh" onClick={reload}>
      {t('retry')}
    </Button>
  );
  return <Banner tone="bad" title={failureWords(error, locale)} action={retry} />;
}

/** What is wrong with the first field of a form that was refused, otherwise why it was. */
export function failureWords(
  { fields: [problem], words }: GatewayError,
  locale: Locale,
  usual = words,
): string {
  return problem === undefined ? usual : issueWords(problem, locale);
}
