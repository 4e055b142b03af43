import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { useGateway } from '#bridge/react/index.ts';
import { Avatar, type AvatarProps } from '#ui/parts/avatar.tsx';
import { askForPhotos, photos, type SmallPhoto } from '../stores/photos.ts';

export interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  /** Id of the employment. */
  id: string;
}

/** A person's photo, or the initial while none is known; what draws a list asks for its photos with `usePhotos`. */
export function PersonAvatar({ id, ...props }: PersonAvatarProps): ReactElement {
  return <Avatar {...props} picture={usePhoto(id)?.picture} />;
}

/** The photo of a person as far as it is known: undefined before it was asked for, null for none. */
export function usePhoto(id: string): SmallPhoto | null | undefined {
  return useStore(photos)[id];
}

/** Fetches the photos of some people, those of a list all at once. */
export function usePhotos(ids: readonly string[]): void {
  const gateway = useGateway();
  const key = ids.join(' ');
  useEffect(() => {
    if (key !== '') void askForPhotos(gateway, key.split(' '));
  }, [gateway, key]);
}
