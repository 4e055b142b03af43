import { type ReactElement, useMemo } from 'react';
import { drawCode, type ErrorLevel } from './draw-code.ts';
import css from './qr-code.module.css';
import { useCodeTexts } from './texts/code-texts.ts';

export interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  /** Spoken name: what the code leads to. */
  label: string;
  /** Pixels of a side; 160 by default. */
  size?: 96 | 128 | 160 | 200 | 240;
  /** 15 % by default. */
  level?: ErrorLevel;
}

/** A text as a code for a phone's camera; a sentence where there is none to draw. */
export function QrCode({ text, label, size = 160, level = 'M' }: QrCodeProps): ReactElement {
  const t = useCodeTexts();
  const code = useMemo(() => drawCode(text, level), [text, level]);
  if (code.state !== 'drawn') {
    return (
      <p className={css.none} style={{ width: size, height: size }}>
        {t(code.state)}
      </p>
    );
  }
  return (
    <svg
      className={css.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code.side} ${code.side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
