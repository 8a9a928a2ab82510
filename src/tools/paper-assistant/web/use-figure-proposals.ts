import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FigureProposals, proposeFigures } from '#contract/figure-proposals.ts';
import { cleanText } from '#contract/free-text.ts';
import { call } from '#web/lib/api.ts';
import type { PrototypePanel } from '../tool.ts';
import type { ImageItem } from './image-item.ts';
import type { PaperForm } from './use-paper-form.ts';

/** The place to show for an image: the user's choice while its sentence is in the text, otherwise the suggestion. */
export type FigurePlaces = ReadonlyMap<string, string | null>;

/**
 * Requests suggested places shortly after the last change. A figure that the text mentions by number keeps that place,
 * so it is displayed but not sent.
 */
export function useFigureProposals({ text, images }: PaperForm): ShownProposals {
  const asked = useSettled(JSON.stringify([text, images.map(({ description }) => description)]));
  const [askedText, descriptions] = JSON.parse(asked) as [string, string[]];
  const { data, isError, isFetching } = useQuery({
    queryKey: ['figure-proposals', asked],
    queryFn: ({ signal }) => call(proposeFigures, { body: { text: cleanText(askedText), descriptions }, signal }),
    enabled: descriptions.length > 0 && askedText.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const known = images.length > 0 && text.trim() !== '' && data?.figures.length === images.length ? data : null;
  return { known, failed: isError, asking: isFetching, places: placesOf(images, known) };
}

export interface ShownProposals {
  /** Null while nothing is known about these images. */
  readonly known: FigureProposals | null;
  readonly failed: boolean;
  readonly asking: boolean;
  /** By the ids of the images. */
  readonly places: FigurePlaces;
}

export function placesOf(images: readonly ImageItem[], known: FigureProposals | null): FigurePlaces {
  return new Map(
    images.flatMap(({ id, sentence }, index): [string, string | null][] => {
      const proposal = known?.figures[index];
      if (known === null || proposal === undefined || proposal.by === 'number') return [];
      const chosen = sentence === null || (sentence !== undefined && known.sentences.includes(sentence));
      return [[id, chosen ? sentence : proposal.sentence]];
    }),
  );
}

/** The places in the format of prototype.json. */
export function figuresOf(images: readonly ImageItem[], places: FigurePlaces): PrototypePanel['figures'] {
  return images.flatMap(({ id, fileName }) => {
    const sentence = places.get(id);
    return sentence === undefined ? [] : [{ file: fileName, sentence }];
  });
}

/** Debounces a value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const settleMilliseconds = 700;
