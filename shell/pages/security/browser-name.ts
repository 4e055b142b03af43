/** What a person calls the browser and the system behind a `User-Agent` header; undefined for what is not known. */
export function browserName(
  userAgent: string,
): { readonly browser: string; readonly system: string } | undefined {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1];
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1];
  return browser && system ? { browser, system } : undefined;
}

// The order matters: many browsers claim to be others as well.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/wxwork\//i, 'WeCom'],
  [/DingTalk/i, 'DingTalk'],
  [/Lark|Feishu/i, 'Feishu'],
  [/MicroMessenger/i, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
