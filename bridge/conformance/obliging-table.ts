import type { Bound, Caller, MethodTable } from '#bridge/host/handlers.ts';
import type { Context, Launch } from '#bridge/methods/context.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import { shellMethods } from '#bridge/methods/index.ts';
import { exampleOf } from './example.ts';

/** What the run behind a table tells of itself, and hears. */
export interface RunBody {
  readonly first: () => { readonly context: Context; readonly launch: Launch };
  readonly onReady: () => void;
  readonly onDirty: (dirty: boolean) => void;
  readonly onRoute: (route: string) => void;
}

type Answer = (request: Readonly<Record<string, unknown>>) => unknown;

/** Milliseconds a token holds, as in the product. */
const tokenLife = 120_000;

/**
 * Bodies for every method there is, which answer as a willing person and a quiet portal would. A method without a body
 * of its own answers an example of its result, so that a new one needs nothing here.
 */
export function obligingTable(run: RunBody): MethodTable<Caller> {
  const own = bodies(run);
  const table: Record<string, Bound<Caller>> = Object.create(null);
  for (const method of Object.values(shellMethods).flatMap((verbs): AnyMethod[] =>
    Object.values(verbs),
  )) {
    const answer = own[method.name] ?? (() => exampleOf(method.result));
    table[method.name] = { method, handle: (request) => answer(Object(request)) };
  }
  return table;
}

function bodies(run: RunBody): Readonly<Record<string, Answer>> {
  const stored = new Map<string, unknown>();
  const move: Answer = ({ route }) => {
    run.onRoute(String(route));
    return null;
  };
  return {
    'context.get': run.first,
    'context.ready': () => {
      run.onReady();
      return null;
    },
    'session.token': () => ({ token: 'conformance', expiresAt: Date.now() + tokenLife }),
    'session.identity': () => ({ token: 'conformance', expiresAt: Date.now() + tokenLife }),
    'permissions.has': ({ functionIds }) =>
      Object.fromEntries((functionIds as readonly string[]).map((id) => [id, true])),
    'tabs.dirty': ({ dirty }) => {
      run.onDirty(dirty === true);
      return null;
    },
    'tabs.list': () => [],
    'dialogs.confirm': () => ({ confirmed: true, answer: 'ok' }),
    'navigation.replace': move,
    'navigation.push': move,
    'files.save': () => ({ saved: true }),
    'files.upload': ({ file }) => ({ file: keptFile(Object(file)) }),
    'files.download': () => ({ saved: true, fileName: 'example.pdf' }),
    'storage.get': ({ key }) => ({ value: stored.get(String(key)) ?? null }),
    'storage.set': ({ key, value }) => {
      stored.set(String(key), value);
      return null;
    },
    'storage.remove': ({ key }) => {
      stored.delete(String(key));
      return null;
    },
    'storage.keys': () => [...stored.keys()],
  };
}

/** A file as if the file centre kept it. */
function keptFile({ name, size }: Partial<File>) {
  const id = '0190a1b2-0000-7000-8000-000000000001';
  return { id, name, format: 'pdf', size };
}
