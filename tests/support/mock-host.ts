import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './source-files.ts';

/** A running mock host around one app. */
export interface MockHost {
  /** Address of the page with the panel. */
  readonly address: string;
  /** Address of the app's own page. */
  readonly entry: string;
  close(): Promise<void>;
}

/** Runs what `npm run dev -- <app>` runs, on any free port; with no app given, as if inside of a folder. */
export async function openMockHost(app: string | null, inside = root): Promise<MockHost> {
  const script = join(root, 'gateway/launch/dev.mjs');
  const child = spawn(process.execPath, app === null ? [script] : [script, app], {
    env: { ...process.env, MOCK_HOST_PORT: '0', INIT_CWD: inside },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = await untilOpen(child);
  const [, address = '', entry = ''] = /open at (\S+)[\s\S]*page is (\S+)/.exec(said) ?? [];
  return {
    address,
    entry,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function untilOpen(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('own page is')) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`The mock host did not start: ${said}`)));
  });
}
