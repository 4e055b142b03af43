/** What the fields of a new company offer, as lists of values with their words. */
import { type Locale, locales } from '../kit/words.ts';
import { brandCodes } from './brands.ts';
import { companyBeginnings } from './new-company.ts';
import { beginningWords, brandWords, localeNames, ownBrandWords } from './terms.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The value that a list shows for the product's own brand, whose code is empty. */
export const ownBrand = 'atrium';

/** The brands a company can have; `systemCodeOf` makes a code of the chosen one. */
export function brandChoices(locale: Locale) {
  return [
    { value: ownBrand, label: ownBrandWords[locale] },
    ...brandCodes.map((value) => ({ value, label: brandWords[locale][value] })),
  ] as const;
}

/** The system code of a chosen brand. */
export function systemCodeOf(brand: ReturnType<typeof brandChoices>[number]['value']) {
  return brand === ownBrand ? '' : brand;
}

/** The languages, each in its own words. */
export const localeChoices: readonly Choice<Locale>[] = locales.map((value) => ({
  value,
  label: localeNames[value],
}));

/** What a company can begin with, in a language. */
export function beginningChoices(locale: Locale) {
  return companyBeginnings.map((value) => ({ value, label: beginningWords[locale][value] }));
}

/** Every time zone that the browser knows, with its name in a language. */
export function timeZoneChoices(locale: Locale): readonly Choice<string>[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} · ${zoneName(value, locale)}`,
  }));
}

/** The time zone of this browser, where most companies are that are made in it; a server's clock names no place. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'Asia/Shanghai';
}

function zoneName(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
