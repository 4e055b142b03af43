/** The system codes that have a brand of their own (specification §1); a company without one has the product's name. */
export const brandCodes = ['harbour', 'maple', 'weihai'] as const;

/** One of the brands. */
export type BrandCode = (typeof brandCodes)[number];

/** The kinds of systems; weihai is of the second one, and asks for permissions with it (specification §6). */
export const systemTypes = ['1', '2'] as const;

/** The colours a brand can start with. */
export const brandThemes = ['blue', 'orange'] as const;

/** What the host of a page decides (specification §3, system info); the gateway writes it into the page. */
export interface SystemInfo {
  readonly sysCode: string;
  readonly systemType: (typeof systemTypes)[number];
  /** Empty parts are the product's own. */
  readonly sysName: { readonly 'zh-CN': string; readonly en: string };
  readonly logoUrl: string;
  readonly linkUrl: string;
  readonly themeId: '' | (typeof brandThemes)[number];
}

/** The name of the element of the page that holds it. */
export const systemInfoElement = 'atrium-system';
