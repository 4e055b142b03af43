import { type Locale, locales } from '#bridge/calls/kit/words.ts';

/** The best of our languages for an Accept-Language header; zh-CN where none fits. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(one)?.[1]);
      return { tag: tag.toLowerCase(), quality: Number(quality.find(Boolean) ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found = locales.find((locale) => sameLanguage(locale, tag));
    if (found !== undefined) return found;
  }
  return 'zh-CN';
}

function sameLanguage(locale: Locale, tag: string): boolean {
  return tag.split('-', 1)[0] === locale.split('-', 1)[0];
}
