/** An engine that the main journey is tried in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';
export function programOf(
  name: 'firefox' | 'webkit' | 'webkitBrowser' | 'display',
): string | undefined;
export function installedEngines(): EngineName[];
export function missingEngines(): EngineName[];
export const debianPackages: string;
