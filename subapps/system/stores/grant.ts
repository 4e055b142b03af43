import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { registryDetail } from '#bridge/calls/registry/calls.ts';

/** One app of the registry as the gateway returns it. */
export type AppDetail = ResultOf<typeof registryDetail>;

/** One version of it as it is reviewed. */
export type AppVersion = NonNullable<AppDetail['next']>;

/** One thing a version asks for. */
export type Ask = AppVersion['asks'][number];

/** Names a wish among those of a version. */
export function askName({ kind, key }: Pick<Ask, 'kind' | 'key'>): string {
  return `${kind} ${key}`;
}

/** What is ticked when a review opens: what was granted before, and nothing that is new. */
export function tickedAtFirst(asks: readonly Ask[]): ReadonlySet<string> {
  return new Set(asks.filter(({ before }) => before === 'granted').map(askName));
}

/** What is granted by the ticks, as the gateway takes it. */
export function grantOf(asks: readonly Ask[], ticked: ReadonlySet<string>) {
  const keys = (kind: Ask['kind']): string[] =>
    asks.filter((ask) => ask.kind === kind && ticked.has(askName(ask))).map(({ key }) => key);
  return {
    capabilities: keys('capability'),
    services: keys('service'),
    domains: keys('domain'),
    features: keys('feature'),
  };
}
