import type { TypesetProject } from '#contract/engine.ts';
import { TypesetError } from './typeset-error.ts';

/**
 * The files of a project as bytes; absolute paths, paths outside the project and hidden files (a leading dot) are
 * rejected.
 */
export function projectFiles(engine: 'typst' | 'latex', project: TypesetProject): Record<string, Uint8Array> {
  const paths = Object.keys(project.files);
  const bad = paths.find((path) => !/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path));
  if (bad !== undefined) throw new TypesetError(engine, 'source', `the path ${JSON.stringify(bad)} is not allowed`);
  if (project.files[project.main] === undefined) throw new TypesetError(engine, 'source', 'the main file is missing');
  return Object.fromEntries(
    Object.entries(project.files).map(([path, content]) => [
      path,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );
}
