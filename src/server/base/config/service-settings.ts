// Settings of the services that the server calls; their adapters are created from these.

export interface LiteratureSettings {
  /** Addresses without a trailing slash. */
  readonly crossref: string;
  readonly openAlex: string;
  readonly datacite: string;
  readonly arxiv: string;
  readonly openAlexKey: string | null;
  /** The operator's email address, in case our requests are a burden; it gives access to Crossref's polite pool. */
  readonly mailto: string | null;
  readonly supportEmail: string;
  /** Name and version, for the user agent. */
  readonly product: string;
  /** Days for which a record is cached. */
  readonly keepDays: number;
  /** Request rates for tests. */
  readonly pace?: {
    readonly gapMilliseconds?: number;
    readonly backOffMilliseconds?: readonly number[];
    readonly timeoutMilliseconds?: number;
  };
}

/** Address and cost of the language model. */
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

/** Address and keys of external workflows. */
export interface WorkflowSettings {
  /** The API of a Dify installation, for example https://api.dify.ai/v1. */
  readonly baseUrl: string;
  /** Base URL of the files that workflows create; null: that of the API. */
  readonly filesUrl: string | null;
  /** By slug of the tool that the workflow replaces: the key of its app. */
  readonly keys: Readonly<Record<string, string>>;
  /** Request rates for tests. */
  readonly pace?: WorkflowPace;
}

/** All in seconds. */
export interface WorkflowPace {
  /** Delay before each retry; the number of entries is the number of retries. */
  readonly retryDelays: readonly number[];
  /** If a server requests a longer delay, the call fails. */
  readonly longestWait: number;
  readonly answerSeconds: number;
  /** Streams send something every ten seconds. */
  readonly silenceSeconds: number;
  readonly pollSeconds: number;
  readonly fileSeconds: number;
}
