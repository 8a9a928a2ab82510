import type { ResultExport } from '#contract/engine.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import { outlineOf } from './outline.ts';
import { reportIcs } from './report-ics.ts';
import { reportTypst } from './report-typst.ts';

/**
 * The download formats of a report on a document, in the order of the page's buttons. The libraries that write office
 * files are loaded for the first such download.
 */
export const documentExports: Readonly<Record<'pdf' | 'docx' | 'xlsx' | 'json' | 'ics', ResultExport<DocumentReport>>> =
  {
    pdf: {
      contentType: 'application/pdf',
      extension: 'pdf',
      make: async (report, { typesetter }, { createdAt, today }) =>
        (await typesetter.typst(reportTypst(outlineOf(report, today), createdAt))).pdf,
    },
    docx: {
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      extension: 'docx',
      async make(report, _ports, { createdAt, today }) {
        const { reportDocx } = await import('./report-docx.ts');
        return reportDocx(outlineOf(report, today), createdAt);
      },
    },
    xlsx: {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
      async make(report, _ports, { createdAt, today }) {
        const { reportXlsx } = await import('./report-xlsx.ts');
        return reportXlsx(report, createdAt, today);
      },
    },
    json: {
      contentType: 'application/json; charset=utf-8',
      extension: 'json',
      make: async (report) => new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`),
    },
    ics: {
      contentType: 'text/calendar; charset=utf-8',
      extension: 'ics',
      make: async (report, _ports, { id, createdAt }) => new TextEncoder().encode(reportIcs(id, report, createdAt)),
    },
  };
