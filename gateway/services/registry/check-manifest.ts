import type * as z from 'zod/mini';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { services } from '#bridge/calls/kit/define.ts';
import { locales } from '#bridge/calls/kit/words.ts';
import { manifestBytes } from '#bridge/calls/registry/calls.ts';
import { registryCodes } from '#bridge/calls/registry/terms.ts';
import { type Manifest, manifest } from '#bridge/methods/manifest.ts';
import { fieldErrors } from '#gateway/kernel/field-errors.ts';
import { holdsOddText } from '#gateway/kernel/odd-text.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Settings } from '#gateway/settings.ts';
import type { AppRegistry } from '../../kernel/apps.ts';
import { delegableFeatures } from '../menu/app-registry.ts';
import { type HostSettings, hostName, isPortalHost } from '../menu/hosts.ts';
import { menuFault } from '../menu/menu-fault.ts';
import { isTakenCode, isTakenName } from './taken-names.ts';

/** The settings a manifest is checked by. */
export type Place = HostSettings & Pick<Settings, 'mode'>;

/** Service areas no vendor's app may call: they are about sessions, companies, and the registry itself. */
const ownServices: readonly string[] = ['uac', 'tum', 'registry'];

/** The service areas an app of a vendor may ask for. */
export const grantableServices: readonly string[] = services.filter(
  (service) => !ownServices.includes(service),
);

/**
 * Reads the text of a vendor's manifest and checks what the schema cannot know.
 * @throws {RefusedError} `manifestInvalid` with the places, `codeTaken`, `originRefused`, `insecureAddress`.
 */
export function readManifest(content: Buffer, place: Place, built: AppRegistry): Manifest {
  if (content.length > manifestBytes) throw invalid('');
  const source = parse(content);
  const parsed = manifest.safeParse(source);
  if (!parsed.success) {
    throw new RefusedError(registryCodes.manifestInvalid, {
      fields: fieldErrors(parsed.error.issues as z.core.$ZodIssue[], source),
    });
  }
  checkAsks(parsed.data);
  for (const [index, { domain }] of parsed.data.domains.entries()) {
    if (URL.parse(domain)?.origin !== domain) throw invalid(`domains.${index}.domain`);
  }
  checkPlaces(parsed.data);
  const { code, name, domains, links } = parsed.data;
  if (isTakenCode(code, built)) throw new RefusedError(registryCodes.codeTaken);
  for (const locale of locales) {
    if (isTakenName(name[locale], built)) throw invalid(`name.${locale}`, 'taken');
  }
  for (const { domain } of domains) checkOutside(new URL(domain), place);
  for (const [index, { to }] of links.entries()) {
    const address = 'address' in to ? URL.parse(to.address) : null;
    if (!address) throw invalid(`links.${index}.to.address`);
    checkOutside(address, place);
  }
  return parsed.data;
}

/**
 * Lets through only what is no place of the portal itself.
 * @throws {RefusedError} `originRefused`, or `insecureAddress` for plain http off this machine or in production.
 */
export function checkOutside(address: URL, place: Place): void {
  const { protocol } = address;
  const hostname = hostName(address);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const mayBePlain = place.mode !== 'production' && isHere;
  if (protocol !== 'https:' && !(protocol === 'http:' && mayBePlain)) {
    throw new RefusedError(registryCodes.insecureAddress);
  }
  if (isPortalHost(address, place)) throw new RefusedError(registryCodes.originRefused);
}

function parse(content: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    const source: unknown = JSON.parse(text);
    if (!holdsOddText(text, source)) return source;
  } catch {
    // Told below.
  }
  throw invalid('manifest.json');
}

/** What can be granted at all, each thing once. */
function checkAsks({ capabilities, services: areas, domains, features }: Manifest): void {
  checkList(
    'capabilities',
    capabilities.map(({ capability }) => capability),
    () => true,
  );
  checkList(
    'services',
    areas.map(({ service }) => service),
    (service) => grantableServices.includes(service),
  );
  checkList(
    'domains',
    domains.map(({ domain }) => domain),
    () => true,
  );
  checkList('features', features, (name) => delegableFeatures.some((one) => one === name));
}

function checkList(name: string, keys: readonly string[], isKnown: (key: string) => boolean): void {
  for (const [index, key] of keys.entries()) {
    if (!isKnown(key) || keys.indexOf(key) !== index) throw invalid(`${name}.${index}`, 'choice');
  }
}

/** A vendor's app is on a site of its own, its functions under its own code, and it draws nothing on the home page. */
function checkPlaces(manifest: Manifest): void {
  const { code, tier, cards, pages, links } = manifest;
  if (tier === 'in-house') throw invalid('tier', 'choice');
  if (cards.length > 0) throw invalid('cards', 'unknownField');
  for (const [index, page] of pages.entries()) {
    const ids = [page, ...page.buttons].map(({ functionId }) => functionId);
    if (ids.some((id) => !id.startsWith(`${code}.`))) throw invalid(`pages.${index}.functionId`);
  }
  // A page of another app under a name of the vendor's choice would pass for it.
  const borrowed = links.findIndex(({ to }) => 'app' in to);
  if (borrowed >= 0) throw invalid(`links.${borrowed}.to`);
  const fault = menuFault(manifest);
  if (fault) throw invalid(`${fault.list}.${fault.index}`);
}

/** A refusal that names a place of the manifest. */
export function invalid(path: string, issue: FieldError['issue'] = 'invalid'): RefusedError {
  return new RefusedError(registryCodes.manifestInvalid, { fields: [{ path, issue }] });
}
