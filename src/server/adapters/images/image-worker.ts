import sharp, { type Sharp } from 'sharp';
import { narrowPicture } from './narrow-picture.ts';
import { ImageRefusal, type ImageRefusalCode, reencode } from './reencode.ts';

export type ImageJob =
  | { readonly kind: 'reencode'; readonly bytes: Uint8Array; readonly type: 'png' | 'jpeg' }
  | { readonly kind: 'narrow'; readonly bytes: Uint8Array; readonly width: number }
  | { readonly kind: 'draw'; readonly svg: string; readonly width: number };

export interface MadeImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type ImageAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly image: MadeImage }
  | { readonly kind: 'refused'; readonly code: ImageRefusalCode };

/** A confined process for libvips, which no other process loads: it decodes one image and is killed. */
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit(0));
process.on('message', async (job: ImageJob) => {
  process.send?.(await answer(job));
});
process.send?.({ kind: 'ready' } satisfies ImageAnswer);

async function answer(job: ImageJob): Promise<ImageAnswer> {
  try {
    return { kind: 'made', image: await make(job) };
  } catch (error) {
    return { kind: 'refused', code: error instanceof ImageRefusal ? error.code : 'unreadable_image' };
  }
}

async function make(job: ImageJob): Promise<MadeImage> {
  if (job.kind === 'reencode') return reencode(job.bytes, job.type);
  const { data, info } = await (job.kind === 'narrow' ? narrowPicture(job.bytes, job.width) : drawing(job)).toBuffer({
    resolveWithObject: true,
  });
  return { bytes: data, width: info.width, height: info.height };
}

/** Rendered at twice the size first, so that thin rules and small letters stay even. */
function drawing({ svg, width }: Extract<ImageJob, { kind: 'draw' }>): Sharp {
  return sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png({ compressionLevel: 9 });
}
