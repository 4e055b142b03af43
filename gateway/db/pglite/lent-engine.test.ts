import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { startEngine } from './data-directory.ts';
import type { Engine } from './engine.ts';
import { lendEngine } from './lent-engine.ts';

let folder = '';
let engine: Engine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-lent-'));
  engine = await startEngine(folder, silentLog);
});

afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

/** A process that borrows the database and runs the statements; it prints the rows of the last one. */
function borrow(...statements: string[]): ChildProcess {
  const at = (file: string): string => JSON.stringify(join(import.meta.dirname, file));
  const script = `
    import pg from 'pg';
    import { BorrowedEngine } from ${at('lent-engine.ts')};
    import { ProtocolStream } from ${at('protocol-stream.ts')};
    const engine = new BorrowedEngine();
    await engine.ready();
    const client = new pg.Client({ stream: () => new ProtocolStream(engine) });
    await client.connect();
    let answer;
    for (const statement of ${JSON.stringify(statements)}) answer = await client.query(statement);
    process.stdout.write(JSON.stringify(answer.rows), () => process.exit(0));`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
    cwd: import.meta.dirname,
  });
}

test('one process after the other works in the lent database, and none in the session of another', async () => {
  const first = borrow('create table public.kept (value int)', 'begin', 'select pg_sleep(1)');
  lendEngine(engine, first, Promise.resolve());
  const second = borrow('insert into public.kept values (1)', 'select value from public.kept');
  const order: string[] = [];
  const gone = once(first, 'exit').then(() => order.push('first gone'));
  lendEngine(engine, second, gone);
  const rows = text(second.stdout ?? process.stdin).then((json) => {
    order.push('second answered');
    return json;
  });
  expect(JSON.parse(await rows)).toEqual([{ value: 1 }]);
  expect(order).toEqual(['first gone', 'second answered']);
});
