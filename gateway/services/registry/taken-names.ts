import { services } from '#bridge/calls/kit/define.ts';
import type { AppRegistry } from '../../kernel/apps.ts';

/** Service areas whose screens are the app of a vendor, which has their name. */
const servicesOfVendors: readonly string[] = ['tourshop', 'supplier'];

/** What the portal is called. */
const portalName = 'atrium';

/** Codes that stand for something of the portal, look like it in an address, or begin the functions of its operators. */
const reservedCodes: readonly string[] = [
  ...[
    'home',
    'index',
    'shell',
    'portal',
    'static',
    'bridge',
    'gateway',
    'login',
    'vendors',
    'www',
    'api',
    'mcp',
  ],
  ...['platform', 'operator', 'admin', 'administrator', 'root', 'security', 'support', 'help'],
  ...['account', 'auth', 'password', 'session', 'settings', 'company', 'messages', 'files', 'mail'],
  ...['tokenlogin', 'superlogin', 'comprecords', 'audit', 'status', portalName],
  ...services.filter((service) => !servicesOfVendors.includes(service)),
];

/** Whether a code is the portal's or a built app's, or is read as one of theirs. */
export function isTakenCode(code: string, built: AppRegistry): boolean {
  const taken = [...reservedCodes, ...built.all.map(({ manifest }) => manifest.code)];
  return taken.map(lookOf).includes(lookOf(code));
}

/**
 * Whether the name of an app could pass for another one: it is read as that of a built app, begins with that of the
 * portal, or mixes letters of scripts that look alike within a word.
 */
export function isTakenName(name: string, built: AppRegistry): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0 || words.some(mixesScripts)) return true;
  if ([name, ...words].some((part) => lookOf(part).startsWith(lookOf(portalName)))) return true;
  const names = built.all.flatMap(({ manifest }) => Object.values(manifest.name));
  return names.some((one) => lookOf(one) === lookOf(name));
}

/** Latin beside Chinese, Japanese or Korean is how names are written there; beside other scripts it deceives (UTS 39). */
function mixesScripts(word: string): boolean {
  const others =
    /[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;
  return /\p{Script=Latin}/u.test(word) && others.test(word);
}

/** Letters that look like a Latin one (a part of UTS 39, confusables), after marks and forms are taken off. */
const twins: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ӏ: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  и: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ь: 'b',
  α: 'a',
  β: 'b',
  ε: 'e',
  γ: 'y',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  '0': 'o',
  '1': 'i',
  l: 'i',
};

/** How a text looks: letters and figures alone, each as the one it is most easily taken for. */
function lookOf(text: string): string {
  return [...text.normalize('NFKD').toLowerCase()]
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .map((character) => twins[character] ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
