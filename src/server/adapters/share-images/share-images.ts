import { createHash } from 'node:crypto';
import type { TypesetProject } from '#contract/engine.ts';
import { FileMissing, type FileStore } from '../../base/files/file-store.ts';
import type { Drawings } from '../images/drawings.ts';
import { shareCard } from './share-card.ts';

/** What the picture of a shared link says. */
export interface ShareCard {
  readonly brand: string;
  /** A word or two above the title. */
  readonly kicker: string;
  readonly title: string;
  /** A sentence or two; what does not fit is left out with a mark. */
  readonly text: string;
  /** In the lower right corner. */
  readonly note: string;
}

export interface ShareImages {
  /** PNG, 1,200 by 630 pixels. `place` says whose picture it is: there is one for each at a time. */
  png(place: string, card: ShareCard): Promise<Uint8Array>;
}

/** Each picture is drawn once and kept in the file store under the hash of what it says and of its design. */
export function createShareImages(platform: { drawings: Drawings; files: FileStore }): ShareImages {
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
    // The picture of an earlier text is asked for no more.
    await files.removeAll(folder);
    await files.put(key, png);
    return png;
  }
}
