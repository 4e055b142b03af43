import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'secrets.key';

/**
 * The key of what is sealed in the database: the one of the settings, or a file in the data folder that is made once. It is
 * outside the database, so that a copy of that opens nothing.
 */
export function readSecretsKey({
  secretsKey,
  dataDir,
}: {
  readonly secretsKey: string | null;
  readonly dataDir: string;
}): Buffer {
  if (secretsKey !== null) return Buffer.from(secretsKey, 'base64');
  const path = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    // Of two processes that start at once only one makes the file.
    writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
}
