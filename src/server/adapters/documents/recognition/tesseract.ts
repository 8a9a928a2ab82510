import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Picture } from './picture.ts';

/**
 * Tesseract in WebAssembly with its English data, both from npm packages: nothing is downloaded, nothing is written.
 */
export interface Tesseract {
  /** The lines of a page in reading order; lengths in pixels from the top left. */
  recognise(picture: Picture): readonly RecognisedLine[];
}

export interface RecognisedLine {
  /** The baseline shows the slope: a scan is never quite straight. */
  readonly baseline: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  /** From the bottom of a "p" to the top of a "b". */
  readonly height: number;
  readonly words: readonly RecognisedWord[];
}

export interface RecognisedWord {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
}

export async function openTesseract(): Promise<Tesseract> {
  const { resolve } = createRequire(import.meta.url);
  const { default: start } = (await import(resolve('tesseract.js-core/tesseract-core-simd-lstm.js'))) as {
    default(options: object): Promise<TesseractModule>;
  };
  const module = await start({ [progressCallback]: () => undefined });
  const data = readFileSync(resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
  module.FS.writeFile('eng.traineddata', gunzipSync(data));
  const api = new module.TessBaseAPI();
  if (api.Init(null, 'eng', lstmOnly) !== 0) throw new Error('text recognition could not be started');
  return {
    recognise(picture) {
      module.FS.writeFile('/input', asPgm(picture));
      if (api.SetImageFile(upright, 0) === 1) throw new Error('the picture of a page could not be read');
      api.SetVariable('user_defined_dpi', String(Math.round(72 * picture.scale)));
      if (api.Recognize(null) !== 0) throw new Error('the page could not be recognised');
      const page = JSON.parse(api.GetJSONText(0)) as PageText;
      api.Clear();
      return page.blocks.flatMap(({ paragraphs = [] }) => paragraphs.flatMap(({ lines = [] }) => lines.map(lineOf)));
    },
  };
}

interface TesseractModule {
  readonly FS: { writeFile(path: string, content: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(path: null, language: string, mode: number): number;
    SetImageFile(orientation: number, angle: number): number;
    SetVariable(name: string, value: string): boolean;
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
    Clear(): void;
  };
}

/** The module calls this function while it works, so it must exist. */
const progressCallback = 'TesseractProgress';

/** The part of Tesseract's result that is used. */
interface PageText {
  readonly blocks: readonly { readonly paragraphs?: readonly { readonly lines?: readonly LineText[] }[] }[];
}

interface LineText {
  readonly baseline: RecognisedLine['baseline'];
  readonly rowAttributes: { readonly rowHeight: number };
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: { readonly x0: number; readonly x1: number };
  }[];
}

function lineOf({ baseline, rowAttributes, words }: LineText): RecognisedLine {
  return {
    baseline,
    height: rowAttributes.rowHeight,
    words: words.map(({ text, confidence, bbox }) => ({ text, confidence, left: bbox.x0, right: bbox.x1 })),
  };
}

/** OEM_LSTM_ONLY of publictypes.h; the other engine is not part of this build. */
const lstmOnly = 1;

/** The Exif orientation of an image that is not rotated. */
const upright = 1;

/** Portable graymap (netpbm): a text header, then the pixels. */
function asPgm({ width, height, dots }: Picture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), dots]);
}
