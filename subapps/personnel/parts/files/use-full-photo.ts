import { useEffect, useState } from 'react';
import { downloadPhoto } from '#bridge/calls/filecenter/calls.ts';
import { useGateway } from '#bridge/react/index.ts';

/** The address of a photo in full size, once it is there; given back to the browser when the photo goes. */
export function useFullPhoto(
  employmentId: string,
  photoId: string | undefined,
): string | undefined {
  const gateway = useGateway();
  const [shown, setShown] = useState<{ readonly id: string; readonly address: string }>();
  useEffect(() => {
    if (photoId === undefined) return;
    const stop = new AbortController();
    let address = '';
    gateway.download(downloadPhoto, { employmentId }, { signal: stop.signal }).then(
      ({ blob }) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setShown({ id: photoId, address });
      },
      // The small one stays.
      () => {},
    );
    return () => {
      stop.abort();
      URL.revokeObjectURL(address);
    };
  }, [gateway, employmentId, photoId]);
  return shown && shown.id === photoId ? shown.address : undefined;
}
