import { type ReactElement, useEffect, useState } from 'react';
import { loadWatermark } from '#bridge/calls/company/settings.ts';
import { callGateway } from '../gateway.ts';
import css from './watermark.module.css';

/** The words the company wants over every page, so that a picture of the screen tells where it is from. */
export function Watermark({ tenantId }: { tenantId: string }): ReactElement | null {
  const words = useWords(tenantId);
  if (words === '') return null;
  return (
    <div
      className={css.watermark}
      data-watermark={words}
      aria-hidden="true"
      style={{ maskImage: `url("data:image/svg+xml,${encodeURIComponent(tile(words))}")` }}
    />
  );
}

function useWords(tenantId: string): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const leave = new AbortController();
    // A page that cannot ask for it works on; the next one asks again.
    callGateway(loadWatermark, {}, leave.signal).then(
      (loaded) => tenantId && setWords(loaded.words),
      () => undefined,
    );
    return () => leave.abort();
  }, [tenantId]);
  return words;
}

/** One tile of the pattern, wide enough for the words. */
function tile(words: string): string {
  const width = 120 + words.length * 12;
  const text = words.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="160"><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="14" transform="rotate(-20 ${width / 2} 80)">${text}</text></svg>`;
}
