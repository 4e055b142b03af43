/** Unsaved work, kept in the browser so that a reload or a crash does not lose it. */
import type { Fields } from './form-types.ts';

/** Milliseconds a draft is kept: seven days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/** What a person changed and has not saved. Plain data. */
export interface UnsavedWork {
  /** The version of the record it began at. */
  readonly version: string | number;
  /** The changed fields only. */
  readonly values: Fields;
  /** What those fields held before. */
  readonly before: Fields;
  /** Words for values that are ids. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Unsaved work as it was found again. */
export interface KeptDraft extends UnsavedWork {
  readonly words: Readonly<Record<string, string>>;
  /** Secret fields that were changed too; what they held was not kept. */
  readonly left: readonly string[];
  /** When it was kept last, in milliseconds. */
  readonly at: number;
}

/** The drafts of one person in one kind of form. */
export interface Drafts {
  keep(id: string, work: UnsavedWork): void;
  /** Nothing where there is none, or it is too old or unreadable. */
  read(id: string): KeptDraft | undefined;
  drop(id: string): void;
}

export interface DraftsOptions {
  /** The person's id; drafts of anybody else in this browser are thrown away. */
  readonly owner: string;
  /** The kind of form, with the company where a person has several. */
  readonly area: string;
  /** Fields that are never kept. */
  readonly secrets?: readonly string[];
  /** The origin's local storage by default. */
  readonly storage?: Storage;
  readonly now?: () => number;
}

const prefix = 'draft:';

/** Opens the drafts of a person. Where storage is refused nothing is kept, and nothing fails. */
export function openDrafts(options: DraftsOptions): Drafts {
  const { owner, area, secrets = [], now = Date.now } = options;
  const storage = options.storage ?? localStore();
  const keyOf = (id: string) => `${prefix}${owner}:${area}:${id}`;
  if (storage) sweep(storage, `${prefix}${owner}:`, now());
  return {
    keep(id, work) {
      const draft: KeptDraft = {
        version: work.version,
        values: without(work.values, secrets),
        before: without(work.before, secrets),
        words: without(work.words ?? {}, secrets),
        left: secrets.filter((name) => Object.hasOwn(work.values, name)),
        at: now(),
      };
      try {
        storage?.setItem(keyOf(id), JSON.stringify(draft));
      } catch {
        // The disk is full: the work goes on without a draft.
      }
    },
    read(id) {
      const draft = parse(storage?.getItem(keyOf(id)) ?? null);
      return draft && now() - draft.at < draftLifetime ? draft : undefined;
    },
    drop: (id) => storage?.removeItem(keyOf(id)),
  };
}

// A private window or an opaque origin refuses even to be asked.
function localStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

// What belongs to somebody else, is too old or cannot be read goes away.
function sweep(storage: Storage, own: string, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((each) => each.startsWith(prefix))) {
    const draft = key.startsWith(own) ? parse(storage.getItem(key)) : undefined;
    if (!draft || now - draft.at >= draftLifetime) storage.removeItem(key);
  }
}

function without<Value>(
  fields: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function parse(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isDraft(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (!isRecord(value)) return false;
  const { version, values, before, words, left, at } = value;
  return (
    (typeof version === 'string' || typeof version === 'number') &&
    [values, before, words].every(isRecord) &&
    Array.isArray(left) &&
    typeof at === 'number'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
