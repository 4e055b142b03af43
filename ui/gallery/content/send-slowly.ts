import type { SendFile } from '../../parts/upload/uploads.ts';

/**
 * Sends nowhere, a tenth every 80 ms. A file with "fail" in its name breaks off half-way the first time, one with
 * "stay" in its name never goes further than that.
 */
export function sendSlowly(): SendFile {
  const broken = new Set<string>();
  return (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      let share = 0;
      const timer = setInterval(() => {
        if (share >= 0.5 && file.name.includes('stay')) return;
        share += 0.1;
        onProgress(Math.min(1, share));
        if (share >= 0.5 && file.name.includes('fail') && !broken.has(file.name)) {
          broken.add(file.name);
          end(() => reject(new Error('broken off')));
        } else if (share >= 1) {
          const address = URL.createObjectURL(file);
          const name = file.name;
          end(() =>
            resolve({ fileName: name, filePath: address, fileUrl: address, downloadUrl: address }),
          );
        }
      }, 80);
      function end(how: () => void): void {
        clearInterval(timer);
        how();
      }
      signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    });
}
