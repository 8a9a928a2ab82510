/** How often labeled offers raise or settle a point. */
export interface PointCounts {
  /** Offers in which the question makes sense. */
  readonly offers: number;
  /** Offers whose reader would raise the point, and offers that settle it. */
  readonly asked: number;
  readonly settled: number;
  /** By kind of deal: offers whose reader would raise the point, and offers that do not settle it. */
  readonly kinds: Readonly<Record<string, readonly [asked: number, unsettled: number]>>;
}

export type QuestionCounts = Readonly<Record<string, PointCounts>>;

/** A labeled offer: its kinds of deal, the points that make sense for it, those to raise, and those that it settles. */
export interface LabelledQuestions {
  readonly kinds: readonly string[];
  readonly fitting: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  readonly settled: ReadonlySet<string>;
}

/** Counts the offers' labels for these points. */
export function countQuestions(offers: readonly LabelledQuestions[], points: readonly string[]): QuestionCounts {
  const kinds = [...new Set(offers.flatMap((offer) => offer.kinds))].sort();
  const countOf = (point: string): PointCounts => {
    const fitting = offers.filter((offer) => offer.fitting.has(point));
    const unsettled = fitting.filter(({ settled }) => !settled.has(point));
    const asked = unsettled.filter((offer) => offer.asked.has(point));
    return {
      offers: fitting.length,
      asked: asked.length,
      settled: fitting.length - unsettled.length,
      kinds: Object.fromEntries(
        kinds.map((kind): [string, [number, number]] => {
          const isOne = (offer: LabelledQuestions) => offer.kinds.includes(kind);
          return [kind, [asked.filter(isOne).length, unsettled.filter(isOne).length]];
        }),
      ),
    };
  };
  return Object.fromEntries(points.map((point) => [point, countOf(point)]));
}
