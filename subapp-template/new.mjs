/**
 * Makes a sub-app from this template: `npm run new <name>` copies it to subapps/<name>, `npm run new <name> <folder>`
 * to a folder of that name somewhere else.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { manifest } from './manifest.ts';

const template = import.meta.dirname;

/** What is the template's own and no part of a new app. */
const kept = new Set(['README.md', 'new.mjs', 'tsconfig.json']);

/**
 * Copies the template to `<folder>/<name>` under its new name and answers the new folder. Throws with a sentence for
 * a person when the name will not do or is taken.
 * @param {string | undefined} name Code of the new app: lower-case letters, digits and single hyphens.
 * @param {string} folder Where sub-apps live.
 */
async function createSubapp(name, folder) {
  const fault = faultOf(name, folder);
  if (fault) throw new Error(fault);
  const target = join(folder, name);
  for (const file of await readdir(template, { recursive: true, withFileTypes: true })) {
    const source = join(file.parentPath, file.name);
    const path = relative(template, source);
    if (!file.isFile() || kept.has(path)) continue;
    await mkdir(dirname(join(target, path)), { recursive: true });
    if (/\.(tsx?|css)$/.test(path))
      await writeFile(join(target, path), renamed(await readFile(source, 'utf8'), name));
    else await copyFile(source, join(target, path));
  }
  await writeFile(join(target, 'README.md'), readme(name));
  return target;
}

function faultOf(name, folder) {
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
  manifest.code,
]);

function renamed(text, name) {
  return text
    .replaceAll(manifest.code, name)
    .replaceAll(manifest.name.en, titleOf(name))
    .replaceAll(manifest.name['zh-CN'], titleOf(name));
}

/** `expense-claims` gives `Expense Claims`. */
function titleOf(name) {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function readme(name) {
  return `# ${name}

${titleOf(name)}. React.

- \`manifest.ts\`: what the portal knows about the app before it runs
- \`main.tsx\`, \`routes.tsx\`: the start, and the pages by their place
- \`pages/\`: the pages
- \`parts/\`: what pages are made of
- \`stores/\`: what can be told without React, with its tests
- \`texts/\`: words in zh-CN (the source) and en
`;
}

const nextSteps = (place) => `Made ${place}. Next:

  1. ${place}/manifest.ts: its names in both languages, icon, menu group, and what it asks for.
  2. npm run check              types, lint and the rules of the house
  3. npm start                  sign in as admin; it stands in the menu

subapps/README.md has the whole recipe.`;

const [name, folder = join(template, '../subapps')] = process.argv.slice(2);
try {
  console.log(nextSteps(relative('', await createSubapp(name, folder))));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
