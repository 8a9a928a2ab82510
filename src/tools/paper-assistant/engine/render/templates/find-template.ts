import { aastex } from './aastex.ts';
import { acmart } from './acmart.ts';
import { apa7 } from './apa7.ts';
import { article } from './article.ts';
import { elsarticle } from './elsarticle.ts';
import { ieeeConference, ieeeJournal } from './ieeetran.ts';
import { llncs } from './llncs.ts';
import { mnras } from './mnras.ts';
import { revtex } from './revtex.ts';
import { spie } from './spie.ts';
import type { Template } from './template.ts';
import { twoColumnReport } from './two-column-report.ts';

/** The template with this id; the plain article for an unknown id. */
export function findTemplate(id: string): Template {
  return templates.find((template) => template.id === id) ?? article;
}

export const templates: readonly Template[] = [
  article,
  ieeeJournal,
  ieeeConference,
  elsarticle,
  llncs,
  revtex,
  mnras,
  spie,
  acmart,
  apa7,
  aastex,
  twoColumnReport,
];
