import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

/**
 * Fonts beside those inside Typst (New Computer Modern, Libertinus Serif, DejaVu Sans Mono), all under the SIL Open Font
 * License, as npm packages: Arabic, the 6,763 most used Chinese characters, emoji, and Unifont, whose plain glyphs cover
 * every character of the Basic Multilingual Plane that the others lack.
 */
export function readFonts(): Buffer[] {
  const require = createRequire(import.meta.url);
  return FILES.map((file) => unpackWoff(readFileSync(require.resolve(file))));
}

const FILES = [
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@fontsource/unifont/files/unifont-latin-400-normal.woff',
];
