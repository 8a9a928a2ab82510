import type { ResultExport } from '#contract/engine.ts';
import type { BaseRentResult } from '../tool.ts';
import { baseRentCsv } from './downloads/csv.ts';
import { baseRentTypst } from './downloads/typst.ts';

/**
 * The download formats of a base rent report, in the order of the page's buttons. The libraries for office files are
 * loaded for the first such download, so a server that never needs them does not load them.
 */
export const baseRentExports: Readonly<Record<'pdf' | 'docx' | 'xlsx' | 'csv', ResultExport<BaseRentResult>>> = {
  pdf: {
    contentType: 'application/pdf',
    extension: 'pdf',
    make: async (result, { typesetter }, { createdAt }) =>
      (await typesetter.typst(baseRentTypst(result, createdAt))).pdf,
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    async make(result, _ports, { createdAt }) {
      const { baseRentDocx } = await import('./downloads/docx.ts');
      return baseRentDocx(result, createdAt);
    },
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    async make(result, _ports, { createdAt }) {
      const { baseRentXlsx } = await import('./downloads/xlsx.ts');
      return baseRentXlsx(result, createdAt);
    },
  },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv', make: async (result) => baseRentCsv(result) },
};
