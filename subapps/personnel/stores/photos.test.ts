import { expect, test } from 'vitest';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { askForPhotos, photos, type SmallPhoto, setPhoto } from './photos.ts';

const photoOf = (employmentId: string): SmallPhoto => ({
  employmentId,
  photoId: `photo of ${employmentId}`,
  picture: 'data:,',
});

/** A gateway that knows the photos of some, and writes down who it was asked for. */
function gatewayOf(...owners: readonly string[]) {
  const asked: string[][] = [];
  const call = async (_: unknown, { employmentIds }: { employmentIds: string[] }) => {
    asked.push(employmentIds);
    return { photos: owners.filter((id) => employmentIds.includes(id)).map(photoOf) };
  };
  return { asked, gateway: { call: call as never } };
}

test('asks for a whole list at once, and for nobody twice', async () => {
  const { asked, gateway } = gatewayOf('a1');
  const first = askForPhotos(gateway, ['a1', 'a2']);
  await Promise.all([first, askForPhotos(gateway, ['a2', 'a3'])]);
  await askForPhotos(gateway, ['a1', 'a2', 'a3']);
  expect(asked).toEqual([['a1', 'a2'], ['a3']]);
  expect(photos.get()).toEqual({ a1: photoOf('a1'), a2: null, a3: null });
});

test('asks again for those it could not get', async () => {
  const { asked, gateway } = gatewayOf('b1');
  const failing = () => Promise.reject(new GatewayError('network'));
  await askForPhotos({ call: failing as never }, ['b1']);
  expect(photos.get().b1).toBeUndefined();
  await askForPhotos(gateway, ['b1']);
  expect(asked).toEqual([['b1']]);
});

test('keeps what was just saved or removed', () => {
  setPhoto('c1', photoOf('c1'));
  expect(photos.get().c1?.photoId).toBe('photo of c1');
  setPhoto('c1', null);
  expect(photos.get().c1).toBeNull();
});
