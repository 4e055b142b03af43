import type { ReactElement } from 'react';
import { companyDocument, companyDocumentCalls } from '#bridge/calls/docenter/records/document.ts';
import { companyDocumentWords } from '#bridge/calls/docenter/records/document.words.ts';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';

const code = 'documents.manage';

/** The list of all documents, drafts too, for who looks after them. */
export function ManagePage(): ReactElement {
  const wiring = { ...useList(code), schemes: useSchemeCalls(code) };
  const calls = useRecord(companyDocumentCalls);
  const config = useRecordList(companyDocument, companyDocumentWords, calls, wiring);
  useTabTitle(config.title);
  return <ListScreen config={config} />;
}
