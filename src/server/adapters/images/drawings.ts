import type { TypesetProject } from '#contract/engine.ts';
import type { Images } from './image-port.ts';

/** Images that the product draws itself: a page typeset by Typst, rendered to pixels. */
export interface DrawnImages {
  /** The first page as PNG, `width` pixels wide. Throws TypesetError when it cannot be typeset. */
  png(project: TypesetProject, width: number): Promise<Uint8Array>;
}

export function createDrawings(
  typesetter: { draw(project: TypesetProject): Promise<string> },
  images: Pick<Images, 'draw'>,
): DrawnImages {
  return { png: async (project, width) => images.draw(await typesetter.draw(project), width) };
}
