import { type ReactElement, useState } from 'react';
import {
  largestApprovalFile,
  mostApprovalFiles,
  uploadApprovalFile,
} from '#bridge/calls/workflow/files.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Upload } from '#ui/parts/upload/upload.tsx';
import type { SendFile } from '#ui/parts/upload/uploads.ts';

/** A file as a form or a comment names it. */
export interface NamedFile {
  readonly id: string;
  readonly name: string;
}

const refusals = new Set(['fileEmpty', 'fileFormat', 'fileTooLarge', 'tooManyFiles']);

/** Takes files; they are kept once the form or the comment is sent. */
export function FilesInput(props: {
  value: readonly NamedFile[];
  most?: number | null;
  /** Takes pictures alone. */
  isPictures?: boolean;
  onChange: (files: readonly NamedFile[]) => void;
}): ReactElement {
  const { value, most, isPictures = false, onChange } = props;
  const gateway = useGateway();
  const send: SendFile = async (file, options) => {
    const { id, name } = await gateway.upload(uploadApprovalFile, { file }, options);
    return { fileName: name, filePath: id, fileUrl: '', downloadUrl: '' };
  };
  return (
    <Upload
      documents={!isPictures}
      value={value.map(({ id, name }) => ({
        fileName: name,
        filePath: id,
        fileUrl: '',
        downloadUrl: '',
      }))}
      onChange={(files) =>
        onChange(files.map(({ filePath, fileName }) => ({ id: filePath, name: fileName })))
      }
      most={most ?? mostApprovalFiles}
      size={largestApprovalFile}
      send={send}
      isRefusal={(error) => error instanceof GatewayError && refusals.has(error.codeName)}
      wordsOf={(error) => (error instanceof GatewayError ? error.words : '')}
    />
  );
}

/** The same for a field of a form, which keeps the ids alone. */
export function FilesField(props: {
  ids: readonly string[];
  names: Readonly<Record<string, string>>;
  most: number | null;
  isPictures: boolean;
  onChange: (ids: string[]) => void;
}): ReactElement {
  const { ids, names, most, isPictures, onChange } = props;
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  return (
    <FilesInput
      value={ids.map((id) => ({ id, name: added[id] ?? names[id] ?? id }))}
      most={most}
      isPictures={isPictures}
      onChange={(files) => {
        const said = Object.fromEntries(files.map(({ id, name }) => [id, name]));
        setAdded((before) => ({ ...before, ...said }));
        onChange(files.map(({ id }) => id));
      }}
    />
  );
}
