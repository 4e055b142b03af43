/**
 * Makes a sub-app from one of the starting points of this folder: `npm run new <name>` copies one to subapps/<name>,
 * `npm run new <name> <folder>` to a folder of that name somewhere else. `--start` chooses which, `--vendor` makes it an
 * app of a vendor.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const template = import.meta.dirname;

/** What the starting points call themselves, in the place of the new app's names. */
const placeholder = {
  code: 'subapp-template',
  en: 'Example App',
  'zh-CN': '\u793a\u4f8b\u5e94\u7528',
};

/** The starting points, and what each is made with. */
const starts = {
  react: 'React',
  typescript: 'TypeScript, no framework',
  html: 'Plain HTML, no build',
};

/**
 * Copies a starting point to `<folder>/<name>` under its new name and returns the new folder. Throws with a sentence for
 * a person when the name will not do or is taken.
 * @param {{ name: string | undefined, folder: string, start: string, vendor: boolean }} wanted `name` is the code of the
 *   new app: lower-case letters, digits and single hyphens.
 */
async function createSubapp({ name, folder, start, vendor }) {
  const fault = faultOf(name, folder, start);
  if (fault) throw new Error(fault);
  const source = join(template, start);
  const target = join(folder, name);
  for (const file of await readdir(source, { recursive: true, withFileTypes: true })) {
    const from = join(file.parentPath, file.name);
    const to = join(target, relative(source, from));
    if (!file.isFile()) continue;
    await mkdir(dirname(to), { recursive: true });
    if (!/\.(tsx?|css|js|json|html)$/.test(from)) await copyFile(from, to);
    else await writeFile(to, renamed(await readFile(from, 'utf8'), name, vendor));
  }
  await writeFile(join(target, 'README.md'), await readme(target, name, start));
  return target;
}

function faultOf(name, folder, start) {
  if (!(start in starts))
    return `There is no starting point "${start}": choose one of ${Object.keys(starts).join(', ')}.`;
  if (!name)
    return 'Give the new app a name: npm run new <name>, such as npm run new expense-claims.';
  if (!/^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){1,31}$/.test(name))
    return `"${name}" will not do: 2 to 32 lower-case letters, digits and single hyphens, a letter first.`;
  if (reserved.has(name)) return `"${name}" is a host of the portal itself. Choose another name.`;
  if (existsSync(join(folder, name)))
    return `${join(folder, name)} exists already. Choose another name.`;
  return undefined;
}

/** Names that would collide with the portal's own hosts and paths. */
const reserved = new Set([
  'atrium',
  'static',
  'vendors',
  'gateway',
  'portal',
  'shell',
  placeholder.code,
]);

function renamed(text, name, vendor) {
  return text
    .replaceAll(placeholder.code, name)
    .replaceAll(placeholder.en, titleOf(name))
    .replaceAll(placeholder['zh-CN'], titleOf(name))
    .replace("tier: 'in-house'", vendor ? "tier: 'vendor'" : "tier: 'in-house'");
}

/** `expense-claims` gives `Expense Claims`. */
function titleOf(name) {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** What may stand in an app's folder, in the order in which a newcomer reads it. */
const roles = {
  'manifest.ts': 'what the portal knows about the app before it runs',
  'manifest.json': 'what the portal knows about the app before it runs',
  'index.html': 'the page',
  'app.js': 'what it does, with its words in zh-CN and en',
  'app.css': 'what the base styles have no class for',
  'main.tsx': 'the start',
  'main.ts': 'the start',
  'routes.tsx': 'the pages by their place',
  'list-page.ts': 'the page',
  'element.ts': 'makes elements, without markup in strings',
  pages: 'the pages',
  parts: 'what pages are made of',
  stores: 'what can be told without a browser, with its tests',
  texts: 'words in zh-CN (the source) and en',
};

async function readme(target, name, start) {
  const there = new Set(await readdir(target));
  const lines = Object.entries(roles)
    .filter(([entry]) => there.has(entry))
    .map(([entry, role]) => `- \`${entry}${entry.includes('.') ? '' : '/'}\`: ${role}`);
  return `# ${name}\n\n${titleOf(name)}. ${starts[start]}.\n\n${lines.join('\n')}\n`;
}

const nextSteps = (place, name, manifest) => `Made ${place}. Next:

  1. ${place}/${manifest}: its names in both languages, icon, and what it asks for.
  2. npm run dev -- ${name}     opens it alone, with a panel to try it out
  3. npm run check              types, lint and the rules of the house
  4. npm run conformance -- <the address that npm run dev prints>

subapp-template/GUIDE.md leads through it in ten minutes.`;

/** What was asked for. A flag that is before npm's own `--` reaches us through the environment, its value as a word. */
function readWish() {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { start: { type: 'string' }, vendor: { type: 'boolean' } },
  });
  const { npm_config_start: start, npm_config_vendor: vendor } = process.env;
  const strayed = start === 'true' ? words.splice(1, 1)[0] : start;
  const isVendor = values.vendor ?? vendor === 'true';
  return {
    name: words[0],
    folder: words[1] ?? join(template, '../subapps'),
    start: values.start ?? (strayed || (isVendor ? 'html' : 'react')),
    vendor: isVendor,
  };
}

try {
  const wish = readWish();
  const place = relative('', await createSubapp(wish));
  console.log(nextSteps(place, wish.name, wish.start === 'html' ? 'manifest.json' : 'manifest.ts'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
