import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { limits } from '#bridge/host/limits.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import { appMethods, shellMethods } from '#bridge/methods/index.ts';
import { manifest } from '#bridge/methods/manifest.ts';
import {
  gatewayThreats,
  heldForAll,
  notHeld,
  shellThreats,
  threats,
} from '#bridge/methods/threats.ts';
import { appHeaders } from '#gateway/http/headers.ts';
import type { PortalApp } from '#gateway/kernel/apps.ts';
import { createAppRegistry } from '#gateway/services/menu/app-registry.ts';
import { readSettings } from '#gateway/settings.ts';
import { projectPaths, root } from '../support/source-files.ts';
import { coveringTests } from './covering-tests.ts';
import { shapeOf } from './shape.ts';
import { type NamedTest, readTestTitles } from './test-titles.ts';

/** Every method of the bridge: what an app may ask of the shell, then what the shell asks of an app. */
export const methodsByCaller: Readonly<Record<'app' | 'shell', readonly AnyMethod[]>> = {
  app: Object.values(shellMethods).flatMap((verbs) => Object.values<AnyMethod>(verbs)),
  shell: Object.values<AnyMethod>(appMethods),
};

/**
 * The document for reviewers: what crosses the bridge, who may send it, and the tests that show that it holds. Headings
 * of the third level are what can be added, changed or taken away.
 */
export async function describeSurface(): Promise<string> {
  const tests = readTestTitles();
  const describe = (method: AnyMethod): string => describeMethod(method, tests);
  const parts = [
    opening,
    '## Limits of every app',
    'Held by the shell; nothing that protects it runs in the frame (`bridge/host/limits.ts`).',
    Object.entries(limits)
      .map(([name, value]) => `- ${wordsOf(name)}: ${value}`)
      .join('\n'),
    '## Threats',
    describeThreats(tests),
    '## Threats from elsewhere',
    sayThreats(shellThreats, tests),
    '## Threats against the gateway',
    sayThreats(gatewayThreats, tests),
    '## What an app may ask of the shell',
    ...methodsByCaller.app.map(describe),
    '## What the shell asks of an app',
    ...methodsByCaller.shell.map(describe),
    '## Applications',
    'Origins as on the machine of a developer.',
    ...(await readApps()).map(describeApp),
  ];
  return `${parts.join('\n\n')}\n`;
}

const opening = `# The surface of the bridge

Everything that crosses between the shell and the applications in its frames, made from the contract values themselves by
\`npm run surface\`; a rule holds that it is current. \`npm run surface -- --diff <git-ref>\` prints what has changed since.`;

function describeThreats(tests: readonly NamedTest[]): string {
  return Object.entries(threats)
    .map(([number, words]) => {
      const all = heldForAll.some((one) => one === number) ? ' Held for every method.' : '';
      const open = Object.entries(notHeld).find(([one]) => one === number)?.[1];
      const limit = open === undefined ? '' : ` **Not held:** ${open}`;
      return sayThreat(number, `an app ${words}.${all}${limit}`, tests);
    })
    .join('\n');
}

function sayThreats(all: Readonly<Record<string, string>>, tests: readonly NamedTest[]): string {
  return Object.entries(all)
    .map(([number, words]) => sayThreat(number, `${words}.`, tests))
    .join('\n');
}

function sayThreat(number: string, words: string, tests: readonly NamedTest[]): string {
  const covering = withNumber(tests, number).map(({ title, path }) => `  - ${title} (\`${path}\`)`);
  return [`- **${number}** ${words}`, ...covering].join('\n');
}

/** The tests whose sentence ends with the number of a threat, such as `(T12)` or `(T10, T11)`. */
export function withNumber(tests: readonly NamedTest[], number: string): NamedTest[] {
  return tests.filter(({ title }) => /\(([^)]*)\)$/.exec(title)?.[1]?.split(', ').includes(number));
}

function describeMethod(method: AnyMethod, tests: readonly NamedTest[]): string {
  const { name, capability, dataClass, secretPlaces, deadline, perMinute, errors, since, doc } =
    method;
  const covering = (coveringTests[name] ?? []).map((title) => {
    const test = tests.find((one) => one.title === title);
    return `  - ${title} (\`${test?.path ?? 'no such test'}\`)`;
  });
  return [
    `### ${name}`,
    doc,
    [
      `- Capability: ${capability}. Data: ${dataClass}${secretPlaces ? `, secret in \`${secretPlaces.join('`, `')}\`` : ''}. Since ${since}.`,
      `- Limits: ${deadline === 'none' ? 'waits for a person' : `${deadline} ms to answer`}${perMinute === undefined ? '' : `, ${perMinute} a minute`}.`,
      `- Codes of its own: ${errors.length === 0 ? 'none' : errors.join(', ')}.`,
      `- Threats beside those held for every method: ${method.threats.join(', ') || 'none'}.`,
      '- Tests:',
      ...covering,
    ].join('\n'),
    `Takes\n\n\`\`\`\n${shapeOf(method.request, 'input')}\n\`\`\``,
    `Answers\n\n\`\`\`\n${shapeOf(method.result, 'output')}\n\`\`\``,
  ].join('\n\n');
}

function describeApp(app: PortalApp): string {
  const { code, name, tier, capabilities, services, features, sizes, pages } = app.manifest;
  const headers = appHeaders(readSettings({}), app, "'sha256-…'");
  const asked = capabilities.map((one) => `  - ${one.capability}: ${one.reason.en}`);
  const called = services.map((one) => `  - ${one.service}: ${one.reason.en}`);
  return [
    `### Application ${code}`,
    `${name.en}, ${name['zh-CN']}`,
    [
      `- Tier: ${tier}. Origin: \`${app.origin}\`. Features: ${features.join(', ') || 'none'}. Smallest space: ${spaceOf(sizes)}.`,
      `- Sandbox: \`${app.sandbox}\`. Allow: \`${app.allow}\`.`,
      `- Content security policy: \`${headers['Content-Security-Policy']}\``,
      `- Functions: ${pages.map(({ functionId }) => functionId).join(', ')}`,
      '- Capabilities:',
      ...asked,
      '- Services its token reaches:',
      ...called,
    ].join('\n'),
  ].join('\n\n');
}

function spaceOf({ width, height }: PortalApp['manifest']['sizes']): string {
  return width + height === 0 ? 'any' : `${width} by ${height} pixels`;
}

async function readApps(): Promise<readonly PortalApp[]> {
  const files = projectPaths('subapps').filter((path) =>
    /^subapps\/[^/]+\/manifest\.ts$/.test(path),
  );
  const manifests = await Promise.all(
    files.map(async (path) => {
      const module: { manifest: unknown } = await import(pathToFileURL(join(root, path)).href);
      return z.parse(manifest, module.manifest);
    }),
  );
  return createAppRegistry(manifests, readSettings({})).all;
}

/** `callsInFlight` as `calls in flight`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
