/**
 * A gateway in waiting, for `npm run dev`: the packages are loaded, which is most of a start; the gateway's own files
 * are read when the watching process says so, as they stand then.
 */
const packages = [
  '@node-rs/argon2',
  'fastify',
  'jose',
  'kysely',
  'pg',
  'pino',
  'pinyin-pro',
  'zod/mini',
];

process.once('disconnect', leave);
const told = new Promise((resolve) => process.once('message', resolve));
await Promise.all(packages.map((name) => import(name)));
await told;
process.off('disconnect', leave);
await import('../main.ts');

function leave() {
  process.exit(0);
}
