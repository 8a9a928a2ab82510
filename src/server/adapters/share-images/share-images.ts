import { createHash } from 'node:crypto';
import type { TypesetProject } from '#contract/engine.ts';
import { FileMissing, type FileStore } from '../../base/files/file-store.ts';
import type { DrawnImages } from '../images/drawings.ts';
import { shareCard } from './share-card.ts';

/** The content of a link preview image. */
export interface ShareCard {
  readonly brand: string;
  /** A word or two above the title. */
  readonly kicker: string;
  readonly title: string;
  /** A sentence or two; overlong text is cut with an ellipsis. */
  readonly text: string;
  /** In the lower right corner. */
  readonly note: string;
}

export interface ShareImages {
  /** PNG, 1,200 by 630 pixels. `place` identifies what the image is for: each place has one image at a time. */
  png(place: string, card: ShareCard): Promise<Uint8Array>;
}

/** Each image is rendered once and stored under the hash of its content and design. */
export function createShareImages(platform: { drawings: DrawnImages; files: FileStore }): ShareImages {
  const { drawings, files } = platform;
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    png(place, card) {
      const hash = createHash('sha256')
        .update(JSON.stringify([shareCard, card]))
        .digest('hex')
        .slice(0, 32);
      const folder = `share/${place}`;
      const key = `${folder}/${hash}.png`;
      const started = underWay.get(key) ?? find(folder, key, card).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };

  async function find(folder: string, key: string, card: ShareCard): Promise<Uint8Array> {
    try {
      return await files.get(key);
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
    }
    const project: TypesetProject = {
      main: 'main.typ',
      files: { 'main.typ': shareCard, 'card.json': JSON.stringify(card) },
    };
    const png = await drawings.png(project, 1200);
    // The image for an earlier text is no longer needed.
    await files.removeAll(folder);
    await files.put(key, png);
    return png;
  }
}
