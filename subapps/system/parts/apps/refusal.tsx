import type { ReactElement } from 'react';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { useWords } from '../../texts/app-texts.ts';

/** Why nothing was registered, with the files or the places of the manifest that are wrong. */
export function Refusal({ error: { words, fields } }: { error: GatewayError }): ReactElement {
  const t = useWords();
  const places = fields.map(({ path }) => path).filter((path) => path !== '');
  return (
    <Banner tone="bad" title={words}>
      {places.length > 0 && <p>{t('apps.places', { places: places.join(' · ') })}</p>}
    </Banner>
  );
}
