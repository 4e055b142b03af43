import { atom, type ReadableAtom } from 'nanostores';

/** A picture that has an address, or is fetched when its turn comes. */
export interface PictureSource {
  readonly id: string;
  readonly src?: string;
  readonly fetch?: (signal: AbortSignal) => Promise<Blob>;
  /** Only when it is looked at, not while its neighbour is: where every fetch is noted down. */
  readonly onlyInSight?: boolean;
}

/** What has come of a picture: where it is, or why it is not there. */
export type Fetched = { readonly src: string } | { readonly error: unknown };

export interface Sources {
  /** By id of the picture; nothing of one that is still to come. */
  readonly fetched: ReadableAtom<ReadonlyMap<string, Fetched>>;
  /** Fetches the first, which is in sight, then the others one by one; lets go of every other picture. */
  want(pictures: readonly PictureSource[]): void;
  retry(id: string): void;
  /** Stops everything and gives all addresses back. */
  stop(): void;
}

/** The picture in sight, then the next and the one before: the other ways round wait for nothing. */
export function wantedAt<P>(pictures: readonly P[], at: number): readonly P[] {
  const of = pictures.length;
  const places = of === 0 ? [] : [at, (at + 1) % of, (at - 1 + of) % of];
  return [...new Set(places)].flatMap((place) => pictures[place] ?? []);
}

/** Fetches pictures as they are wanted: however many there are, few are held at a time. */
export function createSources(): Sources {
  const $fetched = atom<ReadonlyMap<string, Fetched>>(new Map());
  const stops = new Map<string, AbortController>();
  let wanted: readonly PictureSource[] = [];

  function forget(id: string): void {
    stops.get(id)?.abort();
    stops.delete(id);
    const left = new Map($fetched.get());
    const one = left.get(id);
    if (one && 'src' in one) URL.revokeObjectURL(one.src);
    if (left.delete(id)) $fetched.set(left);
  }

  function fill(): void {
    const isDue = ({ onlyInSight }: PictureSource, place: number) => place === 0 || !onlyInSight;
    const next = wanted
      .filter(isDue)
      .find(({ id, fetch }) => fetch && !stops.has(id) && !$fetched.get().has(id));
    // The one in sight waits for none of its neighbours, they for everything.
    if (next && (stops.size === 0 || next === wanted[0])) void run(next);
  }

  async function run({ id, fetch }: PictureSource): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    const outcome = await fetch?.(stop.signal).catch((error: unknown) => ({ error }));
    if (stop.signal.aborted || !outcome) return;
    stops.delete(id);
    const one = 'error' in outcome ? outcome : { src: URL.createObjectURL(outcome) };
    $fetched.set(new Map($fetched.get()).set(id, one));
    fill();
  }

  function want(pictures: readonly PictureSource[]): void {
    const [before] = wanted;
    wanted = pictures;
    const ids = new Set(pictures.map(({ id }) => id));
    const held = [...stops.keys(), ...$fetched.get().keys()];
    for (const id of held.filter((one) => !ids.has(one))) forget(id);
    const [inSight] = pictures;
    // What failed on its way while it was a neighbour gets another chance when it is looked at.
    if (inSight && inSight.id !== before?.id && hasFailed(inSight.id)) forget(inSight.id);
    fill();
  }

  const hasFailed = (id: string) => 'error' in ($fetched.get().get(id) ?? {});

  return {
    fetched: $fetched,
    want,
    retry(id) {
      forget(id);
      fill();
    },
    stop: () => want([]),
  };
}
