import { saveBlob } from '../save-blob.ts';
import { drawCode, type ErrorLevel } from './draw-code.ts';

/** Pixels of the saved picture's side, at least. */
const wanted = 800;

/** Saves the code of a text as a PNG; false where there is no code to save. */
export async function saveCode(
  text: string,
  filename: string,
  level?: ErrorLevel,
): Promise<boolean> {
  const code = drawCode(text, level);
  if (code.state !== 'drawn') return false;
  // Whole pixels for each module, so that the edges stay sharp.
  const scale = Math.ceil(wanted / code.side);
  const canvas = new OffscreenCanvas(code.side * scale, code.side * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  const look = getComputedStyle(document.documentElement);
  pen.fillStyle = look.getPropertyValue('--paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = look.getPropertyValue('--paper-ink');
  pen.scale(scale, scale);
  pen.fill(new Path2D(code.path));
  saveBlob(await canvas.convertToBlob({ type: 'image/png' }), `${filename}.png`);
  return true;
}
