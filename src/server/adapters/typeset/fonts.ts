import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

/**
 * Fonts in addition to those built into Typst (New Computer Modern, Libertinus Serif, DejaVu Sans Mono), all under the
 * SIL Open Font License, from npm packages: Arabic, the 6,763 most common Chinese characters, Japanese, Korean, emoji,
 * and Unifont, whose plain glyphs cover the rest of the Basic Multilingual Plane.
 */
export function readFonts(): Buffer[] {
  return FILES.map(readFont);
}

/** The interface's fonts in the weights that drawings use, followed by the fonts above. */
export function readInterfaceFonts(): Buffer[] {
  return [...INTERFACE_FILES, ...FILES].map(readFont);
}

function readFont(file: string): Buffer {
  return unpackWoff(readFileSync(createRequire(import.meta.url).resolve(file)));
}

const INTERFACE_FILES = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
];

const FILES = [
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  '@expo-google-fonts/hina-mincho/400Regular/HinaMincho_400Regular.ttf',
  '@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@fontsource/unifont/files/unifont-latin-400-normal.woff',
];
