import type { ResultExport } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Platform } from '#server/platform.ts';
import { exportFolder, type Report } from './reports.ts';
import { readStoredFile } from './stored-file.ts';

/** Export functions by feature, then by format; filled from the list of tools. */
export type Exporters = Readonly<Record<string, Exports | undefined>>;

/** Generates the file, stores it and returns its signed URL. */
export async function exportReport(
  platform: Pick<Platform, 'files' | 'ports'>,
  exports: Exports,
  report: Report,
  format: string,
): Promise<string> {
  const { key, ...how } = await makeReportFile(platform, exports, report, format);
  return platform.files.signedUrl(key, { ...how, seconds: limits.drafts.signedUrlSeconds });
}

/** Generates the file and stores it. */
export async function makeReportFile(
  { files, ports }: Pick<Platform, 'files' | 'ports'>,
  exports: Exports,
  report: Report,
  format: string,
  folder = exportFolder(report.id),
): Promise<{ key: string; downloadName: string; contentType: string }> {
  const { bytes, extension, contentType } = await makeFile();
  const key = `${folder}/report.${extension}`;
  await files.put(key, bytes);
  return { key, downloadName: `${report.feature}_${report.created_at.slice(0, 10)}.${extension}`, contentType };

  async function makeFile() {
    const exporter = exporterOf(exports, report, format);
    if (!exporter && format === 'md') {
      const bytes = new TextEncoder().encode(report.markdown);
      return { bytes, extension: 'md', contentType: 'text/markdown; charset=utf-8' };
    }
    if (!exporter) throw new AppError('invalid_input', { message: 'A report does not download in that format.' });
    const facts = {
      id: report.id,
      createdAt: new Date(report.created_at),
      today: new Date().toISOString().slice(0, 10),
      file: (name: string) => readStoredFile({ files }, report.runId, name),
    };
    return { ...exporter, bytes: await exporter.make(report.data as never, ports, facts) };
  }
}

/** The download formats of a report; its own Markdown comes last, unless the tool exports Markdown itself. */
export function formatsOf(exports: Exports, report: Pick<Report, 'data'>): string[] {
  const own = Object.keys(exports).filter((format) => exporterOf(exports, report, format) !== undefined);
  return own.includes('md') ? own : [...own, 'md'];
}

type Exports = Readonly<Record<string, ResultExport>>;

function exporterOf(exports: Exports, { data }: Pick<Report, 'data'>, format: string): ResultExport | undefined {
  const exporter = Object.hasOwn(exports, format) ? exports[format] : undefined;
  return exporter?.serves && !exporter.serves(data as never) ? undefined : exporter;
}
