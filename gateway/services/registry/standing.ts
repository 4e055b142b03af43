import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { appStatuses, askKinds, registeredAppDetail } from '#bridge/calls/registry/calls.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import type { KeptDecision, KeptVersion } from './app-rows.ts';

type Detail = z.output<typeof registeredAppDetail>;
type VersionView = NonNullable<Detail['next']>;
type Ask = VersionView['asks'][number];

/** The state of an app: the version in force with what it was granted, and the one that waits. */
export interface Standing {
  readonly status: (typeof appStatuses)[number];
  readonly inForce: { readonly version: KeptVersion; readonly grant: KeptDecision } | null;
  readonly waiting: KeptVersion | null;
}

/** Reads it off the versions and the decisions, each the last first. */
export function standingOf(
  versions: readonly KeptVersion[],
  decisions: readonly KeptDecision[],
): Standing {
  const grant = decisions.find(({ decision }) => decision === 'approved');
  const version = versions.find((one) => one.version === grant?.version);
  const inForce = grant && version ? { version, grant } : null;
  const [last] = versions;
  const isDecided = decisions.some((one) => one.version === last?.version);
  const waiting = last && !isDecided ? last : null;
  if (waiting) return { status: inForce ? 'changed' : 'new', inForce, waiting };
  return { status: inForce ? 'approved' : 'refused', inForce, waiting };
}

/** A version as it is reviewed, beside the one in force. */
export function viewOf(
  shown: KeptVersion,
  inForce: Standing['inForce'],
  locale: Locale,
): VersionView {
  const asks = shown.manifest ? asksOf(shown.manifest, locale) : [];
  const before = inForce?.version.manifest ? asksOf(inForce.version.manifest, locale) : [];
  const same = (one: Pick<Ask, 'kind' | 'key'>, other: Pick<Ask, 'kind' | 'key'>): boolean =>
    one.kind === other.kind && one.key === other.key;
  return {
    version: shown.version,
    name: shown.manifest?.name[locale] ?? '',
    tier: shown.manifest?.tier ?? '',
    pages: shown.manifest?.pages.map(({ name }) => name[locale]) ?? [],
    ...sizesOf(shown, inForce?.version),
    files: shown.files,
    bytes: shown.bytes,
    addedAt: shown.addedAt.toISOString(),
    addedBy: shown.addedBy,
    asks: asks.map((ask): Ask => {
      const old = before.find((one) => same(one, ask));
      const isGranted = inForce !== null && grantedKeys(inForce.grant, ask.kind).includes(ask.key);
      return {
        ...ask,
        before: old ? (isGranted ? 'granted' : 'declined') : 'new',
        reasonBefore: old && old.reason !== ask.reason ? old.reason : null,
      };
    }),
    gone: before
      .filter((one) => !asks.some((ask) => same(one, ask)))
      .filter(({ kind, key }) => inForce && grantedKeys(inForce.grant, kind).includes(key))
      .map(({ kind, key }) => ({ kind, key })),
  };
}

/** The space a version needs, and what the version in force needs instead. */
function sizesOf(
  shown: KeptVersion,
  inForce: KeptVersion | undefined,
): Pick<VersionView, 'sizes' | 'sizesBefore'> {
  const sizes = shown.manifest?.sizes ?? { width: 0, height: 0 };
  const before = inForce?.manifest?.sizes;
  const isSame = sizes.width === before?.width && sizes.height === before.height;
  return { sizes, sizesBefore: before && !isSame ? before : null };
}

/** What a decision grants of one kind. */
export function grantedKeys(
  grant: Omit<KeptDecision, 'version' | 'decision'>,
  kind: (typeof askKinds)[number],
): readonly string[] {
  const lists = {
    capability: grant.capabilities,
    service: grant.services,
    domain: grant.domains,
    feature: grant.features,
  };
  return lists[kind];
}

/** All that a manifest asks for, with the vendor's words. */
export function asksOf(
  { capabilities, services, domains, features }: Manifest,
  locale: Locale,
): Pick<Ask, 'kind' | 'key' | 'reason'>[] {
  return [
    ...capabilities.map(({ capability, reason }) => ({
      kind: 'capability' as const,
      key: capability,
      reason: reason[locale],
    })),
    ...services.map(({ service, reason }) => ({
      kind: 'service' as const,
      key: service,
      reason: reason[locale],
    })),
    ...domains.map(({ domain, reason }) => ({
      kind: 'domain' as const,
      key: domain,
      reason: reason[locale],
    })),
    ...features.map((feature) => ({ kind: 'feature' as const, key: feature, reason: '' })),
  ];
}

/** All that a manifest asks for, as a grant. */
export function grantAll(manifest: Manifest): {
  capabilities: string[];
  services: string[];
  domains: string[];
  features: string[];
} {
  return {
    capabilities: manifest.capabilities.map(({ capability }) => capability),
    services: manifest.services.map(({ service }) => service),
    domains: manifest.domains.map(({ domain }) => domain),
    features: [...manifest.features],
  };
}
