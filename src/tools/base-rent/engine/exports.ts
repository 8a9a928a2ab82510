import type { ResultExport } from '#contract/engine.ts';
import type { BaseRentResult } from '../tool.ts';
import { baseRentCsv } from './downloads/csv.ts';
import { baseRentTypst } from './downloads/typst.ts';

/**
 * What a base rent report downloads as, in the order of the page's buttons. The libraries that write office files are
 * loaded with the first such download: a server that makes none does not carry them.
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
