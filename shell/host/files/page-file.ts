/** The PDF of a page in a dialog: the page says what it shows, and the gateway draws it. Loaded when one is asked for. */
import { makePagePdf } from '#bridge/calls/filecenter/page-file.ts';
import { tenantHeader } from '#bridge/calls/kit/headers.ts';
import { GatewayError, sendDownload } from '#bridge/calls/kit/send.ts';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { locale } from '#ui/texts/locale.ts';
import { globalFailures } from '../../gateway.ts';
import { session } from '../../stores/session/session.ts';
import { t } from '../../texts/shell-texts.ts';
import { readPageContent } from '../dialogs/page-dialog.ts';
import { lookAtSession } from '../methods/session.ts';

/** Saves what the page in the dialog shows as a PDF under the title of the dialog; says so where that fails. */
export async function savePagePdf(title: string): Promise<void> {
  const content = await readPageContent();
  if (!content || content.blocks.length === 0) return showToast(t('pageDialog.noPdf'), 'bad');
  try {
    const { blob, filename } = await sendDownload(
      makePagePdf,
      { title, blocks: content.blocks },
      {
        base: '',
        token: null,
        locale: locale.get(),
        headers: { [tenantHeader]: session.get()?.tenant.id ?? '' },
      },
    );
    saveBlob(blob, filename);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    if (globalFailures.some((name) => name === cause.codeName)) return lookAtSession();
    showToast(cause.words, 'bad');
  }
}
