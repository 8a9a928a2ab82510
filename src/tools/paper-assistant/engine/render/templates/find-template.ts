import { article } from './article.ts';
import type { Template } from './template.ts';

/** The template of this id; the plain article for an id that is not known (any more). */
export function findTemplate(id: string): Template {
  return templates.find((template) => template.id === id) ?? article;
}

const templates: readonly Template[] = [article];
