import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { uploadApprovalFile } from '#bridge/calls/workflow/files.ts';
import { useGateway, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './forms.module.css';

/** Pixels of the picture that is kept. */
const size = { width: 600, height: 200 };

/** A name written with a finger or a mouse; it is kept as a picture. Who can do neither uploads one in its place. */
export function SignatureInput(props: {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}): ReactElement {
  const { ids, onChange } = props;
  const t = useWords();
  const { tell } = useTools();
  const gateway = useGateway();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    setDrawn(false);
    onChange([]);
  };
  const keep = async () => {
    setBusy(true);
    try {
      const file = await pictureOf(canvas.current);
      const { id } = await gateway.upload(uploadApprovalFile, { file });
      onChange([id]);
    } catch {
      tell(t('forms.signatureFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  const isKept = ids.length > 0;
  return (
    <div className={css.signature}>
      <canvas
        ref={canvas}
        {...size}
        className={css.pad}
        aria-label={t('forms.signHere')}
        onPointerDown={(event) => begin(event)}
        onPointerMove={(event) => {
          if (draw(event)) setDrawn(true);
        }}
      />
      <div className={css.padFoot}>
        <Button size="sm" disabled={!isDrawn && !isKept} onClick={clear}>
          {t('forms.signAgain')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={!isDrawn || isKept || busy}
          onClick={() => void keep()}
        >
          {t('forms.signKeep')}
        </Button>
        {isKept && <span role="status">{t('forms.signed')}</span>}
      </div>
    </div>
  );
}

async function pictureOf(canvas: HTMLCanvasElement | null): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas?.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (blob === null) throw new Error('The pad gives no picture.');
  return new File([blob], 'signature.png', { type: 'image/png' });
}

/** Where on the pad a pointer is. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * size.width,
    y: ((clientY - box.top) / box.height) * size.height,
  };
}

function begin(event: PointerEvent<HTMLCanvasElement>): void {
  const pen = event.currentTarget.getContext('2d');
  if (pen === null) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  const { x, y } = pointOf(event);
  pen.moveTo(x, y);
}

function draw(event: PointerEvent<HTMLCanvasElement>): boolean {
  const pen = event.currentTarget.getContext('2d');
  if (pen === null || event.buttons === 0) return false;
  const { x, y } = pointOf(event);
  pen.lineTo(x, y);
  pen.stroke();
  return true;
}
