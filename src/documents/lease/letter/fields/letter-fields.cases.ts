import type { FieldValue } from '#contract/lease-report.ts';
import type { Field } from '../../extract/field.ts';
import type { FieldCases } from '../../extract/field-suite.ts';
import { clauseCases } from './clauses.cases.ts';
import type { FieldTable } from './field-table.ts';
import { letterFields } from './index.ts';
import { letterOnlyCases } from './letter-only.cases.ts';
import { moneyCases } from './money.cases.ts';
import { partyCases } from './parties.cases.ts';
import { premisesCases } from './premises.cases.ts';
import { rightCases } from './rights.cases.ts';
import { saidFields } from './said/index.ts';
import { saidCases } from './said.cases.ts';
import { spokenCases } from './spoken.cases.ts';
import { spokenFields } from './spoken.ts';
import { timeCases } from './time.cases.ts';

const table: FieldTable = {
  ...partyCases,
  ...premisesCases,
  ...timeCases,
  ...moneyCases,
  ...rightCases,
  ...clauseCases,
  ...letterOnlyCases,
};

/** The example letters are dated January 14, 2026. */
const casesOf = (fields: readonly Field[], known: FieldTable): readonly FieldCases[] =>
  fields.flatMap((field): FieldCases[] => {
    const own = known[field.id];
    const given: Readonly<Record<string, FieldValue>> =
      field.id === 'agreement_date' ? {} : { agreement_date: '2026-01-14' };
    return own === undefined
      ? []
      : [
          {
            field,
            finds: own.finds.map(([by, text, value, state]) => ({
              by,
              text,
              value,
              given,
              ...(state === undefined ? {} : { state }),
            })),
            silent: (own.silent ?? []).map(([by, text, not]) => ({
              text,
              given,
              ...(by === null ? {} : { by }),
              ...(not === undefined ? {} : { not }),
            })),
          },
        ];
  });

export const letterFieldCases: readonly FieldCases[] = casesOf(letterFields, table);

export const spokenFieldCases: readonly FieldCases[] = casesOf(spokenFields, spokenCases);

export const saidFieldCases: readonly FieldCases[] = casesOf(saidFields, saidCases);
