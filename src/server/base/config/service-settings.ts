// What is set for the services that the server calls; their adapters are made from it.

export interface LiteratureSettings {
  /** Addresses without a trailing slash. */
  readonly crossref: string;
  readonly openAlex: string;
  readonly datacite: string;
  readonly arxiv: string;
  readonly openAlexKey: string | null;
  /** Who to write to when our requests are a burden: the key to Crossref's polite pool. */
  readonly mailto: string | null;
  readonly supportEmail: string;
  /** Name and version, for the user agent. */
  readonly product: string;
  /** Days for which a record is not asked for again. */
  readonly keepDays: number;
  /** For tests: another pace. */
  readonly pace?: {
    readonly gapMilliseconds?: number;
    readonly backOffMilliseconds?: readonly number[];
    readonly timeoutMilliseconds?: number;
  };
}

/** Where a model is and what it costs, as the settings say. */
export type ModelSettings = (
  | { readonly kind: 'openai-compatible'; readonly baseUrl: string; readonly apiKey: string | null }
  | { readonly kind: 'anthropic'; readonly apiKey: string; readonly baseUrl: string | null }
) & {
  readonly model: string;
  /** US dollars for a million tokens; null if not set: costs are then shown in tokens. */
  readonly prices: { readonly input: number; readonly output: number } | null;
  /** Tokens in and out that one run may use. */
  readonly runTokens: number;
};

/** Where workflows are and what opens them, as the settings say. */
export interface WorkflowSettings {
  /** The API of a Dify installation, for example https://api.dify.ai/v1. */
  readonly baseUrl: string;
  /** Where it serves the files that workflows make; null: where its API is. */
  readonly filesUrl: string | null;
  /** By slug of the tool that the workflow replaces: the key of its app. */
  readonly keys: Readonly<Record<string, string>>;
  /** Another pace is for tests. */
  readonly pace?: WorkflowPace;
}

/** All in seconds. */
export interface WorkflowPace {
  /** Before each further try; as many tries as entries. */
  readonly retryDelays: readonly number[];
  /** A server that asks for more patience than this is given up. */
  readonly longestWait: number;
  readonly answerSeconds: number;
  /** Streams say something every ten seconds. */
  readonly silenceSeconds: number;
  readonly pollSeconds: number;
  readonly fileSeconds: number;
}
