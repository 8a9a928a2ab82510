import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readAuthors } from '#contract/author.ts';
import { cleanText, countWords } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import { speakPlainly } from '#contract/plain-messages.ts';
import { checkInsights, type PrototypePanel, prototypeOptions } from '../tool.ts';
import { chooseImages, describe, type ImageItem } from './image-item.ts';
import { texts } from './texts.ts';

speakPlainly();

/**
 * The form's values and their validation. Text and options are stored for this tab, so that a reload only loses the
 * images, which browsers do not restore.
 */
export function usePaperForm(userId: string | null): PaperForm {
  const [text, setText] = useState('');
  const [panel, setPanel] = useState<PanelText>(emptyPanel);
  const [images, setImages] = useState<readonly ImageItem[]>([]);
  const [imageProblem, setImageProblem] = useState<string | null>(null);
  const imagesRef = useRef(images);
  imagesRef.current = images;

  useEffect(() => {
    const kept = userId ? readStored(userId) : null;
    if (!kept) return;
    setText(kept.text);
    setPanel(kept.panel);
  }, [userId]);
  useEffect(() => {
    if (userId) keep(userId, { text, panel });
  }, [userId, text, panel]);
  useEffect(() => () => imagesRef.current.forEach(forget), []);

  const addFiles = useCallback(async (files: readonly File[]) => {
    setImageProblem(null);
    try {
      const { items, problem } = await chooseImages(files, imagesRef.current.length);
      setImages((current) => [...current, ...items].slice(0, limits.image.count));
      setImageProblem(problem);
    } catch {
      setImageProblem(texts.failures.selection);
    }
  }, []);

  const clear = useCallback(() => {
    imagesRef.current.forEach(forget);
    setText('');
    setPanel(emptyPanel);
    setImages([]);
    setImageProblem(null);
  }, []);

  // Counts and checks apply to what the server will use: the text without control characters and HTML.
  const cleaned = useMemo(() => cleanText(text), [text]);
  const words = useMemo(() => countWords(cleaned), [cleaned]);
  const textProblem = useMemo(() => problemOfText(cleaned, images.length), [cleaned, images.length]);
  return {
    text,
    setText,
    full: useMemo(() => [...text].length >= limits.insights.maxCharacters, [text]),
    words,
    textProblem,
    panel,
    setPanel,
    images,
    imageProblem,
    addFiles,
    removeImage(id) {
      const item = images.find((image) => image.id === id);
      if (item) forget(item);
      setImages((current) => current.filter((image) => image.id !== id));
      setImageProblem(null);
    },
    describeImage(id, description) {
      setImages((current) => current.map((image) => (image.id === id ? describe(image, description) : image)));
    },
    placeImage(id, sentence) {
      setImages((current) => current.map((image) => (image.id === id ? { ...image, sentence } : image)));
    },
    enough: images.length > 0 || words >= limits.insights.minWords,
    dirty: text.trim() !== '' || images.length > 0,
    clear,
  };
}

export interface PaperForm {
  readonly text: string;
  setText(value: string): void;
  /** The text has reached its maximum length. */
  readonly full: boolean;
  readonly words: number;
  /** The problem with the current text, other than being too short. */
  readonly textProblem: string | null;
  readonly panel: PanelText;
  setPanel(panel: PanelText): void;
  readonly images: readonly ImageItem[];
  readonly imageProblem: string | null;
  addFiles(files: readonly File[]): Promise<void>;
  removeImage(id: string): void;
  describeImage(id: string, description: string): void;
  /** Sets the sentence that an image goes with; null for none. */
  placeImage(id: string, sentence: string | null): void;
  /** There are images, or at least 100 words. */
  readonly enough: boolean;
  readonly dirty: boolean;
  clear(): void;
}

/** The optional inputs as typed. */
export interface PanelText {
  readonly title: string;
  /** One author per line, in the format of readAuthors. */
  readonly authors: string;
  readonly articleType: PrototypePanel['articleType'];
  readonly design: PrototypePanel['design'];
  readonly template: PrototypePanel['template'];
  readonly constraints: string;
  readonly seeds: string;
  readonly literature: boolean;
}

export const emptyPanel: PanelText = {
  title: '',
  authors: '',
  articleType: '',
  design: '',
  template: 'article',
  constraints: '',
  seeds: '',
  literature: true,
};

/** The parsed options, or the first problem with them. */
export function readPanel(panel: PanelText): { panel: PrototypePanel } | { problem: string } {
  const parsed = prototypeOptions.safeParse({ ...panel, authors: readAuthors(panel.authors) });
  return parsed.success
    ? { panel: parsed.data }
    : { problem: parsed.error.issues[0]?.message ?? texts.failures.unexpected };
}

function problemOfText(text: string, imageCount: number): string | null {
  // If the text is too short, the field always shows the number of missing words.
  return checkInsights(text, Math.max(1, imageCount));
}

function forget(item: ImageItem): void {
  URL.revokeObjectURL(item.preview);
}

const storageKey = (userId: string) => `paper_assistant_${userId}`;

function keep(userId: string, content: { text: string; panel: PanelText }): void {
  try {
    sessionStorage.setItem(storageKey(userId), JSON.stringify(content));
  } catch {
    // Full or blocked storage must not prevent writing.
  }
}

function readStored(userId: string): { text: string; panel: PanelText } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null') as Partial<{
      text: string;
      panel: PanelText;
    }> | null;
    return typeof kept?.text === 'string' ? { text: kept.text, panel: { ...emptyPanel, ...kept.panel } } : null;
  } catch {
    return null;
  }
}
