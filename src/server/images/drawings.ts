import sharp from 'sharp';
import type { TypesetProject } from '../../contract/engine.ts';

/** Pictures that the product draws itself: a page set by Typst, as pixels. */
export interface Drawings {
  /** The first page as PNG, `width` pixels wide. Throws TypesetError when it cannot be set. */
  png(project: TypesetProject, width: number): Promise<Uint8Array>;
}

export function createDrawings(typesetter: { draw(project: TypesetProject): Promise<string> }): Drawings {
  return {
    async png(project, width) {
      const svg = Buffer.from(await typesetter.draw(project));
      // Drawn at twice the size first: thin rules and small letters stay even.
      return sharp(svg, { density: 144 }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
    },
  };
}
