import type { ImagePort } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import type { Turns } from '../../base/limits/turns.ts';
import { createConfinedPool } from '../../base/processes/confined-pool.ts';
import { ConfinedStop, startConfined } from '../../base/processes/confined-process.ts';
import type { ImageAnswer, ImageJob, MadeImage } from './image-worker.ts';

export interface ImageOptions {
  /** Milliseconds of CPU time for one image. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** The queue for its jobs when other processes share it. */
  readonly turns?: Turns | undefined;
}

/** Every way in which the product reads or draws images. */
export interface Images extends ImagePort {
  /** Renders our own SVG, which may contain text from any user, as PNG. */
  draw(svg: string, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Processes images with libvips: those of each sender in a new confined process, one at a time, so that ten large
 * images need the memory of one. The server itself decodes nothing.
 */
export function createImagePort({ timeLimit = 30_000, memoryLimit = 1_000_000_000, turns }: ImageOptions = {}): Images {
  const pool = createConfinedPool({
    start: () =>
      startConfined(new URL('./image-worker.ts', import.meta.url), {
        memoryLimit,
        addons: true,
        // The image is decoded in memory, within the memory limit; nothing is written to a file.
        env: { VIPS_DISC_THRESHOLD: '8g' },
      }),
    fresh: true,
    atOnce: 1,
    turns,
    timeLimit,
    memoryLimit,
    idleLimit: 60_000,
  });
  const make = async (jobs: readonly ImageJob[], signal?: AbortSignal): Promise<MadeImage[]> =>
    pool
      .use(async (ask) => {
        const made: MadeImage[] = [];
        for (const job of jobs) made.push(imageOf(await ask<ImageAnswer>(job)));
        return made;
      }, signal)
      .catch((error) => {
        throw error instanceof ConfinedStop ? inputErrorOf('image_too_complex', error) : error;
      });
  const one = async (job: ImageJob): Promise<MadeImage> => (await make([job]))[0] as MadeImage;
  return {
    // Copies only these bytes: a view would send its whole buffer.
    reencode: (bytes, type) => one({ kind: 'reencode', bytes: bytes.slice(), type }),
    reencodeAll: (images, signal) =>
      make(
        images.map(({ bytes, type }) => ({ kind: 'reencode', bytes: bytes.slice(), type })),
        signal,
      ),
    narrow: async (bytes, width) => (await one({ kind: 'narrow', bytes: bytes.slice(), width })).bytes,
    draw: async (svg, width) => (await one({ kind: 'draw', svg, width })).bytes,
    close: () => pool.close(),
  };
}

function imageOf(answer: ImageAnswer): MadeImage {
  if (answer.kind === 'refused') throw inputErrorOf(answer.code);
  if (answer.kind !== 'made') throw new Error('no image was made');
  // Converts to plain bytes: data from a message arrives as a Buffer.
  return { ...answer.image, bytes: new Uint8Array(answer.image.bytes) };
}
