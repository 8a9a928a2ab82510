import { type AsyncZippable, zip } from 'fflate';
import { packageNames, type TranslationOptions } from '../tool.ts';

/** The package for the server: the unchanged document, and the translation options. */
export async function buildPackage(document: Uint8Array, options: TranslationOptions): Promise<File> {
  const files: AsyncZippable = {
    [packageNames.options]: new TextEncoder().encode(JSON.stringify(options)),
    // A Word document is already compressed, so it is stored without compression.
    [packageNames.document]: [document, { level: options.fileName.toLowerCase().endsWith('.docx') ? 0 : 6 }],
  };
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    zip(files, (error, data) => (error ? reject(error) : resolve(data)));
  });
  return new File([bytes as Uint8Array<ArrayBuffer>], 'translation.zip', { type: 'application/zip' });
}
