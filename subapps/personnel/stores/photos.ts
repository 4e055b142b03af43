/** The small photos of people, fetched for whole lists at once and kept for as long as the app stands. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { listPhotos, type savePhoto } from '#bridge/calls/filecenter/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';

/** The photo of a person as lists show it. */
export type SmallPhoto = ResultOf<typeof savePhoto>;

/** By employment; null for those who have none. */
const $photos = atom<Readonly<Record<string, SmallPhoto | null>>>({});

/** Employments that are asked for just now. */
const asked = new Set<string>();

/** The photos known so far, by employment; null for those known to have none. */
export const photos: ReadableAtom<Readonly<Record<string, SmallPhoto | null>>> = computed(
  $photos,
  (known) => known,
);

/** Fetches the photos of those not asked for yet. Where it fails, initials stay, and the next list asks again. */
export async function askForPhotos(
  gateway: Pick<Gateway, 'call'>,
  employmentIds: readonly string[],
): Promise<void> {
  const known = $photos.get();
  const wanted = employmentIds.filter((id) => !(id in known) && !asked.has(id));
  if (wanted.length === 0) return;
  for (const id of wanted) asked.add(id);
  try {
    const { photos: found } = await gateway.call(listPhotos, { employmentIds: wanted });
    const none = wanted.map((id) => [id, null] as const);
    const had = found.map((photo) => [photo.employmentId, photo] as const);
    $photos.set({ ...$photos.get(), ...Object.fromEntries(none), ...Object.fromEntries(had) });
  } catch {
    // A list without photos is a list all the same.
  } finally {
    for (const id of wanted) asked.delete(id);
  }
}

/** Fetches one photo again, such as after somebody else changed it. */
export async function askAgain(
  gateway: Pick<Gateway, 'call'>,
  employmentId: string,
): Promise<void> {
  const { [employmentId]: _, ...others } = $photos.get();
  $photos.set(others);
  await askForPhotos(gateway, [employmentId]);
}

/** Puts the photo that was just saved, or null for the one that was removed. */
export function setPhoto(employmentId: string, photo: SmallPhoto | null): void {
  $photos.set({ ...$photos.get(), [employmentId]: photo });
}
