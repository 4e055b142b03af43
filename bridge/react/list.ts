import { useMemo, useState } from 'react';
import {
  addScheme,
  findSchemes,
  removeScheme,
  updateDefaultScheme,
  updateScheme,
} from '#bridge/calls/joyhr/schemes.ts';
import type { AnyCall, ResultOf } from '#bridge/calls/kit/define.ts';
import type { ListQuestion } from '#bridge/calls/kit/list-question.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { listRequest } from './list-request.ts';
import { usePageLocation, usePageSearch } from './location.ts';
import { useDirty, useSnapshot } from './page.ts';
import { useAppContext, useServices } from './provider.tsx';

interface Picked {
  readonly id: string;
  readonly userName: string;
  readonly detail?: string;
}

/** Rows that can be selected. */
const mostPicked = 2000;

/** Selected rows that fit into a snapshot; a larger selection is gone once the app was unloaded. */
const mostKept = 300;

/**
 * What connects a list screen of `ui` to the shell: its place in the address, what is remembered and selected, questions
 * and messages, unsaved work. `code` names the list, `<app>.<page>`.
 */
export function useList(code: string) {
  const { user } = useAppContext();
  const search = usePageSearch();
  const [path, navigate] = usePageLocation();
  const picked = usePicked();
  const scroll = useSnapshot('scroll', { query: '', top: 0 });
  const memory = useMemo(() => createMemory(`list.${user.id}.${code}`), [user.id, code]);
  return {
    ...useTools(),
    memory,
    place: {
      search,
      go: (next: string, how: 'push' | 'replace') =>
        navigate(next ? `${path}?${next}` : path, { replace: how === 'replace' }),
    },
    picked,
    mostPicked,
    scroll,
  };
}

function usePicked() {
  const [kept, keep] = useSnapshot<readonly Picked[]>('picked', []);
  const [picked, setPicked] = useState(kept);
  function pick(next: readonly Picked[]): void {
    const some = next.slice(0, mostPicked);
    setPicked(some);
    keep(some.length <= mostKept ? some : []);
  }
  return [picked, pick] as const;
}

/** Questions and messages of the shell for a part of a page that changes data, and who hears of its unsaved work. */
export function useTools() {
  const { bridge } = useServices();
  const [dirty, onDirty] = useState(false);
  useDirty(dirty);
  return useMemo(
    () => ({
      onDirty,
      ask: async (words: { title: string; text?: string; tone: 'danger' }) =>
        (await bridge.dialogs.confirm({ text: words.title, ...words })).confirmed,
      tell: (text: string, tone: 'info' | 'success' | 'error') =>
        void bridge.dialogs.message({ text: text.slice(0, 200), tone }).catch(() => {}),
    }),
    [bridge],
  );
}

/** Speaks a call for what a list asks: its `load`, or that of its figures. */
export function useListCall<C extends AnyCall>(
  call: C,
): (question: ListQuestion, signal: AbortSignal) => Promise<ResultOf<C>> {
  const { gateway } = useServices();
  return (question, signal) => gateway.call(call, listRequest(call, question), { signal });
}

/** Has the shell save what a list shows, by a call that returns a file; null when the person did not want it. */
export function useListExport<C extends AnyCall>(
  call: C,
): (question: ListQuestion, columns: readonly string[], format: string) => Promise<string | null> {
  const { bridge } = useServices();
  return (question, columns, format) => {
    const request = Object.assign({}, listRequest(call, question), {
      columns: [...columns],
      format,
    });
    return downloadByShell(bridge, { path: call.path, request });
  };
}

/** Keeps the saved query schemes of a list; `code` is the list's. */
export function useSchemeCalls(code: string) {
  const { gateway } = useServices();
  return useMemo(
    () => ({
      find: () => gateway.call(findSchemes, { listCode: code }),
      add: (name: string, content: SchemeContent) =>
        gateway.call(addScheme, { listCode: code, name, ...contentOf(content) }),
      update: (schemeId: string, change: Partial<SchemeContent> & { readonly name?: string }) =>
        gateway.call(updateScheme, { schemeId, ...contentOf(change) }),
      setDefault: async (schemeId: string | undefined) => {
        await gateway.call(updateDefaultScheme, { listCode: code, schemeId });
      },
      remove: async (schemeId: string) => {
        await gateway.call(removeScheme, { schemeId });
      },
    }),
    [gateway, code],
  );
}

interface SchemeContent {
  readonly query: string;
  readonly columns: {
    readonly hidden: readonly string[];
    readonly order?: readonly string[] | undefined;
    readonly widths: Readonly<Record<string, number>>;
  } | null;
}

function contentOf<Change extends Partial<SchemeContent>>({ columns, ...change }: Change) {
  if (!columns) return change;
  const { hidden, order, widths } = columns;
  const rounded = Object.entries(widths).map(([column, width]) => [column, Math.round(width)]);
  const kept = { hidden: [...hidden], widths: Object.fromEntries(rounded) };
  return { ...change, columns: order ? { ...kept, order: [...order] } : kept };
}

// Storage can be refused (a private window, a full disk, an opaque origin); what is remembered then lasts as long as the page.
function createMemory(prefix: string) {
  const here = new Map<string, string>();
  return {
    read(name: string): string | null {
      try {
        return here.get(name) ?? localStorage.getItem(`${prefix}.${name}`);
      } catch {
        return null;
      }
    },
    write(name: string, value: string): void {
      here.set(name, value);
      try {
        localStorage.setItem(`${prefix}.${name}`, value);
      } catch {}
    },
  };
}
