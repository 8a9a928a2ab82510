import type { ResultExport } from '../../../contract/engine.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Platform } from '../../../server/platform.ts';
import { exportFolder, type Report } from './reports.ts';

/** Makes the file, puts it into the store and answers its signed address. */
export async function exportReport(
  { files, ports }: Pick<Platform, 'files' | 'ports'>,
  exports: Readonly<Record<string, ResultExport>>,
  report: Report,
  format: string,
): Promise<string> {
  const { bytes, extension, contentType } = await makeFile();
  const key = `${exportFolder(report.id)}/report.${extension}`;
  await files.put(key, bytes);
  return files.signedUrl(key, {
    seconds: limits.drafts.signedUrlSeconds,
    downloadName: `${report.feature}_${report.created_at.slice(0, 10)}.${extension}`,
    contentType,
  });

  async function makeFile() {
    if (format === 'md') {
      const bytes = new TextEncoder().encode(report.markdown);
      return { bytes, extension: 'md', contentType: 'text/markdown; charset=utf-8' };
    }
    const exporter = Object.hasOwn(exports, format) ? exports[format] : undefined;
    if (!exporter) throw new AppError('invalid_input', { message: 'A report does not download in that format.' });
    const facts = { createdAt: new Date(report.created_at) };
    return { ...exporter, bytes: await exporter.make(report.data as never, ports, facts) };
  }
}
