import type { Settings } from '#gateway/settings.ts';

/** The path below which everything of the demo platform is. */
export const demoPlatformPath = '/demo-platform';

/** Where it is: a host that is sent no cookie of the portal. */
export function demoPlatformOrigin({ port }: Pick<Settings, 'port'>): string {
  return `http://localhost:${port}${demoPlatformPath}`;
}
